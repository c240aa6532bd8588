import type { Outcome, Seat } from '../kernel/game.ts';
import { rank } from '../kernel/rank.ts';
import {
  type Card,
  type Cards,
  type Color,
  colorOf,
  DECK,
  highFirst,
  numberOf,
  strengthOf,
} from './cards.ts';
import type { State, Table } from './types.ts';

/** The cards of a palette that count, highest first. Each rule is given the palette highest first. */
const RULES: Readonly<Record<Color, (palette: Cards) => Cards>> = {
  R: (palette) => palette.slice(0, 1),
  O: (palette) => longest(groupsBy(numberOf, palette)),
  Y: (palette) => longest(groupsBy(colorOf, palette)),
  G: (palette) => palette.filter((card) => numberOf(card) % 2 === 0),
  C: (palette) => groupsBy(colorOf, palette).map(first),
  I: (palette) => longest(runs(groupsBy(numberOf, palette).map(first))),
  V: (palette) => palette.filter((card) => numberOf(card) < 4),
};

export const best = (rule: Color, palette: Cards): Cards => RULES[rule](highFirst(palette));

/** How good a set is: the size first, then its highest card; 0 for an empty set, which cannot lead. */
export const keyOf = (set: Cards): number => (set.length === 0 ? 0 : set.length * 64 + strengthOf(set[0]!));

/** The colour on top of the canvas; the start card is red. */
export const ruleOf = ({ canvas }: Table): Color => (canvas.length === 0 ? 'R' : colorOf(canvas.at(-1)!));

export const isActive = ({ out }: Table, seat: Seat): boolean => !out.includes(seat);

/** The active seat with the best set; null when nobody has a card that counts. */
export function leaderOf(table: Table, rule: Color = ruleOf(table)): Seat | null {
  let leader: Seat | null = null;
  let highest = 0;
  table.palettes.forEach((palette, seat) => {
    const key = isActive(table, seat) ? keyOf(best(rule, palette)) : 0;
    if (key > highest) {
      leader = seat;
      highest = key;
    }
  });
  return leader;
}

/** Rules 5.2: as for leading, but of several largest colours the one with the highest sum. */
export function scoringSet(rule: Color, palette: Cards): Cards {
  if (rule !== 'Y') return best(rule, palette);
  const colors = groupsBy(colorOf, highFirst(palette));
  const size = longest(colors).length;
  const largest = colors.filter((color) => color.length === size);
  return largest.reduce((most, color) => (sumOf(color) > sumOf(most) ? color : most));
}

export const sumOf = (cards: Cards): number => cards.reduce((sum, card) => sum + numberOf(card), 0);

/** Cards out of the game: every scored card, also those that still lie in a palette at the end of a round. */
export const scoredCards = ({ rounds }: Table): Cards => rounds.flatMap(({ cards }) => cards);

export const scoredBy = ({ rounds }: Table, seat: Seat): Cards =>
  rounds.flatMap(({ winner, cards }) => (winner === seat ? cards : []));

export const pointsOf = (table: Table, seat: Seat): number => sumOf(scoredBy(table, seat));

const TARGETS: Readonly<Record<number, number>> = { 2: 40, 3: 35, 4: 30 };

/** The points that end the advanced game. */
export const targetOf = ({ options, palettes }: Table): number =>
  options.targetScore ?? TARGETS[palettes.length]!;

/** Why the game ends after the round that is the last in `rounds`; null if another one is dealt. */
export function endOf(table: Table): 'last-player' | 'target' | 'too-few-cards' | null {
  if (!table.options.advanced) return 'last-player';
  if (table.palettes.some((_, seat) => pointsOf(table, seat) >= targetOf(table))) return 'target';
  return DECK.length - scoredCards(table).length < table.palettes.length * 8 ? 'too-few-cards' : null;
}

export function outcome({ table }: State): Outcome | null {
  if (table.step.phase !== 'gameOver') return null;
  const seats = table.palettes.map((_, seat) => seat);
  if (table.options.advanced) {
    return {
      ranking: rank(
        seats.map((seat) => ({
          seat,
          score: pointsOf(table, seat),
          ties: [{ key: 'best-card', value: Math.max(0, ...scoredBy(table, seat).map(strengthOf)) }],
        })),
      ),
      breakdown: table.rounds.map(({ winner, cards }, i) => ({
        key: 'scored',
        round: i + 1,
        points: seats.map((seat) => (seat === winner ? sumOf(cards) : 0)),
      })),
    };
  }
  const wins = seats.map((seat) => (isActive(table, seat) ? 1 : 0));
  return {
    ranking: rank(
      seats.map((seat) => ({
        seat,
        score: wins[seat]!,
        ties: [{ key: 'lasted-longer', value: table.out.indexOf(seat) }],
      })),
    ),
    breakdown: [{ key: 'won', round: null, points: wins }],
  };
}

const first = (group: Cards): Card => group[0]!;

/** In the order of their first cards. */
function groupsBy<Key>(keyOf: (card: Card) => Key, cards: Cards): Cards[] {
  const groups = new Map<Key, Card[]>();
  for (const card of cards) {
    const key = keyOf(card);
    const group = groups.get(key);
    if (group) group.push(card);
    else groups.set(key, [card]);
  }
  return [...groups.values()];
}

/** Cards of falling numbers, cut where a number is missing. */
function runs(cards: Cards): Cards[] {
  const found: Card[][] = [];
  for (const card of cards) {
    const run = found.at(-1);
    if (run && numberOf(run.at(-1)!) === numberOf(card) + 1) run.push(card);
    else found.push([card]);
  }
  return found;
}

/** The first of the longest: the one with the highest card, because sets come highest first. */
const longest = (sets: readonly Cards[]): Cards =>
  sets.reduce((most, set) => (set.length > most.length ? set : most), []);

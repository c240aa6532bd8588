import type { Seat } from '../kernel/game.ts';
import {
  type Card,
  type Cards,
  type Color,
  red7CardStrength,
  red7ColorOfCard,
  red7NumberOfCard,
  sortStrongestCardFirst,
} from './cards.ts';
import { palettePower } from './power.ts';
import type { PublicState } from './types.ts';

/** What decides who leads. */
export type LeadCalculationInputs = Pick<PublicState, 'palettes' | 'canvas' | 'out'>;

/** The cards of a palette that count, highest first. Each rule is given the palette highest first. */
const RULES: Readonly<Record<Color, (palette: Cards) => Cards>> = {
  R: (palette) => palette.slice(0, 1),
  O: (palette) => longest(groupsBy(red7NumberOfCard, palette)),
  Y: (palette) => longest(groupsBy(red7ColorOfCard, palette)),
  G: (palette) => palette.filter((card) => red7NumberOfCard(card) % 2 === 0),
  C: (palette) => groupsBy(red7ColorOfCard, palette).map(first),
  I: (palette) => longest(runs(groupsBy(red7NumberOfCard, palette).map(first))),
  V: (palette) => palette.filter((card) => red7NumberOfCard(card) < 4),
};

export const bestSetForRule = (rule: Color, palette: Cards): Cards =>
  RULES[rule](sortStrongestCardFirst(palette));

/** How good a set is: the size first, then its highest card; 0 for an empty set, which cannot lead. */
export const strengthOfCardSet = (set: Cards): number =>
  set.length === 0 ? 0 : set.length * 64 + red7CardStrength(set[0]!);

/** The color on top of the canvas; the start card is red. */
export const currentRule = ({ canvas }: LeadCalculationInputs): Color =>
  canvas.length === 0 ? 'R' : red7ColorOfCard(canvas.at(-1)!);

export const isSeatStillInRed7Round = ({ out }: LeadCalculationInputs, seat: Seat): boolean =>
  !out.includes(seat);

/** The active seat with the best set; null when nobody has a card that counts. */
export function findLeadingSeat(table: LeadCalculationInputs, rule: Color = currentRule(table)): Seat | null {
  let leader: Seat | null = null;
  let highest = 0;
  for (let seat = 0; seat < table.palettes.length; seat += 1) {
    const power = isSeatStillInRed7Round(table, seat) ? palettePower(rule, table.palettes[seat]!) : 0;
    if (power > highest) {
      leader = seat;
      highest = power;
    }
  }
  return leader;
}

/** Whether this seat is the leader; cheaper to ask than who it is, as the first stronger rival settles it. */
export function isLeading(
  table: LeadCalculationInputs,
  seat: Seat,
  rule: Color = currentRule(table),
): boolean {
  const power = isSeatStillInRed7Round(table, seat) ? palettePower(rule, table.palettes[seat]!) : 0;
  const isBeaten = (palette: Cards, rival: Seat) =>
    rival === seat || !isSeatStillInRed7Round(table, rival) || palettePower(rule, palette) < power;
  return power > 0 && table.palettes.every(isBeaten);
}

/** The cards of each color of a palette, highest first. */
export const groupByColor = (palette: Cards): readonly Cards[] =>
  groupsBy(red7ColorOfCard, sortStrongestCardFirst(palette));

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
    if (run && red7NumberOfCard(run.at(-1)!) === red7NumberOfCard(card) + 1) run.push(card);
    else found.push([card]);
  }
  return found;
}

/** The first of the longest: the one with the highest card, because sets come highest first. */
const longest = (sets: readonly Cards[]): Cards =>
  sets.reduce((most, set) => (set.length > most.length ? set : most), []);

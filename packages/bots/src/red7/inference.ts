import { choiceLikelihood, type ImperfectChoiceModel } from '../inference.ts';
import { type Red7CardRank, Red7PaletteBitSets } from './palette.ts';
import { TwoPlayerRed7Game, type TwoPlayerRed7Side, type TwoPlayerRed7Turn } from './twoPlayerGame.ts';

/** In the unit of the evaluation, where a card in hand is worth 3. */
const CHOICE_MODEL: ImperfectChoiceModel = { temperature: 2, randomRate: 0.1 };
/** The most histories of a table to search for, and how many of the likeliest count. */
const MOST = 24;
const LIKELY = 4;
const HAND = 7;
const CARDS = 49;
const RULES = 7;
const RED = 6;
const NONE = -1;

/** What both see of a duel, mine first: palettes and canvas in the order in which they were laid. */
export interface TwoPlayerRed7PublicState {
  readonly palettes: readonly (readonly Red7CardRank[])[];
  readonly canvas: readonly Red7CardRank[];
  /** Cards in hand now. */
  readonly held: readonly number[];
}

interface DuelTurn {
  readonly side: TwoPlayerRed7Side;
  readonly move: TwoPlayerRed7Turn;
}

const laidIn = ({ palette, canvas }: TwoPlayerRed7Turn): readonly Red7CardRank[] =>
  [palette, canvas].filter((card) => card !== NONE);

/**
 * Every order of turns that leads to this table, mine to move. The table does not say which canvas card is whose, nor
 * whether two cards were one turn; that everybody leads after a turn, and the cards each has left, nearly do.
 */
export function findPossibleRed7TurnHistories({
  palettes,
  canvas,
  held,
}: TwoPlayerRed7PublicState): readonly (readonly DuelTurn[])[] {
  const found: (readonly DuelTurn[])[] = [];
  const lying = palettes.map((cards) => new Red7PaletteBitSets(cards.slice(0, 1)));
  const shown = palettes.map(() => 1);
  const rules = palettes.map((cards, side) => HAND - held[side]! - (cards.length - 1));
  const turns: DuelTurn[] = [];
  let ruled = 0;
  const power = (side: number) => lying[side]!.power(ruled === 0 ? RED : canvas[ruled - 1]! % RULES);
  const follow = (side: TwoPlayerRed7Side): void => {
    if (found.length >= MOST) return;
    if (side === 0 && shown.every((count, at) => count === palettes[at]!.length) && ruled === canvas.length) {
      found.push([...turns]);
      return;
    }
    const card = palettes[side]![shown[side]!] ?? NONE;
    const rule = rules[side]! > 0 ? (canvas[ruled] ?? NONE) : NONE;
    for (const [lays, ruling] of [
      [true, false],
      [false, true],
      [true, true],
    ] as const) {
      if ((lays && card === NONE) || (ruling && rule === NONE)) continue;
      if (lays) {
        lying[side]!.toggle(card);
        shown[side]! += 1;
      }
      if (ruling) {
        rules[side]! -= 1;
        ruled += 1;
      }
      if (power(side) > power(1 - side)) {
        turns.push({ side, move: { palette: lays ? card : NONE, canvas: ruling ? rule : NONE } });
        follow(side === 0 ? 1 : 0);
        turns.pop();
      }
      if (ruling) {
        rules[side]! += 1;
        ruled -= 1;
      }
      if (lays) {
        lying[side]!.toggle(card);
        shown[side]! -= 1;
      }
    }
  };
  follow(power(0) > power(1) ? 1 : 0);
  return found;
}

/** A turn, what lay there before it, and both hands as far as they are known: mine, and what the rival laid from then on. */
interface SeenTurn extends DuelTurn {
  readonly palettes: readonly (readonly Red7CardRank[])[];
  readonly canvas: readonly Red7CardRank[];
  readonly mine: readonly Red7CardRank[];
  readonly laid: readonly Red7CardRank[];
}

function seenIn(
  turns: readonly DuelTurn[],
  { palettes, canvas }: TwoPlayerRed7PublicState,
  hand: readonly Red7CardRank[],
): readonly SeenTurn[] {
  const counts = palettes.map(() => 1);
  let ruled = 0;
  return turns.map(({ side, move }, i) => {
    const later = (of: TwoPlayerRed7Side) =>
      turns.slice(i).flatMap((turn) => (turn.side === of ? laidIn(turn.move) : []));
    const seen: SeenTurn = {
      side,
      move,
      palettes: palettes.map((cards, at) => cards.slice(0, counts[at])),
      canvas: canvas.slice(0, ruled),
      mine: [...hand, ...later(0)],
      laid: later(1),
    };
    if (move.palette !== NONE) counts[side]! += 1;
    if (move.canvas !== NONE) ruled += 1;
    return seen;
  });
}

/** How likely the turn was, with these cards left in the rival's hand now. */
function chanceOf(
  { side, move, palettes, canvas, mine, laid }: SeenTurn,
  theirs: readonly Red7CardRank[],
): number {
  const rule = canvas.length === 0 ? RED : canvas.at(-1)! % RULES;
  const rated = new TwoPlayerRed7Game(palettes, canvas, [mine, [...theirs, ...laid]], rule).rate(side);
  const chosen = rated.findIndex(
    ({ palette, canvas: laidThere }) => palette === move.palette && laidThere === move.canvas,
  );
  return choiceLikelihood(
    rated.map(({ value }) => value),
    chosen,
    CHOICE_MODEL,
  );
}

/**
 * How well a hand of the rival explains the turns it has made: a rival who lays two cards had no single one that leads. Where
 * the table could have come about in several ways, my own turns tell which are likely.
 */
export function createRed7RivalHandLikelihood(
  shown: TwoPlayerRed7PublicState,
  hand: readonly Red7CardRank[],
): (theirs: readonly Red7CardRank[]) => number {
  const open = new Set([...shown.palettes.flat(), ...shown.canvas, ...hand]);
  // My own turns do not depend on the rival's cards, only on how many there were.
  const any = Array.from({ length: CARDS }, (_, card) => card)
    .filter((card) => !open.has(card))
    .slice(0, shown.held[1]);
  const histories = findPossibleRed7TurnHistories(shown)
    .map((turns) => {
      const seen = seenIn(turns, shown, hand);
      const own = seen.filter(({ side }) => side === 0);
      return {
        prior: own.reduce((product, turn) => product * chanceOf(turn, any), 1),
        theirs: seen.filter(({ side }) => side === 1),
      };
    })
    .sort((a, b) => b.prior - a.prior)
    .slice(0, LIKELY);
  if (histories.every(({ theirs }) => theirs.length === 0)) return () => 1;
  return (held) =>
    histories.reduce(
      (sum, { prior, theirs }) =>
        sum + theirs.reduce((product, turn) => product * chanceOf(turn, held), prior),
      0,
    );
}

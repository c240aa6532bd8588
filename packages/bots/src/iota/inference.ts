import {
  cardIdOf,
  isWild,
  type PlacedCard,
  type PlayedIotaTurn,
  type PublicState,
  type View,
} from '@fivefold/rules/iota';
import { choiceLikelihood, type ImperfectChoiceModel } from '../inference.ts';
import { IOTA_OPEN_LINE_COST } from './evaluate.ts';
import { type IotaCardId, IotaPlayFinder, type IotaPlayWeights } from './playFinder.ts';

/** In points. */
const CHOICE_MODEL: ImperfectChoiceModel = { temperature: 4, randomRate: 0.1 };
/** What a rival is assumed to look at; people give a wild away sooner than the evaluation does. */
const WEIGHTS: IotaPlayWeights = { wild: 9, open: IOTA_OPEN_LINE_COST, endsGame: false };
const PASS = -1;
const HAND = 4;

/** The grid as the last turn found it. */
export function iotaGridBeforeLastTurn({
  grid,
  last,
}: Pick<PublicState, 'grid' | 'last'>): readonly PlacedCard[] {
  const laid = new Set(last!.placements.map(({ card }) => card));
  return grid
    .filter(({ card }) => !laid.has(card))
    .map((placed) => {
      const recycled = last!.recycles.find(({ x, y }) => x === placed.x && y === placed.y);
      return recycled ? { ...placed, card: recycled.wild } : placed;
    });
}

/** What the turn was worth to its player. */
function worthOf({ placements, recycles, score }: PlayedIotaTurn): number {
  if (score === null) return PASS;
  const open = score.lines.filter(({ cards }) => cards.length === 3).reduce((sum, line) => sum + line.sum, 0);
  const spent = placements.filter(({ card }) => isWild(card)).length - recycles.length;
  return score.total - WEIGHTS.wild * spent - WEIGHTS.open * open;
}

/**
 * How likely a hand makes the last turn of its player: the cards kept would not have made a much better play. Null when
 * the last turn tells nothing about that hand.
 */
export function iotaHandLikelihood(
  view: View,
  seat: number,
): ((hand: readonly IotaCardId[]) => number) | null {
  const { last } = view.table;
  if (last === null || last.seat !== seat) return null;
  const kept = HAND - last.placements.length - last.swapped;
  if (kept <= 0) return null;
  const finder = new IotaPlayFinder(iotaGridBeforeLastTurn(view.table));
  const back = new Set(last.recycles.map(({ wild }) => cardIdOf(wild)));
  const shown = [...last.placements, ...last.recycles]
    .map(({ card }) => cardIdOf(card))
    .filter((id) => !back.has(id));
  const chosen = worthOf(last);
  // The cards of an imagined hand that everybody knows come first; the rest is as good as any other.
  return (hand) => {
    const held = [...shown, ...hand.slice(0, kept).filter((id) => !back.has(id))];
    return choiceLikelihood([chosen, finder.best(held, WEIGHTS)], 0, CHOICE_MODEL);
  };
}

import { printedPointsOfCard } from './cards.ts';
import type { CardLine, IotaPlayScore, IotaScoreTally, ScoredCardLine } from './types.ts';

/** Rules 5.1: what a play is worth that made or extended these lines. */
export function scoreOfPlay(created: readonly CardLine[], placed: number, lastCard: boolean): IotaPlayScore {
  const lines = created.map(({ axis, x, y, cards }): ScoredCardLine => {
    let sum = 0;
    for (const card of cards) sum += printedPointsOfCard(card);
    return { axis, x, y, cards, sum };
  });
  const base = lines.reduce((sum, line) => sum + line.sum, 0);
  const chains = lines.filter((line) => line.cards.length === 4).length;
  const fourCards = placed === 4;
  const multiplier = 2 ** (chains + Number(fourCards) + Number(lastCard));
  return { lines, base, chains, fourCards, lastCard, multiplier, total: base * multiplier };
}

export const EMPTY_IOTA_SCORE_TALLY: IotaScoreTally = { lines: 0, chains: 0, fourCards: 0, lastCard: 0 };

/** Each kind of doubling doubles what stood before it, so that the four numbers add up to the score. */
export function addScoreToTally(
  tally: IotaScoreTally,
  { base, chains, fourCards, lastCard, total }: IotaPlayScore,
): IotaScoreTally {
  const chained = base * 2 ** chains;
  const withFour = fourCards ? chained * 2 : chained;
  return {
    lines: tally.lines + base,
    chains: tally.chains + chained - base,
    fourCards: tally.fourCards + withFour - chained,
    lastCard: tally.lastCard + (lastCard ? total - withFour : 0),
  };
}

/** Rules 5.3: this many quiet turns in a row end the game. */
export const turnsWithoutPlayLimit = (seats: number, deckSize: number): number =>
  deckSize === 0 ? seats : 3 * seats;

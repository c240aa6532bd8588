import { pickRandom, type Random, randomBelow } from '@fivefold/rules';
import {
  type Action,
  type CardValue,
  cutPile,
  type Pile,
  type PilePart,
  type RowRange,
  rangeSize,
  type View,
} from '@fivefold/rules/podelim';
import type { BotPlayer } from '../bot.ts';
import {
  explainPodelimDiscard,
  explainPodelimJokers,
  explainPodelimSplit,
  explainPodelimVote,
  sumOfCardValuesInRange,
} from './explain.ts';

/** Out of ten votes, by how many vote: those for the part with the most on it. The rest are shy; four guess. */
const GREED: Readonly<Record<number, number>> = { 2: 5, 3: 3 };

/** Adds up the numbers and overlooks the jokers. */
const appealOf = ({ table }: View, { from, to }: RowRange): number =>
  table.row.slice(from, to).reduce((sum, card) => sum + (card === 'J' ? 0 : Number(card)), 0);

/** Keeps as much as possible together, and hopes to get it. */
function greedyCut(view: View, pile: Pile): readonly [first: number, second: number] {
  const size = rangeSize(pile);
  const largest = ([first, second]: readonly [number, number]) =>
    Math.max(...cutPile(pile, [first, second]).map((part) => appealOf(view, part)));
  const cuts = [
    [1, 2],
    [1, size - 1],
    [size - 2, size - 1],
  ] as const;
  return cuts.reduce((best, next) => (largest(next) > largest(best) ? next : best));
}

/** Wants the part with the most on it, or is shy and takes what nobody else will want. */
function likedPart(view: View, parts: readonly PilePart[], voters: number, random: Random): number {
  const order = parts.map((_, i) => i).sort((a, b) => appealOf(view, parts[b]!) - appealOf(view, parts[a]!));
  const greed = GREED[voters];
  if (greed === undefined) return pickRandom(order, random);
  return (randomBelow(10, random) < greed ? order[0] : order.at(-1))!;
}

/** Cuts and votes greedily, throws the fewest cards away, and spreads its jokers over its two highest stacks. */
export const easyPodelimBot: BotPlayer<View, Action> = (view, { random }) => {
  const { table } = view;
  const { phase } = table;
  const me = view.me as number;
  switch (phase.type) {
    case 'split': {
      const [first, second] = greedyCut(view, phase.pile);
      const parts = cutPile(phase.pile, [first, second]);
      return { action: { type: 'split', first, second }, reason: explainPodelimSplit(table, me, parts) };
    }
    case 'discard': {
      const part = phase.parts.reduce((least, next) => (rangeSize(next) < rangeSize(least) ? next : least));
      return {
        action: { type: 'discard-part', color: part.color },
        reason: explainPodelimDiscard(table, me, part, phase.parts),
      };
    }
    case 'vote': {
      const chosen = likedPart(view, phase.parts, phase.pile.voters.length, random);
      const sums = phase.parts.map((part) => sumOfCardValuesInRange(table, part));
      return {
        action: { type: 'vote', ballot: table.ballot, color: phase.parts[chosen]!.color },
        reason: explainPodelimVote(table, me, phase.parts, chosen, sums),
      };
    }
    default: {
      const { stacks, unattached } = table.players[me]!;
      const values: CardValue[] = [];
      for (let i = 0; i < unattached; i += 1) values.push(stacks.at(-1 - (i % 2))!.value);
      values.sort((one, other) => one - other);
      return { action: { type: 'place-jokers', values }, reason: explainPodelimJokers(table, me, values) };
    }
  }
};

import {
  type Card,
  type Pile,
  type PilePart,
  type PlayerStacks,
  type PublicState,
  type RowRange,
  rangeSize,
} from '@fivefold/rules/podelim';
import { regretMatching } from '../search.ts';
import { addCardsToStacks, countCardsToCome, expectedLead, subtractCardCounts } from './expectedLead.ts';

/** One round of Podelim as this seat sees it: what parts are worth, and how votes on them end. */
export interface RoundEvaluator {
  /** How far ahead I am when these parts go to these seats and the rest of the row is gone. */
  worth(taken: readonly { readonly seat: number; readonly part: RowRange }[]): number;
  /** By my parts: what a vote is worth against each joint reply, with how likely that reply is. */
  votes(parts: readonly RowRange[], pile: Pile): Votes;
  /** What a vote on these parts is worth before it. */
  value(parts: readonly RowRange[], pile: Pile): number;
}

interface Votes {
  readonly payoffs: readonly (readonly number[])[];
  readonly likely: readonly number[];
}

/** Rounds of regret matching: the tables are three by three at the most where it is used. */
const ROUNDS = 120;

/** More than there are seats, and places in a row: parts and whom they go to make one number. */
const SEATS = 8;
const PLACES = 16;
const KEYS = SEATS * PLACES * PLACES;
const keyOf = ({ from, to }: RowRange): number => from * PLACES + to;

export function createRoundEvaluator(table: PublicState, me: number, deep: boolean): RoundEvaluator {
  const coming = subtractCardCounts(
    countCardsToCome(table),
    table.row.filter((_, i) => table.owners[i] === null),
  );
  const cardsOf = ({ from, to }: RowRange): readonly Card[] => table.row.slice(from, to);
  const known = new Map<number, number>();
  const contests = new Map<number, number>();

  function worth(taken: readonly { readonly seat: number; readonly part: RowRange }[]): number {
    let key = 0;
    for (const { seat, part } of taken) key = key * KEYS + keyOf(part) * SEATS + seat + 1;
    const found = known.get(key);
    if (found !== undefined) return found;
    const players = [...table.players];
    for (const { seat, part } of taken) players[seat] = addCardsToStacks(players[seat]!, cardsOf(part));
    const value = expectedLead(players as readonly PlayerStacks[], me, coming);
    known.set(key, value);
    return value;
  }

  /** A part that several want: among two it is played out to the end, otherwise everybody gets a part of it. */
  function contest(part: RowRange, voters: readonly number[]): number {
    const base = worth([]);
    if (rangeSize(part) === 1) return base;
    let who = 0;
    for (const seat of voters) who |= 1 << seat;
    const key = keyOf(part) * 2 ** SEATS + who;
    const found = contests.get(key);
    if (found !== undefined) return found;
    let value = base;
    if (deep && voters.length === 2 && voters.includes(me)) value = duel(part, voters);
    else for (const seat of voters) value += (0.7 / voters.length) * (worth([{ seat, part }]) - base);
    contests.set(key, value);
    return value;
  }

  function duel(part: RowRange, voters: readonly number[]): number {
    const pile = { ...part, color: null, voters };
    const values = cutsOf(part).map((parts) => value(parts, pile));
    const isMine = table.leader === me || !voters.includes(table.leader);
    return isMine ? Math.max(...values) : Math.min(...values);
  }

  function outcome(parts: readonly RowRange[], chosen: readonly number[], voters: readonly number[]): number {
    const taken: { seat: number; part: RowRange }[] = [];
    let shift = 0;
    parts.forEach((part, i) => {
      const wanting = voters.filter((_, v) => chosen[v] === i);
      if (wanting.length === 1) taken.push({ seat: wanting[0]!, part });
      else if (wanting.length > 1) shift += contest(part, wanting) - worth([]);
    });
    return worth(taken) + shift;
  }

  function votes(parts: readonly RowRange[], pile: Pile): Votes {
    const others = pile.voters.filter((seat) => seat !== me);
    // A rival likes what brings most to it alone; how much it likes it is how likely it votes so.
    const tastes = others.map((seat) => {
      const gains = parts.map((part) => worth([]) - worth([{ seat, part }]));
      const top = Math.max(...gains);
      const weights = gains.map((gain) => Math.exp((gain - top) / 2.5));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight) => weight / total);
    });
    const replies = jointReplies(others.length, parts.length);
    const voters = [me, ...others];
    return {
      payoffs: parts.map((_, mine) => replies.map((reply) => outcome(parts, [mine, ...reply], voters))),
      likely: replies.map((reply) => reply.reduce((chance, choice, i) => chance * tastes[i]![choice]!, 1)),
    };
  }

  function value(parts: readonly RowRange[], pile: Pile): number {
    const { payoffs, likely } = votes(parts, pile);
    if (!deep || pile.voters.length !== 2) {
      const means = payoffs.map((row) => row.reduce((sum, pay, j) => sum + pay * likely[j]!, 0));
      return 0.5 * Math.max(...means) + (0.5 * means.reduce((sum, mean) => sum + mean, 0)) / means.length;
    }
    const mine = regretMatching(payoffs, ROUNDS);
    const against = likely.map((_, j) => payoffs.reduce((sum, row, i) => sum + row[j]! * mine[i]!, 0));
    return Math.min(...against);
  }

  return { worth, votes, value };
}

/** Every combination of choices of the rivals. */
function jointReplies(rivals: number, parts: number): readonly (readonly number[])[] {
  let replies: readonly (readonly number[])[] = [[]];
  for (let i = 0; i < rivals; i += 1)
    replies = replies.flatMap((reply) => Array.from({ length: parts }, (_, choice) => [...reply, choice]));
  return replies;
}

/** Every way to cut a run in three; two cards are halved. */
function cutsOf({ from, to }: RowRange): readonly (readonly RowRange[])[] {
  if (to - from === 2)
    return [
      [
        { from, to: from + 1 },
        { from: from + 1, to },
      ],
    ];
  const cuts: RowRange[][] = [];
  for (let first = from + 1; first < to; first += 1)
    for (let second = first + 1; second < to; second += 1)
      cuts.push([
        { from, to: first },
        { from: first, to: second },
        { from: second, to },
      ]);
  return cuts;
}

export const removePart = (parts: readonly PilePart[], gone: PilePart): readonly PilePart[] =>
  parts.filter((part) => part !== gone);

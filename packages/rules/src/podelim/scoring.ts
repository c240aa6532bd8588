import type { Outcome, RankedSeat, Seat } from '../kernel/game.ts';
import { rankSeats } from '../kernel/rank.ts';
import { type CardValue, type PlayerStacks, PODELIM_CARD_VALUES, type State } from './types.ts';

/** Who has the most cards of a value, and so scores it. */
export interface PodelimValueMajority {
  readonly value: CardValue;
  readonly counts: readonly number[]; // by seat, jokers on the stack included
  readonly jokers: readonly number[]; // by seat
  /** Everybody with the highest count; nobody when no one has the value. */
  readonly winners: readonly Seat[];
}

export const majoritiesOf = (players: readonly PlayerStacks[]): readonly PodelimValueMajority[] =>
  PODELIM_CARD_VALUES.map((value) => {
    const stacks = players.map((player) => player.stacks.find((stack) => stack.value === value));
    const counts = stacks.map((stack) => (stack === undefined ? 0 : stack.numbers + stack.jokers));
    const most = Math.max(...counts);
    return {
      value,
      counts,
      jokers: stacks.map((stack) => stack?.jokers ?? 0),
      winners: most === 0 ? [] : counts.flatMap((count, seat) => (count === most ? [seat] : [])),
    };
  });

/** By seat: a value counts in full for each of its winners. */
export const pointsOfPodelimStacks = (players: readonly PlayerStacks[]): readonly number[] =>
  podelimPointsBySeat(players.length, majoritiesOf(players));

export const podelimPointsBySeat = (
  seats: number,
  majorities: readonly PodelimValueMajority[],
): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => wonBy(seat, majorities).reduce((sum, value) => sum + value, 0));

const wonBy = (seat: Seat, majorities: readonly PodelimValueMajority[]): number[] =>
  majorities.filter(({ winners }) => winners.includes(seat)).map(({ value }) => value);

export const rankingFromMajorities = (
  points: readonly number[],
  majorities: readonly PodelimValueMajority[],
): readonly RankedSeat[] =>
  rankSeats(
    points.map((score, seat) => ({
      seat,
      score,
      ties: [{ key: 'different-values', value: wonBy(seat, majorities).length }],
    })),
  );

/** null while the game goes on; the score sheet has a line for every value. */
export function outcome({ table: { phase, players } }: State): Outcome | null {
  if (phase.type !== 'over') return null;
  const majorities = majoritiesOf(players);
  return {
    ranking: rankingFromMajorities(podelimPointsBySeat(players.length, majorities), majorities),
    breakdown: majorities.map(({ value, winners }) => ({
      key: `value-${value}`,
      round: null,
      points: players.map((_, seat) => (winners.includes(seat) ? value : 0)),
    })),
  };
}

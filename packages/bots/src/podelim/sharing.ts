import type { PlayerStacks, PublicState, RowRange } from '@fivefold/rules/podelim';

/** Two players who divide every row own about two thirds of the dealt cards, two who block each other a third or less. */
const SHARED = 0.6;
const BLOCKED = 0.54;
/** At first the rival is expected to share, as if this many cards had been dealt and this part of them were owned. */
const PRIOR_CARDS = 14;
const PRIOR_RATE = 0.68;
/** The most that is expected of the convention: some habit is left in everybody. */
const MOST_FOLLOWED = 0.9;

/**
 * From 0 to 1: how far two players have divided the cards so far instead of contesting them. `lost` counts the cards that
 * nobody got. With more players parts are contested by chance, so nothing follows from it: 0.
 */
export function podelimCardSharingRate(players: readonly PlayerStacks[], lost: number): number {
  if (players.length > 2) return 0;
  const owned = countOwnedPodelimCards(players);
  const rate = (owned + PRIOR_RATE * PRIOR_CARDS) / (owned + lost + PRIOR_CARDS);
  return Math.max(0, Math.min(1, (rate - BLOCKED) / (SHARED - BLOCKED)));
}

export const countOwnedPodelimCards = (players: readonly PlayerStacks[]): number =>
  players.reduce(
    (sum, { stacks, unattached }) =>
      stacks.reduce((cards, { numbers, jokers }) => cards + numbers + jokers, sum + unattached),
    0,
  );

/**
 * "I cut, you choose": the player who does not lead votes for the part it wants most, the leader for the best of the rest.
 * The leader changes every round, so that both come first equally often. By voter: the chance of each part.
 */
export function adjustPodelimVotesForCardSharing(
  table: PublicState,
  parts: readonly RowRange[],
  voters: readonly number[],
  habits: readonly (readonly number[])[],
  gainOf: (seat: number, part: RowRange) => number,
): readonly (readonly number[])[] {
  const followed = MOST_FOLLOWED * podelimCardSharingRate(table.players, table.discard.length);
  if (followed === 0) return habits;
  const first = 1 - table.leader;
  const choose = (seat: number, open: readonly RowRange[]) =>
    open.reduce((best, part) => (gainOf(seat, part) > gainOf(seat, best) ? part : best));
  const chosen = choose(first, parts);
  const rest = choose(
    table.leader,
    parts.filter((part) => part !== chosen),
  );
  return voters.map((seat, voter) =>
    habits[voter]!.map(
      (habit, i) => (1 - followed) * habit + (parts[i] === (seat === first ? chosen : rest) ? followed : 0),
    ),
  );
}

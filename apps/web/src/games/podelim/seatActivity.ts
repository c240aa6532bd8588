import type { PodelimValueMajority, View } from '@fivefold/rules/podelim';

export type PodelimSeatActivity = 'voted' | 'choosing' | 'splitting' | 'discarding' | 'sorting';

/** The public status of a player. */
export function podelimSeatActivityOf(
  { table: { phase, leader } }: View,
  seat: number,
): PodelimSeatActivity | null {
  switch (phase.type) {
    case 'split':
      return seat === leader ? 'splitting' : null;
    case 'discard':
      return seat === phase.seat ? 'discarding' : null;
    case 'sort':
      return seat === phase.seat ? 'sorting' : null;
    case 'vote':
      if (!phase.pile.voters.includes(seat)) return null;
      return phase.voted.includes(seat) ? 'voted' : 'choosing';
    case 'over':
      return null;
  }
}

export function podelimPlaceInMajority(
  { counts, winners }: PodelimValueMajority,
  seat: number,
): 'none' | 'behind' | 'shared' | 'sole' {
  if (counts[seat] === 0) return 'none';
  if (!winners.includes(seat)) return 'behind';
  return winners.length > 1 ? 'shared' : 'sole';
}

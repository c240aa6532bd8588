import { highestTotalUpTo28, MAX_TOTAL_TO_WIN_8, MAX_TOTAL_TO_WIN_28 } from './odds.ts';

/** A way to answer offers, as people do: by a limit for the own total, not by what the others show. */
export interface Eight28RivalPlayStyle {
  /** How common it is among rivals nobody knows. */
  readonly share: number;
  /** The chance to take a card, by `eight28HandTableIndex`. */
  readonly takes: Float64Array;
  /** Whether it may answer otherwise next time with the same hand. */
  readonly wavers: boolean;
}

/** More than three 1/11 are as good as three. */
const EXTRA_COUNTS = 4;
export const EIGHT28_HAND_TABLE_SIZE = (MAX_TOTAL_TO_WIN_28 + 1) * EXTRA_COUNTS;
/** A place in a table of hands by low total, up to 28, and number of 1/11. */
export const eight28HandTableIndex = (low: number, extra: number): number =>
  low * EXTRA_COUNTS + Math.min(extra, EXTRA_COUNTS - 1);

/** How often anybody answers otherwise than its style says. */
export const RIVAL_MISTAKE_RATE = 0.04;
/** How common it is to stay from this total on while at most 8; 9 never stays there. */
const EIGHT_LIMITS = [
  [5, 0.2],
  [6, 0.2],
  [7, 0.25],
  [8, 0.25],
  [9, 0.1],
] as const;
const LIMITS = [18, 19, 20, 21, 22, 23, 24, 25, 26, 27] as const;
/** How a hand is counted and how sharp the limit is: the spread of a limit that differs from time to time. */
const KINDS = [
  { share: 0.7, countsElevens: true, spread: 0 },
  { share: 0.15, countsElevens: true, spread: 1.5 },
  { share: 0.15, countsElevens: false, spread: 0 },
] as const;

function takeChances(eight: number, limit: number, countsElevens: boolean, spread: number): Float64Array {
  const chances = new Float64Array(EIGHT28_HAND_TABLE_SIZE);
  for (let low = 0; low <= MAX_TOTAL_TO_WIN_28; low += 1)
    for (let extra = 0; extra < EXTRA_COUNTS; extra += 1) {
      const total = countsElevens ? highestTotalUpTo28(low, extra) : low;
      const stays = low >= eight && low <= MAX_TOTAL_TO_WIN_8;
      const wants = spread === 0 ? Number(total < limit) : 1 / (1 + Math.exp((total - limit + 0.5) / spread));
      chances[eight28HandTableIndex(low, extra)] =
        RIVAL_MISTAKE_RATE + (1 - 2 * RIVAL_MISTAKE_RATE) * (stays ? 0 : wants);
    }
  return chances;
}

export const EIGHT28_RIVAL_PLAY_STYLES: readonly Eight28RivalPlayStyle[] = KINDS.flatMap(
  ({ share, countsElevens, spread }) =>
    EIGHT_LIMITS.flatMap(([eight, often]) =>
      LIMITS.map((limit) => ({
        share: (share * often) / LIMITS.length,
        takes: takeChances(eight, limit, countsElevens, spread),
        wavers: spread > 0,
      })),
    ),
);

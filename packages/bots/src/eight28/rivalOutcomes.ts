import { EIGHT28_CARD_KINDS, EIGHT28_COPIES_OF_CARD } from '@fivefold/rules/eight28';
import {
  CARD_KIND_COUNT,
  type Eight28RivalPublicState,
  highestTotalUpTo28,
  lowestValueOfCardKind,
  MAX_TOTAL_TO_WIN_8,
  MAX_TOTAL_TO_WIN_28,
  ONE_OR_ELEVEN_KIND_INDEX,
} from './odds.ts';
import { EIGHT28_HAND_TABLE_SIZE, EIGHT28_RIVAL_PLAY_STYLES, eight28HandTableIndex } from './rivalStyles.ts';

const TOTALS = MAX_TOTAL_TO_WIN_28 + 1;
const COPIES = EIGHT28_CARD_KINDS.map((card) => EIGHT28_COPIES_OF_CARD[card]);
const CARDS = COPIES.reduce((sum, count) => sum + count, 0);

/** Where a rival ends, by total: 1 to 8 for the 8, 9 to 28 for the 28; 0 is out of both. */
function addFinalTotal(totals: Float64Array, from: number, low: number, extra: number, weight: number): void {
  if (low > MAX_TOTAL_TO_WIN_28) totals[from]! += weight;
  else if (low > MAX_TOTAL_TO_WIN_8) totals[from + highestTotalUpTo28(low, extra)]! += weight;
  else if (extra === 0) totals[from + low]! += weight;
  else {
    // With a 1/11 it goes for the half that it is nearer to, most of the time.
    const nearEight = low >= 6 ? 0.7 : 0.3;
    totals[from + low]! += weight * nearEight;
    totals[from + highestTotalUpTo28(low, extra)]! += weight * (1 - nearEight);
  }
}

/** By total: the chance not to be beaten by a rival in this public state; a tie counts half. */
type Unbeaten = Float64Array;

interface Tables {
  /** By shown hand: for those who may still take, and for those who declined last. */
  readonly active: readonly Unbeaten[];
  readonly resting: readonly Unbeaten[];
}

let tables: Tables | null = null;

/** Every third of them is enough for tables, and quicker. */
const SAMPLED_STYLES = EIGHT28_RIVAL_PLAY_STYLES.filter((_, i) => i % 3 === 0);

/** Follows every style with every hidden card through all hands that it can show. Cards are drawn as if put back. */
function computeTables(): Tables {
  const active = new Float64Array(EIGHT28_HAND_TABLE_SIZE * TOTALS);
  const resting = new Float64Array(EIGHT28_HAND_TABLE_SIZE * TOTALS);
  const reach = new Float64Array(EIGHT28_HAND_TABLE_SIZE);
  const ends = new Float64Array((EIGHT28_HAND_TABLE_SIZE + 1) * TOTALS);
  for (const { share, takes } of SAMPLED_STYLES)
    for (let hole = 0; hole < CARD_KIND_COUNT; hole += 1) {
      const holeLow = lowestValueOfCardKind(hole);
      const holeExtra = hole === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0;
      const takeChance = (low: number, extra: number) =>
        low + holeLow > MAX_TOTAL_TO_WIN_28
          ? 0
          : takes[eight28HandTableIndex(low + holeLow, extra + holeExtra)]!;
      reach.fill(0);
      ends.fill(0);
      reach[0] = (share * COPIES[hole]!) / CARDS;
      for (let low = 0; low < MAX_TOTAL_TO_WIN_28; low += 1)
        for (let extra = 0; extra < 4; extra += 1) {
          const here = eight28HandTableIndex(low, extra);
          if (reach[here] === 0) continue;
          const going = reach[here]! * takeChance(low, extra);
          for (let kind = 0; kind < CARD_KIND_COUNT; kind += 1) {
            const to = low + lowestValueOfCardKind(kind);
            if (to >= MAX_TOTAL_TO_WIN_28) continue;
            const next = eight28HandTableIndex(to, extra + (kind === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0));
            reach[next]! += (going * COPIES[kind]!) / CARDS;
          }
        }
      for (let low = MAX_TOTAL_TO_WIN_28 - 1; low >= 0; low -= 1)
        for (let extra = 0; extra < 4; extra += 1) {
          const here = eight28HandTableIndex(low, extra);
          if (reach[here] === 0) continue;
          const take = takeChance(low, extra);
          const at = here * TOTALS;
          addFinalTotal(ends, at, low + holeLow, extra + holeExtra, 1 - take);
          addFinalTotal(resting, at, low + holeLow, extra + holeExtra, reach[here]! * (1 - take));
          for (let kind = 0; kind < CARD_KIND_COUNT; kind += 1) {
            const to = low + lowestValueOfCardKind(kind);
            const weight = (take * COPIES[kind]!) / CARDS;
            if (to >= MAX_TOTAL_TO_WIN_28) {
              ends[at]! += weight;
              continue;
            }
            const next =
              eight28HandTableIndex(to, extra + (kind === ONE_OR_ELEVEN_KIND_INDEX ? 1 : 0)) * TOTALS;
            for (let total = 0; total < TOTALS; total += 1) ends[at + total]! += weight * ends[next + total]!;
          }
          for (let total = 0; total < TOTALS; total += 1)
            active[at + total]! += reach[here]! * ends[at + total]!;
        }
    }
  return { active: unbeatenOf(active), resting: unbeatenOf(resting) };
}

function unbeatenOf(weights: Float64Array): readonly Unbeaten[] {
  return Array.from({ length: EIGHT28_HAND_TABLE_SIZE }, (_, hand) => {
    const totals = weights.subarray(hand * TOTALS, (hand + 1) * TOTALS);
    const all = totals.reduce((sum, weight) => sum + weight, 0);
    const unbeaten = new Float64Array(TOTALS).fill(1);
    if (all === 0) return unbeaten;
    let above = 0;
    for (let total = MAX_TOTAL_TO_WIN_28; total >= 1; total -= 1) {
      if (total === MAX_TOTAL_TO_WIN_8) above = 0;
      unbeaten[total] = 1 - (above + totals[total]! / 2) / all;
      above += totals[total]!;
    }
    return unbeaten;
  });
}

const winChances = new Float64Array(TOTALS);

/** By total: the chance of a seat to have the best one against rivals of every style. The array is used again. */
export function eight28WinChancesByTotal(
  shown: readonly Eight28RivalPublicState[],
  seat: number,
): Float64Array {
  tables ??= computeTables();
  winChances.fill(1);
  for (let rival = 0; rival < shown.length; rival += 1) {
    const { low, extra, rests } = shown[rival]!;
    if (rival === seat || low >= MAX_TOTAL_TO_WIN_28) continue;
    const unbeaten = (rests ? tables.resting : tables.active)[eight28HandTableIndex(low, extra)]!;
    for (let total = 1; total < TOTALS; total += 1) winChances[total]! *= unbeaten[total]!;
  }
  return winChances;
}

import { type PlayerStacks, PODELIM_CARD_VALUES } from '@fivefold/rules/podelim';
import { countOwnedPodelimCards, podelimCardSharingRate } from './sharing.ts';

/** By value: cards and jokers on the stack. */
function countsOf({ stacks }: PlayerStacks): Uint8Array {
  const counts = new Uint8Array(PODELIM_CARD_VALUES.length + 1);
  for (const { value, numbers, jokers } of stacks) counts[value] = numbers + jokers;
  return counts;
}

/** Points that an unattached joker is worth on average. */
const UNATTACHED_JOKER = 1.6;

/** What a seat can expect to score: each value by how likely its lead holds against the cards still to come. */
function expectedScore(counts: readonly Uint8Array[], seat: number, coming: readonly number[]): number {
  let sum = 0;
  for (let value = 1; value <= PODELIM_CARD_VALUES.length; value += 1) {
    const mine = counts[seat]![value]!;
    let most = 0;
    for (let other = 0; other < counts.length; other += 1)
      if (other !== seat && counts[other]![value]! > most) most = counts[other]![value]!;
    const open = coming[value]! + 0.12 * coming[0]!;
    if (mine === 0 && coming[value]! === 0) continue;
    // Even counts both score, so a tie is nearly as good as a lead.
    const lead = mine - most + 0.5;
    const spread = 0.35 + 0.55 * Math.sqrt(open);
    const chance = 1 / (1 + Math.exp((-1.7 * lead) / spread));
    sum += value * (mine === 0 ? chance * Math.min(1, coming[value]! / (most + 1)) : chance);
  }
  return sum;
}

/**
 * How much the rivals' points count against the own ones. Below 1 two players who share the cards are both better off
 * than two who block each other; towards the end only the lead counts.
 */
const RIVAL_WEIGHT_EARLY = 0.55;
const RIVAL_WEIGHT_LATE = 0.95;
const ALL_CARDS = 70;
/** Points that both players of two can expect from later rounds if they go on sharing: a lost row costs more than its cards. */
const FUTURE_OF_SHARING = 6;

/** By seat: expected points, less those of the best rival and of the average rival. The same payoffs for all seats. */
export function podelimUtilityBySeat(
  players: readonly PlayerStacks[],
  coming: readonly number[],
): Float64Array {
  const counts = players.map(countsOf);
  const worths = players.map(
    ({ unattached }, seat) => expectedScore(counts, seat, coming) + UNATTACHED_JOKER * unattached,
  );
  const cardsLeft = coming.reduce((sum, count) => sum + count, 0);
  const lost = ALL_CARDS - cardsLeft - countOwnedPodelimCards(players);
  const future = FUTURE_OF_SHARING * podelimCardSharingRate(players, lost);
  const left = cardsLeft / ALL_CARDS;
  const weight = RIVAL_WEIGHT_EARLY * left + RIVAL_WEIGHT_LATE * (1 - left);
  const total = worths.reduce((sum, worth) => sum + worth, 0);
  return Float64Array.from(worths, (worth, seat) => {
    let best = 0;
    worths.forEach((other, at) => {
      if (at !== seat && other > best) best = other;
    });
    const mean = (total - worth) / (worths.length - 1);
    return worth - weight * (0.5 * best + 0.5 * mean) + future;
  });
}

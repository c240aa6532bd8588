import { type Card, type PlayerStacks, type PublicState, VALUES, type Value } from '@fivefold/rules/podelim';

/** By value, the cards that nobody owns and that can still come; jokers at index 0. */
export function countCardsToCome(table: PublicState): readonly number[] {
  const left: number[] = [15, ...VALUES];
  for (const card of table.discard) left[card === 'J' ? 0 : Number(card)]! -= 1;
  for (const { stacks, unattached } of table.players) {
    left[0]! -= unattached;
    for (const { value, numbers, jokers } of stacks) {
      left[value]! -= numbers;
      left[0]! -= jokers;
    }
  }
  return left;
}

/** By value: cards and jokers on the stack. */
function countsOf({ stacks }: PlayerStacks): Uint8Array {
  const counts = new Uint8Array(VALUES.length + 1);
  for (const { value, numbers, jokers } of stacks) counts[value] = numbers + jokers;
  return counts;
}

/** Points that an unattached joker is worth on average. */
const UNATTACHED_JOKER = 1.6;

/** What a seat can expect to score: each value by how likely its lead holds against the cards still to come. */
function expected(counts: readonly Uint8Array[], seat: number, coming: readonly number[]): number {
  let sum = 0;
  for (let value = 1; value <= VALUES.length; value += 1) {
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

/** The lead of a seat by expected scores, over the mean of the best rival and the average rival. */
export function expectedLead(
  players: readonly PlayerStacks[],
  seat: number,
  coming: readonly number[],
): number {
  const counts = players.map(countsOf);
  const worths = players.map(
    ({ unattached }, at) => expected(counts, at, coming) + UNATTACHED_JOKER * unattached,
  );
  const rivals = worths.filter((_, at) => at !== seat);
  const mean = rivals.reduce((sum, value) => sum + value, 0) / rivals.length;
  return worths[seat]! - 0.5 * Math.max(...rivals) - 0.5 * mean;
}

/** The same as the rules lay them: numbers on their stacks, jokers beside. */
export function addCardsToStacks(player: PlayerStacks, cards: readonly Card[]): PlayerStacks {
  let { stacks, unattached } = player;
  for (const card of cards) {
    if (card === 'J') unattached += 1;
    else {
      const value = Number(card) as Value;
      const at = stacks.findIndex((stack) => stack.value === value);
      stacks =
        at < 0
          ? [...stacks, { value, numbers: 1, jokers: 0 }]
          : stacks.with(at, { ...stacks[at]!, numbers: stacks[at]!.numbers + 1 });
    }
  }
  return { stacks, unattached };
}

export const attachJokerToStack = (player: PlayerStacks, value: Value): PlayerStacks => ({
  stacks: player.stacks.map((stack) =>
    stack.value === value ? { ...stack, jokers: stack.jokers + 1 } : stack,
  ),
  unattached: player.unattached - 1,
});

/** The counts of cards to come without these cards. */
export const subtractCardCounts = (coming: readonly number[], cards: readonly Card[]): readonly number[] => {
  const left = [...coming];
  for (const card of cards) left[card === 'J' ? 0 : Number(card)]! -= 1;
  return left;
};

import {
  type Card,
  type CardValue,
  type PlayerStacks,
  PODELIM_CARD_VALUES,
  type PublicState,
} from '@fivefold/rules/podelim';

/** By value, the cards that nobody owns and that can still come; jokers at index 0. */
export function countRemainingPodelimCardsByValue(table: PublicState): readonly number[] {
  const left: number[] = [15, ...PODELIM_CARD_VALUES];
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

/** The same as the rules lay them: numbers on their stacks, jokers beside. */
export function addCardsToPlayerStacks(player: PlayerStacks, cards: readonly Card[]): PlayerStacks {
  let { stacks, unattached } = player;
  for (const card of cards) {
    if (card === 'J') unattached += 1;
    else {
      const value = Number(card) as CardValue;
      const at = stacks.findIndex((stack) => stack.value === value);
      stacks =
        at < 0
          ? [...stacks, { value, numbers: 1, jokers: 0 }]
          : stacks.with(at, { ...stacks[at]!, numbers: stacks[at]!.numbers + 1 });
    }
  }
  return { stacks, unattached };
}

export const addJokerToValueStack = (player: PlayerStacks, value: CardValue): PlayerStacks => ({
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

import {
  type Card,
  type CardValue,
  type PlayerStacks,
  PODELIM_CARD_VALUES,
  type PodelimValueStack,
} from './types.ts';

export const PODELIM_JOKER_COUNT = 15;

/** Value v exists v times. */
export const DECK: readonly Card[] = [
  ...PODELIM_CARD_VALUES.flatMap((value) => Array<Card>(value).fill(`${value}`)),
  ...Array<Card>(PODELIM_JOKER_COUNT).fill('J'),
];

/** The number on a card; null for a joker. */
export const cardValue = (card: Card): CardValue | null =>
  card === 'J' ? null : (Number(card) as CardValue);

const order = (card: Card) => cardValue(card) ?? PODELIM_CARD_VALUES.length + 1;

/** Lowest value first, jokers last: how the discard pile is shown. */
export const sortCardsJokersLast = (cards: readonly Card[]): readonly Card[] =>
  [...cards].sort((a, b) => order(a) - order(b));

export const EMPTY_PLAYER_STACKS: PlayerStacks = { stacks: [], unattached: 0 };

/** Numbers are laid on the stacks at once, jokers are kept beside them until they are sorted. */
export function addCardsToStacks(player: PlayerStacks, cards: readonly Card[]): PlayerStacks {
  let { stacks, unattached } = player;
  for (const card of cards) {
    const value = cardValue(card);
    if (value === null) unattached += 1;
    else stacks = added(stacks, { value, numbers: 1, jokers: 0 });
  }
  return { stacks, unattached };
}

/** Each value takes one joker from beside the stacks; every value must be a stack of the player. */
export function addJokersToStacks(player: PlayerStacks, values: readonly CardValue[]): PlayerStacks {
  let { stacks } = player;
  for (const value of values) stacks = added(stacks, { value, numbers: 0, jokers: 1 });
  return { stacks, unattached: player.unattached - values.length };
}

function added(
  stacks: readonly PodelimValueStack[],
  { value, numbers, jokers }: PodelimValueStack,
): readonly PodelimValueStack[] {
  const at = stacks.findIndex((stack) => stack.value >= value);
  if (at < 0) return [...stacks, { value, numbers, jokers }];
  const found = stacks[at]!;
  if (found.value > value) return stacks.toSpliced(at, 0, { value, numbers, jokers });
  return stacks.with(at, { value, numbers: found.numbers + numbers, jokers: found.jokers + jokers });
}

/** Every card a player owns. */
export const ownedCards = ({ stacks, unattached }: PlayerStacks): readonly Card[] => [
  ...stacks.flatMap(({ value, numbers, jokers }) => [
    ...Array<Card>(numbers).fill(`${value}`),
    ...Array<Card>(jokers).fill('J'),
  ]),
  ...Array<Card>(unattached).fill('J'),
];

export const podelimRowSize = (seats: number): number => (seats === 4 ? 9 : 7);
export const podelimRoundCount = (seats: number): number => Math.ceil(DECK.length / podelimRowSize(seats));

/** X is the 1/11. Cards of one kind are alike, so a card has no identity of its own. */
export const EIGHT28_CARD_KINDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'X'] as const;
export type Card = (typeof EIGHT28_CARD_KINDS)[number];

export const EIGHT28_COPIES_OF_CARD: Readonly<Record<Card, number>> = {
  1: 15,
  2: 3,
  3: 3,
  4: 3,
  5: 3,
  6: 3,
  7: 3,
  8: 4,
  9: 3,
  10: 3,
  X: 8,
};

export const DECK: readonly Card[] = EIGHT28_CARD_KINDS.flatMap((card) =>
  Array.from({ length: EIGHT28_COPIES_OF_CARD[card] }, () => card),
);

const WORTH: Readonly<Record<Card, number>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 8,
  9: 9,
  10: 10,
  X: 1,
};

/** The sum with every 1/11 counted as 1: T0 on the rules page. */
export function totalCountingElevensAsOne(cards: readonly Card[]): number {
  let sum = 0;
  for (const card of cards) sum += WORTH[card];
  return sum;
}

/** How many 1/11 cards there are: each may add 10 to the low total. */
export function countOneOrElevenCards(cards: readonly Card[]): number {
  let count = 0;
  for (const card of cards) if (card === 'X') count += 1;
  return count;
}

/** Every total the cards can stand for, lowest first. */
export function possibleTotalsOf(cards: readonly Card[]): readonly number[] {
  const low = totalCountingElevensAsOne(cards);
  return Array.from({ length: countOneOrElevenCards(cards) + 1 }, (_, i) => low + 10 * i);
}

/** The largest total not above 28, for cards whose low total is not above it. */
export const bestTotalUpTo28 = (cards: readonly Card[]): number =>
  possibleTotalsOf(cards).findLast((total) => total <= 28)!;

/** Rules R3: a 1/11 that lies open counts 1 here, because its owner would never choose to be out. */
export const isOutByOpenCards = (open: readonly Card[]): boolean => totalCountingElevensAsOne(open) >= 28;

/** What a whole hand, hole card included, takes part in. */
export type Eight28HandOutcome = 'direct-hit' | 'bust' | 'twenty-eight' | 'eight' | 'choice';

export function eight28HandOutcomeOf(hand: readonly Card[]): Eight28HandOutcome {
  const low = totalCountingElevensAsOne(hand);
  const extra = countOneOrElevenCards(hand);
  if (low === 8 && extra >= 2) return 'direct-hit';
  if (low > 28) return 'bust';
  if (low > 8) return 'twenty-eight';
  return extra === 0 ? 'eight' : 'choice';
}

import { appendItem } from '../kernel/list.ts';
import { type Card, type Color, MY_NUMBER_COLORS, type MyNumberCollection } from './types.ts';

/** Rules 1: the numbers of each color by the bonus printed on them. */
const FACES: Record<Color, Record<'-1' | '0' | '1' | '2', readonly Card[]>> = {
  orange: { '-1': [1, 60], '0': [8, 30, 31, 53], '1': [15, 23, 38, 46], '2': [16, 45] },
  pink: { '-1': [19, 42], '0': [2, 6, 55, 59], '1': [27, 29, 32, 34], '2': [10, 51] },
  blue: { '-1': [13, 48], '0': [18, 24, 37, 43], '1': [3, 21, 40, 58], '2': [28, 33] },
  green: { '-1': [25, 36], '0': [12, 14, 47, 49], '1': [5, 17, 44, 56], '2': [4, 57] },
  purple: { '-1': [7, 54], '0': [20, 26, 35, 41], '1': [9, 11, 50, 52], '2': [22, 39] },
};

export const DECK: readonly Card[] = Array.from({ length: 60 }, (_, i) => i + 1);

const colors: Color[] = []; // by card
const bonuses: number[] = []; // by card
for (const color of MY_NUMBER_COLORS)
  for (const [bonus, cards] of Object.entries(FACES[color]))
    for (const card of cards) {
      colors[card] = color;
      bonuses[card] = Number(bonus);
    }

export const myNumberCardColorOf = (card: Card): Color => colors[card]!;
export const myNumberCardBonusOf = (card: Card): number => bonuses[card]!;

export const EMPTY_MY_NUMBER_COLLECTION: MyNumberCollection = [[], [], [], [], []];

/** The slot (from 0) where a color lies; -1 where there is none of it. */
export const collectionSlotOfColor = (collection: MyNumberCollection, color: Color): number =>
  collection.findIndex((cards) => cards.length > 0 && myNumberCardColorOf(cards[0]!) === color);

export const collectionCountOfColor = (collection: MyNumberCollection, color: Color): number =>
  collection[collectionSlotOfColor(collection, color)]?.length ?? 0;

/**
 * Rules 4.2: where the color already lies, otherwise the leftmost empty slot. Slots fill from the left, so the first
 * empty one comes after all colors. Five colors, five slots: never -1.
 */
export function collectionSlotForCard(collection: MyNumberCollection, card: Card): number {
  const color = myNumberCardColorOf(card);
  return collection.findIndex((cards) => cards.length === 0 || myNumberCardColorOf(cards[0]!) === color);
}

export function addCardToCollection(
  collection: MyNumberCollection,
  card: Card,
  slot = collectionSlotForCard(collection, card),
): MyNumberCollection {
  return collection.map((cards, at) => (at === slot ? appendItem(cards, card) : cards));
}

/** Weakest first: red beats every other colour of the same number. */
export const COLORS = ['V', 'I', 'C', 'G', 'Y', 'O', 'R'] as const;
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Color = (typeof COLORS)[number];
export type CardNumber = (typeof NUMBERS)[number];
/** No two cards are alike, so the code of a card is its identity. The start card is no Card: it never leaves the canvas. */
export type Card = `${Color}${CardNumber}`;
export type Cards = readonly Card[];

/** Weakest first, V1 to R7. */
export const DECK: Cards = NUMBERS.flatMap((number) => COLORS.map((color) => `${color}${number}` as const));

const STRENGTH = Object.fromEntries(DECK.map((card, i) => [card, i + 1])) as Readonly<Record<Card, number>>;

/** 49 for R7 down to 1 for V1: the number first, then the colour. */
export const strengthOf = (card: Card): number => STRENGTH[card];
export const numberOf = (card: Card): CardNumber => (card.charCodeAt(1) - 48) as CardNumber;
export const colorOf = (card: Card): Color => card[0] as Color;

export const highFirst = (cards: Cards): Card[] => [...cards].sort((a, b) => STRENGTH[b] - STRENGTH[a]);

/** Weakest first: red beats every other color of the same number. */
export const RED7_COLORS = ['V', 'I', 'C', 'G', 'Y', 'O', 'R'] as const;
export const RED7_CARD_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

export type Color = (typeof RED7_COLORS)[number];
export type Red7CardNumber = (typeof RED7_CARD_NUMBERS)[number];
/** No two cards are alike, so the code of a card is its identity. The start card is no Card: it never leaves the canvas. */
export type Card = `${Color}${Red7CardNumber}`;
export type Cards = readonly Card[];

/** Weakest first, V1 to R7. */
export const DECK: Cards = RED7_CARD_NUMBERS.flatMap((number) =>
  RED7_COLORS.map((color) => `${color}${number}` as const),
);

/** By character code: reading a table of cards by name takes seven times as long, and bots ask for little else. */
const RANKS: number[] = [];
RED7_COLORS.forEach((color, i) => {
  RANKS[color.charCodeAt(0)] = i + 1;
});

export const red7NumberOfCard = (card: Card): Red7CardNumber => (card.charCodeAt(1) - 48) as Red7CardNumber;
export const red7ColorOfCard = (card: Card): Color => card[0] as Color;
/** 7 for red down to 1 for violet. */
export const colorRankOf = (card: Card): number => RANKS[card.charCodeAt(0)]!;
/** 49 for R7 down to 1 for V1: the number first, then the color. */
export const red7CardStrength = (card: Card): number => (red7NumberOfCard(card) - 1) * 7 + colorRankOf(card);

export const sortStrongestCardFirst = (cards: Cards): Card[] =>
  [...cards].sort((a, b) => red7CardStrength(b) - red7CardStrength(a));

export const IOTA_COLORS = ['R', 'G', 'B', 'Y'] as const; // red, green, blue, yellow
export const IOTA_SHAPES = ['T', 'S', 'C', 'P'] as const; // triangle, square, circle, plus
export const IOTA_CARD_NUMBERS = ['1', '2', '3', '4'] as const;
export const IOTA_CARD_ATTRIBUTES = ['color', 'shape', 'number'] as const;

export type Color = (typeof IOTA_COLORS)[number];
export type IotaShape = (typeof IOTA_SHAPES)[number];
export type IotaCardAttribute = (typeof IOTA_CARD_ATTRIBUTES)[number];
export type IotaNaturalCard = `${Color}${IotaShape}${(typeof IOTA_CARD_NUMBERS)[number]}`;
export type IotaWildCard = 'W1' | 'W2';
export type Card = IotaNaturalCard | IotaWildCard;

export const WILD_CARDS: readonly IotaWildCard[] = ['W1', 'W2'];
export const NATURAL_CARDS: readonly IotaNaturalCard[] = IOTA_COLORS.flatMap((color) =>
  IOTA_SHAPES.flatMap((shape) =>
    IOTA_CARD_NUMBERS.map((number): IotaNaturalCard => `${color}${shape}${number}`),
  ),
);
/** A card's place in this list is its id: naturals 0 to 63 (color, shape, number as digits of base 4), then the wilds. */
export const DECK: readonly Card[] = [...NATURAL_CARDS, ...WILD_CARDS];
/** Cards a player holds, as long as the deck lasts. */
export const IOTA_HAND_SIZE = 4;
export const FIRST_WILD_CARD_ID = NATURAL_CARDS.length;

const IDS: ReadonlyMap<Card, number> = new Map(DECK.map((card, id) => [card, id]));
export const cardIdOf = (card: Card): number => IDS.get(card)!;
export const isWild = (card: Card | undefined): card is IotaWildCard => card === 'W1' || card === 'W2';
/** Points printed on the card: its number, nothing on a wild. */
export const printedPointsOfCard = (card: Card): number => (isWild(card) ? 0 : Number(card[2]));

/**
 * Values are bits: a nibble for the color, one for the shape, one for the number. A card's traits have one bit in each
 * nibble; or-ed over the naturals of a line they say which values the line has.
 */
export const IOTA_TRAIT_BITS_BY_CARD_ID: readonly number[] = NATURAL_CARDS.map(
  (_, id) => (1 << (id >> 4)) | (16 << ((id >> 2) & 3)) | (256 << (id & 3)),
);
export const IOTA_ALL_TRAIT_BITS = 0xfff;

const COUNT = Array.from(
  { length: 16 },
  (_, bits) => (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + (bits >> 3),
);
const counts = (traits: number) => [COUNT[traits & 15]!, COUNT[(traits >> 4) & 15]!, COUNT[traits >> 8]!];

/** The attributes in which this many naturals with these traits are neither all equal nor all different. */
export const brokenAttributesOfTraits = (traits: number, naturals: number): readonly IotaCardAttribute[] =>
  IOTA_CARD_ATTRIBUTES.filter((_, i) => counts(traits)[i]! > 1 && counts(traits)[i]! < naturals);

/** Bit n is set where n naturals with these traits make a valid line. */
const VALID = Uint16Array.from({ length: 4096 }, (_, traits) =>
  [0, 1, 2, 3, 4].reduce(
    (bits, naturals) => bits | (Number(brokenAttributesOfTraits(traits, naturals).length === 0) << naturals),
    0,
  ),
);
export const isValidLine = (traits: number, naturals: number): boolean =>
  ((VALID[traits]! >> naturals) & 1) === 1;

const REST = Uint16Array.from({ length: 4096 }, (_, traits) =>
  counts(traits).reduce((rest, count, i) => rest | ((count === 1 ? traits : ~traits) & (15 << (4 * i))), 0),
);
/** The traits that one more card may have in a valid line. */
export const fittingTraitBits = (traits: number, naturals: number): number =>
  naturals < 2 ? IOTA_ALL_TRAIT_BITS : REST[traits]!;

/** Sets of naturals are two words of 32 bits, a bit for each id: red and green in the low one, blue and yellow in the high one. */
export const CARD_SET_LOW_WORD_BY_TRAITS = Int32Array.from({ length: 4096 }, (_, traits) =>
  setOf(traits & 3, traits >> 4),
);
export const CARD_SET_HIGH_WORD_BY_TRAITS = Int32Array.from({ length: 4096 }, (_, traits) =>
  setOf((traits >> 2) & 3, traits >> 4),
);

/** One word of the set: two colors of these shapes and numbers. */
function setOf(colors: number, shapesAndNumbers: number): number {
  const ofOneColor = IOTA_SHAPES.reduce(
    (set, _, shape) =>
      (shapesAndNumbers >> shape) & 1 ? set | ((shapesAndNumbers >> 4) << (4 * shape)) : set,
    0,
  );
  return (colors & 1 ? ofOneColor : 0) | (colors & 2 ? ofOneColor << 16 : 0);
}

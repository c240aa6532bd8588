import type { Viewer } from '@fivefold/rules';

/** Hands, decks and the like as they would appear in JSON: lists of at least three items. */
export function secretLists(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(secretLists);
  const flat = Array.isArray(value) && value.length >= 3 && value.every((item) => typeof item !== 'object');
  const varied = flat && new Set(value).size > 2 && !value.some((item) => typeof item === 'boolean');
  return varied ? [JSON.stringify(value).slice(1, -1), ...inner] : inner;
}

export const text = (value: unknown): string => JSON.stringify(value);
export const others = <Cards>(hands: readonly Cards[], me: Viewer): readonly Cards[] =>
  hands.filter((_, seat) => seat !== me);
/** In this order within any list; two cards are too few to distinguish from other numbers. */
export const runs = (...lists: readonly (readonly unknown[])[]): readonly string[] =>
  lists.filter((list) => list.length > 2).map((list) => text(list).slice(1, -1));
/** Each by itself: the name of a card appears only where the card is meant. */
export const each = (...lists: readonly (readonly string[])[]): readonly string[] => lists.flat().map(text);

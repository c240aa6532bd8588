/** Hands, decks and the like, as they would stand in JSON: lists of at least three things. */
export function secretLists(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(secretLists);
  const flat = Array.isArray(value) && value.length >= 3 && value.every((item) => typeof item !== 'object');
  const varied = flat && new Set(value).size > 2 && !value.some((item) => typeof item === 'boolean');
  return varied ? [JSON.stringify(value).slice(1, -1), ...inner] : inner;
}

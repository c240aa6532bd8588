const MAX_LENGTH = 14;

/** A name as it stands within a sentence: the whole of it belongs into a title. */
export function truncateName(name: string): string {
  const letters = [...name];
  return letters.length > MAX_LENGTH
    ? `${letters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

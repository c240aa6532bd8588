const MOST = 14;

/** A name as it stands within a sentence: the whole of it belongs into a title. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > MOST
    ? `${letters
        .slice(0, MOST - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

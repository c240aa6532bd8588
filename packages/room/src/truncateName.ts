const MAX_LENGTH = 14;

/** Shortens a name inside a sentence; the full name belongs into a title. */
export function truncateName(name: string): string {
  const letters = [...name];
  return letters.length > MAX_LENGTH
    ? `${letters
        .slice(0, MAX_LENGTH - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

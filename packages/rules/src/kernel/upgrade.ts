/**
 * Reads actions that an earlier build stored: renames their keys and values, and gives back the same object when nothing is old.
 * `former` maps each former word to the current one.
 */
export function upgradeStoredAction<Action>(
  former: Readonly<Record<string, string>>,
): (stored: Action) => Action {
  const current = (word: unknown) =>
    typeof word === 'string' && Object.hasOwn(former, word) ? former[word]! : word;
  return (stored) => {
    const fields = Object.entries(stored as object);
    if (fields.every(([key, value]) => current(key) === key && current(value) === value)) return stored;
    return Object.fromEntries(fields.map(([key, value]) => [current(key), current(value)])) as Action;
  };
}

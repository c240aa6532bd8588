/** A copy with one item replaced, or the list itself when nothing changes, because patches are found by comparing references. */
export function replaceItem<T>(list: readonly T[], at: number, value: T): readonly T[] {
  if (list[at] === value) return list;
  const copy = list.slice(); // several times as fast as `with`, which every move would pay
  copy[at] = value;
  return copy;
}

// The next two avoid `push`, spread and `filter`, which reserve memory for sixteen more items in lists that a state keeps.

export const appendItem = <T>(list: readonly T[], item: T): readonly T[] => list.concat([item]);

/** The whole deck with these cards on top, for deals that teach or test. Throws for a card that the deck has not left. */
export function moveCardsToTopOfDeck<T>(deck: readonly T[], top: readonly T[]): readonly T[] {
  const rest = [...deck];
  for (const card of top) {
    const at = rest.indexOf(card);
    if (at < 0) throw new Error(`the deck has no ${String(card)} left`);
    rest.splice(at, 1);
  }
  return [...top, ...rest];
}

/** Without this item, which occurs once if at all. */
export function removeItem<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.slice(0, at).concat(list.slice(at + 1));
}

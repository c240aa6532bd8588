/** A copy with another item at one place, or the list itself: what is sent to a browser is found by comparing references. */
export function replaced<T>(list: readonly T[], at: number, value: T): readonly T[] {
  if (list[at] === value) return list;
  const copy = list.slice(); // several times as fast as `with`, which every move would pay
  copy[at] = value;
  return copy;
}

// The next two give lists that take as much memory as they have items. What grows, by `push`, a spread or `filter`, gets sixteen
// places in advance; and what is part of a state stays.

export const appended = <T>(list: readonly T[], item: T): readonly T[] => list.concat([item]);

/** Without this item, which occurs once if at all. */
export function without<T>(list: readonly T[], item: T): readonly T[] {
  const at = list.indexOf(item);
  return at < 0 ? list : list.slice(0, at).concat(list.slice(at + 1));
}

/** A copy with another item at one place, or the list itself: what is sent to a browser is found by comparing references. */
export const replaced = <T>(list: readonly T[], at: number, value: T): readonly T[] =>
  list[at] === value ? list : list.map((item, i) => (i === at ? value : item));

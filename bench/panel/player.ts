import type { Random } from '@fivefold/rules';

/** A simple player of the panel: one rule of thumb, no search, nothing but the view. */
type PanelPlayer<View, Action> = (view: View, random: Random) => Action;

/** The simple players of one game, by name. */
export type Panel<View, Action> = Readonly<Record<string, PanelPlayer<View, Action>>>;

/** The item with the highest score; the first of equal ones. */
export function bestBy<Item>(items: readonly Item[], score: (item: Item) => number): Item {
  if (items.length === 0) throw new Error('a panel player has nothing to choose from');
  let best = items[0] as Item;
  let most = score(best);
  for (const item of items.slice(1)) {
    const value = score(item);
    if (value <= most) continue;
    best = item;
    most = value;
  }
  return best;
}

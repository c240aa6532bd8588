import { isHandheld, type Layout } from '../../ui/layout.ts';

/** How many open cards lie side by side on a plate of this many others; more of them overlap. */
export function maxOpenCardsSideBySide(layout: Layout, others: number): number {
  if (isHandheld(layout)) return 3;
  // Spectators see six plates in two rows.
  const inRow = others > 5 ? 3 : others;
  const most = layout === 'wide' ? [9, 9, 9, 5, 3, 2] : [9, 9, 6, 4, 2, 2];
  return most[inRow] ?? 2;
}

/** How many open cards of mine lie side by side. */
export const MY_MAX_OPEN_CARDS_SIDE_BY_SIDE: Readonly<Record<Layout, number>> = {
  phone: 3,
  'phone-landscape': 3,
  tablet: 6,
  desktop: 2,
  wide: 3,
};

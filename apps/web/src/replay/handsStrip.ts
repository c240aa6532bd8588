import { isHandheld, type Layout } from '../ui/layout.ts';

interface HandsStrip {
  readonly columns: number;
  /** In rem; 0 where the hands stand beside the table or are not shown. */
  readonly height: number;
}

interface HandsStripRoom {
  readonly people: number;
  /** Nobody ever holds more than one card. */
  readonly thin: boolean;
  readonly layout: Layout;
  readonly narrow: boolean;
  readonly zoomed: boolean;
}

/** Columns and height of the strip of a replay that shows what everybody holds. */
export function handsStripOf({ people, thin, layout, narrow, zoomed }: HandsStripRoom): HandsStrip {
  const crowd = people > 4;
  if (zoomed || (layout === 'phone-landscape' && !narrow)) return { columns: 1, height: 0 };
  if (layout === 'phone-landscape') {
    if (thin) return { columns: 6, height: 2.5 };
    return crowd ? { columns: 3, height: 4.75 } : { columns: 4, height: 2.5 };
  }
  if (thin) return { columns: 6, height: 3.5 };
  if (isHandheld(layout)) return { columns: 2, height: people === 2 ? 3.125 : crowd ? 8.25 : 5.75 };
  return crowd ? { columns: 3, height: 7 } : { columns: people, height: 3.75 };
}

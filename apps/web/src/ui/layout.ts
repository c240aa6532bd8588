import { useSyncExternalStore } from 'react';

export type Layout = 'phone' | 'phone-landscape' | 'tablet' | 'desktop' | 'wide';

/**
 * The small end of a layout.
 * narrow: folded phones, and a phone on its side with room for two columns only. tight: a desktop without room for the
 * docked panel. short: less height than the layout was drawn for. low: a phone with room for one line of players.
 * zoomed: a phone so low that the table scrolls (400 % zoom).
 */
type Compact = 'narrow' | 'tight' | 'short' | 'low' | 'zoomed';

interface WindowLayout {
  readonly layout: Layout;
  readonly compact: readonly Compact[];
}

const NAME_BY_MIN_WIDTH: readonly (readonly [number, Layout])[] = [
  [1400, 'wide'],
  [900, 'desktop'],
  [600, 'tablet'],
  [0, 'phone'],
];

function nameOf(width: number, height: number): Layout {
  if (height < 500 && width > height && width >= 440) return 'phone-landscape';
  return NAME_BY_MIN_WIDTH.find(([min]) => width >= min)![1];
}

/**
 * The layout for a window of this size in CSS pixels. On a phone with enlarged text the table scrolls, because its rows
 * cannot shrink any more.
 */
export function layoutOf(width: number, height: number, isTextEnlarged = false): WindowLayout {
  const layout = nameOf(width, height);
  const applies: Record<Compact, boolean> = {
    narrow: (layout === 'phone' && width < 340) || (layout === 'phone-landscape' && width < 600),
    tight: layout === 'desktop' && width < 1200,
    short: height < (isHandheld(layout) ? 700 : 820),
    low: isPhone(layout) && height < 650,
    zoomed: layout === 'phone' && height < (isTextEnlarged ? 750 : 500),
  };
  return { layout, compact: (Object.keys(applies) as Compact[]).filter((compact) => applies[compact]) };
}

/** Phones and tablets: one column, the panel is a drawer. */
export const isHandheld = (layout: Layout): boolean => layout !== 'desktop' && layout !== 'wide';

export const isPhone = (layout: Layout): boolean => layout === 'phone' || layout === 'phone-landscape';

/** Layouts are drawn for text of this size. */
const DRAWN_FONT_PX = 16;

/** With text twice as large, as some browsers are set to, a window has room for half as much. */
function layoutOfWindow(): WindowLayout {
  const font = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DRAWN_FONT_PX;
  const scale = DRAWN_FONT_PX / font;
  return layoutOf(window.innerWidth * scale, window.innerHeight * scale, scale < 1);
}

let current: WindowLayout = { layout: 'desktop', compact: [] };
let pinned: Layout | null = null;
const listeners = new Set<() => void>();

function update() {
  const next: WindowLayout = pinned ? { layout: pinned, compact: [] } : layoutOfWindow();
  if (next.layout === current.layout && next.compact.join() === current.compact.join()) return;
  current = next;
  show();
  for (const listener of listeners) listener();
}

function show() {
  const { dataset } = document.documentElement;
  dataset.layout = current.layout;
  dataset.compact = current.compact.join(' ');
}

/** Keeps `data-layout` and `data-compact` of <html> in step with the window. Call it once, before the first render. */
export function trackLayout(): void {
  update();
  show();
  window.addEventListener('resize', update);
  screen.orientation?.addEventListener('change', update);
  // The root's font size follows the window some frames later, and the settings of the browser at any time.
  const probe = document.createElement('i');
  Object.assign(probe.style, { position: 'fixed', inlineSize: '1rem', visibility: 'hidden' });
  document.body.append(probe);
  new ResizeObserver(update).observe(probe);
}

/** Keeps one layout at every size of the window, for a screen that scales its font instead; null ends it. */
export function forceWindowLayout(layout: Layout | null): void {
  pinned = layout;
  update();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, () => current.layout);

/** Whether the window is at this small end of its layout. */
export const useIsCompactLayout = (compact: Compact): boolean =>
  useSyncExternalStore(subscribe, () => current.compact.includes(compact));

/** Wide enough for the panel beside the table; elsewhere it is a drawer. */
export const usePanelDocked = (): boolean =>
  useSyncExternalStore(subscribe, () => !isHandheld(current.layout) && !current.compact.includes('tight'));

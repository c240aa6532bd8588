import type { Color, IotaShape } from '@fivefold/rules/iota';

export const IOTA_CARD_COLORS: Record<Color, string> = {
  R: '#ce3f2c',
  Y: '#f2be3a',
  G: '#4aa56c',
  B: '#2a5da0',
};
export const IOTA_SHADE_COLORS: Record<Color, string> = {
  R: '#8f1d0f',
  Y: '#8a5f06',
  G: '#17603a',
  B: '#163a6e',
};

const rows = (from: number, step: number, draw: (y: number) => string): string =>
  Array.from({ length: Math.ceil((106 - from) / step) }, (_, i) => draw(from + i * step)).join('');
/** The pattern repeats the color: diagonals, dots, chevrons, grid. */
export const IOTA_COLOR_PATTERNS: Record<
  Color,
  { readonly d: string; readonly width: number; readonly dash?: string }
> = {
  R: { d: rows(5, 8.5, (n) => `M-6 ${2 * n}L${2 * n} -6`), width: 4.2 },
  Y: { d: rows(9, 11.5, (y) => `M${(y * 2) % 23 < 11 ? 9 : 14.8} ${y}H102`), width: 5, dash: '0 11.5' },
  G: { d: rows(4, 13, (y) => `M0 ${y + 5}${'l6.25-6 6.25 6'.repeat(8)}`), width: 3.4 },
  B: { d: `${rows(14, 12, (y) => `M0 ${y}H100`)}${rows(14, 12, (x) => `M${x} 0V100`)}`, width: 2.6 },
};
export const IOTA_SHAPE_PATHS: Record<IotaShape, string> = {
  T: 'M50 13 88 82H12Z',
  S: 'M20 20H80V80H20Z',
  C: 'M50 16a34 34 0 1 1 0 68 34 34 0 0 1 0-68Z',
  P: 'M35 13H65V35H87V65H65V87H35V65H13V35H35Z',
};

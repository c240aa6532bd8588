import type { CSSProperties } from 'react';

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr))' };

export const keepsakePageStyle = {
  '--avatar': '3.25rem',
  '--emblem': '2.75rem',
  maxInlineSize: '84rem',
  marginInline: 'auto',
  padding: 'var(--space-4) var(--space-5)',
} as CSSProperties;
export const keepsakeLogoStyle = { '--pinwheel': '2.25rem', fontSize: 'var(--text-xl)' } as CSSProperties;
export const keepsakeWordsStyle: CSSProperties = { alignItems: 'end', marginBlock: 'var(--space-5)' };
export const keepsakeHeadingStyle: CSSProperties = { fontSize: 'var(--text-4xl)' };
export const keepsakePersonStyle = (first: boolean) =>
  ({ '--avatar': first ? '5rem' : '3.25rem', alignContent: 'end' }) as CSSProperties;
export const keepsakeColumnsStyle: CSSProperties = COLUMNS;
export const keepsakePanelStyle: CSSProperties = {
  padding: 'var(--space-6) var(--space-5)',
  background: 'var(--brand-panel)',
  color: 'var(--on-brand)',
};
export const keepsakeCardsStyle = {
  '--card-w': '3.75rem',
  minBlockSize: '6rem',
  color: 'var(--ink)',
} as CSSProperties;
export const keepsakeWinnerStyle = { '--avatar': '2.25rem' } as CSSProperties;
export const keepsakeTitlesStyle: CSSProperties = {
  ...COLUMNS,
  marginBlock: 'var(--space-6) var(--space-4)',
};
export const keepsakeTitleStyle: CSSProperties = {
  gridTemplateColumns: 'auto 1fr',
  borderBlockEnd: 'var(--space-1) solid var(--brand-panel)',
};

import type { CSSProperties } from 'react';

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr))' };

export const eveningKeepsakePageStyle = {
  '--avatar': '3.25rem',
  '--emblem': '2.75rem',
  maxInlineSize: '84rem',
  marginInline: 'auto',
  padding: 'var(--space-4) var(--space-5)',
} as CSSProperties;
export const eveningKeepsakeLogoStyle = {
  '--pinwheel': '2.25rem',
  fontSize: 'var(--text-xl)',
} as CSSProperties;
export const eveningKeepsakeWordsStyle: CSSProperties = { alignItems: 'end', marginBlock: 'var(--space-5)' };
export const eveningKeepsakeHeadingStyle: CSSProperties = { fontSize: 'var(--text-4xl)' };
export const eveningKeepsakePersonStyle = (first: boolean) =>
  ({ '--avatar': first ? '5rem' : '3.25rem', alignContent: 'end' }) as CSSProperties;
export const eveningKeepsakeColumnsStyle: CSSProperties = COLUMNS;
export const eveningKeepsakePanelStyle: CSSProperties = {
  padding: 'var(--space-6) var(--space-5)',
  background: 'var(--brand-panel)',
  color: 'var(--on-brand)',
};
export const eveningKeepsakeCardsStyle = {
  '--card-w': '3.75rem',
  minBlockSize: '6rem',
  color: 'var(--ink)',
} as CSSProperties;
export const eveningKeepsakeWinnerStyle = { '--avatar': '2.25rem' } as CSSProperties;
export const eveningKeepsakeTitlesStyle: CSSProperties = {
  ...COLUMNS,
  marginBlock: 'var(--space-6) var(--space-4)',
};
export const eveningKeepsakeTitleStyle: CSSProperties = {
  gridTemplateColumns: 'auto 1fr',
  borderBlockEnd: 'var(--space-1) solid var(--brand-panel)',
};

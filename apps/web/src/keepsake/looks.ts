import type { CSSProperties } from 'react';

const COLUMNS = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(15.5rem, 100%), 1fr))' };

export const page = {
  '--avatar': '3.25rem',
  '--emblem': '2.75rem',
  maxInlineSize: '84rem',
  marginInline: 'auto',
  padding: 'var(--space-4) var(--space-5)',
} as CSSProperties;
export const logo = { '--pinwheel': '2.25rem', fontSize: 'var(--text-xl)' } as CSSProperties;
export const words: CSSProperties = { alignItems: 'end', marginBlock: 'var(--space-5)' };
export const heading: CSSProperties = { fontSize: 'var(--text-4xl)' };
export const person = (first: boolean) =>
  ({ '--avatar': first ? '5rem' : '3.25rem', alignContent: 'end' }) as CSSProperties;
export const columns: CSSProperties = COLUMNS;
export const panel: CSSProperties = {
  padding: 'var(--space-6) var(--space-5)',
  background: 'var(--brand-panel)',
  color: 'var(--on-brand)',
};
export const cards = {
  '--card-w': '3.75rem',
  minBlockSize: '6rem',
  color: 'var(--ink)',
} as CSSProperties;
export const winner = { '--avatar': '2.25rem' } as CSSProperties;
export const titles: CSSProperties = { ...COLUMNS, marginBlock: 'var(--space-6) var(--space-4)' };
export const title: CSSProperties = {
  gridTemplateColumns: 'auto 1fr',
  borderBlockEnd: 'var(--space-1) solid var(--brand-panel)',
};

import type { CSSProperties } from 'react';
import styles from './FoldedPentagon.module.css';

const mixed = (base: string, other: string, percent: number) =>
  `color-mix(in srgb, var(${base}), ${other} ${percent}%)`;

/** The facets with their fills, in 360 x 345 units. */
const FACETS: readonly (readonly [path: string, fill: string])[] = [
  ['M180 0 360 131 291 342H69L0 131Z', 'var(--brand)'],
  ['M180 0 0 131 27 140 180 29Z', mixed('--brand', '#fff', 34)],
  ['M180 0 360 131 333 140 180 29Z', mixed('--brand', '#fff', 46)],
  ['M0 131 27 140 85 315 69 342Z', mixed('--brand', '#fff', 4)],
  ['M360 131 333 140 275 315 291 342Z', mixed('--brand', 'var(--brand-dark)', 22)],
  ['M69 342 85 315H275L291 342Z', mixed('--brand', 'var(--brand-dark)', 62)],
  ['M180 29 27 140 180 190Z', mixed('--brand-panel', '#fff', 4)],
  ['M180 29 333 140 180 190Z', mixed('--brand-panel', '#000', 2)],
  ['M27 140 180 190 85 315Z', mixed('--brand-panel', '#fff', 7)],
  ['M333 140 180 190 275 315Z', mixed('--brand-panel', '#000', 2)],
  ['M85 315 180 190 275 315Z', mixed('--brand-panel', '#fff', 4)],
];

/** A table of folded paper in the color of the game around it. */
export function FoldedPentagon() {
  return (
    <svg viewBox="0 0 360 345" className={styles.pentagon} aria-hidden="true">
      {FACETS.map(([path, fill]) => (
        <path key={path} d={path} style={{ '--facet': fill } as CSSProperties} />
      ))}
    </svg>
  );
}

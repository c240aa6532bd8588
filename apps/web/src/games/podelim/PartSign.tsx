import type { PodelimPartColor } from '@fivefold/rules/podelim';
import styles from './Cards.module.css';

interface PartSignProps {
  readonly color: PodelimPartColor;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The sign of a part, so that color is not the only difference: ring, drop, moon. */
export function PodelimPartSign({ color, x, y, r }: PartSignProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} fill="currentColor">
      {color === 'white' && <circle r=".76" fill="none" stroke="currentColor" strokeWidth=".42" />}
      {color === 'blue' && <path d="M0-1.100C.3-.6.8-.1.8.4a.8.8 0 0 1-1.600 0c0-.5.5-1 .8-1.500Z" />}
      {color === 'black' && <path d="M-.15-.98A1 1 0 1 0 .96.42 1 1 0 0 1-.15-.98Z" />}
    </g>
  );
}

/** The same sign beside words. */
export function InlinePodelimPartSign({ color }: { readonly color: PodelimPartColor }) {
  return (
    <svg viewBox="-1.200 -1.200 2.400 2.400" className={styles.sign} aria-hidden="true">
      <PodelimPartSign color={color} x={0} y={0} r={1} />
    </svg>
  );
}

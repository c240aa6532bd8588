import type { ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './Pinwheel.module.css';

const BLADES = [
  ['#4f8cc4', '#2b6ca3'],
  ['#3fa67f', '#23805f'],
  ['#f9cf74', '#f0aa2c'],
  ['#ee6e51', '#cb3d25'],
  ['#9c5b8b', '#7a3b69'],
] as const;

/** One blade points up: a wide light face and a narrow shaded face. */
const LIGHT = 'M0 0-3-43 17-38Z';
const SHADE = 'M0 0 17-38 19-20Z';

/** For use inside another drawing: centered on 0,0 with a radius of 43. */
export function PinwheelShape({ mono }: { readonly mono?: string }) {
  return (
    <>
      {BLADES.map(([light, shade], i) => (
        <g key={light} transform={`rotate(${72 * i - 20})`}>
          <path d={LIGHT} fill={mono ?? light} />
          <path d={SHADE} fill={mono ?? shade} opacity={mono ? 0.62 : 1} />
        </g>
      ))}
      <circle r="4.2" fill={mono ? 'rgb(255 255 255 / .5)' : '#15272c'} />
    </>
  );
}

export function PinwheelLogo({ turning = false }: { readonly turning?: boolean }) {
  return (
    <svg
      className={classNames(styles.pinwheel, turning && styles.turning)}
      viewBox="-46 -46 92 92"
      aria-hidden="true"
    >
      <PinwheelShape />
    </svg>
  );
}

export function Loading({ label, children }: { readonly label: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.loading} role="status" data-testid="loading">
      <PinwheelLogo turning />
      <span>{label}</span>
      {children}
    </div>
  );
}

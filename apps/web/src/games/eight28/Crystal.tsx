import type { Eight28Crystals } from '@fivefold/rules/eight28';
import { AnimatedScore } from '../../table/Score.tsx';
import styles from './Crystal.module.css';
import { CRYSTAL_FLIGHT_GAP_MS, MAX_FLYING_CRYSTALS } from './revealSteps.ts';
import { type Eight28Translate, eight28CrystalsName } from './words.ts';

/** Two silhouettes, not only two colors: a blue kite, a red hexagon. Drawn around 0 0, about 44 units high. */
export function CrystalShape({ red }: { readonly red?: boolean }) {
  if (red)
    return (
      <g strokeLinejoin="round">
        <path d="M0-19 17-10V10L0 20-17 10V-10Z" fill="#c8452f" stroke="#7c2014" strokeWidth="2.500" />
        <path d="M0-19 17-10 0-1-17-10Z" fill="#f2a08c" />
        <path d="M-17-10 0-1V20L-17 10Z" fill="#de6650" />
        <path d="M0-19 17-10V10L0 20-17 10V-10Z" fill="none" stroke="#7c2014" strokeWidth="2.500" />
      </g>
    );
  return (
    <g strokeLinejoin="round">
      <path d="M0-24 16-7 0 24-16-7Z" fill="#4e9fd3" stroke="#1c4d74" strokeWidth="2.500" />
      <path d="M0-24-16-7H-5Z" fill="#a9d8f0" />
      <path d="M0-24-5-7H5Z" fill="#c9e8f7" />
      <path d="M5-7H16L0 24Z" fill="#2f76ad" />
      <path d="M-16-7H-5L0 24Z" fill="#6fb6e0" />
      <path d="M0-24 16-7 0 24-16-7Z" fill="none" stroke="#1c4d74" strokeWidth="2.500" />
    </g>
  );
}

export function CrystalIcon({ red }: { readonly red?: boolean }) {
  return (
    <svg className={styles.icon} viewBox="-20 -26 40 52" aria-hidden="true">
      <CrystalShape {...(red ? { red } : {})} />
    </svg>
  );
}

interface CrystalCountProps {
  readonly t: Eight28Translate;
  readonly crystals: Eight28Crystals;
  readonly className?: string | undefined;
  /** Animates changes. */
  readonly counting?: boolean;
}

/** A number of crystals with their icons. */
export function CrystalCount({ t, crystals, className, counting }: CrystalCountProps) {
  const { blue, red } = crystals;
  const shown = (n: number) => (counting ? <AnimatedScore value={n} /> : n);
  return (
    <span className={`${styles.count} ${className ?? ''}`} title={eight28CrystalsName(t, crystals)}>
      <span className="visually-hidden">{eight28CrystalsName(t, crystals)}</span>
      {(blue > 0 || red === 0) && (
        <span className={styles.pair} aria-hidden="true">
          <CrystalIcon />
          {shown(blue)}
        </span>
      )}
      {red > 0 && (
        <span className={styles.pair} aria-hidden="true">
          <CrystalIcon red />
          {shown(red)}
        </span>
      )}
    </span>
  );
}

interface FlyingCrystalsProps {
  readonly seat: number;
  readonly crystals: Eight28Crystals;
}

/** Crystals on their way from the pot to the score of a seat, one after the other. */
export function FlyingCrystals({ seat, crystals: { blue, red } }: FlyingCrystalsProps) {
  const flying = Array.from({ length: Math.min(blue + red, MAX_FLYING_CRYSTALS) }, (_, i) => i >= blue);
  return (
    <span className={`relative text-xl`} aria-hidden="true">
      {flying.map((isRed, i) => {
        const key = `crystal-${seat}-${i}`;
        return (
          <i
            key={key}
            className="absolute"
            data-flip={key}
            data-flip-from="pot"
            data-flip-delay={i * CRYSTAL_FLIGHT_GAP_MS}
          >
            <CrystalIcon {...(isRed ? { red: true } : {})} />
          </i>
        );
      })}
    </span>
  );
}

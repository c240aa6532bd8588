import { prefersReducedMotion } from '../table/reducedMotion.ts';
import styles from './Confetti.module.css';

/** Position in percent, size, rotation, color. */
const PIECES = [
  [6, 4, 22, 20, 0],
  [10, 12, 26, -30, 0],
  [2, 36, 20, 15, 3],
  [7, 58, 30, -20, 3],
  [4, 76, 16, 30, 0],
  [14, 70, 22, 10, 4],
  [17, 38, 26, -15, 3],
  [16, 20, 14, 40, 4],
  [25, 30, 24, 60, 0],
  [33, 18, 18, 25, 4],
  [40, 34, 20, -25, 4],
  [62, 6, 26, 70, 4],
  [60, 24, 18, -40, 4],
  [64, 26, 24, 15, 3],
  [80, 5, 22, 0, 2],
  [86, 7, 20, 30, 4],
  [92, 4, 24, -20, 4],
  [89, 14, 16, 45, 3],
  [94, 26, 14, 10, 4],
  [97, 22, 12, 60, 2],
  [88, 42, 28, 20, 1],
  [92, 48, 18, -45, 2],
  [84, 60, 26, 25, 2],
  [88, 70, 26, -30, 4],
  [83, 84, 20, 15, 1],
  [92, 88, 14, 40, 3],
  [96, 84, 26, -25, 0],
  [21, 80, 20, 35, 3],
] as const;

const COLORS = ['#2b6ca3', '#23805f', '#f0aa2c', '#cb3d25', '#7a3b69'] as const;

interface ConfettiProps {
  readonly delayMs?: number;
  readonly onEnd: () => void;
}

/** For a person who won, once. The parent removes it at its end: paper that stays covers names and faces. */
export function Confetti({ delayMs = 0, onEnd }: ConfettiProps) {
  if (prefersReducedMotion()) return null;
  return (
    <svg
      className={styles.confetti}
      style={{ animationDelay: `${delayMs}ms` }}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      onAnimationEnd={onEnd}
      data-testid="confetti"
    >
      {PIECES.map(([x, y, size, turn, color]) => (
        <svg
          key={`${x} ${y}`}
          x={x}
          y={y}
          width="5"
          height="6"
          viewBox="0 0 40 40"
          overflow="visible"
          aria-hidden="true"
        >
          <g transform={`rotate(${turn} 20 20) scale(${size / 15})`} fill={COLORS[color]}>
            <path d="M20 2 32 20 20 38Z" />
            <path d="M20 2 8 20 20 38Z" className={styles.lit} />
          </g>
        </svg>
      ))}
    </svg>
  );
}

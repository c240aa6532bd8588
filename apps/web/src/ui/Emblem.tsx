import type { GameId } from '@fivefold/rules';
import type { ReactNode } from 'react';
import styles from './Emblem.module.css';

/** One block of the staircase: front, top and side. */
const step = (x: number, y: number, front: string, top: string, side: string): ReactNode => (
  <g key={x}>
    <path d={`M${x} ${y}h15v${84 - y}h-15z`} fill={front} />
    <path d={`M${x} ${y}l6-7h15l-6 7z`} fill={top} />
    <path d={`M${x + 15} ${y}l6-7v${84 - y}l-6 7z`} fill={side} />
  </g>
);
const blade = (i: number, light: string, dark: string): ReactNode => (
  <g key={i} transform={`translate(50 70) rotate(${-81 + i * 27})`}>
    <path d="M0 0-10-44 0-50Z" fill={light} />
    <path d="M0 0 10-44 0-50Z" fill={dark} />
  </g>
);

const DRAWINGS: Record<GameId, ReactNode> = {
  podelim: (
    <>
      <path d="M46.5 47 43.4 3.1A44 44 0 0 0 7.0 66.3Z" fill="#fdfbf5" />
      <path d="M46.5 47 3.2 39.4A44 44 0 0 0 7.0 66.3Z" fill="#e2eaf1" />
      <path
        d="M46.5 47 43.4 3.1A44 44 0 0 0 7.0 66.3Z"
        fill="none"
        stroke="#15272c"
        strokeOpacity="0.18"
        strokeWidth="1.5"
      />
      <path d="M53 45 97.0 45.0A44 44 0 0 0 56.1 1.1Z" fill="#6fb1dd" />
      <path d="M53 45 97.0 45.0A44 44 0 0 0 86.7 16.7Z" fill="#8cc4ea" />
      <path d="M50 53 13.1 77.0A44 44 0 0 0 94.0 53.0Z" fill="#15272c" />
      <path d="M50 53 59.9 95.9A44 44 0 0 0 94.0 53.0Z" fill="#253a41" />
      <circle cx="24" cy="38" r="6.500" fill="none" stroke="#15272c" strokeWidth="3.600" />
      <path d="M71 18c4.500 6.500 6 9 6 11.500a6 6 0 0 1-12 0c0-2.500 1.500-5 6-11.500Z" fill="#15272c" />
      <path d="M57 68a8 8 0 1 0 9 10 8 8 0 0 1-9-10Z" fill="#fdfbf5" />
    </>
  ),
  'my-number': (
    <>
      {step(4, 70, '#72b6df', '#9ccdec', '#4d93c3')}
      {step(19, 58, '#8fc47c', '#b1d9a2', '#6aa656')}
      {step(34, 46, '#f8dd83', '#fbeab0', '#e0bf56')}
      {step(49, 34, '#f29bb0', '#f7bfcc', '#d9748d')}
      {step(64, 22, '#b79edb', '#d2c2ea', '#8f70bd')}
      <path d="M75 18V-4" stroke="#15272c" strokeWidth="2.4" />
      <path d="M75-4H52l5 7-5 7h23Z" fill="#fdf6e6" stroke="#15272c" strokeOpacity=".25" />
      <path d="M63-2h5l-1 6h-3zM64 5.500h3v2.600h-3z" fill="#15272c" />
    </>
  ),
  iota: (
    <g transform="rotate(-8 50 50)">
      {(
        [
          [8, 8, '#ce3f2c'],
          [53, 8, '#f2be3a'],
          [8, 53, '#2a5da0'],
          [53, 53, '#4aa56c'],
        ] as const
      ).map(([x, y, color]) => (
        <rect
          key={`${x}${y}`}
          x={x}
          y={y}
          width="39"
          height="39"
          rx="5"
          fill={color}
          stroke="#fffdf8"
          strokeWidth="4"
        />
      ))}
      <circle cx="27.500" cy="27.500" r="11" fill="#fffdf8" stroke="#7a1f12" strokeWidth="2.500" />
      <path
        d="M72.500 15 84 37H61Z"
        fill="#fffdf8"
        stroke="#7d5a06"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      <path d="M23 60h9v8h8v9h-8v8h-9v-8h-8v-9h8Z" fill="#fffdf8" stroke="#143567" strokeWidth="2.500" />
      <path d="M62 62h21v21H62Z" fill="#fffdf8" stroke="#1c5c38" strokeWidth="2.500" />
    </g>
  ),
  red7: (
    <>
      {(
        [
          ['#d8402a', '#a92c17'],
          ['#ef9a3c', '#d2761b'],
          ['#f6d35c', '#dab02b'],
          ['#3c964f', '#246b36'],
          ['#6cc0e3', '#3f97c0'],
          ['#3a5db2', '#213c83'],
          ['#8d4faa', '#65317f'],
        ] as const
      ).map(([light, dark], i) => blade(i, light, dark))}
      <circle cx="50" cy="72" r="14" fill="#fffdf8" />
      <text x="50" y="79" textAnchor="middle" fontSize="20" fill="#15272c" className="figure">
        7
      </text>
    </>
  ),
  eight28: (
    <>
      <path d="M22 12H58L72 34 40 84 8 34Z" fill="#f3b3d1" />
      <path d="M22 12H58L55 34H25Z" fill="#fdeaf3" />
      <path d="M8 34H25L40 84Z" fill="#f8cfe1" />
      <path d="M55 34H72L40 84Z" fill="#c4669b" />
      <path d="M58 12 72 34H55Z" fill="#e59bc0" />
      <text x="40" y="49" textAnchor="middle" fontSize="21" fill="#4b1b3e" className="figure">
        28
      </text>
      <path d="M65 56H87L95 69 76 97 58 69Z" fill="#9fd4ef" />
      <path d="M65 56H87L85 69H67Z" fill="#d6effa" />
      <path d="M85 69H95L76 97Z" fill="#4a9cc6" />
      <text x="76" y="81" textAnchor="middle" fontSize="16" fill="#143a52" className="figure">
        8
      </text>
    </>
  ),
};

/** The mark of a game; always beside its name. Its size is --emblem. */
export function Emblem({ game }: { readonly game: GameId }) {
  return (
    <svg className={styles.emblem} viewBox="0 -6 100 106" aria-hidden="true">
      {DRAWINGS[game]}
    </svg>
  );
}

import type { Emote as EmoteName } from '@fivefold/room';
import type { ReactNode } from 'react';
import styles from './Emote.module.css';

const INK = '#15272c';
const eyes = (
  <g key="eyes">
    <circle cx="37" cy="46" r="4.500" fill={INK} />
    <circle cx="63" cy="46" r="4.500" fill={INK} />
  </g>
);
const line = {
  fill: 'none',
  stroke: INK,
  strokeWidth: 5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const FACES: Record<EmoteName, readonly [light: string, shade: string, face: ReactNode]> = {
  bravo: ['#f8c04e', '#eda92a', [eyes, <path key="m" d="M34 60a17 15 0 0 0 32 0" {...line} />]],
  thanks: [
    '#f28d78',
    '#e2705a',
    <path key="h" d="M50 76 29 55a12 12 0 0 1 21-13 12 12 0 0 1 21 13Z" fill="#fffdf8" />,
  ],
  oops: [
    '#f5a9bb',
    '#ec8ca3',
    <path
      key="o"
      d="M32 41l10 6-10 5M68 41l-10 6 10 5M34 68l6-6 7 6 6-6 7 6 6-6"
      {...line}
      strokeWidth={4.5}
    />,
  ],
  hmm: ['#c0aae0', '#a98dd0', [eyes, <path key="m" d="M36 66l28-4M30 37l13-2M57 33l13 5" {...line} />]],
  hurry: [
    '#6fa8d8',
    '#4a86bd',
    [<circle key="c" cx="50" cy="53" r="21" fill="#fffdf8" />, <path key="h" d="M50 41v13l9 6" {...line} />],
  ],
  wow: [
    '#7dc0e6',
    '#5aa5d0',
    [
      eyes,
      <ellipse key="m" cx="50" cy="66" rx="7" ry="9" fill={INK} />,
      <path key="b" d="M30 34l9-3M70 34l-9-3" {...line} />,
    ],
  ],
  laugh: [
    '#f8c04e',
    '#eda92a',
    [
      <path key="e" d="M30 47l7-6 7 6M56 47l7-6 7 6" {...line} />,
      <path key="m" d="M32 57h36a18 18 0 0 1-36 0Z" fill={INK} />,
      <path key="t" d="M41 70a12 9 0 0 1 18 0 18 18 0 0 1-18 0Z" fill="#e2705a" />,
    ],
  ],
  again: [
    '#93c981',
    '#76b061',
    [
      eyes,
      <path key="m" d="M34 60a17 15 0 0 0 32 0" {...line} />,
      <path key="a" d="M62 22l9 4-4 9" {...line} strokeWidth={4} />,
    ],
  ],
};

/** A pentagon with a face. Its size is --emote; the caller gives it a name. */
export function EmoteFace({ emote }: { readonly emote: EmoteName }) {
  const [light, shade, face] = FACES[emote];
  return (
    <svg className={styles.emote} viewBox="0 0 100 100" aria-hidden="true">
      <path
        d="M50 6 94.7 38.5 77.6 91 22.4 91 5.3 38.5Z"
        fill={light}
        stroke={light}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M94.700 38.500 77.600 91 50 54Z" fill={shade} opacity=".55" />
      {face}
    </svg>
  );
}

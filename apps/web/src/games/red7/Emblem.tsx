import type { ReactNode } from 'react';

const blade = (i: number, light: string, dark: string): ReactNode => (
  <g key={i} transform={`translate(50 70) rotate(${-81 + i * 27})`}>
    <path d="M0 0-10-44 0-50Z" fill={light} />
    <path d="M0 0 10-44 0-50Z" fill={dark} />
  </g>
);

export const Red7Emblem = () => (
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
);

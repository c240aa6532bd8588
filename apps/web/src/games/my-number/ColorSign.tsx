import type { Color } from '@fivefold/rules/my-number';

const rays = (count: number, outer: number, inner: number): string =>
  Array.from({ length: count * 2 }, (_, i) => {
    const angle = (Math.PI * i) / count;
    const r = i % 2 ? inner : outer;
    return `${(Math.sin(angle) * r).toFixed(2)},${(-Math.cos(angle) * r).toFixed(2)}`;
  }).join(' ');
const SUN = rays(12, 1, 0.74);
const PETALS = [0, 1, 2, 3, 4].map((i) => {
  const angle = (Math.PI * 2 * i) / 5;
  return [Math.sin(angle) * 0.56, -Math.cos(angle) * 0.56] as const;
});

interface ColorSignProps {
  readonly color: Color;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill?: string;
  /** The large picture of a card, with lighter details. */
  readonly art?: boolean;
}

/** The sign of a color, so that nobody needs to tell hues apart: sun, drop, blossom, leaf, gem. */
export function MyNumberColorSign({ color, x, y, r, fill = 'var(--card-ink)', art }: ColorSignProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} fill={fill}>
      {color === 'orange' && <polygon points={SUN} />}
      {color === 'blue' && <path d="M0-1.1C.3-.6.8-.1.8.4a.8.8 0 0 1-1.600 0c0-.5.5-1 .8-1.500Z" />}
      {color === 'pink' && (
        <>
          {PETALS.map(([px, py]) => (
            <circle key={px} cx={px} cy={py} r=".44" />
          ))}
          <circle r=".5" />
          <circle r=".22" fill="#f29baf" />
        </>
      )}
      {color === 'green' && (
        <>
          <path d="M-1 1C-1.150-.2-.3-1 1-1 1.100.3.4 1.100-1 1Z" />
          <path d="M-.9.9.35-.35" stroke="#8fc47c" strokeWidth=".17" strokeLinecap="round" fill="none" />
        </>
      )}
      {color === 'purple' && (
        <>
          <path d="M0-1.150.85 0 0 1.150-.85 0Z" />
          <path d="M0-1.150.85 0 0 1.150Z" fill="#fff" opacity={art ? 0.18 : 0.32} />
        </>
      )}
    </g>
  );
}

/** The same sign in a line of text. */
export function InlineMyNumberColorSign({ color }: { readonly color: Color }) {
  return (
    <svg viewBox="-1.200 -1.200 2.400 2.400" width="0.8125rem" height="0.8125rem" aria-hidden="true">
      <MyNumberColorSign color={color} x={0} y={0} r={1} />
    </svg>
  );
}

import type { Color } from '@fivefold/rules/red7';
import styles from './RuleSign.module.css';

export const RED7_CARD_COLORS: Record<Color, string> = {
  R: '#c8321f',
  O: '#ec8b2c',
  Y: '#f4cb45',
  G: '#2f8442',
  C: '#5db6dd',
  I: '#2b4a9b',
  V: '#7b3f98',
};
/** The color of numbers and signs on each background. */
export const RED7_INK_COLORS: Record<Color, string> = {
  R: '#fffdf8',
  O: '#15272c',
  Y: '#15272c',
  G: '#fffdf8',
  C: '#15272c',
  I: '#fffdf8',
  V: '#fffdf8',
};

interface RuleSignProps {
  readonly color: Color;
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill?: string;
}

/** The rule of a color as a sign, so that color is not the only difference. */
export function Red7RuleSign({ color, x, y, r, fill = RED7_INK_COLORS[color] }: RuleSignProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r})`} fill={fill}>
      {SIGNS[color](fill)}
    </g>
  );
}

const SIGNS: Record<Color, (ink: string) => React.ReactNode> = {
  // the highest: an arrow up to a bar
  R: () => <path d="M-.9-1H.9V-.7H-.9ZM0-.58.78.22H.3V1H-.3V.22H-.78Z" />,
  // one number: equals
  O: () => <path d="M-.92-.62H.92V-.14H-.92ZM-.92.14H.92V.62H-.92Z" />,
  // one color: three alike
  Y: () => (
    <>
      <circle cy="-.48" r=".45" />
      <circle cx="-.53" cy=".45" r=".45" />
      <circle cx=".53" cy=".45" r=".45" />
    </>
  ),
  // even: pairs
  G: () => (
    <>
      <path d="M-.07-1H.07V1H-.07Z" />
      {[-0.55, 0.55].map((cx) =>
        [-0.5, 0.5].map((cy) => <circle key={`${cx}${cy}`} cx={cx} cy={cy} r=".41" />),
      )}
    </>
  ),
  // different colors: full, ring, half
  C: (ink) => (
    <>
      <circle cy="-.48" r=".45" />
      <circle cx="-.55" cy=".48" r=".36" fill="none" stroke={ink} strokeWidth=".2" />
      <circle cx=".55" cy=".48" r=".36" fill="none" stroke={ink} strokeWidth=".2" />
      <path d="M.55.03a.45.45 0 0 1 0 .9Z" />
    </>
  ),
  // a run: stairs
  I: () => <path d="M-.95.95V.32H-.32V-.32H.32V-.95H.95V.95Z" />,
  // below 4
  V: () => (
    <>
      <path d="M-.25-.52V-.17L-.72.08-.25.33V.68L-1.1.22V-.06Z" />
      <path d="M.62-.72H.98V.2H1.15V.47H.98V.82H.6V.47H-.1V.2ZM.6-.2.28.2H.6Z" fillRule="evenodd" />
    </>
  ),
};

/** The sign on its color, in a line of text. */
export function Red7RuleColorChip({ color }: { readonly color: Color }) {
  return (
    <svg viewBox="0 0 28 28" className={styles.chip} aria-hidden="true">
      <rect width="28" height="28" rx="6.500" fill={RED7_CARD_COLORS[color]} />
      <Red7RuleSign color={color} x={14} y={14} r={color === 'V' ? 7 : 7.5} />
    </svg>
  );
}

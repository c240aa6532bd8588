import type { GameId } from '@fivefold/rules';
import { myNumberCardColorOf } from '@fivefold/rules/my-number';

const INK = '#15272c';
const PAPER = '#fffdf8';
const COLORS: Readonly<Record<string, string>> = {
  ...{
    V: '#7d3f98',
    I: '#3a5db2',
    C: '#5fb7de',
    G: '#31894a',
    Y: '#f3cf58',
    O: '#ee953a',
    R: '#cb3621',
    B: '#2f6fb0',
  },
  ...{ orange: '#f39c4a', pink: '#f29bb0', blue: '#74b4df', green: '#91c77b', purple: '#b79ddb' },
};
/** Strokes of the digits on a grid of 10 x 16: an embedded picture has no fonts. */
const DIGITS = [
  'M1 1h8v14H1z',
  'M3 3 6 1v14M3 15h6',
  'M1 1h8v7H1v7h8',
  'M1 1h8v14H1M3 8h6',
  'M1 1v7h8M9 1v14',
  'M9 1H1v7h8v7H1',
  'M9 1H1v14h8V8H1',
  'M1 1h8L4 15',
  'M1 1h8v14H1zM1 8h8',
  'M9 8H1V1h8v14H1',
] as const;
const SHAPES: Readonly<Record<string, string>> = {
  T: 'M50 34 74 78H26Z',
  S: 'M28 34h44v44H28Z',
  C: 'M50 32a24 24 0 1 1 0 48 24 24 0 0 1 0-48Z',
  P: 'M42 32h16v16h16v16H58v16H42V64H26V48h16Z',
};

/** A card of 70 x 100 with its number, in the color that it has on the table. */
export function drawPlayingCardSvg(game: GameId, code: string): string {
  const { ground, ink, digits, shape } = faceOf(game, code);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 70 100"><rect width="70" height="100" rx="8" fill="${PAPER}"/><rect x="4" y="4" width="62" height="92" rx="5" fill="${ground}"/>${shape}${number(digits, ink)}</svg>`;
}

interface CardFace {
  readonly ground: string;
  readonly ink: string;
  readonly digits: string;
  readonly shape: string;
}

function faceOf(game: GameId, code: string): CardFace {
  const digits = code.replaceAll(/\D/g, '').slice(0, 3);
  const plain = { ground: PAPER, ink: '#6b2f63', digits, shape: '' };
  if (game === 'red7')
    return { ...plain, ground: COLORS[code[0]!] ?? PAPER, ink: 'YC'.includes(code[0]!) ? INK : PAPER };
  if (game === 'my-number')
    return { ...plain, ground: COLORS[myNumberCardColorOf(Number(code))] ?? PAPER, ink: INK };
  if (game !== 'iota') return plain;
  const d = SHAPES[code[1]!];
  const shape = d ? `<path d="${d}" transform="translate(-15 12)" fill="${COLORS[code[0]!] ?? INK}"/>` : '';
  return { ...plain, ink: INK, shape };
}

function number(digits: string, ink: string): string {
  const size = digits.length > 2 ? 1.1 : 1.5;
  return [...digits]
    .map(
      (digit, i) =>
        `<path d="${DIGITS[Number(digit)]}" transform="translate(${10 + i * 14 * (size - 0.1)} 12) scale(${size})" fill="none" stroke="${ink}" stroke-width="2.6"/>`,
    )
    .join('');
}

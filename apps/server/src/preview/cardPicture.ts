import type { GameId } from '@fivefold/rules';
import { myNumberCardColorOf, type Color as NumberColor } from '@fivefold/rules/my-number';
import { flexElement, imageElement, PREVIEW_INK_COLOR, PREVIEW_JADE_COLOR } from './picture.ts';
import { PINWHEEL_LOGO_SVG } from './pinwheel.ts';
import { DISPLAY_FONT, type PictureElement } from './render.ts';

const STOCK = '#fffdf8';

/** A figure in card units: the width of a card is 100. */
interface CardFigure {
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly centered?: boolean;
}

interface CardDrawing {
  readonly square?: boolean;
  readonly field?: string;
  readonly fold: string;
  /** SVG above the field. */
  readonly art: string;
  readonly figures: readonly CardFigure[];
}

/** Figures are text above the drawing, because an embedded picture has no fonts. */
export function playingCardElement(
  game: GameId,
  code: string,
  width: number,
  { counts = false, style = {} }: PlayingCardOptions = {},
): PictureElement {
  const { square = false, field, fold, art, figures } = drawingOf(game, code);
  const h = square ? 100 : 140;
  const unit = width / 100;
  const edge = `M9 0H91a9 9 0 0 1 9 9V${h - 19}L81 ${h}H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9Z`;
  const inner = `M9 5H91a4 4 0 0 1 4 4V${h - 14}L86 ${h - 5}H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Z`;
  const corner = `M81 ${h}V${h - 15}a4 4 0 0 1 4-4H100Z`;
  const line = counts
    ? `stroke="${PREVIEW_JADE_COLOR}" stroke-width="7"`
    : 'stroke="#15272c" stroke-opacity=".28"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 108 ${h + 8}"><path d="${edge}" fill="${STOCK}" ${line}/>${field ? `<path d="${inner}" fill="${field}"/>` : ''}<svg x="5" y="5" width="90" height="${h - 10}" viewBox="5 5 90 ${h - 10}">${art}</svg><path d="${corner}" fill="${fold}"/></svg>`;
  return flexElement(
    { position: 'relative', flexShrink: 0, width, height: h * unit, ...style },
    imageElement(svg, width * 1.08, (h + 8) * unit, {
      position: 'absolute',
      left: -4 * unit,
      top: -4 * unit,
    }),
    ...figures.map((figure) => figureElement(figure, unit)),
  );
}

interface PlayingCardOptions {
  /** With the ring of a card that counts. */
  readonly counts?: boolean;
  readonly style?: Readonly<Record<string, string | number>>;
}

/** The baseline lies about 0.85 of the size below the top of the line. */
const figureElement = ({ text, x, y, size, color, centered }: CardFigure, unit: number): PictureElement =>
  flexElement(
    {
      position: 'absolute',
      left: (centered ? x - 50 : x) * unit,
      top: (y - size * 0.85) * unit,
      ...(centered ? { width: 100 * unit, justifyContent: 'center' } : {}),
      fontFamily: DISPLAY_FONT,
      fontSize: size * unit,
      lineHeight: 1,
      color,
    },
    text,
  );

/** Games of other builds show the figures of the code on plain stock. */
function drawingOf(game: GameId, code: string): CardDrawing {
  if (game === 'red7') return red7Drawing(code);
  if (game === 'my-number') return numberDrawing(Number(code));
  if (game === 'podelim') return podelimDrawing(code);
  if (game === 'iota') return iotaDrawing(code);
  if (game === 'eight28') return eight28Drawing(code);
  const text = code.replaceAll(/\D/g, '').slice(0, 2);
  return {
    fold: '#43565b',
    art: '',
    figures: [{ text, x: 50, y: 92, size: 64, color: PREVIEW_INK_COLOR, centered: true }],
  };
}

const placed = (shape: string, x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="${fill}" color="${fill}">${shape}</g>`;

const circles = (r: number, ...centers: readonly (readonly [x: number, y: number])[]): string =>
  centers.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('');

/** Field, shade, ink and the sign of the rule. */
const RED7: Readonly<Record<string, readonly [field: string, shade: string, ink: string, sign: string]>> = {
  R: ['#c8321f', '#96200f', STOCK, '<path d="M-.9-1H.9V-.7H-.9ZM0-.58.78.22H.3V1H-.3V.22H-.78Z"/>'],
  O: ['#ec8b2c', '#c66a12', PREVIEW_INK_COLOR, '<path d="M-.92-.62H.92V-.14H-.92ZM-.92.14H.92V.62H-.92Z"/>'],
  Y: ['#f4cb45', '#d8a51f', PREVIEW_INK_COLOR, circles(0.45, [0, -0.48], [-0.53, 0.45], [0.53, 0.45])],
  G: [
    '#2f8442',
    '#1f642f',
    STOCK,
    `<path d="M-.07-1H.07V1H-.07Z"/>${circles(0.41, [-0.55, -0.5], [-0.55, 0.5], [0.55, -0.5], [0.55, 0.5])}`,
  ],
  C: [
    '#5db6dd',
    '#3692c0',
    PREVIEW_INK_COLOR,
    `${circles(0.45, [0, -0.48])}<g fill="none" stroke="currentColor" stroke-width=".2">${circles(0.36, [-0.55, 0.48], [0.55, 0.48])}</g><path d="M.55.03a.45.45 0 0 1 0 .9Z"/>`,
  ],
  I: ['#2b4a9b', '#1d326f', STOCK, '<path d="M-.95.95V.32H-.32V-.32H.32V-.95H.95V.95Z"/>'],
  V: [
    '#7b3f98',
    '#592774',
    STOCK,
    '<path d="M-.25-.52V-.17L-.72.08-.25.33V.68L-1.1.22V-.06Z"/><path d="M.62-.72H.98V.2H1.15V.47H.98V.82H.6V.47H-.1V.2ZM.6-.2.28.2H.6Z" fill-rule="evenodd"/>',
  ],
};

function red7Drawing(code: string): CardDrawing {
  const [field, shade, color, sign] = RED7[code[0]!] ?? RED7.R!;
  return {
    field,
    fold: '#e2c9c2',
    art: placed(sign, 72, 109, 31, shade) + placed(sign, 27, 86, 13, color),
    figures: [{ text: code.slice(1), x: 12, y: 58, size: 60, color }],
  };
}

const around = (points: number, radius: (i: number) => number): readonly (readonly [number, number])[] =>
  Array.from({ length: points }, (_, i) => {
    const angle = (2 * Math.PI * i) / points;
    return [Math.sin(angle) * radius(i), -Math.cos(angle) * radius(i)] as const;
  });
const SUN = around(24, (i) => (i % 2 ? 0.74 : 1)).map((point) => point.map((n) => n.toFixed(2)).join());

const NUMBERS: Readonly<Record<NumberColor, readonly [field: string, shade: string, sign: string]>> = {
  orange: ['#f39b4c', '#da7a20', `<polygon points="${SUN.join(' ')}"/>`],
  pink: ['#f29baf', '#da6c86', circles(0.44, ...around(5, () => 0.56)) + circles(0.5, [0, 0])],
  blue: ['#72b6df', '#4491c2', '<path d="M0-1.1C.3-.6.8-.1.8.4a.8.8 0 0 1-1.6 0c0-.5.5-1 .8-1.5Z"/>'],
  green: ['#8fc47c', '#66a250', '<path d="M-1 1C-1.15-.2-.3-1 1-1 1.1.3.4 1.1-1 1Z"/>'],
  purple: ['#b79edb', '#9a7cc8', '<path d="M0-1.15.85 0 0 1.15-.85 0Z"/>'],
};

function numberDrawing(card: number): CardDrawing {
  const [field, shade, sign] = NUMBERS[myNumberCardColorOf(card)];
  return {
    field,
    fold: '#f4b566',
    art: placed(sign, 66, 106, 34, shade) + placed(sign, 24, 82, 11.5, PREVIEW_INK_COLOR),
    figures: [{ text: String(card), x: card < 10 ? 13 : 10, y: 54, size: 47, color: PREVIEW_INK_COLOR }],
  };
}

const pinwheel = (y: number, size: number): string =>
  `<svg x="${50 - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" viewBox="-46 -46 92 92">${PINWHEEL_LOGO_SVG.replace(/^<svg[^>]*>|<\/svg>$/g, '')}</svg>`;

/** By value; without one it is a joker. */
const PODELIM_INKS = [
  ...['', '#1f5f99', '#1b6e86', '#1c7566', '#3b7a3a', '#6b7420'],
  ...['#97690b', '#b3560f', '#bf3b1d', '#a92c55', '#6b2c63'],
];

function podelimDrawing(code: string): CardDrawing {
  const value = Number(code);
  const fold = '#2b6ca3';
  const color = PODELIM_INKS[value];
  if (!color) return { fold, art: pinwheel(68, 84), figures: [] };
  const upper = value <= 5 ? value : Math.ceil(value / 2);
  const pips = (count: number, y: number) =>
    Array.from({ length: count }, (_, i) => {
      const x = 50 + (i - (count - 1) / 2) * 13.5;
      return `<path d="M${x} ${y - 6.2}l6.2 6.2-6.2 6.2-6.2-6.2Z" fill="${color}"/>`;
    }).join('');
  return {
    fold,
    art: value <= 5 ? pips(value, 113) : pips(upper, 105) + pips(value - upper, 119),
    figures: [{ text: code, x: 49, y: 84, size: value === 10 ? 72 : 78, color, centered: true }],
  };
}

const IOTA_COLORS: Readonly<Record<string, readonly [field: string, shade: string]>> = {
  R: ['#ce3f2c', '#8f1d0f'],
  Y: ['#f2be3a', '#8a5f06'],
  G: ['#4aa56c', '#17603a'],
  B: ['#2a5da0', '#163a6e'],
};
const IOTA_SHAPES: Readonly<Record<string, readonly [path: string, y: number, size: number]>> = {
  T: ['M50 13 88 82H12Z', 75, 40],
  S: ['M20 20H80V80H20Z', 67, 49],
  C: ['M50 16a34 34 0 1 1 0 68 34 34 0 0 1 0-68Z', 66, 47],
  P: ['M35 13H65V35H87V65H65V87H35V65H13V35H35Z', 64, 41],
};

function iotaDrawing(code: string): CardDrawing {
  const fold = '#f1ede1';
  const [field, shade] = IOTA_COLORS[code[0]!] ?? [];
  const [path, y = 0, size = 0] = IOTA_SHAPES[code[1]!] ?? [];
  if (!field || !path) return { square: true, field: '#22373e', fold, art: pinwheel(50, 84), figures: [] };
  return {
    square: true,
    field,
    fold,
    art: `<path d="${path}" fill="${STOCK}" stroke="${shade}" stroke-width="4.5" stroke-linejoin="round"/>`,
    figures: [{ text: code.slice(2), x: 50, y, size, color: PREVIEW_INK_COLOR, centered: true }],
  };
}

const PLUM = '#572548';
const LIGHT_PLUM = '#7a3b69';
const CRYSTAL =
  '<path d="M50 18 84 40V98L50 122 16 98V40Z" fill="#f0e5ed"/><path d="M50 18 84 40 50 62Z" fill="#e9dae5"/><path d="M84 40V98L50 78V62Z" fill="#e3d1de"/><path d="M84 98 50 122V78Z" fill="#eadce6"/>';
/** 1 above the dashed fold, 11 below it. */
const SPLIT = `<path d="M5 5H95V8L5 132Z" fill="#f1e2ec"/><path d="M95 8 5 132" stroke="${LIGHT_PLUM}" stroke-width="2" stroke-dasharray="4 4"/>`;

function eight28Drawing(code: string): CardDrawing {
  if (code === 'X')
    return {
      fold: LIGHT_PLUM,
      art: SPLIT,
      figures: [
        { text: '1', x: 14, y: 60, size: 52, color: LIGHT_PLUM },
        { text: '11', x: 30, y: 114, size: 52, color: PLUM },
      ],
    };
  return {
    fold: LIGHT_PLUM,
    art: CRYSTAL,
    figures: [{ text: code, x: 50, y: 95, size: 72, color: PLUM, centered: true }],
  };
}

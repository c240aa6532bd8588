import {
  ANIMAL_DRAWINGS,
  BOT_FACE_DRAWINGS,
  EMBLEM_BOX,
  type EmblemShape,
  gameArt,
  type NumberShape,
  PENTAGON_PATH,
  polygonsOf,
} from '@fivefold/art';
import type { Face, MemberNameAndFace, RoomDoorFacts } from '@fivefold/room';
import { PINWHEEL_LOGO_SVG } from './pinwheel.ts';
import { DISPLAY_FONT, type PictureElement, renderPng, TEXT_FONT } from './render.ts';
import type { LinkPreviewTexts } from './texts.ts';

const PICTURE_SIZE = { width: 1200, height: 630 } as const;

export const PREVIEW_PAPER_COLOR = '#fcfbf7';
export const PREVIEW_INK_COLOR = '#15272c';
export const PREVIEW_JADE_COLOR = '#166649';
const EMBLEM_PX = 400;
/** An inviter of more letters is written smaller, so that the line ends before the emblem. */
const INVITER_LETTERS = 21;
const INVITER_PX = 46;
const ONE_LINE = { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' } as const;

type Style = Readonly<Record<string, string | number>>;

export const flexElement = (
  style: Style,
  ...children: readonly (PictureElement | string)[]
): PictureElement => ({
  type: 'div',
  props: {
    style: { display: 'flex', boxSizing: 'border-box', ...style },
    children: children.length === 1 ? children[0] : children,
  },
});
export const imageElement = (
  svg: string,
  width: number,
  height: number,
  style: Style = {},
): PictureElement => ({
  type: 'img',
  props: {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    width,
    height,
    style: { flexShrink: 0, ...style },
  },
});

/** A PNG of 1200 x 630 for messengers. */
export const drawLinkPreview = (facts: RoomDoorFacts | null, texts: LinkPreviewTexts): Promise<Buffer> =>
  renderPng(previewPage(facts, texts), PICTURE_SIZE);

function previewPage(facts: RoomDoorFacts | null, texts: LinkPreviewTexts): PictureElement {
  const art = facts && gameArt[facts.game];
  const panel = art?.panel ?? '#1c3137';
  const color = art?.onPanel ?? PREVIEW_PAPER_COLOR;
  return flexElement(
    { ...PICTURE_SIZE, position: 'relative', background: panel, color, fontFamily: TEXT_FONT },
    imageElement(facets(), PICTURE_SIZE.width, PICTURE_SIZE.height, {
      position: 'absolute',
      top: 0,
      left: 0,
    }),
    invitation(facts, texts, color),
    flexElement({ position: 'absolute', right: 60, top: 44 }, ...gameEmblemElements(art?.emblem)),
    bottomLine(facts, texts),
  );
}

/** Quiet folds across the panel, and the paper below it. */
const facets = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <path d="M0 0H330L307 490H0Z" fill="#fff" opacity=".06"/><path d="M690 0H960L990 480H652Z" opacity=".1"/>
    <path d="M0 496 1200 470V630H0Z" fill="${PREVIEW_PAPER_COLOR}" opacity=".7"/><path d="M0 502 1200 477V630H0Z" fill="${PREVIEW_PAPER_COLOR}"/>
  </svg>`;

function invitation(
  facts: RoomDoorFacts | null,
  { inviter, title }: LinkPreviewTexts,
  color: string,
): PictureElement {
  const host = facts && !facts.locked ? facts.host : null;
  return flexElement(
    { position: 'absolute', left: 60, top: 76, flexDirection: 'column', width: 700 },
    flexElement(
      { alignItems: 'center', height: 96, fontSize: inviterSize(inviter), fontWeight: 500 },
      ...(host ? [imageElement(drawPlayerFaceSvg(host.face), 92, 92)] : []),
      ...(inviter
        ? [
            flexElement(
              {
                display: 'block',
                maxWidth: 420,
                fontWeight: 700,
                marginLeft: 20,
                marginRight: 14,
                ...ONE_LINE,
              },
              inviter.name,
            ),
            flexElement({ whiteSpace: 'nowrap' }, inviter.rest),
          ]
        : []),
    ),
    flexElement(
      { fontFamily: DISPLAY_FONT, fontSize: titleSize(title), lineHeight: 1.1, whiteSpace: 'nowrap', color },
      title,
    ),
  );
}

const inviterSize = (inviter: LinkPreviewTexts['inviter']): number =>
  inviter
    ? Math.min(INVITER_PX, (INVITER_PX * INVITER_LETTERS) / (inviter.name.length + inviter.rest.length))
    : INVITER_PX;

/** Steps down so that a long title never reaches the emblem. */
const titleSize = (title: string): number => (title.length <= 5 ? 218 : title.length <= 8 ? 150 : 122);

function bottomLine(facts: RoomDoorFacts | null, { pictured, seats }: LinkPreviewTexts): PictureElement {
  const others = facts && !facts.locked ? facts.others.slice(0, pictured.faces) : [];
  return flexElement(
    {
      position: 'absolute',
      left: 60,
      right: 56,
      bottom: 24,
      height: 100,
      alignItems: 'center',
      color: PREVIEW_INK_COLOR,
    },
    ...others.map(({ face }: MemberNameAndFace) =>
      imageElement(drawPlayerFaceSvg(face), 92, 92, { marginRight: 8 }),
    ),
    ...(pictured.freeChair ? [imageElement(FREE_CHAIR_SVG, 92, 92, { marginRight: 8 })] : []),
    flexElement(
      {
        flexDirection: 'column',
        marginLeft: others.length > 0 || pictured.freeChair ? 20 : 0,
        fontSize: 30,
        width: 0,
        flexGrow: 1,
      },
      lineOfText(pictured.people),
      ...(seats === '' ? [] : [lineOfText(seats, PREVIEW_JADE_COLOR)]),
    ),
    imageElement(PINWHEEL_LOGO_SVG, 56, 56),
    flexElement({ fontFamily: DISPLAY_FONT, fontSize: 38, marginLeft: 14 }, 'Fivefold'),
  );
}

const lineOfText = (text: string, color = PREVIEW_INK_COLOR): PictureElement =>
  flexElement({ display: 'block', fontWeight: 700, color, ...ONE_LINE }, text);

const FREE_CHAIR_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke="${PREVIEW_INK_COLOR}" stroke-width="3"><path d="${PENTAGON_PATH}" stroke-dasharray="8 6"/><path d="M50 38v30M35 53h30"/></svg>`;

export function drawPlayerFaceSvg(face: Face): string {
  const drawing = { ...ANIMAL_DRAWINGS, ...BOT_FACE_DRAWINGS }[face];
  const polygons = polygonsOf(drawing)
    .map(([color, points]) => `<polygon points="${points}" fill="${color}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path d="${PENTAGON_PATH}" fill="${drawing.background}"/>${polygons}</svg>`;
}

/** Paths as one picture; figures as text above it, because an embedded picture has no fonts. */
export function gameEmblemElements(
  shapes: readonly EmblemShape[] | undefined,
  px = EMBLEM_PX,
): readonly PictureElement[] {
  if (!shapes) return [imageElement(PINWHEEL_LOGO_SVG, px, px)];
  const { x, y, width, height } = EMBLEM_BOX;
  const scale = px / width;
  const paths = shapes.flatMap((shape) => ('d' in shape ? [pathTag(shape)] : [])).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${paths}</svg>`;
  const figures = shapes.flatMap((shape) => ('text' in shape ? [figure(shape, scale)] : []));
  return [imageElement(svg, px, height * scale), ...figures];
}

const ATTRIBUTES = {
  d: 'd',
  fill: 'fill',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeOpacity: 'stroke-opacity',
  strokeLinejoin: 'stroke-linejoin',
  transform: 'transform',
} as const;

const pathTag = (shape: EmblemShape): string => {
  const attributes = Object.entries({ fill: 'none', ...shape }).map(
    ([name, value]) => `${ATTRIBUTES[name as keyof typeof ATTRIBUTES]}="${value}"`,
  );
  return `<path ${attributes.join(' ')}/>`;
};

function figure({ text, x, y, size, fill }: NumberShape, scale: number): PictureElement {
  const width = 60 * scale;
  return flexElement(
    {
      position: 'absolute',
      left: x * scale - width / 2,
      // The baseline lies about 0.85 of the size below the top of the line.
      top: (y - EMBLEM_BOX.y - size * 0.85) * scale,
      width,
      justifyContent: 'center',
      fontFamily: DISPLAY_FONT,
      fontSize: size * scale,
      lineHeight: 1,
      color: fill,
    },
    text,
  );
}

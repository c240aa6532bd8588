import { gameArt, type Language } from '@fivefold/art';
import { type EveningGame, type EveningPerson, type EveningSummary, truncateName } from '@fivefold/room';
import { playingCardElement } from './cardPicture.ts';
import { type EveningKeepsakeTexts, eveningKeepsakeTexts } from './keepsakeTexts.ts';
import {
  drawPlayerFaceSvg,
  flexElement,
  gameEmblemElements,
  imageElement,
  PREVIEW_INK_COLOR,
  PREVIEW_JADE_COLOR,
  PREVIEW_PAPER_COLOR,
} from './picture.ts';
import { PINWHEEL_LOGO_SVG } from './pinwheel.ts';
import { DISPLAY_FONT, type PictureElement, renderPng, TEXT_FONT } from './render.ts';

const SIZE = { width: 1080, height: 1350 } as const;
const MARGIN = 44;
const WIDTH = SIZE.width - 2 * MARGIN;
const HEAD_HEIGHT = 236;
const FOOT_HEIGHT = 64;
const GAP = 30;
/** More games lie in two columns. */
const GAMES_IN_ONE_COLUMN = 8;
const COLUMN_GAP = 16;
const MAX_PEOPLE = 6;
const MAX_WINNERS = 3;
/** By how many share the evening. */
const WINNER_FACE_SIZES = [180, 180, 140, 108];
/** More lie in two rows of three. */
const PEOPLE_IN_ONE_ROW = 4;

/** A PNG of 1080 x 1350 to share. It has no room code and no link; `site` is the host name of the server. */
export const drawEveningKeepsake = (
  evening: EveningSummary,
  language: Language,
  site?: string,
): Promise<Buffer> => renderPng(eveningKeepsakeElement(evening, language, site), SIZE);

export function eveningKeepsakeElement(
  evening: EveningSummary,
  language: Language,
  site = '',
): PictureElement {
  const texts = eveningKeepsakeTexts(evening, language);
  const { games } = evening;
  const people = evening.people.filter(({ bot }) => !bot).slice(0, MAX_PEOPLE);
  const titlesHeight = people.length > PEOPLE_IN_ONE_ROW ? 240 : 164;
  const free = SIZE.height - 2 * MARGIN - HEAD_HEIGHT - titlesHeight - FOOT_HEIGHT - 2 * GAP;
  const columns = games.length > GAMES_IN_ONE_COLUMN ? 2 : 1;
  const rows = Math.max(1, Math.ceil(games.length / columns));
  const layout = columns === 1 ? ONE_COLUMN : TWO_COLUMNS;
  const size: PanelSize = {
    ...layout,
    height: Math.min(layout.maxHeight, Math.floor(free / rows)),
  };
  const panels = games.map((game, i) =>
    panel(game, evening.people, { ...size, language, turned: (i % rows) % 2 === 1 }),
  );
  return flexElement(
    {
      ...SIZE,
      position: 'relative',
      flexDirection: 'column',
      background: '#e4e9e5',
      color: PREVIEW_INK_COLOR,
      fontFamily: TEXT_FONT,
      padding: MARGIN,
    },
    imageElement(CREASES, SIZE.width, SIZE.height, { position: 'absolute', top: 0, left: 0 }),
    heading(evening, texts),
    flexElement(
      { position: 'relative', flexGrow: 1, alignItems: 'center' },
      flexElement(
        { gap: COLUMN_GAP, alignItems: 'flex-start' },
        flexElement({ flexDirection: 'column' }, ...panels.slice(0, rows)),
        flexElement({ flexDirection: 'column' }, ...panels.slice(rows)),
      ),
    ),
    titleCards(people, texts, titlesHeight),
    flexElement(
      { position: 'relative', alignItems: 'center', marginTop: GAP, height: FOOT_HEIGHT },
      imageElement(PINWHEEL_LOGO_SVG, 52, 52),
      flexElement({ fontFamily: DISPLAY_FONT, fontSize: 36, marginLeft: 14, flexGrow: 1 }, 'Fivefold'),
      flexElement({ fontSize: 25, color: '#43565b' }, site),
    ),
  );
}

/** Quiet folds of the paper behind everything. */
const CREASES = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1080 1350"><path d="M0 0H420L370 1350H0Z" fill="#fff" opacity=".2"/><path d="M760 0H1080V1350H800Z" opacity=".015"/></svg>`;
const CROWN = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 20"><path d="M2 3l5 5 5-7 5 7 5-5-2 11H4ZM4 16h16v2.500H4Z" fill="#a86a00"/></svg>`;

/** A face on the ring of a winner. */
const ringedFaceSvg = (face: EveningPerson['face']): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -9 118 118"><path d="M50-5 105.200 35.100 84.100 100H15.900L-5.200 35.100Z" fill="#e4e9e5" stroke="${PREVIEW_JADE_COLOR}" stroke-width="8" stroke-linejoin="round"/>${drawPlayerFaceSvg(face).replace('<svg ', '<svg width="100" height="100" ')}</svg>`;

function heading({ people }: EveningSummary, { title, date }: EveningKeepsakeTexts): PictureElement {
  const winners = people.filter(({ points }) => points === people[0]?.points).slice(0, MAX_WINNERS);
  const faceSize = WINNER_FACE_SIZES[winners.length] ?? 180;
  return flexElement(
    { position: 'relative', alignItems: 'center', height: HEAD_HEIGHT, flexShrink: 0 },
    ...winners.map(({ face }) =>
      flexElement(
        { flexDirection: 'column', alignItems: 'center', marginRight: 20 },
        imageElement(CROWN, 44, 37),
        imageElement(ringedFaceSvg(face), faceSize, faceSize),
      ),
    ),
    flexElement(
      { flexDirection: 'column', flexGrow: 1, flexShrink: 1, paddingLeft: 12 },
      flexElement({ fontSize: 27, fontWeight: 500, color: '#43565b' }, date),
      flexElement(
        {
          fontFamily: DISPLAY_FONT,
          fontSize: title.length > 24 ? 58 : 80,
          lineHeight: 1.05,
          textWrap: 'balance',
        },
        title,
      ),
    ),
  );
}

interface PanelSize {
  readonly height: number;
  readonly width: number;
  readonly padding: number;
  readonly maxEmblem: number;
  readonly maxCardWidth: number;
  /** How far the panels of the leaflet turn. */
  readonly fold: number;
  /** How much of a card the next one covers. */
  readonly overlap: number;
}
const ONE_COLUMN = {
  width: WIDTH,
  maxHeight: 280,
  padding: 64,
  maxEmblem: 92,
  maxCardWidth: 124,
  fold: 30,
  overlap: 0.4,
} as const;
const TWO_COLUMNS = {
  width: (WIDTH - COLUMN_GAP) / 2,
  maxHeight: 118,
  padding: 32,
  maxEmblem: 60,
  maxCardWidth: 48,
  fold: 14,
  overlap: 0.62,
} as const;

/** The sizes of the title, of the faces and of the names. */
const textSizesOf = (height: number): readonly [number, number, number] =>
  height > 200 ? [64, 60, 34] : height > 140 ? [46, 44, 26] : height > 80 ? [34, 44, 26] : [29, 28, 22];

interface PanelOptions extends PanelSize {
  readonly language: Language;
  /** Every second panel turns the other way, and lies in the shade. */
  readonly turned: boolean;
}

function panel(
  { game, places, moment }: EveningGame,
  people: readonly EveningPerson[],
  { language, turned, ...size }: PanelOptions,
): PictureElement {
  const { height, width, padding } = size;
  const art = gameArt[game];
  const winners = places.filter(({ place }) => place === 1).map(({ person }) => people[person]!);
  const emblemPx = Math.min(size.maxEmblem, height - 20);
  const [titlePx, facePx, namePx] = textSizesOf(height);
  return flexElement(
    {
      position: 'relative',
      height,
      width,
      flexShrink: 0,
      alignItems: 'center',
      color: art.onPanel,
      padding: `0 ${padding}px`,
    },
    imageElement(panelSvg(size, art.panel, turned), width, height, {
      position: 'absolute',
      top: 0,
      left: 0,
    }),
    flexElement(
      { position: 'relative', width: emblemPx, marginRight: padding / 2 },
      ...gameEmblemElements(art.emblem, emblemPx),
    ),
    flexElement(
      { position: 'relative', flexDirection: 'column', flexGrow: 1 },
      flexElement(
        { fontFamily: DISPLAY_FONT, fontSize: titlePx, lineHeight: 1.1, whiteSpace: 'nowrap' },
        art.title[language],
      ),
      flexElement(
        { alignItems: 'center', fontSize: namePx, fontWeight: 700, marginTop: height > 80 ? 6 : 0 },
        ...winners
          .slice(0, 2)
          .map(({ face }) => imageElement(drawPlayerFaceSvg(face), facePx, facePx, { marginRight: 8 })),
        flexElement({ whiteSpace: 'nowrap' }, winners.map(({ name }) => truncateName(name)).join(', ')),
      ),
    ),
    ...momentCards(game, moment?.cards ?? [], size, art.onPanel),
  );
}

/** A hand as a fan; a card and what it brought with an arrow between them. */
function momentCards(
  game: EveningGame['game'],
  cards: readonly string[],
  { height, overlap: covered, padding, maxCardWidth }: PanelSize,
  color: string,
): readonly PictureElement[] {
  const width = Math.min(maxCardWidth, (height - (height > 100 ? 44 : 20)) / 1.4);
  const [played, taken] = cards;
  if (game === 'my-number' && played && taken) {
    const arrow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 8h10V2l11 10-11 10v-6H2Z" fill="${color}"/></svg>`;
    return [
      playingCardElement(game, played, width * 0.9),
      imageElement(arrow, 30, 30, { position: 'relative', margin: `0 ${padding / 4}px` }),
      playingCardElement(game, taken, width, { counts: true }),
    ];
  }
  const overlap = cards.length > 4 ? Math.max(0.5, covered) : covered;
  return cards.map((card, i) =>
    playingCardElement(game, card, width, {
      style: {
        marginLeft: i === 0 ? 0 : -overlap * width,
        transform: `rotate(${((i - (cards.length - 1) / 2) * 12) / cards.length}deg)`,
      },
    }),
  );
}

/** A panel of the folded leaflet: light falls on one side of each fold. */
function panelSvg({ width, height, fold }: PanelSize, color: string, turned: boolean): string {
  const [top, bottom] = turned ? [fold, 0] : [0, fold];
  const shade = turned
    ? '<stop offset="0" stop-opacity=".2"/><stop offset=".6" stop-opacity="0"/>'
    : '<stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/>';
  const path = `M${top} 0H${width - top}L${width - bottom} ${height}H${bottom}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1">${shade}</linearGradient></defs><path d="${path}" fill="${color}"/><path d="${path}" fill="url(#a)"/></svg>`;
}

function titleCards(
  people: readonly EveningPerson[],
  { titles }: EveningKeepsakeTexts,
  height: number,
): PictureElement {
  const isSmall = people.length > PEOPLE_IN_ONE_ROW;
  const columns = isSmall ? 3 : Math.max(1, people.length);
  const cardGap = 16;
  const card = {
    width: Math.floor((WIDTH - cardGap * (columns - 1)) / columns),
    height: isSmall ? (height - cardGap) / 2 : height,
    background: PREVIEW_PAPER_COLOR,
    borderRadius: 16,
    alignItems: 'center',
    ...(isSmall ? { padding: '0 16px' } : { flexDirection: 'column', paddingTop: 14 }),
  };
  return flexElement(
    { position: 'relative', flexWrap: 'wrap', gap: cardGap, marginTop: GAP, height, flexShrink: 0 },
    ...people.map(({ name, face, points, title }) =>
      flexElement(
        card,
        imageElement(drawPlayerFaceSvg(face), 62, 62, isSmall ? { marginRight: 14 } : {}),
        flexElement(
          { flexDirection: 'column', alignItems: isSmall ? 'flex-start' : 'center' },
          flexElement(
            {
              fontSize: isSmall ? 22 : 25,
              fontWeight: 700,
              marginTop: isSmall ? 0 : 6,
              alignItems: 'baseline',
            },
            flexElement({ whiteSpace: 'nowrap' }, truncateName(name)),
            flexElement({ fontFamily: DISPLAY_FONT, marginLeft: 8 }, String(points)),
          ),
          flexElement({ fontSize: isSmall ? 18 : 21, color: '#43565b' }, title ? titles[title.kind] : ''),
        ),
      ),
    ),
  );
}

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
const MAX_PANEL_HEIGHT = 280;
const MAX_CARD_WIDTH = 124;
/** How far the panels of the leaflet turn. */
const FOLD = 30;
/** The newest games, so that each panel can be read. */
const MAX_PANELS = 6;
const MAX_PEOPLE = 6;
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
  const games = evening.games.slice(-MAX_PANELS);
  const people = evening.people.filter(({ bot }) => !bot).slice(0, MAX_PEOPLE);
  const titlesHeight = people.length > PEOPLE_IN_ONE_ROW ? 240 : 164;
  const free = SIZE.height - 2 * MARGIN - HEAD_HEIGHT - titlesHeight - FOOT_HEIGHT - 2 * GAP;
  const height = Math.min(MAX_PANEL_HEIGHT, Math.floor(free / Math.max(1, games.length)));
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
      { position: 'relative', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' },
      ...games.map((game, i) => panel(game, evening.people, { height, language, turned: i % 2 === 1 })),
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
  const winners = people.filter(({ points }) => points === people[0]?.points).slice(0, 2);
  const faceSize = winners.length > 1 ? 140 : 180;
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

interface PanelOptions {
  readonly height: number;
  readonly language: Language;
  /** Every second panel turns the other way, and lies in the shade. */
  readonly turned: boolean;
}

function panel(
  { game, places, moment }: EveningGame,
  people: readonly EveningPerson[],
  { height, language, turned }: PanelOptions,
): PictureElement {
  const art = gameArt[game];
  const winners = places.filter(({ place }) => place === 1).map(({ person }) => people[person]!);
  const emblemPx = Math.min(92, height - 40);
  return flexElement(
    {
      position: 'relative',
      height,
      width: WIDTH,
      flexShrink: 0,
      alignItems: 'center',
      color: art.onPanel,
      padding: '0 64px',
    },
    imageElement(panelSvg(height, art.panel, turned), WIDTH, height, {
      position: 'absolute',
      top: 0,
      left: 0,
    }),
    flexElement(
      { position: 'relative', width: emblemPx, marginRight: 28 },
      ...gameEmblemElements(art.emblem, emblemPx),
    ),
    flexElement(
      { position: 'relative', flexDirection: 'column', flexGrow: 1 },
      flexElement(
        { fontFamily: DISPLAY_FONT, fontSize: height > 140 ? 46 : 34, lineHeight: 1.1 },
        art.title[language],
      ),
      flexElement(
        { alignItems: 'center', fontSize: 26, fontWeight: 700, marginTop: 6 },
        ...winners
          .slice(0, 2)
          .map(({ face }) => imageElement(drawPlayerFaceSvg(face), 44, 44, { marginRight: 8 })),
        flexElement({ whiteSpace: 'nowrap' }, winners.map(({ name }) => truncateName(name)).join(', ')),
      ),
    ),
    ...momentCards(game, moment?.cards ?? [], Math.min(MAX_CARD_WIDTH, (height - 44) / 1.4), art.onPanel),
  );
}

/** A hand as a fan; a card and what it brought with an arrow between them. */
function momentCards(
  game: EveningGame['game'],
  cards: readonly string[],
  width: number,
  color: string,
): readonly PictureElement[] {
  const [played, taken] = cards;
  if (game === 'my-number' && played && taken) {
    const arrow = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 8h10V2l11 10-11 10v-6H2Z" fill="${color}"/></svg>`;
    return [
      playingCardElement(game, played, width * 0.9),
      imageElement(arrow, 30, 30, { position: 'relative', margin: '0 20px' }),
      playingCardElement(game, taken, width, { counts: true }),
    ];
  }
  const overlap = cards.length > 4 ? 0.5 : 0.4;
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
function panelSvg(height: number, color: string, turned: boolean): string {
  const [top, bottom] = turned ? [FOLD, 0] : [0, FOLD];
  const shade = turned
    ? '<stop offset="0" stop-opacity=".2"/><stop offset=".6" stop-opacity="0"/>'
    : '<stop offset="0" stop-color="#fff" stop-opacity=".12"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/>';
  const path = `M${top} 0H${WIDTH - top}L${WIDTH - bottom} ${height}H${bottom}Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}"><defs><linearGradient id="a" x1="0" y1="0" x2="0" y2="1">${shade}</linearGradient></defs><path d="${path}" fill="${color}"/><path d="${path}" fill="url(#a)"/></svg>`;
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

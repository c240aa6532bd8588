import { gameArt, type Language } from '@fivefold/art';
import { type EveningGame, type EveningPerson, type EveningSummary, truncateName } from '@fivefold/room';
import { drawPlayingCardSvg } from './cardPicture.ts';
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
const MARGIN = 48;
const WIDTH = SIZE.width - 2 * MARGIN;
/** The newest games, so that each panel can be read. */
const MAX_PANELS = 6;
const MAX_PEOPLE = 6;

/** A PNG of 1080 x 1350 to share. It has no room code and no link. */
export const drawEveningKeepsake = (evening: EveningSummary, language: Language): Promise<Buffer> =>
  renderPng(eveningKeepsakeElement(evening, language), SIZE);

export function eveningKeepsakeElement(evening: EveningSummary, language: Language): PictureElement {
  const texts = eveningKeepsakeTexts(evening, language);
  const games = evening.games.slice(-MAX_PANELS);
  const height = Math.min(190, Math.floor(800 / games.length));
  return flexElement(
    {
      ...SIZE,
      flexDirection: 'column',
      background: '#e4e9e5',
      color: PREVIEW_INK_COLOR,
      fontFamily: TEXT_FONT,
      padding: MARGIN,
    },
    heading(evening, texts),
    flexElement(
      { flexDirection: 'column', marginTop: 36, flexGrow: 1 },
      ...games.map((game) => panel(game, evening.people, height, language)),
    ),
    titleCards(evening.people.filter(({ bot }) => !bot).slice(0, MAX_PEOPLE), texts),
    flexElement(
      { alignItems: 'center', marginTop: 28, height: 56 },
      imageElement(PINWHEEL_LOGO_SVG, 52, 52),
      flexElement({ fontFamily: DISPLAY_FONT, fontSize: 36, marginLeft: 14 }, 'Fivefold'),
    ),
  );
}

function heading({ people }: EveningSummary, { title, date }: EveningKeepsakeTexts): PictureElement {
  const winner = people[0];
  return flexElement(
    { alignItems: 'center', height: 200 },
    ...(winner ? [imageElement(drawPlayerFaceSvg(winner.face), 180, 180, { marginRight: 32 })] : []),
    flexElement(
      { flexDirection: 'column', width: WIDTH - 220 },
      flexElement({ fontSize: 27, fontWeight: 500 }, date),
      flexElement(
        { fontFamily: DISPLAY_FONT, fontSize: title.length > 24 ? 58 : 72, lineHeight: 1.1 },
        title,
      ),
    ),
  );
}

function panel(
  { game, places, moment }: EveningGame,
  people: readonly EveningPerson[],
  height: number,
  language: Language,
): PictureElement {
  const art = gameArt[game];
  const winners = places.filter(({ place }) => place === 1).map(({ person }) => people[person]!);
  const emblemPx = Math.min(96, height - 40);
  return flexElement(
    {
      height,
      width: WIDTH,
      alignItems: 'center',
      background: art.panel,
      color: art.onPanel,
      padding: '0 32px',
    },
    flexElement(
      { position: 'relative', width: emblemPx, marginRight: 28 },
      ...gameEmblemElements(art.emblem, emblemPx),
    ),
    flexElement(
      { flexDirection: 'column', flexGrow: 1 },
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
    ...(moment?.cards ?? []).map((card) => {
      const tall = Math.min(130, height - 36);
      return imageElement(drawPlayingCardSvg(game, card), tall * 0.7, tall, { marginLeft: 10 });
    }),
  );
}

function titleCards(people: readonly EveningPerson[], { titles }: EveningKeepsakeTexts): PictureElement {
  const width = Math.floor((WIDTH - 16 * (people.length - 1)) / Math.max(1, people.length));
  return flexElement(
    { justifyContent: 'space-between', marginTop: 28 },
    ...people.map(({ name, face, points, title }) =>
      flexElement(
        {
          width,
          height: 170,
          flexDirection: 'column',
          alignItems: 'center',
          background: PREVIEW_PAPER_COLOR,
          borderRadius: 16,
          paddingTop: 14,
        },
        imageElement(drawPlayerFaceSvg(face), 64, 64),
        flexElement(
          { fontSize: people.length > 4 ? 20 : 25, fontWeight: 700, marginTop: 6 },
          flexElement({ whiteSpace: 'nowrap' }, truncateName(name)),
          flexElement({ fontFamily: DISPLAY_FONT, marginLeft: 8, color: PREVIEW_JADE_COLOR }, String(points)),
        ),
        flexElement(
          { fontSize: people.length > 4 ? 16 : 21, textAlign: 'center' },
          title ? titles[title.kind] : '',
        ),
      ),
    ),
  );
}

import { gameArt, type Language } from '@fivefold/art';
import { type RoomDoorFacts, truncateName } from '@fivefold/room';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { ru } from './texts/ru.ts';
import type { LinkPreviewSentences } from './texts/sentences.ts';

/** What a messenger shows of a link. */
export interface LinkPreviewTexts {
  /** Above the title of the game in the picture; null without an inviting host. */
  readonly inviter: { readonly name: string; readonly rest: string } | null;
  readonly title: string;
  readonly people: string;
  /** The same in one line of the picture, after this number of faces. */
  readonly pictured: { readonly people: string; readonly faces: number; readonly freeChair: boolean };
  /** Empty where there is nothing to say about seats. */
  readonly seats: string;
  /** Of the page behind the link. */
  readonly pageTitle: string;
}

const SENTENCES: Readonly<Record<Language, LinkPreviewSentences>> = { en, ru, de };

const SHOWN_NAMES = 3;
/** What fits into the line of the picture; a face takes the place of some letters. */
const LINE_LETTERS = 48;
const FACE_LETTERS = 6;

const generalTexts = (language: Language): LinkPreviewTexts => ({
  inviter: null,
  title: 'Fivefold',
  people: SENTENCES[language].general,
  pictured: { people: SENTENCES[language].general, faces: 0, freeChair: false },
  seats: '',
  pageTitle: 'Fivefold',
});

/** Of a room; of none (null), the general sentences. */
export function linkPreviewTexts(facts: RoomDoorFacts | null, language: Language): LinkPreviewTexts {
  if (facts === null) return generalTexts(language);
  const say = SENTENCES[language];
  const title = gameArt[facts.game].title[language];
  if (facts.locked) {
    const pictured = { people: say.locked, faces: 0, freeChair: false };
    return {
      inviter: null,
      title,
      people: say.locked,
      pictured,
      seats: '',
      pageTitle: `${title} · Fivefold`,
    };
  }
  const host = facts.host && truncateName(facts.host.name);
  const names = facts.others.map(({ name }) => truncateName(name));
  const chairs = facts.freeSeats + facts.bots.length;
  const seats = facts.playing ? say.playing(facts.round) : chairs > 0 ? say.freeSeats(chairs) : say.full;
  return {
    inviter: host === null ? null : { name: host, rest: say.invitesTo },
    title,
    people: names.length > 0 ? say.are(listed(names, say), names.length) : say.come,
    pictured: picturedPeople(names, say, seats, facts.freeSeats > 0 && !facts.playing),
    seats,
    pageTitle: host === null ? `${title} · Fivefold` : say.pageTitle(host, title),
  };
}

/** As many names as fit; the free chair stands after the faces where there is room. */
function picturedPeople(
  names: readonly string[],
  say: LinkPreviewSentences,
  seats: string,
  hasFreeSeat: boolean,
): LinkPreviewTexts['pictured'] {
  if (names.length === 0) return { people: say.come, faces: 0, freeChair: hasFreeSeat };
  const fits = (people: string, faces: number) =>
    Math.max(people.length, seats.length) <= LINE_LETTERS - FACE_LETTERS * faces;
  for (let faces = Math.min(names.length, SHOWN_NAMES); ; faces -= 1) {
    const people = say.are(listed(names, say, Math.max(1, faces)), names.length);
    if (faces > 0 && !fits(people, faces)) continue;
    return { people, faces, freeChair: hasFreeSeat && fits(people, faces + 1) };
  }
}

/** "Boris", "Boris and Chloé", "Boris, Chloé and 3 more". */
function listed(
  names: readonly string[],
  { and, more }: LinkPreviewSentences,
  most = names.length > SHOWN_NAMES ? SHOWN_NAMES - 1 : SHOWN_NAMES,
): string {
  const shown = names.slice(0, most);
  const all = names.length > most ? [...shown, more(names.length - most)] : shown;
  return all.length === 1 ? all[0]! : and(all.slice(0, -1).join(', '), all.at(-1)!);
}

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
  /** Empty where there is nothing to say about seats. */
  readonly seats: string;
  /** Of the page behind the link. */
  readonly pageTitle: string;
}

const SENTENCES: Readonly<Record<Language, LinkPreviewSentences>> = { en, ru, de };

const SHOWN_NAMES = 3;

const generalTexts = (language: Language): LinkPreviewTexts => ({
  inviter: null,
  title: 'Fivefold',
  people: SENTENCES[language].general,
  seats: '',
  pageTitle: 'Fivefold',
});

/** Of a room; of none (null), the general sentences. */
export function linkPreviewTexts(facts: RoomDoorFacts | null, language: Language): LinkPreviewTexts {
  if (facts === null) return generalTexts(language);
  const say = SENTENCES[language];
  const title = gameArt[facts.game].title[language];
  if (facts.locked)
    return { inviter: null, title, people: say.locked, seats: '', pageTitle: `${title} · Fivefold` };
  const host = facts.host && truncateName(facts.host.name);
  const names = facts.others.map(({ name }) => truncateName(name));
  const hasChair = facts.freeSeats + facts.bots.length > 0;
  return {
    inviter: host === null ? null : { name: host, rest: say.invitesTo },
    title,
    people: names.length > 0 ? say.are(listed(names, say), names.length) : say.come,
    seats: facts.playing
      ? say.playing(facts.round)
      : hasChair
        ? say.freeSeats(facts.freeSeats + facts.bots.length)
        : say.full,
    pageTitle: host === null ? `${title} · Fivefold` : say.pageTitle(host, title),
  };
}

/** "Boris", "Boris and Chloé", "Boris, Chloé and 3 more". */
function listed(names: readonly string[], { and, more }: LinkPreviewSentences): string {
  const shown = names.length > SHOWN_NAMES ? names.slice(0, SHOWN_NAMES - 1) : names;
  const all = names.length > SHOWN_NAMES ? [...shown, more(names.length - shown.length)] : shown;
  return all.length === 1 ? all[0]! : and(all.slice(0, -1).join(', '), all.at(-1)!);
}

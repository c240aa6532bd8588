import type { Event, Why } from '@fivefold/rules/podelim';
import { translatorFor } from '../../i18n/useT.ts';
import type { Highlight, StoryContext } from '../types.ts';
import { words } from './words.ts';

/** Smaller claims are not worth a highlight. */
const BOLD = 3;

/** The largest uncontested part, and the highest shared number. */
export function highlights(
  events: readonly Event[],
  { majorities }: Why,
  { lang, me, nameOf }: StoryContext,
): readonly Highlight[] {
  const t = translatorFor(words, lang);
  const called = (seat: number) => (seat === me ? t('high.you') : nameOf(seat));
  const told: Highlight[] = [];
  const claims = events.flatMap((event) => (event.type === 'part-taken' ? [event] : []));
  const bold = claims.toSorted((a, b) => b.cards.length - a.cards.length)[0];
  if (bold && bold.cards.length >= BOLD)
    told.push({
      title: t('high.bold'),
      text: t('high.bold.text', { who: called(bold.seat), n: bold.cards.length }),
    });
  const shared = majorities.findLast(({ winners }) => winners.length > 1);
  if (shared)
    told.push({
      title: t('high.close'),
      text: t('high.close.text', {
        value: shared.value,
        names: new Intl.ListFormat(lang === 'en' ? 'en-GB' : lang).format(shared.winners.map(called)),
        n: shared.counts[shared.winners[0]!]!,
      }),
    });
  return told;
}

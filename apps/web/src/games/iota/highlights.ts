import type { Event } from '@fivefold/rules/iota';
import { translatorFor } from '../../i18n/useT.ts';
import type { Highlight, StoryContext } from '../types.ts';
import { words } from './words.ts';

/** The move that brought the most. */
export function highlights(
  events: readonly Event[],
  _why: unknown,
  { lang, me, nameOf }: StoryContext,
): readonly Highlight[] {
  const t = translatorFor(words, lang);
  const scores = events.flatMap((event) => (event.type === 'scored' ? [event] : []));
  const best = scores.reduce<(typeof scores)[number] | null>(
    (most, event) => (event.score.total > (most?.score.total ?? 0) ? event : most),
    null,
  );
  if (!best) return [];
  const n = best.score.total;
  const text =
    best.seat === me ? t('high.move.you', { n }) : t('high.move.text', { who: nameOf(best.seat), n });
  return [{ title: t('high.move'), text }];
}

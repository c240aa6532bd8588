import type { Event, View } from '@fivefold/rules/iota';
import { translatorFor } from '../../i18n/useT.ts';
import { SCORE_COUNTED_MS } from '../../table/countUp.ts';
import type { TableRevealStep } from '../../table/reveal.ts';
import type { TableRevealInput } from '../types.ts';
import { gameMessages } from './words.ts';

const OPEN_MS = 350;
const LINE_MS = 380;

/** The cards land, their lines light up one after the other, and the score counts. */
export function revealSteps({ events, context }: TableRevealInput<View, Event>): readonly TableRevealStep[] {
  const scored = events.find((event) => event.type === 'scored');
  if (!scored) return [];
  const t = translatorFor(gameMessages, context.lang);
  return [
    { stage: 'open', ms: OPEN_MS, sound: 'place' },
    ...scored.score.lines.map(
      ({ sum }, at): TableRevealStep => ({
        stage: 'mark',
        at,
        ms: LINE_MS,
        sound: 'select',
        say: t('reveal.line', { n: sum }),
      }),
    ),
    { stage: 'count', ms: SCORE_COUNTED_MS, sound: scored.seat === context.me ? 'gain' : null },
  ];
}

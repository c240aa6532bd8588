import type { GameLogLineContext } from '../games/types.ts';
import type { Translate } from '../i18n/core.ts';
import { translatorFor } from '../i18n/language.ts';
import type { TablePrompt } from '../table/PromptTab.tsx';
import type { en } from './en.ts';
import { currentFirstHandActOf, type FirstHandRun } from './run.ts';
import { FIRST_HAND_LEARNER_SEAT, type FirstHandScript, type MessagePlaceholderValues } from './script.ts';

type FirstHandTranslate = Translate<typeof en>;

/** What the prompt tab says; null while the others play, when the table speaks for itself. */
export function firstHandPromptOf(
  t: FirstHandTranslate,
  script: FirstHandScript,
  run: FirstHandRun,
  context: GameLogLineContext,
): TablePrompt | null {
  const say = translatorFor(script.hand.texts, context.lang);
  const current = currentFirstHandActOf(script, run);
  const { id } = current;
  const text = (key: string, values: MessagePlaceholderValues = {}): string =>
    say.maybe(`${id}.${key}`, values) ?? '';
  if (run.stage === 'others') return null;
  if (run.stage === 'over')
    return { tone: 'good', title: t('over.title'), detail: say.maybe('over.text') ?? '' };
  if (run.stage === 'done') {
    const values = current.values?.(run.played!, context) ?? {};
    return { tone: 'good', title: text('done', values), detail: text('done.text', values) };
  }
  if (run.answer?.kind === 'other') {
    const { key, values } = current.answer?.(run.answer.played, context) ?? { key: 'other' };
    return { tone: 'wait', title: t('other.title'), detail: say.maybe(key, values) ?? t('other') };
  }
  if (run.answer?.kind === 'unkept') return { tone: 'wait', title: t('keep.title'), detail: t('keep.text') };
  if (run.answer?.kind === 'refused')
    return { tone: 'bad', title: t('refused'), detail: run.answer.text || t('refused.text') };
  const values = current.asks?.(script.rules.view(run.state, FIRST_HAND_LEARNER_SEAT), context) ?? {};
  return {
    tone: 'act',
    title: text('title', values),
    detail: text('text', values),
    act: text('act', values),
  };
}

/** Everything that the tab says, for a screen reader. */
export const promptSentenceOf = ({ title, detail, act }: TablePrompt): string =>
  [title, detail, act]
    .filter(Boolean)
    .map((part) => (/[.!?]$/.test(part!) ? part : `${part}.`))
    .join(' ');

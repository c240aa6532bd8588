import type { TablePrompt } from '../table/PromptTab.tsx';
import type { GameWithDailyPuzzle } from './dailyGames.ts';
import type { PuzzleVerdict } from './puzzle.ts';
import type { PuzzleWorkerAnswer } from './puzzleClient.ts';
import { maxPuzzleTriesFor } from './storedDays.ts';
import type { DailyPuzzleRun } from './useDaily.ts';
import type { DailyTranslate } from './words.ts';

/** Why an answer brings what it brings. */
function reasonOf(
  t: DailyTranslate,
  { reason, values }: PuzzleVerdict,
  [one, two]: readonly string[],
): string {
  const part = (color: unknown) => t.maybe(`part.${color}`) ?? '';
  return (
    t.maybe(`why.${reason}`, {
      ...values,
      one,
      two,
      partOne: part(values.first),
      partTwo: part(values.second),
      mine: part(values.mine),
    }) ?? ''
  );
}

interface PromptInput {
  readonly t: DailyTranslate;
  readonly game: GameWithDailyPuzzle;
  readonly opened: PuzzleWorkerAnswer;
  readonly run: DailyPuzzleRun;
}

/** What the tab says; null where the table explains more than it. */
export function dailyPromptOf({ t, game, opened, run }: PromptInput): TablePrompt | null {
  const { stage, result, verdict } = run;
  const why = reasonOf(t, (result.solved && verdict) || opened.verdict!, opened.rivals);
  if (stage === 'judging') return { tone: 'wait', title: t('judging'), thinking: true };
  if (stage === 'asked') {
    if (run.isStopped) return { tone: 'bad', title: t('stopped.title'), detail: t('stopped.text') };
    if (run.isPass) return { tone: 'wait', title: t('pass.title'), detail: t.maybe(`pass.${game}`) ?? '' };
    const detail = t.maybe(`goal.${game}.text`);
    return detail === null ? null : { tone: 'act', title: t(`goal.${game}`), detail };
  }
  if (stage === 'tried')
    return {
      tone: 'wait',
      title: t.maybe(`wrong.${game}`, { n: verdict!.value }) ?? '',
      detail: `${reasonOf(t, verdict!, opened.rivals)} ${t('left', { n: maxPuzzleTriesFor(game) - result.tries.length })}`,
    };
  const title = t.maybe(`${result.solved ? 'solved' : 'failed'}.${game}`, { n: opened.puzzle.target }) ?? '';
  if (result.solved) return { tone: 'good', title, detail: why };
  return { tone: 'wait', title, detail: `${why} ${t('tomorrow')}` };
}

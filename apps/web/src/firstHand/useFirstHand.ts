import { useEffect, useMemo, useState } from 'react';
import * as steps from './run.ts';
import type { FirstHandScript } from './script.ts';
import { storedFirstHandBeat, storeFirstHandBeat } from './storedBeats.ts';

/** How long the others think, a move that cannot be kept is shown, and a refusal stays in the tab. */
const OTHERS_MS = 900;
const SHOWN_MS = 1200;
const REFUSED_MS = 2000;
/** How long the answer to a move that was taken back stays. */
const ANSWER_MS = 5000;

export interface FirstHandControls {
  readonly run: steps.FirstHandRun;
  readonly act: (action: unknown) => void;
  readonly refuse: (code: string, text: string) => void;
  readonly look: () => void;
  readonly goOn: () => void;
  readonly takeBack: () => void;
  readonly keep: () => void;
  readonly showMe: () => void;
  readonly back: () => void;
  readonly again: () => void;
}

/** Runs a script from the beat where this player left it today. */
export function useFirstHand(script: FirstHandScript): FirstHandControls {
  const { game } = script.hand;
  const [run, setRun] = useState(() => steps.startFirstHandBeat(script, storedFirstHandBeat(game)));
  const { stage, stamp, beat, answer } = run;

  useEffect(
    () => storeFirstHandBeat(game, stage === 'over' ? 0 : beat, stage === 'over'),
    [game, beat, stage],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: every move of the others starts the next wait
  useEffect(() => {
    if (stage !== 'others') return;
    const timer = setTimeout(() => setRun((now) => steps.playNextScriptedMove(script, now)), OTHERS_MS);
    return () => clearTimeout(timer);
  }, [script, stage, stamp]);
  useEffect(() => {
    if (stage !== 'other' || answer?.kind !== 'unkept') return;
    const timer = setTimeout(() => setRun(steps.takeBackLearnerMove), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stage, answer]);
  const answered = stage === 'asked' ? answer : null;
  useEffect(() => {
    if (answered === null) return;
    const timer = setTimeout(
      () => setRun((now) => (now.answer === answered ? { ...now, answer: null } : now)),
      answered.kind === 'refused' ? REFUSED_MS : ANSWER_MS,
    );
    return () => clearTimeout(timer);
  }, [answered]);

  return useMemo(
    () => ({
      run,
      act: (action) => setRun((now) => steps.playLearnerAction(script, now, action)),
      refuse: (code, text) => setRun((now) => steps.refuseLearnerAction(script, now, code, text)),
      look: () => setRun((now) => steps.completeFirstHandLookTask(script, now)),
      goOn: () => setRun((now) => steps.continueFirstHandAfterExplanation(script, now)),
      takeBack: () => setRun(steps.takeBackLearnerMove),
      keep: () => setRun((now) => steps.handleUnplannedMove(script, now)),
      showMe: () => setRun((now) => steps.playMoveForLearner(script, now)),
      back: () => setRun((now) => steps.returnToPreviousFirstHandBeat(script, now)),
      again: () => setRun((now) => steps.startFirstHandBeat(script, 0, now.epoch + 1)),
    }),
    [run, script],
  );
}

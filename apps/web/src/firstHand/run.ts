import type { AnyEvent, Transition } from '@fivefold/rules';
import { translatorFor } from '../i18n/language.ts';
import {
  type AnyFirstHandAct,
  type AnyLearnerMoveResult,
  type AnyScriptedMove,
  FIRST_HAND_LEARNER_SEAT,
  type FirstHandScript,
} from './script.ts';

/**
 * others: they play what `queue` says. asked: the player acts. other: a legal move that the script does not go on from
 * is shown until the player takes it back or keeps it. done: the result is explained. over: the last beat was explained.
 */
type Stage = 'others' | 'asked' | 'other' | 'done' | 'over';

/** The answer to what the player did last. */
type Answer =
  | { readonly kind: 'other'; readonly played: AnyLearnerMoveResult }
  /** The player wanted to keep a move that the script cannot go on from. */
  | { readonly kind: 'unkept' }
  | { readonly kind: 'refused'; readonly text: string };

export interface FirstHandRun {
  readonly beat: number;
  readonly act: number;
  readonly stage: Stage;
  readonly state: unknown;
  /** The position in which the player is asked, while another move is shown. */
  readonly asked: unknown;
  readonly events: readonly AnyEvent[];
  /** All events since the first deal, for the log. */
  readonly history: readonly AnyEvent[];
  /** Changes with `events`. */
  readonly stamp: number;
  readonly queue: readonly AnyScriptedMove[];
  /** Changes when a position is set up again, so that the table drops its draft. */
  readonly epoch: number;
  /** Attempts of this act that were refused or taken back. */
  readonly misses: number;
  readonly answer: Answer | null;
  readonly played: AnyLearnerMoveResult | null;
}

/** After this many misses the trail leads from the card to its place before the card is picked. */
export const FIRST_HAND_MISSES_BEFORE_PATH_HINT = 2;
/** After this many misses the first hand offers to play the move. */
export const FIRST_HAND_MISSES_BEFORE_SHOW_ME = 3;

export const currentFirstHandActOf = (
  { hand }: FirstHandScript,
  { beat, act }: Pick<FirstHandRun, 'beat' | 'act'>,
): AnyFirstHandAct => hand.beats[beat]![act]!;

function transitionOf(
  { rules }: FirstHandScript,
  state: unknown,
  move: AnyScriptedMove,
): Transition<unknown, AnyEvent> {
  if ('deal' in move) return move.deal(state);
  const reduced = rules.reduce(state, move.seat, move.action);
  if (!reduced.ok)
    throw new Error(`the rules refuse a scripted move of seat ${move.seat}: ${reduced.error.code}`);
  return reduced.value;
}

/** The moves of one act in order. */
const movesOf = ({ before = [], task, after = [] }: AnyFirstHandAct): readonly AnyScriptedMove[] => [
  ...before,
  ...(task.kind === 'play' ? [{ seat: FIRST_HAND_LEARNER_SEAT, action: task.action as unknown }] : []),
  ...after,
];

/** The position at the start of a beat; a number outside of the script is beat 0. */
export function startFirstHandBeat(script: FirstHandScript, wanted: number, epoch = 0): FirstHandRun {
  const { hand } = script;
  const beat = Number.isInteger(wanted) && wanted > 0 && wanted < hand.beats.length ? wanted : 0;
  const moves = [...hand.opening, ...hand.beats.slice(0, beat).flat().flatMap(movesOf)];
  let state: unknown = hand.deal();
  const history = [...(script.rules.openingEvents?.(state) ?? [])];
  for (const move of moves) {
    const next = transitionOf(script, state, move);
    state = next.state;
    history.push(...next.events);
  }
  const run: FirstHandRun = {
    beat,
    act: 0,
    stage: 'others',
    state,
    asked: state,
    events: [],
    history,
    stamp: 0,
    queue: [],
    epoch,
    misses: 0,
    answer: null,
    played: null,
  };
  return enterAct(script, run);
}

function enterAct(script: FirstHandScript, run: FirstHandRun): FirstHandRun {
  const { before = [] } = currentFirstHandActOf(script, run);
  const entered: FirstHandRun = { ...run, misses: 0, answer: null, played: null, queue: before };
  return before.length > 0 ? { ...entered, stage: 'others' } : ask(entered);
}

const ask = (run: FirstHandRun): FirstHandRun => ({ ...run, stage: 'asked', asked: run.state });

const withTransition = (
  run: FirstHandRun,
  { state, events }: Transition<unknown, AnyEvent>,
): FirstHandRun => ({
  ...run,
  state,
  events,
  history: [...run.history, ...events],
  stamp: run.stamp + 1,
});

/** Plays the next move of the others; after the last one the player is asked, or the next act begins. */
export function playNextScriptedMove(script: FirstHandScript, run: FirstHandRun): FirstHandRun {
  const [move, ...queue] = run.queue;
  if (run.stage !== 'others' || !move) return run;
  const moved = withTransition({ ...run, queue }, transitionOf(script, run.state, move));
  if (queue.length > 0) return moved;
  // The moves after an act lead to the next one; those before it lead to the question.
  return run.played === null ? ask(moved) : nextAct(script, moved);
}

function nextAct(script: FirstHandScript, run: FirstHandRun): FirstHandRun {
  const { beats } = script.hand;
  if (run.act + 1 < beats[run.beat]!.length) return enterAct(script, { ...run, act: run.act + 1 });
  if (run.beat + 1 < beats.length) return enterAct(script, { ...run, beat: run.beat + 1, act: 0 });
  return { ...run, stage: 'over', queue: [] };
}

const explainedBy = ({ hand }: FirstHandScript, { id }: AnyFirstHandAct): boolean =>
  translatorFor(hand.texts, 'en').maybe(`${id}.done`) !== null;

/** The act is done: it is explained where it has a text for that. */
function finish(script: FirstHandScript, run: FirstHandRun, played: AnyLearnerMoveResult): FirstHandRun {
  const done: FirstHandRun = { ...run, played, answer: null, stage: 'done' };
  return explainedBy(script, currentFirstHandActOf(script, run))
    ? done
    : continueFirstHandAfterExplanation(script, done);
}

const playedIn = (
  { rules }: FirstHandScript,
  run: FirstHandRun,
  action: unknown,
  next: Transition<unknown, AnyEvent>,
) => {
  const view: unknown = rules.view(next.state, FIRST_HAND_LEARNER_SEAT);
  return {
    action,
    before: rules.view(run.state, FIRST_HAND_LEARNER_SEAT) as unknown,
    view,
    why: rules.explain(view) as unknown,
    events: next.events,
  };
};

/** Parsed by the schema, so that equal actions have equal text. */
const textOf = ({ rules }: FirstHandScript, action: unknown): string =>
  JSON.stringify(rules.action.parse(action));

/** An action of the player, as the table sends it. */
export function playLearnerAction(script: FirstHandScript, run: FirstHandRun, action: unknown): FirstHandRun {
  if (run.stage !== 'asked') return run;
  const { task } = currentFirstHandActOf(script, run);
  const reduced = script.rules.reduce(run.state, FIRST_HAND_LEARNER_SEAT, action);
  if (!reduced.ok) return refuseLearnerAction(script, run, reduced.error.code, '');
  const played = playedIn(script, run, action, reduced.value);
  const meant = task.kind === 'play' ? [task.action as unknown, ...(task.also ?? [])] : [];
  const next = withTransition(run, reduced.value);
  if (meant.some((one) => textOf(script, one) === textOf(script, action)))
    return finish(script, next, played);
  return { ...next, stage: 'other', misses: run.misses + 1, answer: { kind: 'other', played } };
}

/** Something that the rules refuse; `text` is the sentence that the table has for it. */
export function refuseLearnerAction(
  script: FirstHandScript,
  run: FirstHandRun,
  code: string,
  text: string,
): FirstHandRun {
  if (run.stage !== 'asked') return run;
  const { task } = currentFirstHandActOf(script, run);
  if (task.kind === 'try' && task.refusal === code) return finish(script, run, unplayed(script, run));
  return { ...run, misses: run.misses + 1, answer: { kind: 'refused', text } };
}

/** What was to be looked at is on the page. */
export function completeFirstHandLookTask(script: FirstHandScript, run: FirstHandRun): FirstHandRun {
  if (run.stage !== 'asked' || currentFirstHandActOf(script, run).task.kind !== 'look') return run;
  return finish(script, run, unplayed(script, run));
}

const unplayed = (script: FirstHandScript, run: FirstHandRun): AnyLearnerMoveResult =>
  playedIn(script, run, null, { state: run.state, events: [] });

/** Returns to the position before a legal move that was not meant. */
export const takeBackLearnerMove = (run: FirstHandRun): FirstHandRun =>
  run.stage === 'other'
    ? { ...run, stage: 'asked', state: run.asked, events: [], stamp: run.stamp + 1, epoch: run.epoch + 1 }
    : run;

/** Goes on from a legal move that was not meant, or says why it is taken back. */
export function handleUnplannedMove(script: FirstHandScript, run: FirstHandRun): FirstHandRun {
  if (run.stage !== 'other' || run.answer?.kind !== 'other') return run;
  const { played } = run.answer;
  if (currentFirstHandActOf(script, run).keeps?.(played.action))
    return finish(script, { ...run, misses: 0 }, played);
  return { ...run, answer: { kind: 'unkept' } };
}

/** Plays the move for the player. */
export function playMoveForLearner(script: FirstHandScript, run: FirstHandRun): FirstHandRun {
  const { task } = currentFirstHandActOf(script, run);
  if (run.stage !== 'asked') return run;
  if (task.kind === 'play') return playLearnerAction(script, run, task.action);
  return task.kind === 'try'
    ? refuseLearnerAction(script, run, task.refusal, '')
    : completeFirstHandLookTask(script, run);
}

/** After the explanation: the others reply, or the next act begins. */
export function continueFirstHandAfterExplanation(script: FirstHandScript, run: FirstHandRun): FirstHandRun {
  if (run.stage !== 'done') return run;
  const current = currentFirstHandActOf(script, run);
  // A draft that was only tried, or a reveal, stays on the table until the position is set up again.
  const keeps = current.task.kind === 'play' && !script.hand.reveals;
  const epoch = keeps ? run.epoch : run.epoch + 1;
  const { after = [] } = current;
  if (after.length > 0) return { ...run, epoch, stage: 'others', queue: after };
  return nextAct(script, { ...run, epoch });
}

/** The beat before, from its position; the first beat begins again. */
export const returnToPreviousFirstHandBeat = (script: FirstHandScript, run: FirstHandRun): FirstHandRun =>
  startFirstHandBeat(script, run.beat - 1, run.epoch + 1);

import type { Seat } from '@fivefold/rules';
import type { SoundName } from './sounds.ts';

/** In the order in which a reveal goes through them; it may leave some out. */
const REVEAL_STAGES = ['still', 'open', 'mark', 'travel', 'count'] as const;
/** still: nothing moves. open: hidden things open. mark: the winner is marked. travel: things move to their owner. count: numbers change. */
export type TableRevealStage = (typeof REVEAL_STAGES)[number];

export interface TableRevealStep {
  readonly stage: TableRevealStage;
  readonly ms: number;
  /** Whom or what this step is about: a seat, or the position of a line. */
  readonly at?: Seat;
  readonly sound?: SoundName | null;
  /** For screen readers, where the log does not say it. */
  readonly say?: string;
}

/** What a table shows while a reveal runs. History, prompt and scores follow at its end. */
export interface TableReveal<View = unknown, ViewExplanation = unknown> {
  readonly steps: readonly TableRevealStep[];
  /** The current step. */
  readonly index: number;
  /** The position before the events that are revealed, and right after them. */
  readonly before: RevealPosition<View, ViewExplanation>;
  readonly after: RevealPosition<View, ViewExplanation>;
}
interface RevealPosition<View = unknown, ViewExplanation = unknown> {
  readonly view: View;
  readonly why: ViewExplanation;
}

export const TABLE_REVEAL_LIMIT_MS = 4500;
/** Nobody decides on a television, and it is read from far away. */
export const TELEVISION_REVEAL_LIMIT_MS = 8000;
/** A step without movement is read, not watched. */
const REDUCED_STEP_MS = 160;

export const tableRevealDurationMs = (steps: readonly TableRevealStep[]): number =>
  steps.reduce((sum, { ms }) => sum + ms, 0);

/** Shortens all steps evenly until the reveal keeps the limit. */
export function shortenRevealToLimit(
  steps: readonly TableRevealStep[],
  limit: number = TABLE_REVEAL_LIMIT_MS,
): readonly TableRevealStep[] {
  const length = tableRevealDurationMs(steps);
  if (length <= limit) return steps;
  return steps.map((step) => ({ ...step, ms: Math.floor((step.ms * limit) / length) }));
}

/** The same facts in the same order, without the time that movements take. */
export const withoutRevealMotion = (
  steps: readonly TableRevealStep[],
  longest: number = REDUCED_STEP_MS,
): readonly TableRevealStep[] =>
  steps.filter(({ stage }) => stage !== 'still').map((step) => ({ ...step, ms: Math.min(step.ms, longest) }));

/** The steps with the times of this screen. A television without motion keeps its pace: the time is for reading. */
export function paceReveal(
  steps: readonly TableRevealStep[],
  { isTelevision, reducedMotion }: { readonly isTelevision: boolean; readonly reducedMotion: boolean },
): readonly TableRevealStep[] {
  const limit = isTelevision ? TELEVISION_REVEAL_LIMIT_MS : TABLE_REVEAL_LIMIT_MS;
  if (!reducedMotion) return shortenRevealToLimit(steps, limit);
  return isTelevision
    ? shortenRevealToLimit(withoutRevealMotion(steps, limit), limit)
    : withoutRevealMotion(steps);
}

/** The step that is shown after this many milliseconds; null when the reveal is over. */
export function tableRevealStepAt(steps: readonly TableRevealStep[], elapsed: number): number | null {
  let end = 0;
  for (const [index, { ms }] of steps.entries()) {
    end += ms;
    if (elapsed < end) return index;
  }
  return null;
}

/** Milliseconds from the start of the reveal to the end of this step. */
export const tableRevealStepEnd = (steps: readonly TableRevealStep[], index: number): number =>
  tableRevealDurationMs(steps.slice(0, index + 1));

/** Whether the reveal is at this stage or beyond; a reveal that is over has reached all of them. */
export function hasReachedRevealStage(
  reveal: Pick<TableReveal, 'steps' | 'index'> | null,
  stage: TableRevealStage,
): boolean {
  if (!reveal) return true;
  const now = reveal.steps[reveal.index]!.stage;
  return REVEAL_STAGES.indexOf(now) >= REVEAL_STAGES.indexOf(stage);
}

/** What has reached this stage so far, in this order. A step without a position is about `all`. */
export const revealedPositions = (
  { steps, index }: Pick<TableReveal, 'steps' | 'index'>,
  stage: Exclude<TableRevealStage, 'still'>,
  all: readonly number[] = [],
): readonly number[] =>
  steps
    .slice(0, index + 1)
    .flatMap((step) => (step.stage !== stage ? [] : step.at === undefined ? all : [step.at]));

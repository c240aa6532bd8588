import type { Face, GameHistoryLine, TableView } from '@fivefold/room';
import type { AnyEvent, AnyGame, GameId, Outcome, Seat } from '@fivefold/rules';
import type { Lang } from '../i18n/core.ts';

/** Why a bot made a move. Games that older builds stored lack languages that were added later. */
export type BotReasonSentences = { readonly [L in Lang]?: string } & { readonly en: string };

export const botReasonInLanguage = (reason: BotReasonSentences, lang: Lang): string =>
  reason[lang] ?? reason.en;

/** What the server stores of a finished game. */
export interface ReplayFile {
  readonly game: GameId;
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  readonly names: readonly string[];
  /** By seat; files of older builds have none. */
  readonly faces?: readonly Face[];
  readonly actions: readonly {
    readonly seat: Seat;
    readonly action: unknown;
    readonly reason?: BotReasonSentences;
  }[];
}

/** The table after one move; the first frame is the deal. */
export interface ReplayFrame {
  readonly state: unknown;
  /** The events of this move. */
  readonly events: readonly AnyEvent[];
  /** Who moved; null for the deal. */
  readonly seat: Seat | null;
  /** What was played; null for the deal. */
  readonly action: unknown;
  readonly reason: BotReasonSentences | null;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Plays the whole game again with its rules. */
export function replayFramesOf(game: AnyGame, file: ReplayFile): readonly ReplayFrame[] {
  if (file.rules !== `${game.id}@${game.version}`) throw new Error(`no rules here for ${file.rules}`);
  const options: unknown = game.options.parse(file.options);
  let state: unknown = game.setup({ seats: file.names.length, options, seed: file.seed as never });
  const frameOf = (
    seat: Seat | null,
    action: unknown,
    events: readonly AnyEvent[],
    reason: BotReasonSentences | undefined,
  ): ReplayFrame => ({
    state,
    events,
    seat,
    action,
    reason: reason ?? null,
    waitingFor: game.waitingFor(state),
    outcome: game.outcome(state),
  });
  const frames = [frameOf(null, null, [], undefined)];
  for (const { seat, action, reason } of file.actions) {
    const played: unknown = game.action.parse(game.upgradeAction?.(action) ?? action);
    const step = game.reduce(state, seat, played);
    if (!step.ok) throw new Error(`a stored move of seat ${seat} is refused: ${step.error.code}`);
    state = step.value.state;
    frames.push(frameOf(seat, played, step.value.events, reason));
  }
  return frames;
}

/** A stop of the replay. */
export interface ReplayStep extends Omit<ReplayFrame, 'seat' | 'action' | 'reason'> {
  /** The last frame of this step. */
  readonly at: number;
  /** The reasons of bots for its moves. */
  readonly thoughts: readonly { readonly seat: Seat; readonly words: BotReasonSentences }[];
  /** A round begins here. */
  readonly round: boolean;
}

const ROUNDS: readonly string[] = ['round-started', 'row-dealt'];

/**
 * Sealed choices and confirmations show nothing, so they are joined with the next visible move. Without this, three of
 * four steps were empty.
 */
export function replayStepsOf(
  frames: readonly ReplayFrame[],
  isSilent: (event: AnyEvent) => boolean,
): readonly [ReplayStep, ...ReplayStep[]] {
  const steps: ReplayStep[] = [];
  let open = 0;
  frames.forEach(({ state, events, waitingFor, outcome }, at) => {
    const last = at === frames.length - 1;
    if (at > 0 && !last && events.every(isSilent)) return;
    const moves = frames.slice(open, at + 1);
    open = at + 1;
    steps.push({
      state,
      waitingFor,
      outcome,
      at,
      events: moves.flatMap((move) => move.events),
      thoughts: moves.flatMap(({ seat, reason }) =>
        seat === null || reason === null ? [] : [{ seat, words: reason }],
      ),
      round: events.some(({ type }) => ROUNDS.includes(type)),
    });
  });
  const [deal, ...others] = steps;
  if (!deal) throw new Error('a replay begins with its deal');
  return [deal, ...others];
}

/** Where a replay opens. */
export type ReplayStartPosition =
  | { readonly step: number }
  | { readonly event: number }
  /** How many actions have been played. */
  | { readonly actions: number };

/** The step that a replay opens at: the nearest one for a link of another game, the one that shows an event. */
export function replayStepIndexOf(
  steps: readonly ReplayStep[],
  start: ReplayStartPosition,
  history: readonly GameHistoryLine[],
): number {
  const last = steps.length - 1;
  if ('step' in start) return Number.isInteger(start.step) ? Math.max(0, Math.min(last, start.step)) : 0;
  if ('actions' in start) {
    const found = steps.findIndex(({ at }) => at >= start.actions);
    return found < 0 ? last : found;
  }
  // The events of the deal are in the history and in no step.
  let left = start.event - history.filter(({ move }) => move === 0).length;
  if (left < 0) return 0;
  const found = steps.findIndex(({ events }) => {
    left -= events.length;
    return left < 0;
  });
  return found < 0 ? last : found;
}

/** The history up to a frame. */
export const historyUpToReplayFrame = (
  frames: readonly ReplayFrame[],
  at: number,
  deal: TableView['history'],
): readonly GameHistoryLine[] => [
  ...deal.filter(({ move }) => move === 0),
  ...frames.slice(1, at + 1).flatMap(({ events }, i) => events.map((event) => ({ move: i + 1, event }))),
];

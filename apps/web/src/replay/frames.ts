import type { HistoryLine, TableView } from '@fivefold/room';
import type { AnyEvent, AnyGame, GameId, Outcome, Seat } from '@fivefold/rules';

/** Why a bot made a move, in both languages. */
interface BotReason {
  readonly en: string;
  readonly ru: string;
}

/** What the server stores of a finished game. */
export interface ReplayFile {
  readonly game: GameId;
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  readonly names: readonly string[];
  readonly actions: readonly { readonly seat: Seat; readonly action: unknown; readonly reason?: BotReason }[];
}

/** The table after one move; the first frame is the deal. */
export interface ReplayFrame {
  readonly state: unknown;
  /** The events of this move. */
  readonly events: readonly AnyEvent[];
  /** Who moved; null for the deal. */
  readonly seat: Seat | null;
  readonly reason: BotReason | null;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Plays the whole game again with its rules. */
export function framesOf(game: AnyGame, file: ReplayFile): readonly ReplayFrame[] {
  if (file.rules !== `${game.id}@${game.version}`) throw new Error(`no rules here for ${file.rules}`);
  const options: unknown = game.options.parse(file.options);
  let state: unknown = game.setup({ seats: file.names.length, options, seed: file.seed as never });
  const frameOf = (
    seat: Seat | null,
    events: readonly AnyEvent[],
    reason: BotReason | undefined,
  ): ReplayFrame => ({
    state,
    events,
    seat,
    reason: reason ?? null,
    waitingFor: game.waitingFor(state),
    outcome: game.outcome(state),
  });
  const frames = [frameOf(null, [], undefined)];
  for (const { seat, action, reason } of file.actions) {
    const step = game.reduce(state, seat, game.action.parse(game.upgradeAction?.(action) ?? action));
    if (!step.ok) throw new Error(`a stored move of seat ${seat} is refused: ${step.error.code}`);
    state = step.value.state;
    frames.push(frameOf(seat, step.value.events, reason));
  }
  return frames;
}

/** A stop of the replay. */
export interface ReplayStep extends Omit<ReplayFrame, 'seat' | 'reason'> {
  /** The last frame of this step. */
  readonly at: number;
  /** The reasons of bots for its moves. */
  readonly thoughts: readonly { readonly seat: Seat; readonly words: BotReason }[];
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

/** The history up to a frame. */
export const historyUpToFrame = (
  frames: readonly ReplayFrame[],
  at: number,
  deal: TableView['history'],
): readonly HistoryLine[] => [
  ...deal.filter(({ move }) => move === 0),
  ...frames.slice(1, at + 1).flatMap(({ events }, i) => events.map((event) => ({ move: i + 1, event }))),
];

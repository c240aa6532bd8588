import type { LogLine, TableView } from '@fivefold/room';
import type { AnyEvent, AnyGame, GameId, Outcome, Seat } from '@fivefold/rules';

/** Why a bot moved so, in both languages. */
interface Words {
  readonly en: string;
  readonly ru: string;
}

/** What the server keeps of a finished game. */
export interface ReplayFile {
  readonly game: GameId;
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  readonly names: readonly string[];
  readonly actions: readonly { readonly seat: Seat; readonly action: unknown; readonly reason?: Words }[];
}

/** The table after one move; the first one is the deal. */
export interface Frame {
  readonly state: unknown;
  /** What this move made happen. */
  readonly events: readonly AnyEvent[];
  /** Who moved; null for the deal. */
  readonly seat: Seat | null;
  readonly reason: Words | null;
  readonly waitingFor: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** Plays the whole game again with its own rules. A game is a fold: nothing else is needed. */
export function framesOf(game: AnyGame, file: ReplayFile): readonly Frame[] {
  if (file.rules !== `${game.id}@${game.version}`) throw new Error(`no rules here for ${file.rules}`);
  const options: unknown = game.options.parse(file.options);
  let state: unknown = game.setup({ seats: file.names.length, options, seed: file.seed as never });
  const frameOf = (seat: Seat | null, events: readonly AnyEvent[], reason: Words | undefined): Frame => ({
    state,
    events,
    seat,
    reason: reason ?? null,
    waitingFor: game.waitingFor(state),
    outcome: game.outcome(state),
  });
  const frames = [frameOf(null, [], undefined)];
  for (const { seat, action, reason } of file.actions) {
    const step = game.reduce(state, seat, game.action.parse(action));
    if (!step.ok) throw new Error(`a stored move of seat ${seat} is refused: ${step.error.code}`);
    state = step.value.state;
    frames.push(frameOf(seat, step.value.events, reason));
  }
  return frames;
}

/** The log up to a frame, as the drawer wants it. */
export const logOf = (frames: readonly Frame[], at: number, deal: TableView['log']): readonly LogLine[] => [
  ...deal.filter(({ move }) => move === 0),
  ...frames.slice(1, at + 1).flatMap(({ events }, i) => events.map((event) => ({ move: i + 1, event }))),
];

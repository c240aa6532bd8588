import type { Command, Refusal, RoomCode, RoomDisconnectReason, RoomView } from '@fivefold/room';
import type { Result } from '@fivefold/rules';
import type { ReplayFile } from '../replay/frames.ts';

export type CommandResult = Result<null, Refusal>;
export type ConnectionStatus = 'idle' | 'connecting' | 'online' | 'reconnecting';

/** What a room tells the page. */
export interface RoomViewObserver {
  readonly onStatus: (status: ConnectionStatus) => void;
  /** `fresh`: a whole view came, after joining or after a gap. */
  readonly onView: (view: RoomView, version: number, fresh: boolean) => void;
  /** The room's clock, for countdowns. */
  readonly onClock: (now: number) => void;
  readonly onBye: (reason: RoomDisconnectReason) => void;
  /** Rejoining was refused: the room is gone, or this browser is no longer a member. */
  readonly onRefused: (refusal: Refusal) => void;
}

/** The room that this page is in: over the network (`client.ts`), or in the page itself (`localRoom/`). */
export interface RoomClient {
  /**
   * Resolves when the command is durable, or refused. `onAnswer` is called at once, in the task of the view that comes with
   * the answer, so that the page renders both together.
   */
  readonly command: (command: Command, onAnswer?: (result: CommandResult) => void) => Promise<CommandResult>;
  /** The room that this client is in, or on the way back to. */
  readonly roomCode: () => RoomCode | null;
  /** The record of the finished game, where the room keeps it itself. */
  readonly replayFile?: () => ReplayFile | null;
  readonly reconnect: () => void;
  /** The seat is kept. */
  readonly disconnect: () => void;
}

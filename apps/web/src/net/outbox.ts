import { type Command, type CommandMessage, MAX_REMEMBERED_COMMANDS } from '@fivefold/room';
import { err } from '@fivefold/rules';
import { SERVER_REQUEST_TIMEOUT_MS, type StartCancellableTimer } from './retry.ts';
import type { CommandResult } from './roomClient.ts';

interface PendingCommand extends CommandMessage {
  readonly answer: (result: CommandResult) => void;
  /** Stops the retry timer; null before the first transmission. */
  cancelRetry: (() => void) | null;
  /** How often the server refused it with `try-again`. */
  unavailable: number;
}

/** Half of the ids that the server remembers per member, so that two windows of one member fit. */
const MAX_IN_FLIGHT = MAX_REMEMBERED_COMMANDS / 2;
/** Refusals that concern the moment and not the command: it stays in the outbox and is sent again. */
const TRANSIENT_REFUSALS = new Set(['restarting', 'not-in-a-room']);

/** Milliseconds before a command that was refused with `try-again` is sent again. After ten seconds the person is told. */
const UNAVAILABLE_DELAYS_MS = [250, 500, 1000, 2000, 3000, 3250];

export interface OutboxDeps {
  readonly newId: () => string;
  readonly startTimer: StartCancellableTimer;
  /** False while this client is not in a room: nothing is sent then. */
  readonly canSend: () => boolean;
  readonly send: (message: CommandMessage) => void;
}

/** Commands without an acknowledgement. They are sent again with the same id, so that the server runs each only once. */
export function createOutbox(deps: OutboxDeps) {
  const pending = new Map<string, PendingCommand>();
  const inFlight = () => [...pending.values()].slice(0, MAX_IN_FLIGHT);

  function transmit(entry: PendingCommand): void {
    if (!deps.canSend()) return;
    entry.cancelRetry?.();
    entry.cancelRetry = deps.startTimer(SERVER_REQUEST_TIMEOUT_MS, () => transmit(entry));
    deps.send({ id: entry.id, command: entry.command });
  }

  function transmitNew(): void {
    for (const entry of inFlight()) if (!entry.cancelRetry) transmit(entry);
  }

  /** The database may be away for some seconds. False: it has been away for too long. */
  function transmitLater(entry: PendingCommand): boolean {
    const delay = UNAVAILABLE_DELAYS_MS[entry.unavailable];
    if (delay === undefined) return false;
    entry.unavailable += 1;
    entry.cancelRetry?.();
    entry.cancelRetry = deps.startTimer(delay, () => transmit(entry));
    return true;
  }

  return {
    /** Resolves when the command is durable, or refused; `onAnswer` is called at once then. */
    add: (command: Command, onAnswer?: (result: CommandResult) => void): Promise<CommandResult> =>
      new Promise((resolve) => {
        const id = deps.newId();
        const answer = (result: CommandResult): void => {
          onAnswer?.(result);
          resolve(result);
        };
        pending.set(id, { id, command, answer, cancelRetry: null, unavailable: 0 });
        transmitNew();
      }),

    /** The answer to one command. A command that was sent twice is answered twice; the second answer is ignored. */
    settle(id: string, result: CommandResult): void {
      if (!result.ok && TRANSIENT_REFUSALS.has(result.error.code)) return;
      const entry = pending.get(id);
      if (!entry) return;
      if (!result.ok && result.error.code === 'try-again' && transmitLater(entry)) return;
      entry.cancelRetry?.();
      pending.delete(id);
      entry.answer(result);
      transmitNew();
    },

    /** After a reconnect. */
    resend(): void {
      for (const entry of inFlight()) transmit(entry);
    },

    hasInFlight: (type: Command['type']): boolean => inFlight().some(({ command }) => command.type === type),

    /** The room is gone: every command that waits is refused. */
    rejectAll(): void {
      for (const { cancelRetry, answer } of pending.values()) {
        cancelRetry?.();
        answer(err({ code: 'not-a-member' }));
      }
      pending.clear();
    },
  };
}

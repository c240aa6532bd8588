import type {
  ClientToServer,
  MemberId,
  Refusal,
  RoomDisconnectReason,
  RoomViewPatch,
  ServerToClient,
  TokenHash,
} from '@fivefold/room';
import { err, type Result } from '@fivefold/rules';
import type { Socket } from 'socket.io';
import type { ConnectionQuota } from '../limits/rateLimits.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import type { PushDeps } from '../push/devices.ts';
import type { ClientConnection } from '../rooms/clientConnection.ts';
import type { JoinDeps, ReplyCallback } from '../rooms/join.ts';
import type { LiveRoom } from '../rooms/LiveRoom.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';

export interface TransportDeps extends JoinDeps {
  readonly logger: Logger;
  readonly metrics: Metrics;
  /** Monotonic seconds. */
  readonly clock: () => number;
  readonly isStopping: () => boolean;
  readonly onDisconnected: (live: LiveRoom, member: MemberId) => void;
  readonly push: PushDeps;
}

/** Handles one kind of event. It calls `answer` once. */
export type SocketEventHandler = (
  deps: TransportDeps,
  connection: SocketConnection,
  payload: unknown,
  answer: ReplyCallback<unknown>,
) => Promise<void> | void;

/** Disconnect after this many net rate-limit refusals. */
const MAX_REFUSALS = 500;

/** One Socket.IO connection: limits, dispatches and answers what a browser sends. */
export class SocketConnection implements ClientConnection {
  room: LiveRoom | null = null;
  member: MemberId = '';
  token: TokenHash = '';
  isVisible = true;
  #entering: Promise<void> = Promise.resolve();
  /** Ids of commands that were neither acknowledged nor refused yet. */
  readonly #unanswered = new Set<string>();
  readonly #socket: Socket<ClientToServer, ServerToClient>;
  readonly #deps: TransportDeps;
  readonly #quota: ConnectionQuota;

  constructor(socket: Socket<ClientToServer, ServerToClient>, deps: TransportDeps, quota: ConnectionQuota) {
    this.#socket = socket;
    this.#deps = deps;
    this.#quota = quota;
  }

  get address(): string {
    return this.#quota.address;
  }

  sendPatch(from: number, { ops, moves }: RoomViewPatch, commandIds: readonly string[]): void {
    const acks = commandIds.filter((id) => this.#unanswered.delete(id));
    if (acks.length > 0) this.#socket.emit('patch', from, ops, moves, acks);
    else if (moves.length > 0) this.#socket.emit('patch', from, ops, moves);
    else this.#socket.emit('patch', from, ops);
  }

  bye(reason: RoomDisconnectReason): void {
    this.#socket.emit('bye', reason);
  }

  reconnect(): void {
    this.#socket.conn.close();
  }

  enter(live: LiveRoom, member: MemberId, token: TokenHash): void {
    this.room = live;
    this.member = member;
    this.token = token;
    this.#deps.rooms.setIdle(live, false);
    // It may have closed while the store was waited for: nothing else would detach it.
    if (!this.#socket.connected) this.detach();
    else this.#deps.push.notifier.update(live); // a page that is open needs no notification
  }

  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    if (this.room) this.#deps.push.notifier.update(this.room);
  }

  detach(): void {
    const { room, member } = this;
    const { onDisconnected, rooms, subscriptions } = this.#deps;
    if (!room) return;
    this.room = null;
    const wasLast = subscriptions.remove(room, member, this);
    this.#deps.push.notifier.update(room);
    if (!wasLast) return;
    rooms.setIdle(room, subscriptions.of(room).length === 0);
    onDisconnected(room, member);
  }

  /** Runs one after another, so that the last room that was asked for is the one that is entered. */
  inOrder(task: () => Promise<void>): Promise<void> {
    const done = this.#entering.then(task);
    this.#entering = done.catch(() => undefined);
    return done;
  }

  /** Receives every event of the browser and handles every error of its handler. */
  receive(event: string, args: readonly unknown[], handler: SocketEventHandler | undefined): void {
    const { clock, rateLimits, logger, metrics, now, isStopping } = this.#deps;
    const start = clock();
    const payload = payloadOf(event, args);
    const id = event === 'command' ? commandIdOf(payload) : undefined;
    const reply = this.#replyTo(id, args.at(-1));
    const answer: ReplyCallback<unknown> = (result) => {
      metrics.command(result.ok ? 'ok' : result.error.code, clock() - start);
      reply(result);
    };
    const fail = (error: unknown): void => {
      const isTransient = error instanceof StoreUnavailableError;
      if (!isTransient)
        logger.error({ err: error, room: this.room?.code, event: event.slice(0, 40), id }, 'command failed');
      answer(err({ code: isTransient ? 'try-again' : 'internal' }));
    };
    try {
      if (!rateLimits.allowCommand(this.#quota, now())) this.#refuseTooFast(answer);
      else {
        this.#quota.refusals = Math.max(0, this.#quota.refusals - 1);
        if (isStopping()) answer(err({ code: 'restarting' }));
        else if (handler) handler(this.#deps, this, payload, answer)?.catch(fail);
        else answer(err({ code: 'malformed' }));
      }
    } catch (error) {
      fail(error);
    }
  }

  #refuseTooFast(answer: ReplyCallback<never>): void {
    this.#quota.refusals += 1;
    answer(err({ code: 'too-fast' }));
    if (this.#quota.refusals > MAX_REFUSALS) this.#socket.disconnect(true);
  }

  /** Commands are answered by id, in a patch where there is one; other events by their callback. */
  #replyTo(commandId: string | undefined, callback: unknown): (result: Result<unknown, Refusal>) => void {
    if (typeof callback === 'function') return (result) => callback(result);
    if (commandId === undefined) return () => undefined;
    this.#unanswered.add(commandId);
    return (result) => {
      const isUnanswered = this.#unanswered.delete(commandId);
      if (!result.ok) this.#socket.emit('refused', { id: commandId, refusal: result.error });
      else if (isUnanswered) this.#socket.emit('ack', { id: commandId });
    };
  }
}

/** Of a command, its id and itself: they are sent as two arguments. */
function payloadOf(event: string, [first, second]: readonly unknown[]): unknown {
  if (event === 'command') return { id: first, command: second };
  return typeof first === 'function' ? undefined : first;
}

/** Also of a malformed command, so that its refusal finds the sender. */
function commandIdOf(payload: unknown): string {
  const id = typeof payload === 'object' && payload && 'id' in payload ? payload.id : '';
  return typeof id === 'string' ? id.slice(0, 64) : '';
}

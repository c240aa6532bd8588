import {
  applyPatch,
  type ClientToServer,
  type Command,
  type CreateRoomAnswer,
  PROTOCOL_VERSION,
  type Refusal,
  type RoomView,
  type RoomViewPatch,
  type RoomViewSnapshot,
  type ServerToClient,
} from '@fivefold/room';
import { deriveSeedFromTexts, err, ok, type Result } from '@fivefold/rules';
import { io, type Socket } from 'socket.io-client';

let commands = 0;
let tokens = 0;
export const freshToken = (): string => deriveSeedFromTexts('token', String(process.pid), String(tokens++));

/** A request with a timeout fails when the connection closes; the timeout itself is never reached. */
const LONG = 600_000;

interface Unanswered {
  readonly done: (result: Result<null, Refusal>) => void;
  readonly failed: (error: Error) => void;
}

export type Transport = 'websocket' | 'polling';

/** POST /api/rooms. */
export async function postRoom(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Result<string, Refusal>> {
  const response = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as CreateRoomAnswer | Refusal;
  return 'room' in answer ? ok(answer.room) : err(answer);
}

/** A browser without a page: it keeps its view by patches and records every packet. */
export class TestClient {
  readonly socket: Socket<ServerToClient, ClientToServer>;
  readonly token: string;
  nextCommandId = (): string => `c${commands++}`;
  view: RoomView | null = null;
  version = 0;
  gaps = 0;
  goodbye: string | null = null;
  /** Every packet received. */
  readonly packets: string[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #unanswered = new Map<string, Unanswered[]>();
  readonly #url: string;
  readonly #headers: Record<string, string>;
  #isDisconnected = false;

  constructor(
    url: string,
    token = freshToken(),
    extraHeaders: Record<string, string> = {},
    transport: Transport = 'websocket',
    room?: string,
  ) {
    this.token = token;
    this.#url = url;
    this.#headers = extraHeaders;
    this.socket = io(url, {
      auth: { protocol: PROTOCOL_VERSION },
      extraHeaders,
      ...(room === undefined ? {} : { query: { room } }),
      transports: [transport],
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 100,
    });
    this.socket.io.on('open', () => {
      this.socket.io.engine.on('packet', ({ type, data }: { type: string; data?: unknown }) => {
        if (type === 'message') this.packets.push(String(data));
      });
    });
    this.socket.on('patch', (from, ops, moves = [], acks = []) => {
      this.#applyPatch(from, { ops, moves });
      for (const id of acks) this.#answered(id, ok(null));
    });
    this.socket.on('ack', ({ id }) => this.#answered(id, ok(null)));
    this.socket.on('refused', ({ id, refusal }) => this.#answered(id, err(refusal)));
    this.socket.on('bye', (reason) => {
      this.goodbye = reason;
      this.wake();
    });
    this.socket.on('connect', () => {
      this.#isDisconnected = false;
      this.wake();
    });
    this.socket.on('disconnect', () => {
      this.#isDisconnected = true;
      this.#failUnanswered();
      this.wake();
    });
  }

  #answered(id: string, result: Result<null, Refusal>): void {
    for (const { done } of this.#unanswered.get(id) ?? []) done(result);
    this.#unanswered.delete(id);
  }

  #failUnanswered(): void {
    for (const { failed } of [...this.#unanswered.values()].flat())
      failed(new Error('the connection was closed'));
    this.#unanswered.clear();
  }

  #applyPatch(from: number, patch: RoomViewPatch): void {
    if (!this.view) return;
    if (from !== this.version) {
      this.gaps += 1;
      this.sync().catch(() => undefined); // the connection went: the next one brings a snapshot
      return;
    }
    this.view = applyPatch(this.view, patch);
    this.version += 1;
    this.wake();
  }

  /** The snapshot is taken at once, because the first patch may arrive in the same read. */
  #enter(event: string, ...args: readonly unknown[]): Promise<Result<RoomViewSnapshot, Refusal>> {
    return new Promise((done, failed) => {
      const answered = (error: Error | null, result: Result<RoomViewSnapshot, Refusal>) =>
        error ? failed(error) : done(this.#took(result));
      this.socket.timeout(LONG).emit(event as 'sync', ...(args as []), answered as never);
    });
  }

  #took(result: Result<RoomViewSnapshot, Refusal>): Result<RoomViewSnapshot, Refusal> {
    if (result.ok) {
      this.view = result.value.view;
      this.version = result.value.version;
      this.wake();
    }
    return result;
  }

  protected wake(): void {
    for (const look of [...this.#waiting]) look();
  }

  /** Resolves as soon as the condition holds: tests never wait for time. */
  until(holds: (client: this) => boolean): Promise<void> {
    return new Promise((done, failed) => {
      const look = () => {
        try {
          if (!holds(this)) return;
          done();
        } catch (error) {
          failed(error);
        }
        this.#waiting.delete(look);
      };
      this.#waiting.add(look);
      look();
    });
  }

  connected(): Promise<void> {
    return this.until(() => this.socket.connected);
  }

  close(): void {
    this.socket.disconnect();
    this.#failUnanswered();
  }

  async create(name: string, game?: string, id?: string): Promise<Result<RoomViewSnapshot, Refusal>> {
    const ask = { token: this.token, name, ...(game ? { game } : {}), ...(id ? { id } : {}) };
    const made = await postRoom(this.#url, ask, this.#headers);
    return made.ok ? this.join(made.value) : made;
  }

  async join(code: string, name?: string, sit?: boolean): Promise<Result<RoomViewSnapshot, Refusal>> {
    const profile = { ...(name === undefined ? {} : { name }), ...(sit === undefined ? {} : { sit }) };
    return this.#enter('join', { code, token: this.token, ...profile });
  }

  async watch(code: string): Promise<Result<RoomViewSnapshot, Refusal>> {
    return this.#enter('watch', { code, token: this.token });
  }

  async sync(): Promise<Result<RoomViewSnapshot, Refusal>> {
    return this.#enter('sync');
  }

  passport(): Promise<Result<{ passport: string }, Refusal>> {
    return this.socket.emitWithAck('passport');
  }

  async redeem(passport: string): Promise<Result<RoomViewSnapshot, Refusal>> {
    return this.#enter('redeem', { passport, token: this.token });
  }

  /** Fails when the connection closes, and when it has been closed: nobody would answer. */
  send(command: Command, id = this.nextCommandId()): Promise<Result<null, Refusal>> {
    if (this.#isDisconnected) return Promise.reject(new Error('the connection was closed'));
    return new Promise((done, failed) => {
      this.#unanswered.set(id, [...(this.#unanswered.get(id) ?? []), { done, failed }]);
      this.socket.emit('command', id, command);
    });
  }

  /** Sends a command that must succeed. */
  async do(command: Command): Promise<void> {
    const result = await this.send(command);
    if (!result.ok) throw new Error(`${command.type} was refused: ${JSON.stringify(result.error)}`);
  }

  get table() {
    if (!this.view?.table) throw new Error('there is no table');
    return this.view.table;
  }
}

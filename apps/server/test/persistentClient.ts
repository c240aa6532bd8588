import type { Command, Refusal } from '@fivefold/room';
import { type GameId, games, pickRandom, type Random, type Result } from '@fivefold/rules';
import { postRoom, TestClient } from './client.ts';

/** Refusals of a server that starts or stops, or that has just lost the room. */
const NOT_NOW = ['try-again', 'restarting', 'not-in-a-room'];
/** Milliseconds before a request that was refused for the moment is repeated. */
const RETRY_MS = 200;

const pause = (ms = RETRY_MS) => new Promise((over) => setTimeout(over, ms));

const CREATE_WITHIN_MS = 60_000;

/**
 * Creates a room, and asks again with the same id where the connection was closed, as a page does: on a busy machine a load
 * balancer may take a slow server for one that is down.
 */
export async function createRoom(
  url: string,
  body: { readonly token: string; readonly id: string; readonly name: string; readonly game: GameId },
): Promise<string> {
  const end = performance.now() + CREATE_WITHIN_MS;
  for (;;) {
    const made = await postRoom(url, body).catch((error: unknown) => {
      if (performance.now() > end) throw error;
      return null;
    });
    if (made?.ok) return made.value;
    if (made && (!NOT_NOW.includes(made.error.code) || performance.now() > end))
      throw new Error(made.error.code);
    await pause();
  }
}

export interface PersistentClientOptions {
  readonly url: string;
  readonly room: string;
  readonly onAck: (room: string, id: string) => void;
  /** Milliseconds after which a person sees that a command is refused for the moment. */
  readonly patienceMs: number;
}

/**
 * A client that reconnects and resends a command with the same id until it is answered, and once more after a
 * disconnect, as a browser does when the acknowledgement was lost.
 */
export class PersistentClient extends TestClient {
  #joined = false;
  #asked = 0;
  #last: { readonly command: Command; readonly id: string } | null = null;
  /** Answers to commands that were repeated after they had been acknowledged. */
  readonly again: string[] = [];
  /** Refusals that a person would have seen. */
  readonly refusals: string[] = [];
  /** Milliseconds from sending to the acknowledgement, of the slowest command. */
  slowest = 0;
  readonly room: string;
  readonly #options: PersistentClientOptions;

  constructor(options: PersistentClientOptions, token?: string) {
    super(options.url, token, {}, 'websocket', options.room);
    this.room = options.room;
    this.#options = options;
    this.socket.on('disconnect', () => {
      this.#joined = false;
    });
    this.socket.on('connect', () => void this.#comeBack());
  }

  async enter(name: string): Promise<void> {
    for (;;) {
      await this.connected();
      const joined = await this.join(this.room, name).catch(() => null); // null: the connection closed
      this.#joined = joined?.ok === true && this.socket.connected;
      if (this.#joined) return;
      if (joined && !joined.ok && !NOT_NOW.includes(joined.error.code)) throw new Error(joined.error.code);
      await pause();
    }
  }

  /** On each new connection, until the server lets this client in again. */
  async #comeBack(): Promise<void> {
    if (!this.view) return;
    const { id: connection } = this.socket;
    try {
      while (!this.#joined && this.socket.id === connection) {
        this.#joined = (await this.join(this.room)).ok;
        this.wake();
        if (!this.#joined) await pause();
      }
      if (this.#last) this.#checkRepeat(await this.send(this.#last.command, this.#last.id));
    } catch {
      // disconnected: the next connection tries again
    }
  }

  #checkRepeat(result: Result<null, Refusal>): void {
    const said = result.ok ? 'ok' : result.error.code;
    if (!NOT_NOW.includes(said)) this.again.push(said);
  }

  ready(): Promise<void> {
    return this.until(() => this.#joined && this.socket.connected);
  }

  async perform(command: Command): Promise<Result<null, Refusal>> {
    this.#asked += 1;
    const id = `${this.token.slice(0, 8)}-${this.#asked}`;
    const start = performance.now();
    for (;;) {
      await this.ready();
      const result = await this.send(command, id).catch(() => null); // null: the connection closed before the reply
      if (!result) continue;
      const waited = performance.now() - start;
      if (!result.ok && NOT_NOW.includes(result.error.code)) {
        if (waited > this.#options.patienceMs) this.refusals.push(result.error.code);
        await pause();
        continue;
      }
      this.slowest = Math.max(this.slowest, waited);
      if (result.ok) {
        this.#last = { command, id };
        this.#options.onAck(this.room, id);
      } else this.refusals.push(result.error.code);
      return result;
    }
  }

  /** Plays to the end of the game; `think` gives the milliseconds before the next move. */
  async play(random: Random, think: () => number): Promise<void> {
    for (;;) {
      await this.ready();
      const mine = () => {
        const table = this.view?.table;
        return table && (table.status === 'over' || table.waitingFor.includes(table.seat!));
      };
      await this.until(() => mine() === true && this.socket.connected);
      if (this.table.status === 'over') return;
      await pause(think());
      const { number, move, game, view } = this.table;
      if (mine() !== true) continue; // a snapshot of another server came meanwhile
      const action = pickRandom([...games[game as GameId]!.legal(view)], random);
      await this.perform({ type: 'act', number, move, action: action as never });
    }
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Command, Refusal } from '@fivefold/room';
import {
  type GameId,
  games,
  pickRandom,
  type Random,
  type Result,
  randomBelow,
  seedFromWords,
} from '@fivefold/rules';
import { sqliteLog } from '../src/store/sqlite.ts';
import { Client } from './client.ts';
import { readAll } from './readAll.ts';

const home = fileURLToPath(new URL('..', import.meta.url));
const built = path.join(home, 'dist/main.js');

/** The built server in its own process. */
export class Child {
  readonly #process: ChildProcess;
  readonly output: string[] = [];
  readonly #port: Promise<number>;
  readonly exit: Promise<number | null>;

  constructor(env: Record<string, string>) {
    const args = existsSync(built) ? [built] : ['--import', 'tsx', path.join(home, 'src/main.ts')];
    this.#process = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.exit = new Promise((done) => this.#process.on('exit', (code) => done(code)));
    this.#port = new Promise((found, failed) => {
      for (const stream of [this.#process.stdout!, this.#process.stderr!])
        createInterface({ input: stream }).on('line', (line) => {
          this.output.push(line);
          const port = /listening on http:\/\/localhost:(\d+)/.exec(line)?.[1];
          if (port) found(Number(port));
        });
      void this.exit.then(() => failed(new Error(`the server ended: ${this.output.join(' ')}`)));
    });
    this.#port.catch(() => undefined); // some are meant to end
  }

  listening(): Promise<number> {
    return this.#port;
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.#process.kill(signal);
    return this.exit;
  }
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Refusals of a server that starts or stops. */
const NOT_NOW = ['try-again', 'restarting', 'not-in-a-room'];

/**
 * A client that reconnects and resends a command with the same id until it is answered, and once more after a
 * disconnect, as a browser does when the acknowledgement was lost.
 */
class Persistent extends Client {
  #joined = false;
  #asked = 0;
  #last: { readonly command: Command; readonly id: string } | null = null;
  /** Refusals of commands that had been acknowledged before. */
  readonly again: string[] = [];
  room = '';
  readonly onAck: (room: string, id: string) => void;

  constructor(url: string, onAck: (room: string, id: string) => void) {
    super(url);
    this.onAck = onAck;
    this.socket.on('disconnect', () => {
      this.#joined = false;
    });
    this.socket.on('connect', () => void this.#comeBack());
  }

  async #comeBack(): Promise<void> {
    if (!this.room) return;
    try {
      this.#joined = (await this.join(this.room)).ok;
      this.wake();
      if (this.#last) this.#checkRepeat(await this.send(this.#last.command, this.#last.id));
    } catch {
      // disconnected: the next connection tries again
    }
  }

  #checkRepeat(result: Result<null, Refusal>): void {
    const said = result.ok ? 'ok' : result.error.code;
    if (!NOT_NOW.includes(said)) this.again.push(said);
  }

  entered(room: string): void {
    this.room = room;
    this.#joined = true;
  }

  ready(): Promise<void> {
    return this.until(() => this.#joined && this.socket.connected);
  }

  async perform(command: Command): Promise<Result<null, Refusal>> {
    this.#asked += 1;
    const id = `${this.token.slice(0, 8)}-${this.#asked}`;
    for (;;) {
      await this.ready();
      try {
        const result = await this.send(command, id);
        if (!result.ok && NOT_NOW.includes(result.error.code)) continue;
        if (result.ok) {
          this.#last = { command, id };
          this.onAck(this.room, id);
        }
        return result;
      } catch {
        // the connection closed before the reply
      }
    }
  }

  async play(random: Random): Promise<void> {
    for (;;) {
      await this.ready();
      const mine = () => {
        const table = this.view?.table;
        return table && (table.status === 'over' || table.waitingFor.includes(table.seat!));
      };
      await this.until(() => mine() === true && this.socket.connected);
      if (this.table.status === 'over') return;
      const { number, move, game, view } = this.table;
      const action = pickRandom([...games[game as GameId]!.legal(view)], random);
      await this.perform({ type: 'act', number, move, action: action as never });
    }
  }
}

export interface CrashRun {
  readonly folder: string;
  readonly rooms: number;
  readonly kills: number;
  readonly signals: readonly NodeJS.Signals[];
  readonly random: Random;
  readonly env: Record<string, string>;
}

export interface CrashReport {
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  /** Acknowledged commands that were repeated after a kill, and those that were refused then. */
  readonly again: number;
  readonly forgotten: number;
  readonly finished: number;
  readonly kills: number;
  /** Exit codes of the servers that were stopped by a signal. */
  readonly exits: readonly (number | null)[];
}

/** Plays every room to its end while the server is killed again and again, and reads the log afterwards. */
export async function crashRun({
  folder,
  rooms,
  kills,
  signals,
  random,
  env,
}: CrashRun): Promise<CrashReport> {
  const port = await freePort();
  const start = () => new Child({ ...env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' });
  const url = `http://localhost:${port}`;
  const acknowledged: { room: string; id: string }[] = [];
  let wake: () => void = () => {};
  const onAck = (room: string, id: string) => {
    acknowledged.push({ room, id });
    wake();
  };
  const acks = (count: number) =>
    new Promise<void>((done) => {
      const target = acknowledged.length + count;
      wake = () => (acknowledged.length >= target || over ? done() : undefined);
      wake();
    });
  let over = false;
  let server = start();
  await server.listening();

  const ids = Object.keys(games) as GameId[];
  const tables: Persistent[][] = [];
  for (let i = 0; i < rooms; i += 1) tables.push(await openTable(url, ids[i % ids.length]!, onAck));
  const playing = Promise.all(
    tables.flat().map((player, i) =>
      player.play({
        next: () => Number.parseInt(seedFromWords(String(i), String(random.next())).slice(0, 8), 16),
      }),
    ),
  ).then(() => {
    over = true;
    wake();
  });

  const exits: (number | null)[] = [];
  let killed = 0;
  const share = rooms * 2;
  while (killed < kills && !over) {
    await acks(1 + randomBelow(share, random));
    if (over) break;
    const signal = signals[killed % signals.length]!;
    const code = await server.kill(signal);
    if (signal !== 'SIGKILL') exits.push(code);
    killed += 1;
    server = start();
    await server.listening();
  }
  await playing;
  const finished = tables.filter((table) => table.every((player) => player.table.status === 'over')).length;
  for (const player of tables.flat()) player.close();
  exits.push(await server.kill('SIGTERM'));

  const log = await sqliteLog(folder, { clock: () => 0 });
  const stored = new Map<string, number>();
  for (const room of new Set(tables.map(([host]) => host!.room)))
    for (const { id } of await readAll(log, room))
      if (id) stored.set(`${room} ${id}`, (stored.get(`${room} ${id}`) ?? 0) + 1);
  await log.close();
  const again = tables.flat().flatMap((player) => player.again);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ room, id }) => !stored.has(`${room} ${id}`)).length,
    twice: [...stored.values()].filter((count) => count > 1).length,
    again: again.length,
    forgotten: again.filter((said) => said !== 'ok').length,
    finished,
    kills: killed,
    exits,
  };
}

async function openTable(
  url: string,
  game: GameId,
  onAck: (room: string, id: string) => void,
): Promise<Persistent[]> {
  const seats = Math.max(games[game]!.seats.min, 3);
  const players = Array.from({ length: seats }, () => new Persistent(url, onAck));
  let code = '';
  for (const [i, player] of players.entries()) {
    const come = i === 0 ? await player.create('Host', game) : await player.join(code, `Player ${i}`);
    if (!come.ok) throw new Error(come.error.code);
    code = come.value.view.code;
    player.entered(code);
    if (i > 0) await player.perform({ type: 'sit', seat: i }); // the creator of a room has a seat
    await player.perform({ type: 'ready', ready: true, nonce: seedFromWords(player.token) });
  }
  await players[0]!.perform({ type: 'start' });
  return players;
}

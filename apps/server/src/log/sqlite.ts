import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Entry, RoomCode, Time } from '@fivefold/room';
import { type Db, openDb } from './db.ts';
import type { Gathering, Replay, RoomLog } from './roomLog.ts';

const SETUP = [
  'PRAGMA journal_mode=WAL',
  'PRAGMA synchronous=FULL',
  'PRAGMA busy_timeout=5000',
  // Only where the way beside the commits fails: see `#tidy`.
  'PRAGMA wal_autocheckpoint=20000',
  // Clustered by room: a room that comes back is read in one go. A row holds the entries of one append (older files: one
  // entry each), and `version` is the version of the first of them: two writers on the same room meet in the same row.
  `CREATE TABLE IF NOT EXISTS entries (room TEXT NOT NULL, version BIGINT NOT NULL, entry TEXT NOT NULL,
    PRIMARY KEY (room, version)) WITHOUT ROWID`,
  'CREATE TABLE IF NOT EXISTS rooms (room TEXT PRIMARY KEY, touched BIGINT NOT NULL) WITHOUT ROWID',
  `CREATE TABLE IF NOT EXISTS replays (room TEXT NOT NULL, number BIGINT NOT NULL, replay TEXT NOT NULL,
    PRIMARY KEY (room, number)) WITHOUT ROWID`,
];
const BEGIN = 'BEGIN IMMEDIATE';
const INSERT = 'INSERT INTO entries (room, version, entry) VALUES ($1, $2, $3)';
const HEAD = 'SELECT version, entry FROM entries WHERE room = $1 ORDER BY version DESC LIMIT 1';
const TOUCH =
  'INSERT INTO rooms (room, touched) VALUES ($1, $2) ON CONFLICT (room) DO UPDATE SET touched = excluded.touched';
/** From the row on that holds the entry after this version, or would. */
const READ = `SELECT version, entry FROM entries WHERE room = $1 AND version >=
  coalesce((SELECT max(version) FROM entries WHERE room = $1 AND version <= $2 + 1), 0) ORDER BY version`;
const CHECKPOINT = 'PRAGMA wal_checkpoint(PASSIVE)';
const IDLE = 'SELECT room FROM rooms WHERE touched < $1';
const FORGET = 'DELETE FROM entries WHERE room = $1';
const UNTOUCH = 'DELETE FROM rooms WHERE room = $1';
const KEEP =
  'INSERT INTO replays (room, number, replay) VALUES ($1, $2, $3) ON CONFLICT (room, number) DO NOTHING';
const KEPT = 'SELECT replay FROM replays WHERE room = $1 AND number = $2';
const ANY_KEPT = 'SELECT number FROM replays WHERE room = $1 LIMIT 1';
const SYNC = 'PRAGMA synchronous';
const JOURNAL = 'PRAGMA journal_mode';
const FULL = 2;
const TEXTS = [SYNC, JOURNAL, BEGIN, INSERT, HEAD, TOUCH, READ, IDLE, FORGET, UNTOUCH, KEEP, KEPT, ANY_KEPT];

const DAY = 86_400_000;
/** Milliseconds that a room is waited for which expects more, if the group has not waited for longer already. */
const PATIENCE = 1;
/** From this load on groups are farther apart: every command waits for its turn by then, and a commit has its price. */
const BUSY = 0.5;
/** Groups over which the load is taken: a collection of garbage alone is not yet a busy evening. */
const MEMORY = 8;
/** How many times as far with nothing but work. */
const WIDEST = 8;
/** Seconds without a commit after which the file is brought up to date. */
const QUIET = 1;
/** Appends after which it is, whether anybody waits or not: about sixty megabytes written ahead. */
const MANY = 8000;

interface Append {
  readonly room: RoomCode;
  readonly expectedVersion: number;
  readonly entries: readonly Entry[] | Gathering;
  readonly at: Time;
  readonly done: (result: 'ok' | 'conflict') => void;
  readonly failed: (error: unknown) => void;
}
type Taken = Append & { readonly entries: readonly Entry[] };

/** A room that cannot tell is not waited for: others are in its group. */
function expectsMore({ entries }: Append): boolean {
  try {
    return 'take' in entries && entries.expectsMore();
  } catch {
    return false;
  }
}

/** None where its room has nothing to give but an error. */
function taken(append: Append): readonly Taken[] {
  const { entries, failed } = append;
  try {
    return [{ ...append, entries: 'take' in entries ? entries.take() : entries }];
  } catch (error) {
    failed(error);
    return [];
  }
}

/** Thrown for a folder that cannot be used; the message is a whole sentence for the person who started us. */
export class UnusableFolder extends Error {}

/** What the operator watches: how long a group took from its first statement to the disk, and how many it held. */
type OnCommit = (seconds: number, appends: number) => void;

export interface SqliteOptions {
  /** Seconds, from any start. */
  readonly clock: () => number;
  readonly onCommit?: OnCommit;
  /**
   * Groups start at least this many milliseconds apart: fewer, larger syncs under load. When it is quiet rooms
   * that expect more are waited for: what the players of a table send together is stored and shown together.
   */
  readonly spacing?: number;
  /** The share of the time since it was asked last that this thread was at work, from 0 to 1. */
  readonly load?: () => number;
  /** Appends after which the file is brought up to date in the midst of others. */
  readonly many?: number;
}

/** One file in a folder; one server per folder. */
export async function sqliteLog(folder: string, options: SqliteOptions): Promise<RoomLog> {
  try {
    mkdirSync(folder, { recursive: true });
    // Held until this process ends, however it ends; the database itself stays open to a backup.
    const lock = await openDb(path.join(folder, 'fivefold.lock'), ['BEGIN EXCLUSIVE'], []);
    const file = path.join(folder, 'fivefold.db');
    const writer = await openDb(file, SETUP, TEXTS);
    await holdsItsWord(writer);
    return new SqliteLog(writer, await openDb(file, [], TEXTS), await openDb(file, [], []), lock, options);
  } catch (error) {
    const { message } = error as Error;
    throw /locked|busy/i.test(message)
      ? new UnusableFolder(`Another Fivefold server is using the data folder ${folder}.`)
      : unwritable(folder, message);
  }
}

export const unwritable = (folder: string, why: string): UnusableFolder =>
  new UnusableFolder(`The data folder ${folder} cannot be written (${why}).`);

/** A pragma that does not take says nothing, and an acknowledgement would be an empty word. */
async function holdsItsWord(db: Db): Promise<void> {
  const [sync] = await db.all(SYNC);
  const [journal] = await db.all(JOURNAL);
  if (sync?.synchronous !== FULL || journal?.journal_mode !== 'wal')
    throw new Error('this file system keeps no write-ahead log that survives a power cut');
}

class SqliteLog implements RoomLog {
  #waiting: Append[] = [];
  #scheduled = false;
  #turn: Promise<unknown> = Promise.resolve();
  #startedAt = Number.NEGATIVE_INFINITY;
  /** Of late, from 0 to 1. */
  #load = 0;
  /** What is known of rooms without asking the file. */
  readonly #known = new Map<RoomCode, { head: number; touched: Time }>();
  readonly #writer: Db;
  readonly #reader: Db;
  readonly #keeper: Db;
  readonly #lock: Db;
  readonly #options: SqliteOptions;
  /** Appends that are written ahead. */
  #untidy = 0;
  #tidying: Promise<void> | null = null;
  readonly #watch = setInterval(() => {
    if (this.#options.clock() - this.#startedAt >= QUIET) this.#tidyUp(1);
  }, QUIET * 1000).unref();

  constructor(writer: Db, reader: Db, keeper: Db, lock: Db, options: SqliteOptions) {
    this.#writer = writer;
    this.#reader = reader;
    this.#keeper = keeper;
    this.#lock = lock;
    this.#options = options;
  }

  append(...[room, expectedVersion, entries, at]: Parameters<RoomLog['append']>) {
    return new Promise<'ok' | 'conflict'>((done, failed) => {
      this.#waiting.push({ room, expectedVersion, entries, at, done, failed });
      if (this.#scheduled) return;
      this.#scheduled = true;
      void this.#inTurn(() => this.#flush());
    });
  }

  /** One connection writes: groups and removals take turns. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** What comes in during this turn of the event loop, or too soon after the last group, shares one commit. */
  async #flush(): Promise<void> {
    const { clock, spacing = 0, load } = this.#options;
    if (load) this.#load += (load() - this.#load) / MEMORY;
    const work = Math.max(0, this.#load - BUSY) / (1 - BUSY);
    const wait = spacing * (1 + work * (WIDEST - 1)) - (clock() - this.#startedAt) * 1000;
    await pause(wait);
    if (spacing > 0 && wait < PATIENCE && this.#waiting.some(expectsMore)) await pause(PATIENCE);
    this.#startedAt = clock();
    this.#scheduled = false;
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const current: Append[] = [];
      for (const append of group) {
        // Asked only for rooms that are new or not known: a room in play costs no look.
        const isKnown = this.#known.get(append.room)?.head === append.expectedVersion;
        if (isKnown || (await this.#isCurrent(append))) current.push(append);
      }
      const whole = current.flatMap(taken);
      if (whole.length > 0) await this.#commit(whole);
    } catch (error) {
      // Whoever is never answered waits for ever, and their room with them; those who were answered hear nothing of it.
      for (const { failed } of group) failed(error);
    }
  }

  /** Answers those that are not, and those of which it cannot be known: one bad room is not the end of its group. */
  async #isCurrent(append: Append): Promise<boolean> {
    try {
      const isCurrent = await this.#isAt(append);
      if (!isCurrent) append.done('conflict');
      return isCurrent;
    } catch (error) {
      append.failed(error);
      return false;
    }
  }

  async #isAt({ room, expectedVersion }: Append): Promise<boolean> {
    const [row] = await this.#reader.all(HEAD, room);
    const head = row ? Number(row.version) - 1 + entriesOf(row).length : 0;
    if (head !== expectedVersion) return false;
    return expectedVersion > 0 || (await this.#reader.all(ANY_KEPT, room)).length === 0;
  }

  async #commit(group: readonly Taken[]): Promise<void> {
    const { clock, onCommit } = this.#options;
    const start = clock();
    try {
      await this.#transaction(() => {
        for (const append of group) this.#insert(append);
      });
    } catch (error) {
      for (const { room } of group) this.#known.delete(room);
      // Almost never: another writer was faster in one of the rooms. Each is tried on its own.
      if (group.length > 1) for (const append of group) await this.#commit([append]);
      else if (isConflict(error)) group[0]?.done('conflict');
      else group[0]?.failed(error);
      return;
    }
    onCommit?.(clock() - start, group.length);
    for (const { done } of group) done('ok');
    this.#untidy += group.length;
    this.#tidyUp(this.#options.many ?? MANY);
  }

  #tidyUp(least: number): void {
    if (this.#untidy >= least) this.#tidying ??= this.#tidy();
  }

  /**
   * What was written ahead is brought into the file beside the commits, and when nobody waits for one if there is such a
   * moment: on some disks they take a hundred times as long meanwhile. What is committed in between is little and follows in
   * a turn of its own; then the writing ahead can begin at its start again. Where it fails nothing is lost, and it is tried again.
   */
  async #tidy(): Promise<void> {
    this.#untidy = 0;
    try {
      await this.#keeper.exec(CHECKPOINT);
      await this.#inTurn(() => this.#keeper.exec(CHECKPOINT));
    } catch {
      // the commits themselves tell of a disk that does not write
    }
    this.#tidying = null;
  }

  #insert({ room, expectedVersion, entries, at }: Taken): void {
    if (entries.length > 0) this.#writer.run(INSERT, room, expectedVersion + 1, JSON.stringify(entries));
    const version = expectedVersion + entries.length;
    let touched = this.#known.get(room)?.touched ?? 0;
    if (at - touched > DAY) {
      this.#writer.run(TOUCH, room, at);
      touched = at;
    }
    if (this.#known.size > 100_000) this.#known.clear();
    this.#known.set(room, { head: version, touched });
  }

  /** The statements run here, the wait for the disk does not: the event loop goes on meanwhile. */
  async #transaction(work: () => void): Promise<void> {
    this.#writer.run(BEGIN);
    try {
      work();
      await this.#writer.exec('COMMIT');
    } catch (error) {
      await this.#writer.exec('ROLLBACK').catch(() => undefined); // a failed commit may have done it by itself
      throw error;
    }
  }

  async read(room: RoomCode, from: number): Promise<readonly Entry[]> {
    const rows = await this.#reader.all(READ, room, from);
    return rows.flatMap((row) => {
      const entries = entriesOf(row);
      const known = from + 1 - Number(row.version); // of its entries
      return known > 0 ? entries.slice(known) : entries;
    });
  }

  async idleSince(before: Time): Promise<readonly RoomCode[]> {
    return (await this.#reader.all(IDLE, before)).map(({ room }) => room as RoomCode);
  }

  remove(room: RoomCode, replays: readonly Replay[]): Promise<void> {
    return this.#inTurn(() =>
      this.#transaction(() => {
        for (const replay of replays) this.#writer.run(KEEP, room, replay.number, JSON.stringify(replay));
        this.#writer.run(FORGET, room);
        this.#writer.run(UNTOUCH, room);
        this.#known.delete(room);
      }),
    );
  }

  async replay(room: RoomCode, number: number): Promise<Replay | null> {
    const [row] = await this.#reader.all(KEPT, room, number);
    return row ? (JSON.parse(row.replay as string) as Replay) : null;
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    while (this.#scheduled) await this.#turn;
    await this.#tidying;
    await this.#turn;
    this.#keeper.close();
    this.#reader.close();
    this.#writer.close();
    this.#lock.close();
  }
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((next) => (milliseconds > 0 ? setTimeout(next, milliseconds) : setImmediate(next)));

/** One entry where a row was stored before several could be. */
function entriesOf({ entry }: Readonly<Record<string, unknown>>): readonly Entry[] {
  const stored = JSON.parse(entry as string) as Entry | readonly Entry[];
  return Array.isArray(stored) ? stored : [stored as Entry];
}

const isConflict = (error: unknown): boolean =>
  /UNIQUE constraint|SQLITE_CONSTRAINT/.test(
    `${(error as { code?: unknown }).code} ${(error as Error).message}`,
  );

import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Entry, RoomCode, Time } from '@fivefold/room';
import { type Db, openDb, transaction } from './db.ts';
import { type Append, expectsMore, Pace, type Pacing, type Taken, taken } from './groups.ts';
import { Journal, Overtaken } from './journal.ts';
import type { Replay, RoomLog } from './roomLog.ts';
import * as sql from './tables.ts';

const DAY = 86_400_000;
/** Seconds without a commit after which the journal is filed. */
const QUIET = 1;
/** Appends after which it is, whether anybody waits or not: some megabytes in memory, and as many to read after a crash. */
const MANY = 8000;
/** Thrown for a folder that cannot be used; the message is a whole sentence for the person who started us. */
export class UnusableFolder extends Error {}

/** What the operator watches: how long a group took from its first statement to the disk, and how many it held. */
type OnCommit = (seconds: number, appends: number) => void;

export interface SqliteOptions extends Pacing {
  readonly onCommit?: OnCommit;
  /** Appends after which the journal is filed in the midst of others. */
  readonly many?: number;
}

/** One file in a folder; one server per folder. */
export async function sqliteLog(folder: string, options: SqliteOptions): Promise<RoomLog> {
  try {
    mkdirSync(folder, { recursive: true });
    // Held until this process ends, however it ends; the database itself stays open to a backup.
    const lock = await openDb(path.join(folder, 'fivefold.lock'), ['BEGIN EXCLUSIVE'], []);
    const file = path.join(folder, 'fivefold.db');
    const writer = await openDb(file, sql.SETUP, sql.TEXTS);
    await holdsItsWord(writer);
    const reader = await openDb(file, [], sql.TEXTS);
    return await SqliteLog.opened(writer, reader, await openDb(file, [], []), lock, options);
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
  const [sync] = await db.all(sql.SYNC);
  const [journal] = await db.all(sql.JOURNAL);
  if (sync?.synchronous !== sql.FULL || journal?.journal_mode !== 'wal')
    throw new Error('this file system keeps no write-ahead log that survives a power cut');
}

/**
 * A group commit is one row of a journal, whatever rooms it holds; what is in it is filed with its rooms later, many
 * appends at a time, when nobody waits if there is such a moment.
 */
class SqliteLog implements RoomLog {
  #waiting: Append[] = [];
  #scheduled = false;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #pace: Pace;
  /** What is known of rooms without asking the file. */
  readonly #known = new Map<RoomCode, { head: number; touched: Time }>();
  readonly #journal: Journal;
  #closed = false;
  readonly #writer: Db;
  readonly #reader: Db;
  readonly #keeper: Db;
  readonly #lock: Db;
  readonly #options: SqliteOptions;
  #tidying: Promise<void> | null = null;
  readonly #watch = setInterval(() => {
    if (this.#options.clock() - this.#pace.lastAt >= QUIET) this.#tidyUp(1);
  }, QUIET * 1000).unref();

  constructor(writer: Db, reader: Db, keeper: Db, lock: Db, options: SqliteOptions) {
    this.#writer = writer;
    this.#reader = reader;
    this.#keeper = keeper;
    this.#lock = lock;
    this.#options = options;
    this.#pace = new Pace(options);
    this.#journal = new Journal(writer);
  }

  /** With what a server that died has left in the journal. */
  static async opened(...args: ConstructorParameters<typeof SqliteLog>): Promise<RoomLog> {
    const log = new SqliteLog(...args);
    try {
      await log.#inTurn(() => log.#journal.recover());
    } catch (error) {
      log.#release();
      throw error;
    }
    return log;
  }

  append(...[room, expectedVersion, entries, at]: Parameters<RoomLog['append']>) {
    if (this.#closed) return Promise.reject(new Error('the log is closed'));
    return new Promise<'ok' | 'conflict'>((done, failed) => {
      this.#waiting.push({ room, expectedVersion, entries, at, done, failed });
      if (this.#scheduled) return;
      this.#scheduled = true;
      void this.#inTurn(() => this.#flush());
    });
  }

  /** One connection writes: groups, filing and removals take turns. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  /** What comes in during this turn of the event loop, or too soon after the last group, shares one commit. */
  async #flush(): Promise<void> {
    if ((await this.#pace.next()) && this.#waiting.some(expectsMore)) await this.#pace.moment();
    this.#pace.begin();
    this.#scheduled = false;
    const group = this.#waiting;
    this.#waiting = [];
    try {
      const current = this.#areKnown(group) ? group : await this.#current(group);
      const whole = current.flatMap(taken);
      if (whole.length > 0) await this.#commit(whole);
    } catch (error) {
      // Whoever is never answered waits for ever, and their room with them; those who were answered hear nothing of it.
      for (const { failed } of group) failed(error);
    }
  }

  /** At the version that it expects, without a look at the file: so it is for rooms in play. */
  #isKnown({ room, expectedVersion }: Append): boolean {
    return this.#known.get(room)?.head === expectedVersion;
  }

  #areKnown(group: readonly Append[]): boolean {
    const rooms = new Set<RoomCode>();
    for (const append of group) if (this.#isKnown(append)) rooms.add(append.room);
    return rooms.size === group.length;
  }

  /** Those whose rooms are at the version that they expect; the others are answered. */
  async #current<A extends Append>(group: readonly A[]): Promise<readonly A[]> {
    const rooms = new Set<RoomCode>();
    const current: A[] = [];
    for (const append of group)
      if (rooms.has(append.room)) append.done('conflict');
      else if (this.#isKnown(append) || (await this.#isCurrent(append))) {
        rooms.add(append.room);
        current.push(append);
      }
    return current;
  }

  /** Answers those that are not, and those of which it cannot be known: one bad room is not the end of its group. */
  async #isCurrent(append: Append): Promise<boolean> {
    try {
      if (await this.#isAt(append)) return true;
      await this.#journal.catchUp(); // or somebody who is behind would say so for ever
      const isCurrent = await this.#isAt(append);
      if (!isCurrent) append.done('conflict');
      return isCurrent;
    } catch (error) {
      append.failed(error);
      return false;
    }
  }

  async #isAt({ room, expectedVersion }: Append): Promise<boolean> {
    const [row] = await this.#reader.all(sql.HEAD, room);
    if (Math.max(sql.versionWith(row), this.#journal.headOf(room)) !== expectedVersion) return false;
    return expectedVersion > 0 || (await this.#reader.all(sql.ANY_KEPT, room)).length === 0;
  }

  async #commit(group: readonly Taken[]): Promise<void> {
    const { clock, onCommit, many = MANY } = this.#options;
    const start = clock();
    try {
      await transaction(this.#writer, () => {
        this.#journal.note(group);
        for (const append of group) this.#touch(append);
      });
    } catch (error) {
      for (const { room } of group) this.#known.delete(room);
      if (error instanceof Overtaken) await this.#again(group);
      else for (const { failed } of group) failed(error);
      return;
    }
    this.#journal.noted(group);
    onCommit?.(clock() - start, group.length);
    for (const { done } of group) done('ok');
    this.#tidyUp(many);
  }

  #touch({ room, expectedVersion, count, at }: Taken): void {
    let touched = this.#known.get(room)?.touched ?? 0;
    if (at - touched > DAY) {
      this.#writer.run(sql.TOUCH, room, at);
      touched = at;
    }
    if (this.#known.size > 100_000) this.#known.clear();
    this.#known.set(room, { head: expectedVersion + count, touched });
  }

  /** Almost never: another writer was faster. What it wrote is looked at, and who is not too late has another try. */
  async #again(group: readonly Taken[]): Promise<void> {
    this.#known.clear();
    await this.#journal.catchUp();
    const current = await this.#current(group);
    if (current.length > 0) await this.#commit(current);
  }

  #tidyUp(least: number): void {
    if (this.#journal.isDue(least)) this.#tidying ??= this.#tidy();
  }

  /**
   * The journal is filed, a few rooms between two groups, and what was written ahead is brought into the file beside the
   * commits. What is committed in between is little and follows in a turn of its own; then the writing ahead can begin at
   * its start again. Where something fails nothing is lost, and it is tried again.
   */
  async #tidy(): Promise<void> {
    try {
      this.#journal.age();
      while (await this.#inTurn(() => this.#journal.fileSome()));
      await this.#inTurn(() => this.#journal.trim());
      await this.#keeper.exec(sql.CHECKPOINT);
      await this.#inTurn(() => this.#keeper.exec(sql.CHECKPOINT));
    } catch {
      // the commits themselves tell of a disk that does not write
    }
    this.#tidying = null;
  }

  async read(room: RoomCode, from: number): Promise<readonly Entry[]> {
    const loose = this.#journal.of(room); // before the file is asked: what is filed meanwhile is in both
    const rows = await this.#reader.all(sql.READ, room, from);
    const entries: Entry[] = [];
    let version = from;
    const take = (first: number, more: readonly Entry[]): void => {
      const known = Math.max(0, version + 1 - first);
      for (const entry of more.slice(known)) entries.push(entry);
      version = Math.max(version, first + more.length - 1);
    };
    for (const row of rows) take(Number(row.version), sql.entriesOf(row));
    for (const part of loose) {
      if (part.version > version + 1) return []; // it was removed meanwhile
      take(part.version, JSON.parse(part.text) as Entry[]);
    }
    return entries;
  }

  async idleSince(before: Time): Promise<readonly RoomCode[]> {
    return (await this.#reader.all(sql.IDLE, before)).map(({ room }) => room as RoomCode);
  }

  remove(room: RoomCode, replays: readonly Replay[]): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#closed) throw new Error('the log is closed');
      await this.#journal.catchUp();
      await this.#journal.fileAll(); // or the journal would bring it back
      await transaction(this.#writer, () => {
        for (const replay of replays) this.#writer.run(sql.KEEP, room, replay.number, JSON.stringify(replay));
        this.#writer.run(sql.FORGET, room);
        this.#writer.run(sql.UNTOUCH, room);
        this.#known.delete(room);
      });
    });
  }

  async replay(room: RoomCode, number: number): Promise<Replay | null> {
    const [row] = await this.#reader.all(sql.KEPT, room, number);
    return row ? (JSON.parse(row.replay as string) as Replay) : null;
  }

  async close(): Promise<void> {
    this.#closed = true;
    while (this.#scheduled) await this.#turn;
    await this.#turn;
    await this.#tidying;
    // Where it fails the journal has it, and the next start files it.
    await this.#inTurn(() => this.#journal.fileAll()).catch(() => undefined);
    this.#release();
  }

  #release(): void {
    clearInterval(this.#watch);
    for (const db of [this.#keeper, this.#reader, this.#writer, this.#lock]) db.close();
  }
}

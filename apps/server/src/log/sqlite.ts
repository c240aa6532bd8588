import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Entry, RoomCode, Time } from '@fivefold/room';
import { type Db, openDb } from './db.ts';
import { type Append, expectsMore, Pace, type Pacing, type Taken, taken } from './groups.ts';
import { joined, Loose } from './loose.ts';
import type { Replay, RoomLog } from './roomLog.ts';
import * as sql from './tables.ts';

const DAY = 86_400_000;
/** Seconds without a commit after which the journal is filed. */
const QUIET = 1;
/** Appends after which it is, whether anybody waits or not: some megabytes in memory, and as many to read after a crash. */
const MANY = 8000;
/** Rooms that are filed in one go, between two groups: a millisecond or two. */
const SLICE = 20;

/** Thrown for a folder that cannot be used; the message is a whole sentence for the person who started us. */
export class UnusableFolder extends Error {}

/** Somebody else has written into the journal. */
class Overtaken extends Error {}

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
  readonly #loose = new Loose();
  /** The last row of the journal; and the last whose appends are all in the older generation, or filed. */
  #last = 0;
  #aged = 0;
  /** No sign of another writer: then what is to be filed is not there yet. */
  #isAlone = true;
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
  }

  /** With what a server that died has left in the journal. */
  static async opened(...args: ConstructorParameters<typeof SqliteLog>): Promise<RoomLog> {
    const log = new SqliteLog(...args);
    try {
      await log.#inTurn(async () => {
        await log.#catchUp();
        await log.#fileAll((rooms) => log.#fileNews(rooms));
      });
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
      await this.#catchUp(); // or somebody who is behind would say so for ever
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
    if (Math.max(sql.versionWith(row), this.#loose.headOf(room)) !== expectedVersion) return false;
    return expectedVersion > 0 || (await this.#reader.all(sql.ANY_KEPT, room)).length === 0;
  }

  async #commit(group: readonly Taken[]): Promise<void> {
    const { clock, onCommit, many = MANY } = this.#options;
    const start = clock();
    try {
      await this.#transaction(() => this.#note(group));
    } catch (error) {
      for (const { room } of group) this.#known.delete(room);
      if (error instanceof Overtaken) await this.#again(group);
      else for (const { failed } of group) failed(error);
      return;
    }
    if (group.some(({ count }) => count > 0)) this.#last += 1;
    for (const { room, expectedVersion, count, text } of group)
      if (count > 0) this.#loose.add(room, { version: expectedVersion + 1, count, text });
    onCommit?.(clock() - start, group.length);
    for (const { done } of group) done('ok');
    this.#tidyUp(many);
  }

  #note(group: readonly Taken[]): void {
    const news = group.filter(({ count }) => count > 0);
    if (news.length > 0) {
      const appends = news.map(
        ({ room, expectedVersion, text }) => `[${JSON.stringify(room)},${expectedVersion + 1},${text}]`,
      );
      const noted = this.#writer.run(sql.NOTE, this.#last + 1, `[${appends.join(',')}]`, this.#last);
      if (noted === 0) throw new Overtaken();
    }
    for (const append of group) this.#touch(append);
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
    this.#isAlone = false;
    await this.#catchUp();
    const current = await this.#current(group);
    if (current.length > 0) await this.#commit(current);
  }

  /** Takes in the rows of the journal that others have written, all or none; or learns that ours are gone. */
  async #catchUp(): Promise<void> {
    const [row] = await this.#writer.all(sql.LAST);
    const rows = await this.#writer.all(sql.NOTED, this.#last);
    const missed = rows.flatMap(
      ({ appends }) => JSON.parse(appends as string) as [RoomCode, number, Entry[]][],
    );
    for (const [room, version, entries] of missed)
      if (version > this.#loose.headOf(room))
        this.#loose.add(room, { version, count: entries.length, text: JSON.stringify(entries) });
    this.#last = Number(rows.at(-1)?.id ?? row!.last);
    this.#aged = Math.min(this.#aged, this.#last);
  }

  /** The statements run here, the wait for the disk does not: the event loop goes on meanwhile. */
  async #transaction(work: () => Promise<void> | void): Promise<void> {
    this.#writer.run(sql.BEGIN);
    try {
      await work();
      await this.#writer.exec('COMMIT');
    } catch (error) {
      await this.#writer.exec('ROLLBACK').catch(() => undefined); // a failed commit may have done it by itself
      throw error;
    }
  }

  #tidyUp(least: number): void {
    if (this.#loose.count >= least || this.#loose.some(1).length > 0) this.#tidying ??= this.#tidy();
  }

  /**
   * The journal is filed, a few rooms between two groups, and what was written ahead is brought into the file beside the
   * commits. What is committed in between is little and follows in a turn of its own; then the writing ahead can begin at
   * its start again. Where something fails nothing is lost, and it is tried again.
   */
  async #tidy(): Promise<void> {
    try {
      this.#age();
      while (await this.#inTurn(() => this.#fileSome((rooms) => this.#file(rooms))));
      await this.#inTurn(() => this.#trim());
      await this.#keeper.exec(sql.CHECKPOINT);
      await this.#inTurn(() => this.#keeper.exec(sql.CHECKPOINT));
    } catch {
      // the commits themselves tell of a disk that does not write
    }
    this.#tidying = null;
  }

  #age(): void {
    if (this.#loose.age()) this.#aged = this.#last;
  }

  /** False when nothing of the older generation is left. */
  async #fileSome(file: (rooms: ReturnType<Loose['some']>) => Promise<void>): Promise<boolean> {
    const rooms = this.#loose.some(SLICE);
    if (rooms.length === 0) return false;
    await file(rooms);
    for (const [room] of rooms) this.#loose.filed(room);
    return true;
  }

  /** In one turn. */
  async #fileAll(file: (rooms: ReturnType<Loose['some']>) => Promise<void>): Promise<void> {
    do {
      while (await this.#fileSome(file));
      this.#age();
    } while (this.#loose.some(1).length > 0);
    await this.#trim();
  }

  async #file(rooms: ReturnType<Loose['some']>): Promise<void> {
    if (!this.#isAlone) return this.#fileNews(rooms);
    try {
      await this.#transaction(() => {
        for (const [room, parts] of rooms) this.#writer.run(sql.FILE, room, parts[0]!.version, joined(parts));
      });
    } catch (error) {
      if (!isConflict(error)) throw error;
      this.#isAlone = false; // another writer has filed some of it
      await this.#fileNews(rooms);
    }
  }

  /** What is not filed yet: a server may have died after it had filed, and before the journal knew. */
  #fileNews(rooms: ReturnType<Loose['some']>): Promise<void> {
    return this.#transaction(async () => {
      for (const [room, parts] of rooms) {
        const head = await this.#filedOf(room);
        const news = parts.filter(({ version }) => version > head);
        if (news.length > 0) this.#writer.run(sql.FILE_IF_NONE, room, news[0]!.version, joined(news));
      }
    });
  }

  /** 0 for a room whose last row cannot be read: it keeps all that there is, and does not stop the others. */
  async #filedOf(room: RoomCode): Promise<number> {
    const [row] = await this.#writer.all(sql.HEAD, room);
    try {
      return sql.versionWith(row);
    } catch {
      return 0;
    }
  }

  /** What is filed goes; the last row stays, and says nothing any more. Not where the filing ended in an error. */
  async #trim(): Promise<void> {
    if (this.#loose.some(1).length > 0) return;
    try {
      await this.#writer.exec(sql.trimmed(this.#aged));
    } catch (error) {
      await this.#writer.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }

  async read(room: RoomCode, from: number): Promise<readonly Entry[]> {
    const loose = this.#loose.of(room); // before the file is asked: what is filed meanwhile is in both
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
      await this.#catchUp();
      await this.#fileAll((rooms) => this.#file(rooms)); // or the journal would bring it back
      await this.#transaction(() => {
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
    await this.#inTurn(() => this.#fileAll((rooms) => this.#file(rooms))).catch(() => undefined);
    this.#release();
  }

  #release(): void {
    clearInterval(this.#watch);
    for (const db of [this.#keeper, this.#reader, this.#writer, this.#lock]) db.close();
  }
}

const isConflict = (error: unknown): boolean =>
  /UNIQUE constraint|SQLITE_CONSTRAINT/.test(
    `${(error as { code?: unknown }).code} ${(error as Error).message}`,
  );

import type { Entry, RoomCode } from '@fivefold/room';
import { type Db, transaction } from './db.ts';
import type { Taken } from './groups.ts';
import { joined, Loose, type Part } from './loose.ts';
import * as sql from './tables.ts';

/** Rooms that are filed in one go, between two groups: a millisecond or two. */
const SLICE = 20;

/** Somebody else has written into the journal. */
export class Overtaken extends Error {}

/**
 * The rows of group commits, and how what is in them comes to its rooms. All of it on the one connection that writes: whoever
 * calls sees to it that nobody else does meanwhile.
 */
export class Journal {
  readonly #writer: Db;
  readonly #loose = new Loose();
  /** The last row; and the last whose appends are all in the older generation, or filed. */
  #last = 0;
  #aged = 0;
  /** No sign of another writer, or of a server that died: then what is to be filed is not there yet. */
  #isAlone = true;

  constructor(writer: Db) {
    this.#writer = writer;
  }

  /** Files what a server that died has left. */
  async recover(): Promise<void> {
    await this.catchUp();
    this.#isAlone = false;
    await this.fileAll();
    this.#isAlone = true;
  }

  /** What is not filed of a room, in its order. */
  of(room: RoomCode): readonly Part[] {
    return this.#loose.of(room);
  }

  /** The version that a room has with that; 0 where all of it is filed. */
  headOf(room: RoomCode): number {
    return this.#loose.headOf(room);
  }

  /** At least so many appends to be filed, or some that could not be. */
  isDue(least: number): boolean {
    return this.#loose.count >= least || this.#loose.some(1).length > 0;
  }

  /** One row for all of them, within a transaction. */
  note(group: readonly Taken[]): void {
    const news = group.filter(({ count }) => count > 0);
    if (news.length === 0) return;
    const appends = news.map(
      ({ room, expectedVersion, text }) => `[${JSON.stringify(room)},${expectedVersion + 1},${text}]`,
    );
    if (this.#writer.run(sql.NOTE, this.#last + 1, `[${appends.join(',')}]`, this.#last) === 0) {
      this.#isAlone = false;
      throw new Overtaken();
    }
  }

  /** The row is on disk. */
  noted(group: readonly Taken[]): void {
    if (group.some(({ count }) => count > 0)) this.#last += 1;
    for (const { room, expectedVersion, count, text } of group)
      if (count > 0) this.#loose.add(room, { version: expectedVersion + 1, count, text });
  }

  /** Takes in the rows that others have written, all or none; or learns that ours are gone. */
  async catchUp(): Promise<void> {
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

  age(): void {
    if (this.#loose.age()) this.#aged = this.#last;
  }

  /** False when nothing of the older generation is left. */
  async fileSome(): Promise<boolean> {
    const rooms = this.#loose.some(SLICE);
    if (rooms.length === 0) return false;
    await this.#file(rooms);
    for (const [room] of rooms) this.#loose.filed(room);
    return true;
  }

  async fileAll(): Promise<void> {
    do {
      while (await this.fileSome());
      this.age();
    } while (this.#loose.some(1).length > 0);
    await this.trim();
  }

  async #file(rooms: ReturnType<Loose['some']>): Promise<void> {
    if (!this.#isAlone) return this.#fileNews(rooms);
    try {
      await transaction(this.#writer, () => {
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
    return transaction(this.#writer, async () => {
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
  async trim(): Promise<void> {
    if (this.#loose.some(1).length > 0) return;
    try {
      await this.#writer.exec(sql.trimmed(this.#aged));
    } catch (error) {
      await this.#writer.exec('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}

const isConflict = (error: unknown): boolean =>
  /UNIQUE constraint|SQLITE_CONSTRAINT/.test(
    `${(error as { code?: unknown }).code} ${(error as Error).message}`,
  );

import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { SqliteConnection } from './connection.ts';
import { watchDatabaseFiles } from './fileWatch.ts';
import { migrateSqlite } from './migrations.ts';
import { UnusableDataFolderError, unwritableFolderError } from './unusableFolder.ts';

export interface DataFolderCallbacks {
  /** Called once, when nothing can be stored any more. */
  readonly onProblem?: ((problem: string) => void) | undefined;
  readonly onWarning?: ((warning: string) => void) | undefined;
}

const WAL_HEADER_BYTES = 32;

export async function openDataFolder(folder: string, events: DataFolderCallbacks) {
  const file = path.join(folder, 'fivefold.db');
  const lock = await lockFolder(folder);
  try {
    const walBytes = prepareFiles(folder, file, events);
    const writer = await connect(file);
    const frames = Number((await writer.pragma('wal_checkpoint(PASSIVE)')).log);
    if (walBytes > WAL_HEADER_BYTES && frames === 0)
      events.onWarning?.(`${file}-wal holds nothing that can be read: what was stored last may be missing.`);
    await migrateSqlite(writer, file);
    await writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    await assertWhole(writer, file);
    const reader = await connect(file);
    // Any write: a watched write-ahead log is never empty, so that cutting it is noticed.
    await writer.exec(`PRAGMA user_version = ${(await writer.pragma('user_version')).user_version}`);
    const watch = watchDatabaseFiles(file, events.onProblem);
    const close = async () => {
      watch.stop();
      reader.close();
      // libsql leaves the write-ahead log behind when it closes: the file alone must be whole.
      if (!watch.problem()) await writer.exec('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      writer.close();
      lock.close();
    };
    return { writer, reader, problem: watch.problem, close };
  } catch (error) {
    lock.close();
    if (error instanceof UnusableDataFolderError) throw error;
    throw new UnusableDataFolderError(
      `The database ${file} cannot be opened (${(error as Error).message}): put a backup back.`,
    );
  }
}

/** Only the owner may read the files: they hold running deals and chat. Gives the size of the write-ahead log. */
function prepareFiles(folder: string, file: string, { onWarning }: DataFolderCallbacks): number {
  const walBytes = sizeOf(`${file}-wal`);
  const isNew = sizeOf(file) === 0;
  if (isNew && walBytes > 0)
    throw new UnusableDataFolderError(
      `The database ${file} is empty, but its -wal file is not: put a backup back.`,
    );
  if (isNew && existsSync(path.join(folder, 'fivefold.key')))
    onWarning?.(`${folder} has a key but no database: this starts without any room.`);
  if (!isNew) chmodSync(folder, 0o700);
  makePrivate(file);
  for (const name of [`${file}-wal`, `${file}-shm`]) if (existsSync(name)) makePrivate(name);
  return walBytes;
}

/** Does not open a file that exists: closing it would give up locks that SQLite holds in this process. */
function makePrivate(file: string): void {
  if (existsSync(file)) chmodSync(file, 0o600);
  else closeSync(openSync(file, 'a', 0o600));
}

/** Held until this process ends, however it ends; the database itself stays open to a backup. */
async function lockFolder(folder: string): Promise<SqliteConnection> {
  const file = path.join(folder, 'fivefold.lock');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    makePrivate(file);
  } catch (error) {
    throw unwritableFolderError(folder, (error as Error).message);
  }
  try {
    const lock = new SqliteConnection(file);
    await lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    const { message } = error as Error;
    throw new UnusableDataFolderError(
      /locked|busy/i.test(message)
        ? `Another Fivefold server is using the data folder ${folder}.`
        : `The lock file ${file} cannot be used (${message}): delete it.`,
    );
  }
}

async function connect(file: string): Promise<SqliteConnection> {
  const connection = new SqliteConnection(file);
  // Checkpoints inside of commits are rare: 32 MB of write-ahead log apart.
  const pragmas = 'journal_mode=WAL synchronous=FULL busy_timeout=5000 wal_autocheckpoint=8000'.split(' ');
  for (const pragma of pragmas) await connection.exec(`PRAGMA ${pragma}`);
  // synchronous=FULL reads as 2.
  const { synchronous } = await connection.pragma('synchronous');
  const { journal_mode } = await connection.pragma('journal_mode');
  if (synchronous !== 2 || journal_mode !== 'wal')
    throw new UnusableDataFolderError(
      `The file system of ${file} keeps no write-ahead log that survives a power cut: choose another DATA_DIR.`,
    );
  return connection;
}

async function assertWhole(connection: SqliteConnection, file: string): Promise<void> {
  const { page_count } = await connection.pragma('page_count');
  const { page_size } = await connection.pragma('page_size');
  if (sizeOf(file) < Number(page_count) * Number(page_size)) throw new Error('it is cut short');
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

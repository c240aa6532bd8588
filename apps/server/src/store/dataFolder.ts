import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { SqliteConnection } from './connection.ts';
import { watchFiles } from './fileWatch.ts';
import { migrate } from './migrations.ts';
import { UnusableFolder, unwritable } from './unusableFolder.ts';

export interface FolderEvents {
  /** Called once, when nothing can be stored any more. */
  readonly onProblem?: ((problem: string) => void) | undefined;
  readonly onWarning?: ((warning: string) => void) | undefined;
}

/** The open files of a data folder. */
export interface DataFolder {
  readonly writer: SqliteConnection;
  readonly reader: SqliteConnection;
  problem(): string | null;
  close(): Promise<void>;
}

const SYNCHRONOUS_FULL = 2;
const WAL_HEADER_BYTES = 32;

export async function openDataFolder(folder: string, events: FolderEvents): Promise<DataFolder> {
  const file = path.join(folder, 'fivefold.db');
  const wal = `${file}-wal`;
  prepareFiles(folder, file, events);
  const lock = await lockFolder(folder);
  try {
    const walBytes = sizeOf(wal);
    const writer = await connect(file);
    const frames = Number((await writer.pragma('wal_checkpoint(PASSIVE)')).log);
    if (walBytes > WAL_HEADER_BYTES && frames === 0)
      events.onWarning?.(`${wal} holds nothing that can be read: what was stored last may be missing.`);
    await migrate(writer, file);
    await writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    await assertWhole(writer, file);
    const reader = await connect(file);
    // Any write: a watched write-ahead log is never empty, so that cutting it is noticed.
    await writer.exec(`PRAGMA user_version = ${(await writer.pragma('user_version')).user_version}`);
    const watch = watchFiles([file, wal], events.onProblem);
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
    if (error instanceof UnusableFolder) throw error;
    throw new UnusableFolder(
      `The database ${file} cannot be opened (${(error as Error).message}): put a backup back.`,
    );
  }
}

/** Only the owner may read them: they hold running deals and chat. */
function prepareFiles(folder: string, file: string, { onWarning }: FolderEvents): void {
  try {
    const isNew = sizeOf(file) === 0;
    if (isNew && sizeOf(`${file}-wal`) > 0)
      throw new UnusableFolder(`The database ${file} is empty, but its -wal file is not: put a backup back.`);
    if (isNew && existsSync(path.join(folder, 'fivefold.key')))
      onWarning?.(`${folder} has a key but no database: this starts without any room.`);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!isNew) chmodSync(folder, 0o700);
    closeSync(openSync(file, 'a'));
    for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, 0o600);
  } catch (error) {
    throw error instanceof UnusableFolder ? error : unwritable(folder, (error as Error).message);
  }
}

/** Held until this process ends, however it ends; the database itself stays open to a backup. */
async function lockFolder(folder: string): Promise<SqliteConnection> {
  const file = path.join(folder, 'fivefold.lock');
  try {
    const lock = new SqliteConnection(file);
    await lock.exec('BEGIN EXCLUSIVE');
    chmodSync(file, 0o600);
    return lock;
  } catch (error) {
    const { message } = error as Error;
    throw new UnusableFolder(
      /locked|busy/i.test(message)
        ? `Another Fivefold server is using the data folder ${folder}.`
        : `The lock file ${file} cannot be used (${message}): delete it.`,
    );
  }
}

async function connect(file: string): Promise<SqliteConnection> {
  const connection = new SqliteConnection(file);
  for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'busy_timeout=5000'])
    await connection.exec(`PRAGMA ${pragma}`);
  const { synchronous } = await connection.pragma('synchronous');
  const { journal_mode } = await connection.pragma('journal_mode');
  if (synchronous !== SYNCHRONOUS_FULL || journal_mode !== 'wal')
    throw new UnusableFolder(
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

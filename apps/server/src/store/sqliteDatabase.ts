import path from 'node:path';
import { prepareDatabaseFiles, sizeOf } from '../dataFolder/databaseFiles.ts';
import { watchDatabaseFiles } from '../dataFolder/fileWatch.ts';
import { lockDataFolder } from '../dataFolder/lock.ts';
import { UnusableDataFolderError } from '../dataFolder/unusableFolder.ts';
import { SqliteConnection } from './connection.ts';
import { createGroupCommit, type GroupCommitOptions } from './groupCommit.ts';
import { migrateSqlite } from './migrations.ts';

export interface SqliteOptions extends GroupCommitOptions {
  /** Called once, when nothing can be stored any more. */
  readonly onProblem?: ((problem: string) => void) | undefined;
  readonly onWarning?: ((warning: string) => void) | undefined;
}

export type SqliteDatabase = Awaited<ReturnType<typeof openSqliteDatabase>>;

const WAL_HEADER_BYTES = 32;

/** The database of a data folder that no other server uses. Several stores share its connections and transactions. */
export async function openSqliteDatabase(folder: string, options: SqliteOptions) {
  const file = path.join(folder, 'fivefold.db');
  const lock = await lockDataFolder(folder);
  try {
    prepareDatabaseFiles(folder, file, options.onWarning);
    const writer = await openWriter(file, options);
    const reader = await connect(file);
    // Any write: a watched write-ahead log is never empty, so that cutting it is noticed.
    await writer.exec(`PRAGMA user_version = ${(await writer.pragma('user_version')).user_version}`);
    const { problem, stop } = watchDatabaseFiles(file, options.onProblem);
    let isClosed = false;
    const reason = () => (isClosed ? 'the store is closed' : problem());
    const commits = createGroupCommit(writer, reason, options);
    return {
      /** `all` reads what is committed. `run` writes, and may only be called inside of `write`. */
      prepare: async <Name extends string>(statements: Readonly<Record<Name, string>>) => ({
        all: (await reader.prepare(statements)).all,
        run: (await writer.prepare(statements)).run,
      }),
      write: commits.write,
      problem,
      close: async () => {
        isClosed = true;
        await commits.settled();
        stop();
        reader.close();
        // libsql leaves the write-ahead log behind when it closes: the file alone must be whole.
        if (!problem()) await writer.exec('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
        writer.close();
        lock.close();
      },
    };
  } catch (error) {
    lock.close();
    if (error instanceof UnusableDataFolderError) throw error;
    throw new UnusableDataFolderError(
      `The database ${file} cannot be opened (${(error as Error).message}): put a backup back.`,
    );
  }
}

/** Recovers what a server that was killed left in the write-ahead log, and migrates the database. */
async function openWriter(file: string, { onWarning }: SqliteOptions): Promise<SqliteConnection> {
  const walBytes = sizeOf(`${file}-wal`);
  const writer = await connect(file);
  const frames = Number((await writer.pragma('wal_checkpoint(PASSIVE)')).log);
  if (walBytes > WAL_HEADER_BYTES && frames === 0)
    onWarning?.(`${file}-wal holds nothing that can be read: what was stored last may be missing.`);
  await migrateSqlite(writer, file);
  await writer.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  const { page_count } = await writer.pragma('page_count');
  const { page_size } = await writer.pragma('page_size');
  if (sizeOf(file) < Number(page_count) * Number(page_size)) throw new Error('it is cut short');
  return writer;
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

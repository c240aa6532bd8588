import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { SqliteConnection } from '../store/connection.ts';
import { makePrivate } from './databaseFiles.ts';
import { UnusableDataFolderError, unwritableFolderError } from './unusableFolder.ts';

/** Held until this process ends, however it ends; the database itself stays open to a backup. Creates a new folder. */
export async function lockDataFolder(folder: string): Promise<SqliteConnection> {
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

import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { UnusableDataFolderError } from './unusableFolder.ts';

/** Only the owner may read the files: they hold running deals and chat. A new database is an empty file. */
export function prepareDatabaseFiles(
  folder: string,
  file: string,
  onWarning?: (warning: string) => void,
): void {
  const isNew = sizeOf(file) === 0;
  if (isNew && sizeOf(`${file}-wal`) > 0)
    throw new UnusableDataFolderError(
      `The database ${file} is empty, but its -wal file is not: put a backup back.`,
    );
  if (isNew && existsSync(path.join(folder, 'fivefold.key')))
    onWarning?.(`${folder} has a key but no database: this starts without any room.`);
  if (!isNew) chmodSync(folder, 0o700);
  makePrivate(file);
  for (const name of [`${file}-wal`, `${file}-shm`]) if (existsSync(name)) makePrivate(name);
}

/** Does not open a file that exists: closing it would give up locks that SQLite holds in this process. */
export function makePrivate(file: string): void {
  if (existsSync(file)) chmodSync(file, 0o600);
  else closeSync(openSync(file, 'a', 0o600));
}

export const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

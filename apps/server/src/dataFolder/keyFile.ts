import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UnusableDataFolderError, unwritableFolderError } from './unusableFolder.ts';

export interface KeyFile {
  readonly name: string;
  readonly create: () => string;
  readonly isKey: (text: string) => boolean;
  /** What a new key costs, for the operator. */
  readonly loss: string;
}

/**
 * The key in this file of a data folder, made at the first start there. A damaged file is refused: another key in its place
 * would work at first, and the operator would not know what stopped working. The sentence must not quote the file.
 */
export function loadKeyFile(folder: string, { name, create, isKey, loss }: KeyFile): string {
  const file = path.join(folder, name);
  const text = readOrCreate(folder, file, create);
  if (!isKey(text))
    throw new UnusableDataFolderError(
      `The key file ${file} is damaged: put a backup back, or delete it for a new key (${loss}).`,
    );
  return text;
}

function readOrCreate(folder: string, file: string, create: () => string): string {
  try {
    if (!existsSync(file)) writeKeyFile(file, create());
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unwritableFolderError(folder, (error as Error).message);
  }
}

/** Only the owner of the folder may read it. */
export function writeKeyFile(file: string, key: string): void {
  writeFileSync(file, key, { mode: 0o600 });
}

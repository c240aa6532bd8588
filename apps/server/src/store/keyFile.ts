import { existsSync, readFileSync } from 'node:fs';
import { UnusableDataFolderError, unwritableFolderError } from './unusableFolder.ts';

/**
 * Refuses a key file that is damaged: another key in its place would work at first, and the operator would not know what
 * stopped working. `loss` says what a new key costs. The sentence must not quote the file.
 */
export function assertUndamagedKeyFile(
  folder: string,
  file: string,
  isKey: (text: string) => boolean,
  loss: string,
): void {
  if (!existsSync(file)) return;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw unwritableFolderError(folder, (error as Error).message);
  }
  if (!isKey(text))
    throw new UnusableDataFolderError(
      `The key file ${file} is damaged: put a backup back, or delete it for a new key (${loss}).`,
    );
}

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HEX_256_BITS_PATTERN } from '@fivefold/room';
import { assertUndamagedKeyFile } from '../store/keyFile.ts';
import { unwritableFolderError } from '../store/unusableFolder.ts';

const LOSS = 'a page that repeats the creation of a room gets a second room';

/** The secret that room codes follow from: 256 bits in hex, made at the first start in a data folder. */
export function loadRoomCodeKey(folder: string): string {
  const file = path.join(folder, 'fivefold.key');
  assertUndamagedKeyFile(folder, file, (text) => HEX_256_BITS_PATTERN.test(text), LOSS);
  try {
    return existsSync(file)
      ? readFileSync(file, 'utf8')
      : saveRoomCodeKey(folder, randomBytes(32).toString('hex'));
  } catch (error) {
    throw unwritableFolderError(folder, (error as Error).message);
  }
}

export function saveRoomCodeKey(folder: string, key: string): string {
  writeFileSync(path.join(folder, 'fivefold.key'), key, { mode: 0o600 });
  return key;
}

import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { HEX_256_BITS_PATTERN } from '@fivefold/room';
import { type KeyFile, loadKeyFile, writeKeyFile } from '../dataFolder/keyFile.ts';

const KEY_FILE: KeyFile = {
  name: 'fivefold.key',
  create: () => randomBytes(32).toString('hex'),
  isKey: (text) => HEX_256_BITS_PATTERN.test(text),
  loss: 'a page that repeats the creation of a room gets a second room',
};

/** The secret that room codes follow from: 256 bits in hex. */
export const loadRoomCodeKey = (folder: string): string => loadKeyFile(folder, KEY_FILE);

export const saveRoomCodeKey = (folder: string, key: string): void =>
  writeKeyFile(path.join(folder, KEY_FILE.name), key);

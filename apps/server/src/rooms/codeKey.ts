import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unwritable } from '../store/unusableFolder.ts';

/** The secret that room codes follow from: 256 bits in hex, made at the first start in a data folder. */
export function loadCodeKey(folder: string): string {
  const file = path.join(folder, 'fivefold.key');
  try {
    const stored = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (/^[0-9a-f]{64}$/.test(stored)) return stored;
    return saveCodeKey(folder, randomBytes(32).toString('hex'));
  } catch (error) {
    throw unwritable(folder, (error as Error).message);
  }
}

export function saveCodeKey(folder: string, key: string): string {
  writeFileSync(path.join(folder, 'fivefold.key'), key, { mode: 0o600 });
  return key;
}

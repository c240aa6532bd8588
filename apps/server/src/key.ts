import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unwritable } from './log/sqlite.ts';

/** 256 bits in hex that belong to a data folder, made at its first start. */
export function keyOf(folder: string): string {
  const file = path.join(folder, 'fivefold.key');
  try {
    const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (/^[0-9a-f]{64}$/.test(known)) return known;
    const key = randomBytes(32).toString('hex');
    writeFileSync(file, key, { mode: 0o600 });
    return key;
  } catch (error) {
    throw unwritable(folder, (error as Error).message);
  }
}

import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadRoomCodeKey } from '../src/rooms/codeKey.ts';
import { tempFolder } from './dataFolders.ts';

test('a data folder keeps its own key, which only its owner may read', () => {
  const folder = tempFolder();
  const key = loadRoomCodeKey(folder);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(loadRoomCodeKey(folder)).toBe(key);
  expect(loadRoomCodeKey(tempFolder())).not.toBe(key);
  expect(statSync(path.join(folder, 'fivefold.key')).mode & 0o077).toBe(0);
});

test('a folder that cannot be written is reported in one sentence', () => {
  const file = path.join(tempFolder(), 'file');
  writeFileSync(file, '');
  expect(() => loadRoomCodeKey(file)).toThrow(`The data folder ${file} cannot be written`);
});

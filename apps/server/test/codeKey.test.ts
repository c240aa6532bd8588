import { statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCodeKey } from '../src/rooms/codeKey.ts';
import { tempFolder } from './dataFolders.ts';

test('a data folder keeps its own key, which only its owner may read', () => {
  const folder = tempFolder();
  const key = loadCodeKey(folder);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(loadCodeKey(folder)).toBe(key);
  expect(loadCodeKey(tempFolder())).not.toBe(key);
  expect(statSync(path.join(folder, 'fivefold.key')).mode & 0o077).toBe(0);
});

test('a folder that cannot be written is reported in one sentence', () => {
  const file = path.join(tempFolder(), 'file');
  writeFileSync(file, '');
  expect(() => loadCodeKey(file)).toThrow(`The data folder ${file} cannot be written`);
});

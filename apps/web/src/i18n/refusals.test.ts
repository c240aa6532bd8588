import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { en as tableEn } from '../table/en.ts';
import { en as shellEn } from './en.ts';

const DECIDE = path.join(import.meta.dirname, '../../../../packages/room/src/decide');

/** What no page can be told: it says nothing of the kind, or the client deals with it by itself. */
const UNHEARD = ['already-a-member', 'bad-id', 'not-a-bot', 'room-exists', 'unknown-command', 'wrong-secret'];

const codes = new Set(
  readdirSync(DECIDE)
    .map((file) => readFileSync(path.join(DECIDE, file), 'utf8'))
    .flatMap((source) => [...source.matchAll(/refuse\('([a-z-]+)'/g)].map(([, code]) => code!)),
);

test('the room is read for its refusals', () => {
  expect(codes.size).toBeGreaterThan(30);
});

test.each([...codes].filter((code) => !UNHEARD.includes(code)))('%s has a sentence', (code) => {
  expect({ ...shellEn, ...tableEn }).toHaveProperty([`refusal.${code}`]);
});

test.each(['offline', 'restarting', 'internal', 'malformed', 'too-fast', 'try-again'])(
  '%s, which no room says, has a sentence',
  (code) => {
    expect({ ...shellEn, ...tableEn }).toHaveProperty([`refusal.${code}`]);
  },
);

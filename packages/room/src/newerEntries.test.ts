import { GAME_IDS, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import type { Entry } from './entries.ts';
import { isOfNewerBuild } from './newerEntries.ts';

const started = (rules: string): Entry =>
  ({ type: 'started', rules, options: {}, players: [], nonces: [], secret: '', next: '', at: 1 }) as Entry;

test('entries of this build and of older ones are readable', () => {
  for (const id of GAME_IDS) {
    expect(isOfNewerBuild(started(`${id}@${games[id]!.version}`))).toBe(false);
    expect(isOfNewerBuild(started(`${id}@0`))).toBe(false);
  }
  expect(isOfNewerBuild({ type: 'said', member: 'm1', text: 'hello', at: 1 })).toBe(false);
});

test('an unknown type, unknown rules and a later version of known rules are of a newer build', () => {
  expect(isOfNewerBuild({ type: 'teleported', at: 1 } as unknown as Entry)).toBe(true);
  expect(isOfNewerBuild(started('chess@1'))).toBe(true);
  expect(isOfNewerBuild(started(`red7@${games.red7!.version + 1}`))).toBe(true);
});

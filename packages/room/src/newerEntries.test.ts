import { GAME_IDS, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import type { RoomEntry } from './entries.ts';
import { isEntryOfNewerBuild } from './newerEntries.ts';

const started = (rules: string): RoomEntry =>
  ({
    type: 'started',
    rules,
    options: {},
    players: [],
    nonces: [],
    secret: '',
    next: '',
    at: 1,
  }) as RoomEntry;

test('entries of this build and of older ones are readable', () => {
  for (const id of GAME_IDS) {
    expect(isEntryOfNewerBuild(started(`${id}@${games[id]!.version}`))).toBe(false);
    expect(isEntryOfNewerBuild(started(`${id}@0`))).toBe(false);
  }
  expect(isEntryOfNewerBuild({ type: 'said', member: 'm1', text: 'hello', at: 1 })).toBe(false);
});

test('an unknown type, unknown rules and a later version of known rules are of a newer build', () => {
  expect(isEntryOfNewerBuild({ type: 'teleported', at: 1 } as unknown as RoomEntry)).toBe(true);
  expect(isEntryOfNewerBuild(started('chess@1'))).toBe(true);
  expect(isEntryOfNewerBuild(started(`red7@${games.red7!.version + 1}`))).toBe(true);
});

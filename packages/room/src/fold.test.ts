import { createHash } from 'node:crypto';
import path from 'node:path';
import { type GameId, games } from '@fivefold/rules';
import { importPerGame } from '@fivefold/rules/testing/perGame';
import { expect, test } from 'vitest';
import { Party } from '../testing/party.ts';
import { ROOM_CHECKPOINT_VERSION } from './evolve.ts';

/** Names of all fields, without values; of an array those of its first item. */
function fieldsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  if (Array.isArray(value)) return value.slice(0, 1).map(fieldsOf);
  const fields = Object.entries(value).map(([key, part]) => [key, fieldsOf(part)] as const);
  return fields.sort(([a], [b]) => (a < b ? -1 : 1));
}
const shapeOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(fieldsOf(value)))
    .digest('hex')
    .slice(0, 8);

const roomOf = (id: GameId) =>
  Party.of(id, 'Anna', 'Boris', 'Vera')
    .does('Anna', { type: 'settings', clock: { kind: 'hard', seconds: 30 } })
    .does('Anna', { type: 'start' }).room;

/** By game, so that a new game adds a file and no line here. */
const shapes = await importPerGame<string>(path.join(import.meta.dirname, '../testing/foldedShapes'));

test('a folded room has the shape of this ROOM_CHECKPOINT_VERSION: raise it when a hash changes', () => {
  const { table, ...room } = roomOf('my-number');
  expect({
    version: ROOM_CHECKPOINT_VERSION,
    room: shapeOf({ ...room, options: null, table: { ...table, options: null, state: null } }),
    ...Object.fromEntries(
      (Object.keys(games) as GameId[]).map((id) => [id, shapeOf(roomOf(id).table!.state)]),
    ),
  }).toEqual({
    version: 5,
    room: '3a74e3da',
    ...shapes,
  });
});

import { createHash } from 'node:crypto';
import { type GameId, games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { Party } from '../testing/party.ts';
import { FOLD_VERSION } from './evolve.ts';

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

test('a folded room has the shape of this FOLD_VERSION: raise it when a hash changes', () => {
  const { table, ...room } = roomOf('my-number');
  expect({
    version: FOLD_VERSION,
    room: shapeOf({ ...room, options: null, table: { ...table, options: null, state: null } }),
    ...Object.fromEntries(
      (Object.keys(games) as GameId[]).map((id) => [id, shapeOf(roomOf(id).table!.state)]),
    ),
  }).toEqual({
    version: 4,
    room: 'bddf4132',
    eight28: '0d2f62c9',
    iota: '99776913',
    'my-number': '3454d8e5',
    podelim: '08c3169d',
    red7: 'b964d610',
  });
});

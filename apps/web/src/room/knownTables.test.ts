import { MAX_TABLES_REMEMBERED_BY_BROWSER, type MyTablesListEntry } from '@fivefold/room';
import { expect, test } from 'vitest';
import { selectListedTables, withServerTableFacts } from '../home/myTables.ts';
import { stubLocalStorage } from '../state/storage.testing.ts';
import { forgetRememberedTable, rememberedTables, rememberTable } from './knownTables.ts';
import { lastRememberedTableCode } from './lastTable.ts';

stubLocalStorage();

const facts = (more: Partial<MyTablesListEntry> = {}): MyTablesListEntry => ({
  game: 'red7',
  status: 'playing',
  people: [{ name: 'Boris', face: 'bear' }],
  myTurn: false,
  ...more,
});

test('remembers several rooms, the last one first, each once', () => {
  rememberTable('KITE-0001', facts(), 1);
  rememberTable('KITE-0002', facts(), 2);
  rememberTable('KITE-0001', facts({ myTurn: true }), 3);
  expect(rememberedTables().map(({ code, myTurn }) => [code, myTurn])).toEqual([
    ['KITE-0001', true],
    ['KITE-0002', false],
  ]);
  expect(lastRememberedTableCode()).toBe('KITE-0001');
  forgetRememberedTable('KITE-0001');
  expect(lastRememberedTableCode()).toBe('KITE-0002');
});

test('remembers a bounded number of rooms', () => {
  for (let n = 1; n < 20; n += 1) rememberTable(`KITE-00${n + 10}`, facts(), n);
  expect(rememberedTables()).toHaveLength(MAX_TABLES_REMEMBERED_BY_BROWSER);
  expect(lastRememberedTableCode()).toBe('KITE-0029');
});

test.each([
  'no JSON',
  'null',
  '{"code":"KITE-0001"}',
  '[null, 7, {"code":"nonsense"}]',
  '[{"code":"KITE-0001","game":"chess","status":"playing","people":[],"myTurn":false,"seenAt":1}]',
  '[{"code":"KITE-0001","game":"red7","status":"playing","people":[null],"myTurn":false,"seenAt":1}]',
])('ignores what is not a list of tables: %s', (stored) => {
  localStorage.setItem('fivefold.tables', stored);
  expect(rememberedTables()).toEqual([]);
});

test('lists "your turn" first, then running games, then rooms of this evening', () => {
  const hour = 3_600_000;
  const now = 1000 * hour;
  rememberTable('KITE-0001', facts({ status: 'over' }), now - 20 * hour);
  rememberTable('KITE-0002', facts({ myTurn: true }), now - 90 * hour);
  rememberTable('KITE-0003', facts(), now - 80 * hour);
  rememberTable('KITE-0004', facts({ status: 'lobby' }), now - hour);
  expect(selectListedTables(rememberedTables(), now).map(({ code }) => code)).toEqual([
    'KITE-0002',
    'KITE-0003',
    'KITE-0004',
  ]);
});

test('takes over what the server says, and forgets rooms that are gone', () => {
  for (const n of [1, 2, 3]) rememberTable(`KITE-000${n}`, facts(), n);
  const news = [facts({ myTurn: true }), null];
  const after = withServerTableFacts(rememberedTables(), ['KITE-0001', 'KITE-0002'], news);
  expect(after.map(({ code, myTurn, seenAt }) => [code, myTurn, seenAt])).toEqual([
    ['KITE-0003', false, 3],
    ['KITE-0001', true, 1],
  ]);
});

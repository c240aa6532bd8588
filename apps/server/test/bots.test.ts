import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { games } from '@fivefold/rules';
import { expect, onTestFinished, test } from 'vitest';
import { humanPause } from '../src/botSeats.ts';
import { botPool } from '../src/bots.ts';
import type { Choice } from '../src/choose.ts';
import { testApp } from './harness.ts';
import { browser, expectOk, tableSize } from './play.ts';

const choice: Choice = { game: 'my-number', view: null, level: 'easy', seed: 1, budget: 0 };

function poolOf(code: string, patience = 60_000) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fivefold-')), 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'; ${code}`);
  const results: string[] = [];
  const onResult = (result: string) => results.push(result);
  const pool = botPool({ worker: pathToFileURL(file), size: 1, patience, onResult });
  onTestFinished(() => pool.close());
  return { pool, results };
}

test('a worker that dies is replaced', async () => {
  const { pool, results } = poolOf(`parentPort.on('message', (text) => {
    if (JSON.parse(text).seed === 13) process.exit(1);
    parentPort.postMessage('{"action":"fine"}');
  });`);
  const asked = [1, 13, 2].map((seed) => pool.choose({ ...choice, seed }));
  expect(await Promise.all(asked)).toEqual([{ action: 'fine' }, null, { action: 'fine' }]);
  expect(results).toEqual(['chose', 'failed', 'chose']);
});

test('a worker that hangs is replaced', async () => {
  const { pool, results } = poolOf(
    `parentPort.on('message', (text) => {
      if (JSON.parse(text).seed === 13) for (;;);
      parentPort.postMessage('{"action":"fine"}');
    });`,
    300,
  );
  expect(await pool.choose({ ...choice, seed: 13 })).toBeNull();
  expect(results).toEqual(['late']);
  expect(await pool.choose({ ...choice, budget: 60_000 })).toEqual({ action: 'fine' });
});

test('a choice that throws, and a pool that is closed, give none', async () => {
  const { pool } = poolOf(`parentPort.on('message', () => parentPort.postMessage('{"failed":"no"}'));`);
  expect(await pool.choose(choice)).toBeNull();
  await pool.close();
  expect(await pool.choose(choice)).toBeNull();
});

test.each(Object.values(games))('a person and bots in threads play a whole game of $id', async (game) => {
  const bots = botPool({
    worker: new URL('../src/botWorker.ts', import.meta.url),
    size: 1,
    patience: 60_000,
  });
  const app = await testApp({ bots, botBudget: 10 });
  const ann = browser(app.url);
  expectOk(await ann.create('Ann', game.id));
  await ann.do({ type: 'stand' });
  for (let seat = 0; seat < tableSize(game); seat += 1) await ann.do({ type: 'addBot', seat, level: 'easy' });
  await ann.do({ type: 'start' });
  await ann.until(({ view }) => view?.table?.status === 'over');
  expect(ann.table.outcome).not.toBeNull();
  const { actions } = (await (await fetch(`${app.url}/api/replays/${ann.view!.code}/1`)).json()) as {
    actions: { reason?: { en: string; ru: string } }[];
  };
  for (const { reason } of actions)
    expect(reason).toEqual({ en: expect.any(String), ru: expect.any(String) });
});

test.each<[string, () => Promise<{ action: unknown } | null>]>([
  ['gives no answer', async () => null],
  ['chooses what is not allowed', async () => ({ action: { type: 'nonsense' } })],
])('a bot that %s plays as if idle, and the game goes on', async (_what, choose) => {
  const app = await testApp({ bots: { choose, close: async () => {} } });
  const ann = browser(app.url);
  expectOk(await ann.create('Ann', 'my-number'));
  await ann.do({ type: 'stand' });
  for (let seat = 0; seat < 3; seat += 1) await ann.do({ type: 'addBot', seat, level: 'hard' });
  await ann.do({ type: 'start' });
  await ann.until(({ view }) => view?.table?.status === 'over');
});

test('bots pause as people do, and less when they are among themselves', () => {
  expect([0, 2 ** 32 - 1].map((draw) => Math.round(humanPause(false, draw)))).toEqual([600, 1500]);
  expect([0, 2 ** 32 - 1].map((draw) => Math.round(humanPause(true, draw)))).toEqual([150, 300]);
});

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { LANGUAGES } from '@fivefold/art';
import { games } from '@fivefold/rules';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type BotDecisionRequest, computeBotDecision } from '../src/bots/choose.ts';
import { type BotWorkerPool, type BotWorkerPoolOptions, createBotWorkerPool } from '../src/bots/pool.ts';
import { botThinkingDelay } from '../src/bots/seats.ts';
import { testApp, testRandom } from './harness.ts';
import { browser, expectOk, playOne, tableSize } from './play.ts';

const choice: BotDecisionRequest = { game: 'my-number', view: null, level: 'easy', seed: 1, budget: 0 };

function poolOf(code: string, options: Partial<BotWorkerPoolOptions> = {}) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fivefold-')), 'worker.mjs');
  writeFileSync(file, `import { parentPort } from 'node:worker_threads'; ${code}`);
  const results: string[] = [];
  const onResult = (result: string) => results.push(result);
  const pool = createBotWorkerPool({
    worker: pathToFileURL(file),
    size: 1,
    graceMs: 60_000,
    onResult,
    ...options,
  });
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

test('a worker that hangs is terminated and replaced', async () => {
  const terminate = vi.spyOn(Worker.prototype, 'terminate');
  onTestFinished(() => terminate.mockRestore());
  const { pool, results } = poolOf(
    `parentPort.on('message', (text) => {
      if (JSON.parse(text).seed === 13) for (;;);
      parentPort.postMessage('{"action":"fine"}');
    });`,
    { graceMs: 300 },
  );
  expect(await pool.choose({ ...choice, seed: 13 })).toBeNull();
  expect(results).toEqual(['late']);
  expect(terminate).toHaveBeenCalledOnce();
  expect(await pool.choose({ ...choice, budget: 60_000 })).toEqual({ action: 'fine' });
});

test('the wait for a thread shortens the thinking time', async () => {
  let time = 0;
  const { pool } = poolOf(
    `parentPort.on('message', (text) => parentPort.postMessage(JSON.stringify({ action: JSON.parse(text).budget })));`,
    { now: () => time },
  );
  const asked = [300, 300, 100].map((budget) => pool.choose({ ...choice, budget }));
  time = 120;
  expect(await Promise.all(asked)).toEqual([{ action: 300 }, { action: 180 }, { action: 0 }]);
});

test.each([`'{'`, `'null'`, '42', '{ action: 1 }'])(
  'a worker that answers %s has chosen nothing',
  async (said) => {
    const { pool, results } = poolOf(`parentPort.on('message', () => parentPort.postMessage(${said}));`);
    expect(await pool.choose(choice)).toBeNull();
    expect(results).toEqual(['failed']);
  },
);

test('a choice that throws and a closed pool give null', async () => {
  const { pool } = poolOf(`parentPort.on('message', () => parentPort.postMessage('{"failed":"no"}'));`);
  expect(await pool.choose(choice)).toBeNull();
  await pool.close();
  expect(await pool.choose(choice)).toBeNull();
});

test.each(Object.values(games))('a person and bots in threads play a whole game of $id', async (game) => {
  const bots = createBotWorkerPool({
    worker: new URL('../src/bots/worker.ts', import.meta.url),
    size: 1,
    graceMs: 60_000,
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
    actions: { reason?: Record<string, string> }[];
  };
  for (const { reason } of actions) expect(Object.keys(reason ?? {}).sort()).toEqual([...LANGUAGES].sort());
});

test.each<[string, () => Promise<{ action: unknown } | null>]>([
  ['gives no answer', async () => null],
  ['chooses what is not allowed', async () => ({ action: { type: 'nonsense' } })],
])('a bot that %s plays as if idle, and the game goes on', async (_what, answer) => {
  const app = await testApp({ bots: { choose: answer, close: async () => {} }, wrongBots: true });
  const ann = browser(app.url);
  expectOk(await ann.create('Ann', 'my-number'));
  await ann.do({ type: 'stand' });
  for (let seat = 0; seat < 3; seat += 1) await ann.do({ type: 'addBot', seat, level: 'hard' });
  await ann.do({ type: 'start' });
  await ann.until(({ view }) => view?.table?.status === 'over');
});

test('the reasons of a bot are shown only after the game, in both languages', async () => {
  const secret = 987_654;
  const bots: BotWorkerPool = {
    choose: async (asked) => ({
      action: computeBotDecision({ ...asked, level: 'easy' }, () => 0).action,
      reason: { code: 'aims', card: secret, target: 4, chance: 7 },
    }),
    close: async () => {},
  };
  const app = await testApp({ bots });
  const [ann, ben] = [browser(app.url), browser(app.url)] as const;
  expectOk(await ann.create('Ann', 'my-number'));
  expectOk(await ben.join(ann.view!.code, 'Ben'));
  await ann.do({ type: 'sit', seat: 0 });
  for (const seat of [1, 2]) await ann.do({ type: 'addBot', seat, level: 'hard' });
  await ann.do({ type: 'start' });
  const replay = () => fetch(`${app.url}/api/replays/${ann.view!.code}/1`);
  // The bots have selected by now: their reasons are kept, and nobody can have them.
  await ann.until(({ view }) => view?.table?.waitingFor.join() === '0');
  expect((await replay()).status).toBe(404);
  const random = testRandom(3);
  while (ann.table.status === 'playing') {
    await playOne([ann], random);
    await ann.until(({ view }) => view?.table?.status === 'over' || view?.table?.waitingFor.join() === '0');
  }
  for (const client of [ann, ben]) expect(client.packets.join()).not.toContain(String(secret));
  expect(app.logLines.join()).not.toContain(String(secret));
  const { actions } = (await (await replay()).json()) as {
    actions: { seat: number; reason?: Record<string, string> }[];
  };
  for (const { seat, reason } of actions)
    expect(reason).toEqual(
      seat === 0
        ? undefined
        : expect.objectContaining({
            en: `${secret} most likely gets the 4 (7 %).`,
            ru: `${secret} скорее всего возьмёт 4 (7 %).`,
          }),
    );
});

test('a bot thinks during its pause, so that its thinking time cannot be seen', async () => {
  let asked = 0;
  const bots: BotWorkerPool = {
    choose: async (choice) => {
      asked += 1;
      return { action: computeBotDecision(choice, () => 0).action };
    },
    close: async () => {},
  };
  const app = await testApp({ bots, botPause: () => 1000 });
  const ann = browser(app.url);
  expectOk(await ann.create('Ann', 'red7'));
  await ann.do({ type: 'stand' });
  for (const seat of [0, 1]) await ann.do({ type: 'addBot', seat, level: 'easy' });
  await ann.do({ type: 'start' });
  while (asked === 0) await ann.sync();
  await ann.do({ type: 'say', text: 'it has thought' });
  expect(ann.table.move).toBe(0);
  app.time.pass(1000);
  await ann.until(({ table }) => table.move === 1);
});

test('bots pause like people, less among themselves, and less when somebody waits for several', () => {
  const range = (people: number, bots: number) =>
    [0, 2 ** 32 - 1].map((draw) => Math.round(botThinkingDelay(people, bots, draw)));
  expect(range(0, 4)).toEqual([150, 300]);
  expect(range(1, 1)).toEqual([350, 700]);
  expect(range(1, 3)).toEqual([350, 467]);
  for (const people of [2, 3, 5]) expect(range(people, 1)).toEqual([600, 1500]);
  expect(range(2, 2)).toEqual([475, 925]);
});

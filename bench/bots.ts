import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GAME_IDS } from '@fivefold/rules';
import { openBotRoom } from './load/botRoom.ts';
import { BenchServerProcess } from './load/serverProcess.ts';
import { REPOSITORY, SERVER_ENV, startArgs } from './load/servers.ts';
import { quantile, round } from './stats.ts';

const ROOMS = 200;
const SECONDS = 20;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Round trips of `/healthz`, which show how long the main thread of the server was busy. */
async function roundTrips(url: string, seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begin = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    times.push(performance.now() - begin);
    await wait(20);
  }
  return times;
}

async function choices(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/fivefold_bot_choices_total\{result="chose"\} (\d+)/.exec(text)?.[1] ?? 0);
}

const summary = (times: readonly number[]) => ({
  p50: round(quantile(times, 0.5)),
  p95: round(quantile(times, 0.95)),
  p99: round(quantile(times, 0.99)),
});

/** Many rooms with hard bots only: does the server still answer, and do the bots still decide? */
export async function benchBots(): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-bench-'));
  const server = new BenchServerProcess(startArgs(REPOSITORY), { ...SERVER_ENV, DATA_DIR: folder }, 'all');
  const own = monitorEventLoopDelay();
  try {
    const url = await server.url;
    const idle = await roundTrips(url, 3);
    const rooms = [];
    for (let i = 0; i < ROOMS; i += 1)
      rooms.push(await openBotRoom(url, GAME_IDS[i % GAME_IDS.length]!, 'hard'));
    await wait(3000);
    const before = { cpu: server.cpu(), choices: await choices(url) };
    for (const room of rooms) room.moves = 0;
    own.enable();
    const busy = await roundTrips(url, SECONDS);
    own.disable();
    const decided = (await choices(url)) - before.choices;
    const moves = rooms.reduce((sum, room) => sum + room.moves, 0);
    const still = rooms.filter((room) => room.moves === 0).length;
    const cpu = (server.cpu() - before.cpu) / 1e6 / SECONDS;
    for (const room of rooms) room.close();
    return {
      bots: {
        rooms: ROOMS,
        roundTripMs: { idle: summary(idle), busy: summary(busy) },
        ownDelayMs: { p50: round(own.percentile(50) / 1e6), p95: round(own.percentile(95) / 1e6) },
        decisionsPerSecond: round(decided / SECONDS, 1),
        movesPerSecond: round(moves / SECONDS, 1),
        roomsWithoutAMove: still,
        coresUsed: round(cpu),
      },
    };
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

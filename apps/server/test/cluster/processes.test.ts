import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayReport } from '../disturbedPlay.ts';
import { testRandom } from '../harness.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { startPostgres } from './postgres.ts';
import {
  breakDatabase,
  drainServers,
  freezeServers,
  killServers,
  misleadConnections,
  type Scenario,
} from './scenarios.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** Whole games are played while servers start again and again, on two cores that other tests use too. */
const TIMEOUT_MS = 300_000;

/** Short versions; `npm run crash -- --cluster` runs the long ones and measures how long players wait. */
describe.skipIf(!postgres)('three servers behind a load balancer', { timeout: TIMEOUT_MS }, () => {
  let cluster: Cluster;
  let database: string;
  const seed = Math.floor(Date.now() % 1_000_000);
  const random = testRandom(seed);
  const scenario = (rooms: number, times: number): Scenario => ({ cluster, database, rooms, times, random });
  const SOUND = { lost: 0, twice: 0, forgotten: 0, staleEntries: 0, refusals: [], problems: [] };
  /** Nobody is forgotten by all servers. How long players really wait is measured by the long versions. */
  function expectPlayWentOn(report: PlayReport): void {
    for (const ms of [report.slowestMs, report.longestPauseMs, report.resumedMs])
      expect(ms, JSON.stringify(report)).toBeLessThan(30_000);
  }

  beforeAll(async () => {
    database = await postgres!.createDatabase();
    cluster = await startCluster(database, 3);
  });
  afterAll(async () => {
    expect(await cluster.stop()).toEqual([0, 0, 0]);
  });

  test('any of them may be killed: nothing acknowledged is lost or played twice, and all games finish', async () => {
    const report = await killServers(scenario(5, 3));
    expect(report, `seed ${seed}`).toMatchObject({ ...SOUND, finished: 5, disturbed: 3 });
    expectPlayWentOn(report);
    expect(report.acknowledged).toBeGreaterThan(50);
  });

  test('a stopped server leaves its rooms to the others, and refuses nothing to a person', async () => {
    const report = await drainServers(scenario(5, 3));
    expect(report, `seed ${seed}`).toMatchObject({ ...SOUND, finished: 5, disturbed: 3 });
    expectPlayWentOn(report);
  });

  test('a frozen server that wakes up stores nothing, and its rooms are elsewhere', async () => {
    const report = await freezeServers(scenario(5, 1), 6);
    expect(report, `seed ${seed}`).toMatchObject({ ...SOUND, finished: 5, disturbed: 1 });
    expectPlayWentOn(report);
  });

  test('a database that is cut off, frozen and restarted is waited for', async () => {
    const report = await breakDatabase(scenario(5, 3), postgres!, 1);
    expect(report, `seed ${seed}`).toMatchObject({ ...SOUND, finished: 5, disturbed: 3 });
    expectPlayWentOn(report);
  });

  test('a load balancer that does not hash the room costs time and is reported', async () => {
    const report = await misleadConnections(scenario(2, 1));
    expect(report, `seed ${seed}`).toMatchObject({ ...SOUND, finished: 2, disturbed: 1 });
    expectPlayWentOn(report);
  });
});

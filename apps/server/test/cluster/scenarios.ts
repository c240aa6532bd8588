import { setTimeout as wait } from 'node:timers/promises';
import { type Random, randomBelow } from '@fivefold/rules';
import { openPostgres } from '../../src/store/postgres.ts';
import { auditLog, playDisturbed } from '../disturbedPlay.ts';
import type { Cluster } from './cluster.ts';
import { query, type TestPostgres } from './postgres.ts';

const EVENTUALLY_MS = 60_000;
const RECONNECT_EVERY_CHECKS = 5;

export interface Scenario {
  readonly cluster: Cluster;
  /** The database without the proxy. */
  readonly database: string;
  readonly rooms: number;
  readonly times: number;
  readonly random: Random;
  /** A person sees a command that is refused for longer. */
  readonly patienceMs?: number;
}

/** Plays while `disturb` breaks something, and compares what was acknowledged with what is stored. */
async function play(
  scenario: Scenario,
  disturb: (time: number) => Promise<void>,
  problems: readonly string[] = [],
) {
  const { report, acks } = await playDisturbed({ ...scenario, url: scenario.cluster.url, disturb });
  const { log } = await openPostgres(scenario.database, { clock: () => performance.now() / 1000 });
  const found = await auditLog(log, acks);
  await log.close();
  return {
    rooms: scenario.rooms,
    ...report,
    ...found,
    staleEntries: await staleEntries(scenario.database),
    /** What `disturb` found. */
    problems,
  };
}

/** Entries that a server stored after another one had claimed the room: their term comes back. */
async function staleEntries(database: string): Promise<number> {
  const rows = await query(database, 'SELECT room, term FROM entries ORDER BY room, version');
  const left = new Map<unknown, Set<unknown>>();
  let stale = 0;
  for (const [i, { room, term }] of rows.entries()) {
    const earlier = left.get(room) ?? new Set();
    left.set(room, earlier);
    if (earlier.has(term)) stale += 1;
    const next = rows[i + 1];
    if (next?.room === room && next?.term !== term) earlier.add(term);
  }
  return stale;
}

/** kill -9 of a random server. */
export const killServers = (scenario: Scenario) =>
  play(scenario, async () => {
    await scenario.cluster.restart(randomBelow(scenario.cluster.size, scenario.random), 'SIGKILL');
  });

/** SIGTERM to one server after another, as in a rolling upgrade. */
export function drainServers(scenario: Scenario) {
  const problems: string[] = [];
  const stopOne = async (time: number) => {
    const code = await scenario.cluster.restart(time % scenario.cluster.size, 'SIGTERM');
    if (code !== 0) problems.push(`a stopped server ended with ${code}`);
  };
  return play(scenario, stopOne, problems);
}

/** Stops a server for some seconds without ending it; it then believes that it still has its rooms. */
export async function freezeServers(scenario: Scenario, seconds: number) {
  const { cluster } = scenario;
  const takeovers = (i: number) => cluster.metric(i, 'fivefold_room_takeovers_total');
  const refusals = async () => {
    let sum = 0;
    for (let i = 0; i < cluster.size; i += 1) sum += await cluster.metric(i, 'fivefold_fenced_appends_total');
    return sum;
  };
  const owners = async () =>
    JSON.stringify(await query(scenario.database, 'SELECT room, term FROM rooms ORDER BY room'));
  const refusedBefore = await refusals();
  const report = await play(scenario, async () => {
    const frozen = await busiestServer(cluster);
    const lost = await takeovers(frozen);
    const before = await owners();
    cluster.signal(frozen, 'SIGSTOP');
    try {
      await wait(seconds * 1000);
      await eventually('another server has claimed a room', async () => (await owners()) !== before);
    } finally {
      cluster.signal(frozen, 'SIGCONT');
    }
    await eventually('the server has noticed that', async () => (await takeovers(frozen)) > lost);
  });
  // On a quiet machine it may be zero: the server had read all commands, and looks for lost rooms before a new one comes.
  return { ...report, refusedAppends: (await refusals()) - refusedBefore };
}

/** Checks every 100 ms; fails with this description when it does not hold after a time that no working server needs. */
async function eventually(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + EVENTUALLY_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${EVENTUALLY_MS / 1000} seconds passed before ${what}`);
    await wait(100);
  }
}

async function busiestServer({ size, metric }: Cluster): Promise<number> {
  const sockets: number[] = [];
  for (let i = 0; i < size; i += 1) sockets.push(await metric(i, 'fivefold_sockets'));
  return sockets.indexOf(Math.max(...sockets));
}

/** Cuts, freezes and restarts the database in turn. */
export function breakDatabase(scenario: Scenario, postgres: TestPostgres, seconds: number) {
  const { proxy } = scenario.cluster;
  return play(scenario, async (time) => {
    const what = ['cut', 'freeze', postgres.restart ? 'restart' : 'refuse'][time % 3]!;
    if (what === 'cut') return proxy.cut();
    if (what === 'restart') return postgres.restart!();
    proxy[what as 'freeze' | 'refuse']();
    await wait(seconds * 1000);
    proxy.pass();
  });
}

/** Leads connections to any server until the servers say so in their log, then to the right one again. */
export function misleadConnections(scenario: Scenario) {
  const { balancer, output } = scenario.cluster;
  const reports = () =>
    output().filter((line) => line.includes('the load balancer does not hash `room`')).length;
  const mislead = async () => {
    const before = reports();
    balancer.setHashing(false);
    let checks = 0;
    await eventually('a server has reported the load balancer', async () => {
      // Again and again: four changes within ten seconds are reported, which takes more than the first reconnect.
      if (checks % RECONNECT_EVERY_CHECKS === 0) balancer.reconnectAll();
      checks += 1;
      return reports() > before;
    });
    balancer.setHashing(true);
    balancer.reconnectAll();
  };
  return play({ ...scenario, times: 1 }, mislead);
}

import type { Random } from '@fivefold/rules';
import { startCluster } from './cluster.ts';
import { BALANCER_PROGRAMS, startInstalledBalancer } from './installedBalancer.ts';
import { startPostgres } from './postgres.ts';
import {
  breakDatabase,
  drainServers,
  freezeServers,
  killServers,
  misleadConnections,
  type Scenario,
} from './scenarios.ts';

export interface LongRun {
  readonly seed: number;
  readonly rooms: number;
  readonly times: number;
  readonly only: string | undefined;
  /** A load balancer that is installed here, with its file of `deploy/`, instead of the one of the tests. */
  readonly behind: string | undefined;
  readonly random: Random;
}

const SERVERS = 3;
const FROZEN_SECONDS = 6;
const DATABASE_AWAY_SECONDS = 6;
/** A page shows a command that is refused for longer. */
const PATIENCE_MS = 10_000;

type Report = Awaited<ReturnType<typeof killServers>>;

/** Milliseconds in which everybody plays on. */
const waitOf = {
  kill: slowestWait,
  drain: slowestWait,
  freeze: slowestWait,
  /** The time in which the database is away does not count. */
  database: ({ resumedMs }: Report) => resumedMs,
  balancer: () => 0,
};
const LONGEST_MS = { kill: 5000, drain: 5000, freeze: 5000, database: 2000, balancer: 0 };
type Name = keyof typeof waitOf;

/** Runs every scenario on a cluster of its own, prints a line for each, and says whether all were sound. */
export async function runClusterScenarios({
  seed,
  rooms,
  times,
  only,
  behind,
  random,
}: LongRun): Promise<boolean> {
  const program = BALANCER_PROGRAMS.find((name) => name === behind);
  if (behind !== undefined && !program) throw new Error(`--behind is one of ${BALANCER_PROGRAMS.join(', ')}`);
  const postgres = await startPostgres();
  if (!postgres) throw new Error('there is no PostgreSQL');
  const scenarios: Record<Name, (scenario: Scenario) => Promise<Report>> = {
    kill: killServers,
    drain: drainServers,
    freeze: (scenario) => freezeServers({ ...scenario, times: Math.ceil(times / 5) }, FROZEN_SECONDS),
    database: (scenario) =>
      breakDatabase({ ...scenario, times: Math.ceil(times / 3) }, postgres, DATABASE_AWAY_SECONDS),
    balancer: (scenario) => misleadConnections({ ...scenario, rooms: Math.ceil(rooms / 5) }),
  };
  const names = (Object.keys(scenarios) as Name[])
    .filter((name) => only === undefined || only === name)
    .filter((name) => !program || name !== 'balancer'); // an installed one always hashes
  if (names.length === 0) throw new Error(`--only is one of ${Object.keys(scenarios).join(', ')}`);
  let isSound = true;
  for (const name of names) {
    const begin = performance.now();
    const database = await postgres.createDatabase();
    const cluster = await startCluster(database, SERVERS);
    const installed = program ? await startInstalledBalancer(program, cluster.ports) : null;
    const report = await scenarios[name]({
      cluster: { ...cluster, url: installed?.url ?? cluster.url },
      database,
      rooms,
      times,
      random,
      patienceMs: PATIENCE_MS,
    });
    await installed?.stop();
    const exits = await cluster.stop();
    const inTime = waitOf[name](report) <= LONGEST_MS[name];
    const kept = isKept(report) && exits.every((code) => code === 0);
    isSound &&= kept && inTime;
    const seconds = Math.round((performance.now() - begin) / 1000);
    console.log(JSON.stringify({ scenario: name, seed, ...report, kept, inTime, seconds }));
  }
  await postgres.stop();
  return isSound;
}

/** Nothing lost, nothing twice, nothing refused to a person, and every game finished. */
const isKept = (report: Report): boolean =>
  report.lost + report.twice + report.forgotten + report.staleEntries + report.refusals.length === 0 &&
  report.finished === report.rooms &&
  report.problems.length === 0;

/** Of the slowest command, or of the room that waited longest. */
function slowestWait({ slowestMs, longestPauseMs }: Report): number {
  return Math.max(slowestMs, longestPauseMs);
}

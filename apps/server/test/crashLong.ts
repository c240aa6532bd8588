// npm run crash: the long run of crash.test.ts; with --cluster, of cluster/processes.test.ts. Prints what it found as JSON; ends
// with 1 if anything was lost or played twice, if the games were over before the last kill, or if players waited for too long.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fastRandom } from '@fivefold/rules';
import { crashRun } from './crash.ts';
import { UNLIMITED } from './unlimited.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cluster: { type: 'boolean', default: false },
    /** Only this scenario of the cluster. */
    only: { type: 'string' },
    /** Behind HAProxy or nginx with its file of deploy/. */
    behind: { type: 'string' },
    rooms: { type: 'string' },
    times: { type: 'string', default: '20' },
  },
});
const seed = Number(positionals[0] ?? Date.now() % 1_000_000);
const times = Number(values.times);
const random = fastRandom(seed);

async function oneServer(): Promise<boolean> {
  const rooms = Number(values.rooms ?? 50);
  const begin = performance.now();
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-'));
  const report = await crashRun({
    folder,
    rooms,
    kills: times,
    signals: ['SIGKILL'],
    random,
    env: UNLIMITED,
  });
  console.log(
    JSON.stringify({ seed, rooms, ...report, seconds: Math.round((performance.now() - begin) / 1000) }),
  );
  const isSound = report.lost === 0 && report.twice === 0 && report.forgotten === 0;
  return isSound && report.finished === rooms && report.disturbed === times;
}

async function severalServers(): Promise<boolean> {
  const { runClusterScenarios } = await import('./cluster/clusterLong.ts');
  const rooms = Number(values.rooms ?? 30);
  return runClusterScenarios({ seed, rooms, times, only: values.only, behind: values.behind, random });
}

process.exit((await (values.cluster ? severalServers() : oneServer())) ? 0 : 1);

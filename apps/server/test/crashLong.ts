// npm run crash: the long run of crash.test.ts. Prints what it found as JSON; ends with 1 if anything was lost or played twice,
// or if the games were over before the last kill.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastRandom } from '@fivefold/rules';
import { crashRun } from './crash.ts';
import { UNLIMITED } from './unlimited.ts';

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const rooms = 50;
const kills = 20;
const begin = performance.now();
const report = await crashRun({
  folder: mkdtempSync(path.join(tmpdir(), 'fivefold-')),
  rooms,
  kills,
  signals: ['SIGKILL'],
  random: fastRandom(seed),
  env: UNLIMITED,
});
console.log(
  JSON.stringify({ seed, rooms, ...report, seconds: Math.round((performance.now() - begin) / 1000) }),
);
const isSound = report.lost === 0 && report.twice === 0 && report.forgotten === 0;
process.exit(isSound && report.finished === rooms && report.kills === kills ? 0 : 1);

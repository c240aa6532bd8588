// npm run crash: the long run of crash.test.ts. Prints what it found as JSON; ends with 1 if anything was lost or played twice.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fastRandom } from '@fivefold/rules';
import { crashRun } from './crash.ts';
import { OPEN } from './open.ts';

const seed = Number(process.argv[2] ?? Date.now() % 1_000_000);
const rooms = 50;
const begin = performance.now();
const report = await crashRun({
  folder: mkdtempSync(path.join(tmpdir(), 'fivefold-')),
  rooms,
  kills: 20,
  signals: ['SIGKILL'],
  random: fastRandom(seed),
  env: OPEN,
});
console.log(
  JSON.stringify({ seed, rooms, ...report, seconds: Math.round((performance.now() - begin) / 1000) }),
);
process.exit(report.lost === 0 && report.twice === 0 && report.finished === rooms ? 0 : 1);

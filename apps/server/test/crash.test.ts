import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { crashRun } from './crash.ts';
import { tempFolder } from './dataFolders.ts';
import { testRandom } from './harness.ts';
import { ServerProcess } from './serverProcess.ts';
import { UNLIMITED } from './unlimited.ts';

/** Whole games are played while the server starts again and again, beside other tests. */
const TIMEOUT_MS = 300_000;

test('a server killed at random points loses no acknowledged command and plays none twice', {
  timeout: TIMEOUT_MS,
}, async () => {
  const seed = Math.floor(Date.now() % 1_000_000);
  const report = await crashRun({
    folder: tempFolder(),
    rooms: 8,
    kills: 3,
    signals: ['SIGKILL', 'SIGTERM', 'SIGKILL'],
    random: testRandom(seed),
    env: UNLIMITED,
  });
  expect(report, `seed ${seed}`).toMatchObject({
    lost: 0,
    twice: 0,
    forgotten: 0,
    finished: 8,
    disturbed: 3,
    exits: [0, 0],
  });
  expect(report.acknowledged).toBeGreaterThan(100);
  expect(report.again).toBeGreaterThan(0);
});

test('a taken port and a taken folder end in one sentence and exit code 1, and a start counts the rooms', async () => {
  const folder = tempFolder();
  const first = new ServerProcess({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
  await first.listening();
  const second = new ServerProcess({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
  expect(await second.exit).toBe(1);
  expect(second.output).toEqual([`Another Fivefold server is using the data folder ${folder}.`]);
  expect(await first.kill('SIGTERM')).toBe(0);
  const third = new ServerProcess({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info' });
  await third.listening();
  expect(await third.kill('SIGTERM')).toBe(0);
  const opened = third.output.find((line) => line.includes('data folder opened'))!;
  expect(JSON.parse(opened)).toMatchObject({ rooms: 0 });

  const squatter = createServer();
  const port = await new Promise<number>((done) => {
    squatter.listen(0, () => done((squatter.address() as { port: number }).port));
  });
  const last = new ServerProcess({ PORT: String(port), DATA_DIR: tempFolder(), LOG_LEVEL: 'error' });
  expect(await last.exit).toBe(1);
  expect(last.output).toEqual([`Port ${port} is taken: set PORT to another one.`]);
  squatter.close();
});

test.each<[what: string, env: () => Record<string, string>, sentence: RegExp]>([
  ['a bad setting', () => ({ PORT: 'many' }), /^PORT must be a whole number\.$/],
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: aFile() }),
    /^The data folder \S+ cannot be written \(.+\)\.$/,
  ],
  [
    'a data folder in a file',
    () => ({ DATA_DIR: path.join(aFile(), 'data') }),
    /^The data folder \S+ cannot be written \(.+\)\.$/,
  ],
  [
    'an address of another machine',
    () => ({ HOST: '192.0.2.1' }),
    /^192\.0\.2\.1 is not an address of this machine: set HOST to one that is, or leave it out\.$/,
  ],
])('%s ends in one sentence and exit code 1', async (_what, env, sentence) => {
  const child = new ServerProcess({ PORT: '0', DATA_DIR: tempFolder(), LOG_LEVEL: 'error', ...env() });
  expect(await child.exit).toBe(1);
  expect(child.output).toHaveLength(1);
  expect(child.output[0]).toMatch(sentence);
});

function aFile(): string {
  const file = path.join(tempFolder(), 'file');
  writeFileSync(file, '');
  return file;
}

import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Child, crashRun } from './crash.ts';
import { OPEN, tempFolder, testRandom } from './harness.ts';

test('killed at random points, the server loses nothing that it acknowledged, and plays nothing twice', async () => {
  const seed = Math.floor(Date.now() % 1_000_000);
  const report = await crashRun({
    folder: tempFolder(),
    rooms: 8,
    kills: 3,
    signals: ['SIGKILL', 'SIGTERM', 'SIGKILL'],
    random: testRandom(seed),
    env: OPEN,
  });
  expect(report, `seed ${seed}`).toMatchObject({ lost: 0, twice: 0, finished: 8, kills: 3, exits: [0, 0] });
  expect(report.acknowledged).toBeGreaterThan(100);
});

test('a taken port and a taken folder end in one sentence and exit code 1', async () => {
  const folder = tempFolder();
  const first = new Child({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
  await first.listening();
  const second = new Child({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' });
  expect(await second.exit).toBe(1);
  expect(second.output).toEqual([`Another Fivefold server is using the data folder ${folder}.`]);
  expect(await first.kill('SIGTERM')).toBe(0);

  const squatter = createServer();
  const port = await new Promise<number>((done) => {
    squatter.listen(0, () => done((squatter.address() as { port: number }).port));
  });
  const third = new Child({ PORT: String(port), DATA_DIR: tempFolder(), LOG_LEVEL: 'error' });
  expect(await third.exit).toBe(1);
  expect(third.output).toEqual([`Port ${port} is taken: set PORT to another one.`]);
  squatter.close();
});

test('a bad setting ends in one sentence and exit code 1', async () => {
  const child = new Child({ PORT: 'many' });
  expect(await child.exit).toBe(1);
  expect(child.output).toEqual(['PORT must be a whole number.']);
});

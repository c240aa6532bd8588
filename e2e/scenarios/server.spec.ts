import { spawnSync } from 'node:child_process';
import { MAIN, TEST_SEED } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

test('a server in production refuses the seed of the tests', () => {
  const env = { ...process.env, NODE_ENV: 'production', FIVEFOLD_TEST_SEED: TEST_SEED, PORT: '0' };
  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8', timeout: 60_000 });
  expect(stderr).toContain('FIVEFOLD_TEST_SEED is for tests');
  expect(status).toBe(1);
});

test('a server that is asked to stop does so at once, with windows open', async ({ actorAt, ownServer }) => {
  const anna = await actorAt(ownServer, 'Anna');
  await anna.create('red7');
  await test.step('stop', () => ownServer.stop('SIGTERM'));
  await ownServer.start();
  await anna.see('chat-field').fill('still here');
  await anna.see('chat-field').press('Enter');
  await expect(anna.see('chat')).toContainText('still here');
});

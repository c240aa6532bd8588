import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { MAIN, TEST_SEED } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

test('refuses the test seed in production', () => {
  const env = { ...process.env, NODE_ENV: 'production', FIVEFOLD_TEST_SEED: TEST_SEED, PORT: '0' };
  const { status, stderr } = spawnSync(process.execPath, [MAIN], { env, encoding: 'utf8', timeout: 60_000 });
  expect(stderr).toContain('FIVEFOLD_TEST_SEED is for tests');
  expect(status).toBe(1);
});

test('stops at once with open pages', async ({ actorAt, ownServer }) => {
  const anna = await actorAt(ownServer, 'Anna');
  await anna.create('red7');
  await mark(anna.page);
  await test.step('stop', () => ownServer.stop('SIGTERM'));
  await ownServer.start();
  await anna.see('chat-field').fill('still here');
  await anna.see('chat-field').press('Enter');
  await expect(anna.see('chat')).toContainText('still here');
  expect(await isMarked(anna.page), 'the same protocol needs no reload').toBe(true);
});

/** The page waits for two to three seconds, on a busy machine longer; it was eleven to fourteen once. */
const POLLS_WITHIN_MS = 8000;

test('plays by polling when WebSockets are blocked', async ({ actor }) => {
  const anna = await actor('Anna');
  const { page } = anna;
  let onOpen = () => {};
  const opened = new Promise<void>((resolve) => {
    onOpen = resolve;
  });
  await page.routeWebSocket(/socket\.io/, () => onOpen()); // open, and silent for ever
  const polled = opened.then(() => page.waitForRequest(/transport=polling/, { timeout: POLLS_WITHIN_MS }));
  await Promise.all([polled, anna.create('red7')]);
  await anna.see('chat-field').fill('got through');
  await anna.see('chat-field').press('Enter');
  await expect(anna.see('chat')).toContainText('got through');
});

/** A mark that a reload removes. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

test('loads a chunk that failed during a restart', async ({ actorAt, ownServer }) => {
  const anna = await actorAt(ownServer, 'Anna');
  const { page } = anna;
  const asked = page.waitForRequest(/RoomChat-/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/RoomChat-'));
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/RoomChat-/, (route) => gone.then(() => route.continue()));
  await anna.create('red7');
  await mark(page);
  await asked;
  await ownServer.stop('SIGTERM');
  letGo();
  await failed;
  await expect(anna.see('banner')).toBeVisible();
  await expect(anna.see('lobby')).toBeVisible();
  await expect(anna.see('chat-field')).toHaveCount(0);
  await ownServer.start();
  await anna.see('chat-field').fill('nothing was lost');
  await anna.see('chat-field').press('Enter');
  await expect(anna.see('chat')).toContainText('nothing was lost');
  expect(await isMarked(page)).toBe(true);
  // Vite takes a style sheet that failed for loaded.
  const styled = () => [...document.styleSheets].some(({ href }) => href?.includes('/RoomChat-'));
  expect(await page.evaluate(styled)).toBe(true);
});

test('opens a room after the network returns', async ({ actorAt, ownServer }) => {
  const anna = await actorAt(ownServer, 'Anna', { phone: true });
  const { page, context } = anna;
  await anna.create('red7');
  await mark(page);
  await context.setOffline(true);
  await anna.press('open-chat');
  await expect(anna.see('dialog-loading')).toBeVisible();
  await context.setOffline(false);
  await anna.see('chat-field').fill('back from the tunnel');
  await anna.see('chat-field').press('Enter');
  await expect(anna.see('chat')).toContainText('back from the tunnel');
  expect(await isMarked(page)).toBe(true);
});

test('reloads for a chunk of an old build, but never over typed text', async ({ actorAt, ownServer }) => {
  const anna = await actorAt(ownServer, 'Anna');
  const { page } = anna;
  const newer = '<script type="module" src="/assets/index-newer.js"></script>';
  await anna.create('red7');
  await anna.see('chat-field').waitFor();
  await page.route(/\/assets\/(RoomMenu|SeatMenu)-/, (route) => route.fulfill({ status: 404 }));
  await page.route(`${ownServer.url}/`, (route) => route.fulfill({ contentType: 'text/html', body: newer }));
  await mark(page);
  await anna.see('chat-field').fill('half a sente');
  await anna.press('open-menu');
  await expect(anna.see('broken-place')).toBeVisible();
  await expect(anna.see('chat-field')).toHaveValue('half a sente');
  expect(await isMarked(page)).toBe(true);
  await anna.see('chat-field').fill('');
  const loaded = page.waitForEvent('load');
  await anna.see('chair-0').getByRole('button').first().click();
  await loaded;
  expect(await isMarked(page)).toBe(false);
  await anna.see('lobby').waitFor();
});

test('[P1] a page of another protocol reloads itself once, but never over typed text', async ({
  actorAt,
  ownServer,
}) => {
  const anna = await actorAt(ownServer, 'Anna', { serviceWorkers: 'allow' });
  const { page } = anna;
  await anna.create('red7');
  await mark(page);
  await anna.see('chat-field').fill('half a sente');
  // The server cannot change its protocol in a test, so the page says an older one.
  await page.evaluate(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (data) {
      send.call(
        this,
        typeof data === 'string' ? data.replace(/^40\{"protocol":\d+/, '40{"protocol":1') : data,
      );
    };
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await ownServer.stop('SIGTERM');
  await ownServer.start();
  await expect(anna.see('banner')).toContainText('newer version');
  await expect(anna.see('chat-field')).toHaveValue('half a sente');
  expect(await isMarked(page)).toBe(true);
  const loaded = page.waitForEvent('load');
  await anna.see('chat-field').fill('');
  await loaded;
  expect(await isMarked(page)).toBe(false);
  await anna.see('chat-field').fill('here again');
  await anna.see('chat-field').press('Enter');
  await expect(anna.see('chat')).toContainText('here again');
  expect(loads).toBe(1);
});

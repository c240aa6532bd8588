import { fastRandom, GAME_IDS } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { readPractice, storedGame } from '../fixtures/practice.ts';
import { expect, test } from '../fixtures/test.ts';
import { playPractice } from '../players/practice.ts';

/** Bots without a pause and short games, as somebody may choose in the setup. */
const SETTINGS = {
  fast: true,
  games: {
    iota: { level: 'easy', players: 2, options: { deck: 'half' } },
    eight28: { level: 'easy', players: 3, options: { length: 'short' } },
    podelim: { level: 'easy', players: 2, options: {} },
    red7: { level: 'easy', players: 2, options: { actions: false } },
  },
};
const fastBots = (actor: Actor) =>
  actor.context.addInitScript((text) => {
    const key = 'fivefold.practice.settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, JSON.stringify(SETTINGS));

for (const phone of [false, true])
  test(`practice starts at once and needs no name${phone ? ' on a phone' : ''}`, async ({
    actor,
    server,
  }) => {
    const anna = await actor('Anna', { phone });
    await anna.page.goto(server.url);
    await anna.see('game-red7').click();
    await anna.press('practice');
    await anna.see('table').waitFor();
    expect(new URL(anna.page.url()).pathname).toBe('/practice/red7');
    expect((await storedGame(anna, 'red7'))?.players.map(({ bot }) => bot)).toEqual([null, 'easy', 'easy']);
    expect(anna.received.frames).toHaveLength(0);
  });

test('a hint names a legal move, undo takes a move back, a reload goes on', async ({ actor, server }) => {
  const anna = await actor('Anna');
  await fastBots(anna);
  await anna.page.goto(`${server.url}/practice/my-number`);
  await anna.see('table').waitFor();
  await anna.press('practice-hint');
  await expect(anna.see('hint')).toContainText('Play');
  await anna.press('hint-close');
  await playPractice(anna, 'my-number', fastRandom(3), (moves) => moves >= 9);
  const before = await readPractice(anna, 'my-number');
  await anna.press('practice-undo');
  await expect.poll(() => readPractice(anna, 'my-number')).toBeLessThan(before);
  await anna.page.reload();
  await anna.see('table').waitFor();
  await playPractice(anna, 'my-number', fastRandom(4), (moves) => moves >= before);
});

test('the setup changes level, bots and options; the next game follows it', async ({ actor, server }) => {
  const anna = await actor('Anna', { locale: 'ru' });
  await fastBots(anna);
  await anna.page.goto(`${server.url}/practice/eight28`);
  await anna.see('table').waitFor();
  await anna.press('menu');
  await anna.press('practice-setup');
  await anna.see('practice-level').getByText('Сильный').click();
  await anna.see('practice-bots').getByText('2', { exact: true }).click();
  await anna.see('option-length').getByText('Короткая').click();
  await anna.press('practice-start');
  await expect
    .poll(async () => (await storedGame(anna, 'eight28'))?.options)
    .toMatchObject({ length: 'short' });
  expect((await storedGame(anna, 'eight28'))?.players.map(({ bot }) => bot)).toEqual([null, 'hard', 'hard']);
});

test.describe('bad stored games', () => {
  const cases = [
    ['damaged', () => '{"format":1', 'The stored game cannot be read'],
    ['of other rules', (text: string) => text.replace('red7@1', 'red7@99'), 'This game follows other rules'],
    [
      'with impossible moves',
      (text: string) => text.replace('"actions":[', '"actions":[{"seat":0,"action":{"type":"continue"}},'),
      'The stored game cannot be read',
    ],
  ] as const;
  for (const [what, damage, title] of cases)
    test(`a game ${what}: a sentence and a new game`, async ({ actor, server }) => {
      const anna = await actor('Anna');
      await anna.page.goto(`${server.url}/practice/red7`);
      await anna.see('table').waitFor();
      const key = 'fivefold.practice.game.red7';
      const text = await anna.page.evaluate((name) => localStorage.getItem(name)!, key);
      await anna.page.goto(server.url);
      const bad = damage(text);
      await anna.page.evaluate(([name, value]) => localStorage.setItem(name!, value!), [key, bad]);
      await anna.page.goto(`${server.url}/practice/red7`);
      await expect(anna.see('practice-problem')).toContainText(title);
      await anna.press('practice-new');
      await anna.see('table').waitFor();
      const kept = await anna.page.evaluate(() => localStorage.getItem('fivefold.practice.unreadable'));
      expect(JSON.parse(kept!)).toEqual([bad]);
    });
});

test('bots that stop say so, and go on when asked', async ({ actor, server }) => {
  const anna = await actor('Anna');
  await fastBots(anna);
  await anna.context.route(/botWorker/, (route) => route.abort());
  await anna.page.goto(`${server.url}/practice/my-number`);
  await anna.see('table').waitFor();
  await expect(anna.see('bots-stopped')).toContainText('Your game is kept');
  await anna.context.unroute(/botWorker/);
  await anna.press('bots-resume');
  await expect(anna.see('bots-stopped')).toHaveCount(0);
  await playPractice(anna, 'my-number', fastRandom(1), (moves) => moves > 3);
});

for (const game of GAME_IDS)
  test(`${game}: after one visit, without server and HTTP cache, practised to its end and judged by the coach`, async ({
    actorAt,
    ownServer,
  }) => {
    const anna = await actorAt(ownServer, 'Anna', { serviceWorkers: 'allow' });
    await fastBots(anna);
    await anna.page.goto(ownServer.url);
    await anna.page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
    await ownServer.stop('SIGKILL');
    const devtools = await anna.context.newCDPSession(anna.page);
    await devtools.send('Network.clearBrowserCache');
    await anna.page.goto(ownServer.url);
    await anna.see(`game-${game}`).click();
    await anna.press('practice');
    await anna.see('table').waitFor();
    await playPractice(anna, game, fastRandom(6));
    await anna.see('result').waitFor();
    await anna.press('replay');
    await anna.see('replay-screen').waitFor();
    await anna.press('replay-forward');
    await anna.press('coach');
    const judged = anna.page.locator('[data-testid=coach-mark][data-mark]');
    await expect(judged.first()).toHaveAttribute('data-mark', /good|fine|costly/, { timeout: 120_000 });
    await anna.press('coach-close');
    await anna.press('replay-close');
    await anna.press('practice-again');
    await anna.see('table').waitFor();
    expect(anna.received.frames).toHaveLength(0);
    await anna.press('menu');
    await anna.press('menu-leave');
    await anna.press('how-to-play');
    await anna.see('rules-dialog').waitFor();
    await anna.page.goto(`${ownServer.url}/daily/${game === 'my-number' ? 'iota' : game}`);
    await expect(anna.see('daily-table')).toHaveAttribute('data-stage', 'asked');
  });

test('a server that hangs does not keep the page waiting', async ({ actorAt, ownServer }) => {
  const anna = await actorAt(ownServer, 'Anna', { serviceWorkers: 'allow' });
  await anna.page.goto(ownServer.url);
  await anna.page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  ownServer.freeze();
  await anna.page.goto(`${ownServer.url}/practice/red7`);
  await anna.see('table').waitFor();
  ownServer.thaw();
});

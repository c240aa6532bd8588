import { fastRandom } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { readPractice, storedGame } from '../fixtures/practice.ts';
import { expect, test } from '../fixtures/test.ts';
import { playPractice } from '../players/practice.ts';

const SETTINGS = {
  fast: true,
  games: { red7: { level: 'easy', players: 2, options: {} } },
};

async function finishRed7(actor: Actor, url: string): Promise<void> {
  await actor.context.addInitScript((text) => {
    const key = 'fivefold.practice.settings';
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
  }, JSON.stringify(SETTINGS));
  await actor.page.goto(`${url}/practice/red7`);
  await actor.see('table').waitFor();
  await playPractice(actor, 'red7', fastRandom(2));
  await actor.see('result').waitFor();
  await actor.press('replay');
  await actor.see('replay-screen').waitFor();
}

for (const [locale, phone] of [
  ['en', false],
  ['ru', true],
] as const)
  test(`the coach judges every decision in a worker (${locale}${phone ? ', phone' : ''})`, async ({
    actor,
    server,
  }) => {
    const anna = await actor('Anna', { locale, phone });
    const workers: string[] = [];
    anna.page.on('worker', (worker) => workers.push(worker.url()));
    await finishRed7(anna, server.url);
    await anna.press('coach');
    await anna.page.locator('[data-testid=coach-card][data-done]').waitFor({ timeout: 120_000 });
    const marks = anna.see('coach-mark');
    const first = marks.first();
    await expect(first).toHaveAttribute('data-mark', /good|fine|costly/);
    await first.click();
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    expect(workers.some((url) => url.includes('coachWorker'))).toBe(true);
    await expect(anna.see('timeline-marks').locator('i').first()).toBeVisible();
    await anna.press('coach-close');
    await expect(anna.see('coach')).toBeVisible();
    await expect(anna.see('timeline-marks')).toHaveCount(0);
    // The result names the costly ones, without thinking again.
    await anna.press('replay-close');
    await anna.press('ask-coach');
    await expect(
      anna.see('result-turning-points').getByRole('status').or(anna.see('turning-point')).first(),
    ).toBeVisible();
    expect(await anna.see('turning-point').count()).toBeLessThanOrEqual(3);
    // The game stays in the list of past games, with its replay and coach.
    await anna.press('practice-setup');
    await anna.press('past-games-open');
    await expect(anna.see('past-game')).toHaveCount(1);
    await anna.press('past-game');
    await anna.see('replay-screen').waitFor();
    await expect(anna.see('coach')).toBeVisible();
    await expect(anna.see('replay-link')).toHaveCount(0);
    await anna.press('replay-close');
    await expect(anna.see('past-games')).toBeVisible();
  });

test('a coach that dies says so on result and replay, and goes on when asked', async ({ actor, server }) => {
  const anna = await actor('Anna');
  await anna.context.route(/coachWorker/, (route) => route.abort());
  await finishRed7(anna, server.url);
  await anna.press('replay-close');
  await anna.press('ask-coach');
  const result = anna.see('result-turning-points');
  await expect(result).toContainText('The coach stopped');
  await anna.press('coach-retry');
  await expect(result).toContainText('The coach stopped');
  await anna.press('replay');
  await anna.press('coach');
  await expect(anna.see('coach-card')).toContainText('The coach stopped. The replay goes on.');
  await anna.press('replay-forward');
  await expect(anna.see('replay-move')).toHaveValue('1');
  await anna.context.unroute(/coachWorker/);
  await anna.press('coach-retry');
  await expect(anna.see('coach-mark').first()).toHaveAttribute('data-mark', /good|fine|costly/);
  await expect(anna.see('coach-retry')).toHaveCount(0);
  await anna.press('coach-close');
  await anna.press('replay-close');
  await anna.press('ask-coach');
  await expect(result.getByRole('status').or(anna.see('turning-point')).first()).toBeVisible();
  await expect(result).not.toContainText('The coach stopped');
});

test('play on: says what it is, and goes on from the step with the cards as they were', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna');
  await finishRed7(anna, server.url);
  const finished = await storedGame(anna, 'red7');
  await anna.press('replay-forward');
  await anna.press('play-on');
  await expect(anna.see('confirm')).toContainText('the result does not count');
  await anna.press('confirm-go');
  await anna.see('table').waitFor();
  await expect.poll(() => new URL(anna.page.url()).pathname).toBe('/practice/play-on');
  const given = await storedGame(anna, 'play-on');
  expect(given?.seed).toBe(finished?.seed);
  expect(given?.actions[0]).toEqual(finished?.actions[0]);
  await playPractice(anna, 'play-on', fastRandom(3));
  await anna.see('result').waitFor();
  expect(await readPractice(anna, 'play-on')).toBeGreaterThan(0);
});

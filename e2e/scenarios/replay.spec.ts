// Replays: all hands, the view of one player, phones in landscape, and links for people outside of the room.
import { findCoveredControls } from '../fixtures/coveredControls.ts';
import { waitForAnimations } from '../fixtures/frames.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { checkLayout, screenshot } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { playWholeGame } from '../players/headless.ts';

const THREE = ['Anna', 'Max', 'Соня'];
const SIX = [...THREE, 'Otto', 'Илья', 'Lena'];

test('a replay shows all hands, or the view of one player', async ({ actor, headlessPlayers }) => {
  const three = await playWholeGame(await headlessPlayers('red7', THREE, { actions: false }));
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await anna.see('replay').click();
  const hands = anna.see('replay-hands').getByRole('listitem');
  await expect(hands).toHaveCount(3);
  for (const [i, name] of THREE.entries())
    await expect(hands.nth(i)).toContainText(new RegExp(`^${name}: ([a-z]+\\s\\d, ){6}[a-z]+\\s\\d`));
  await anna.see('replay-eyes').getByRole('radio', { name: /Max/ }).check({ force: true });
  await expect(anna.see('replay-hands')).toHaveCount(0);
  await expect(anna.see('hand').getByRole('option')).toHaveCount(7);
  await anna.see('replay-forward').click();
  await expect(anna.see('replay-move')).toHaveValue('1');
});

test('one leads the replay, the others follow or look around, and a rematch throws nobody out', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await playWholeGame(await headlessPlayers('red7', THREE, { actions: false }));
  const anna = await actor('Anna', { token: three[0]!.token });
  const max = await actor('Max', { token: three[1]!.token, phone: true });
  await anna.visit(roomCodeOf(three));
  await max.visit(roomCodeOf(three));
  await anna.press('replay');
  await anna.press('review-lead');
  await expect(max.see('replay')).toHaveAccessibleName('Follow Anna');
  await max.press('replay');
  await anna.see('replay-move').fill('3');
  await expect(max.see('replay-move')).toHaveValue('3');
  await max.press('replay-back');
  await expect(max.see('replay-move')).toHaveValue('2');
  await three[0]!.do({ type: 'rematch', number: 1 });
  await expect(anna.see('replay-close')).toContainText('join');
  await anna.see('replay-move').fill('5');
  await expect(max.see('review-follow')).toHaveAccessibleName('Follow Anna');
  await expect(max.see('replay-move')).toHaveValue('2');
  await max.press('review-follow');
  await expect(max.see('replay-move')).toHaveValue('5');
  await anna.press('replay-close');
  await expect(max.see('review-lead')).toBeVisible();
  await expect(max.see('replay-screen')).toBeVisible();
});

/** Phones on their side, and the smallest of them. */
const LYING = [
  [844, 390],
  [667, 375],
  [568, 320],
] as const;
for (const [game, names, options] of [
  ['red7', THREE, { actions: false }],
  ['my-number', SIX, {}],
  ['eight28', SIX, { length: 'short' }],
] as const)
  test(`a replay shows all hands of ${game} on a phone in landscape`, async ({ actor, headlessPlayers }) => {
    const room = await playWholeGame(await headlessPlayers(game, names, options));
    const anna = await actor('Anna', {
      phone: true,
      viewport: { width: 844, height: 390 },
      token: room[0]!.token,
    });
    await anna.visit(roomCodeOf(room));
    await anna.see('replay').tap();
    const hands = anna.see('replay-hands').getByRole('listitem');
    await expect(hands).toHaveCount(names.length);
    await anna.see('replay-move').fill('7');
    for (const [width, height] of LYING) {
      await anna.page.setViewportSize({ width, height });
      await screenshot(anna.page, `${game}-replay-${width}x${height}`);
      await checkLayout(anna.page, `${game}-replay-${width}x${height}`);
      for (const card of await hands.locator('span[aria-hidden=true] > span').all())
        await expect(card).toBeInViewport({ ratio: 0.9 });
    }
  });

test('a finished game has a link that anybody can open', async ({ actor, headlessPlayers }) => {
  const three = await playWholeGame(await headlessPlayers('red7', THREE, { actions: false }));
  await three[0]!.do({ type: 'nextGame' });
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  const again = anna.see('night').getByRole('link', { name: 'Red7, game 1: watch the replay' });
  const zoe = await actor('Zoe');
  await zoe.page.goto(new URL((await again.getAttribute('href'))!, zoe.server.url).href);
  await expect(zoe.see('replay-hands').getByRole('listitem')).toHaveCount(3);
  await zoe.see('replay-forward').click();
  await expect(zoe.see('replay-move')).toHaveValue('1');
  await expect(zoe.see('chat-field')).toHaveCount(0);
  // Somebody who played in no seat is coached by name, once they look through the eyes of a player.
  await expect(zoe.see('play-on')).toBeVisible();
  await expect(zoe.see('coach')).toHaveCount(0);
  await zoe.see('replay-eyes').getByRole('radio', { name: /Max/ }).check({ force: true });
  await zoe.press('coach');
  const judged = zoe.page.locator('[data-testid=coach-mark][data-mark]').first();
  await judged.click({ timeout: 60_000 });
  await expect(zoe.see('coach-card')).toContainText('Max: move 1');
  await expect(zoe.see('coach-card')).toContainText('what Max saw then');
  await expect(zoe.see('coach-card')).not.toContainText(/\byou/i);
  await zoe.press('coach-close');
  await zoe.press('play-on');
  await expect(zoe.see('confirm')).toContainText('in the place of Max');
  await zoe.page.keyboard.press('Escape');
  await zoe.see('replay-move').fill('1');
  await zoe.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await zoe.see('replay-link').click();
  const link = await zoe.page.evaluate(() => navigator.clipboard.readText());
  await zoe.page.goto(link);
  await expect(zoe.see('replay-move')).toHaveValue('1');
  await zoe.page.goto(link.replace('step=1', 'step=many'));
  await expect(zoe.see('replay-move')).toHaveValue('0');
  await zoe.see('replay-close').click();
  await expect(zoe.see('home')).toBeVisible();
  await zoe.page.goto(`${zoe.server.url}/r/${roomCodeOf(three)}/7`);
  await expect(zoe.see('gone')).toContainText('No such game');
  await zoe.page.route(/\/api\/replays\//, (route) => route.fulfill({ status: 429 }), { times: 1 });
  await zoe.page.goto(`${zoe.server.url}/r/${roomCodeOf(three)}/1`);
  await zoe.page.getByRole('button', { name: 'Try again' }).click();
  await expect(zoe.see('replay-screen')).toBeVisible();
});

const HANDHELDS = [
  { width: 280, height: 653 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

test('the reasons of several bots, cut off on their line, open whole', async ({ actor, headlessPlayers }) => {
  const [host] = await headlessPlayers('my-number', ['Anna']);
  await host!.do({ type: 'stand' });
  for (const seat of [0, 1, 2]) await host!.do({ type: 'addBot', seat, level: 'easy' });
  await startGame([host!]);
  await host!.received.until('the end', ({ view }) => view?.table?.status === 'over');
  const anna = await actor('Anna', { token: host!.token, phone: true });
  await anna.visit(roomCodeOf([host!]));
  await anna.press('replay');
  const line = anna.see('replay-reasons');
  const slider = anna.see('replay-move');
  const reasonsAt = async (step: number) => {
    await slider.fill(String(step));
    const text = (await line.count()) > 0 ? ((await line.textContent()) ?? '') : '';
    return text.split(' \u00b7 ');
  };
  let reasons: readonly string[] = [];
  for (let step = 1; reasons.length < 2; step += 1) reasons = await reasonsAt(step);
  const isCut = await line.evaluate(
    (own) => own.scrollWidth > own.clientWidth || own.scrollHeight > own.clientHeight,
  );
  expect(isCut).toBe(true);
  for (const size of HANDHELDS) {
    await anna.page.setViewportSize(size);
    await waitForAnimations(anna.page);
    expect(await anna.page.evaluate(findCoveredControls), `at ${size.width}`).toEqual([]);
    await expect(anna.see('replay-close')).toBeInViewport({ ratio: 1 });
  }
  await anna.press('replay-reasons');
  const whole = anna.see('replay-reasons-dialog').locator('p');
  await expect(whole).toHaveText(reasons);
  const cut = await whole.evaluateAll((all) => all.filter((own) => own.scrollWidth > own.clientWidth).length);
  expect(cut).toBe(0);
});

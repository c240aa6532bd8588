// What a phone expects of an app: fields do not zoom, pulling does not reload, Back closes what is open.
import { fastRandom, GAME_IDS } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { findCoveredControls } from '../fixtures/coveredControls.ts';
import { waitForAnimations } from '../fixtures/frames.ts';
import { roomCodeOf, seatHeadlessPlayers, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless } from '../players/headless.ts';
import { decide, luckOf } from '../players/player.ts';

const THREE = ['Anna', 'Max', 'Соня'];
/** What opens a keyboard. */
const FIELDS = 'input:not([type=range], [type=checkbox], [type=radio]), textarea, select';

test('a table does not reload when pulled, and its chat field neither zooms the page nor is covered', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('red7', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(roomCodeOf(three));
  const overscroll = () => getComputedStyle(document.documentElement).overscrollBehaviorY;
  expect(await anna.page.evaluate(overscroll)).toBe('none');
  await anna.press('open-panel');
  await anna.press('tab-chat');
  const size = await anna.see('chat-field').evaluate((field) => getComputedStyle(field).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(16);
  // The keyboard of Safari lies over the page, which is not told by its size.
  await anna.page.evaluate(() => {
    Object.defineProperty(visualViewport!, 'height', { value: 508 });
    visualViewport!.dispatchEvent(new Event('resize'));
  });
  const field = () => anna.see('chat-field').evaluate((found) => found.getBoundingClientRect().bottom);
  await expect.poll(field).toBeLessThanOrEqual(508);
});

test('no field is so small that the page of an iPhone zooms to it', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const three = await headlessPlayers('red7', THREE);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  const max = await actor('Max', { phone: true });
  const seen = new Set<string>();
  const fieldsAreLarge = async ({ page }: Actor) => {
    await page.locator(FIELDS).first().waitFor();
    const fields = await page.locator(FIELDS).evaluateAll((all) =>
      all.map((field) => ({
        name:
          (field as HTMLInputElement).dataset.testid ?? field.getAttribute('aria-label') ?? field.outerHTML,
        px: Number.parseFloat(getComputedStyle(field).fontSize),
      })),
    );
    for (const { name, px } of fields) {
      seen.add(name);
      expect.soft(px, name).toBeGreaterThanOrEqual(16);
    }
  };
  await max.page.goto(server.url);
  await max.press('show-join');
  await fieldsAreLarge(max);
  await max.page.goto(`${server.url}/r/${roomCodeOf(three)}`);
  await fieldsAreLarge(max);
  await anna.visit(roomCodeOf(three));
  for (const opener of ['open-chat', 'open-menu']) {
    await anna.press(opener);
    await fieldsAreLarge(anna);
    await goBack(anna);
    await expect(anna.page.getByRole('dialog')).toHaveCount(0);
  }
  await startGame(three);
  await anna.press('open-panel');
  for (const tab of ['tab-chat', 'tab-rules']) {
    await anna.press(tab);
    await fieldsAreLarge(anna);
  }
  expect(seen.size, [...seen].join()).toBeGreaterThanOrEqual(5);
});

/** A window at 400 %, and phones whose keyboard is open. */
const LOW_WINDOWS = [
  { width: 320, height: 256 },
  { width: 360, height: 300 },
  { width: 844, height: 200 },
];

test('the message field is whole in the lowest windows', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('red7', THREE, { actions: false });
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  const fieldIsWhole = async (opener: string) => {
    await anna.press(opener);
    const dialog = anna.page.getByRole('dialog');
    for (const size of LOW_WINDOWS) {
      await anna.page.setViewportSize(size);
      await waitForAnimations(anna.page);
      const where = `${opener} at ${size.width} x ${size.height}`;
      for (const id of ['chat-field', 'chat-emotes']) {
        await expect(dialog.getByTestId(id), `${id} of ${where}`).toBeInViewport({ ratio: 1 });
        expect(await anna.page.evaluate(findCoveredControls), where).toEqual([]);
      }
    }
    await anna.page.keyboard.press('Escape');
    await expect(anna.page.getByRole('dialog')).toHaveCount(0);
    await anna.page.setViewportSize({ width: 390, height: 844 });
  };
  await anna.visit(roomCodeOf(three));
  await fieldIsWhole('open-chat');
  await startGame(three);
  await anna.press('open-panel');
  await anna.press('tab-chat');
  await anna.press('close-panel');
  await three[1]!.do({ type: 'say', text: 'hello' });
  await fieldIsWhole('open-panel');
  await playHeadless(three, fastRandom(5));
  await anna.see('winner').waitFor();
  await fieldIsWhole('open-panel');
});

/** Waits for the history entry of an open dialog, then goes back. */
async function goBack({ page }: Actor): Promise<void> {
  await page.waitForFunction(() => history.state !== null);
  await page.evaluate(() => history.back());
}

/** Safari has notifications only for apps on the home screen. */
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const withoutPush = () => Reflect.deleteProperty(globalThis, 'PushManager');

test('Back closes rules, chat and room menu, and leaves nothing behind in the history', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { phone: true, userAgent: IPHONE });
  await anna.context.addInitScript(withoutPush);
  await anna.page.goto(server.url);
  await anna.press('how-to-play');
  await anna.see('rules-dialog').waitFor();
  await goBack(anna);
  await expect(anna.see('rules-dialog')).toHaveCount(0);
  await expect(anna.see('home')).toBeVisible();
  await anna.press('how-to-play');
  await anna.see('rules-dialog').getByRole('button', { name: 'Close' }).tap();
  await expect.poll(() => anna.page.evaluate(() => history.state)).toBeNull();

  await anna.createHere();
  for (const opener of ['open-chat', 'open-menu', 'change-game']) {
    await anna.press(opener);
    await expect(anna.page.getByRole('dialog')).toBeVisible();
    if (opener === 'open-menu') await expect(anna.see('push-state')).toContainText('Add to Home Screen');
    await goBack(anna);
    await expect(anna.page.getByRole('dialog')).toHaveCount(0);
    await expect(anna.see('lobby')).toBeVisible();
  }
  await anna.page.goBack();
  await expect(anna.see('home')).toBeVisible();
});

test('the rules say at once that there is no connection, and open when it is back', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { phone: true });
  await anna.page.goto(server.url);
  await anna.see('how-to-play').waitFor();
  await anna.context.setOffline(true);
  await anna.press('how-to-play');
  await expect(anna.see('dialog-loading')).toContainText('No connection');
  await anna.context.setOffline(false);
  await expect(anna.see('rules-dialog')).toBeVisible();
});

for (const game of GAME_IDS)
  test(`${game}: a move that is on its way says so and is not asked for again`, async ({
    actorAt,
    ownServer,
  }) => {
    const three = await seatHeadlessPlayers(ownServer.url, game, THREE, {});
    await startGame(three);
    const [seat] = three[0]!.table.waitingFor;
    const anna = await actorAt(ownServer, 'Anna', { token: three[seat!]!.token, phone: true });
    await anna.visit(roomCodeOf(three));
    await anna.shown();
    ownServer.freeze();
    const decided = decide(anna, luckOf(3)(anna));
    await expect(anna.see('sending')).toHaveText('Sending');
    await expect(anna.page.locator('[aria-busy=true]')).toHaveText('Sending');
    ownServer.thaw();
    await decided;
    await expect(anna.see('sending')).toHaveCount(0);
    for (const player of three) player.close();
  });

test('a browser that blocks storage plays, and is told what a reload would lose', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { phone: true });
  await anna.context.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('access is denied', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'localStorage', { get: blocked });
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: blocked });
  });
  await anna.page.goto(server.url);
  await anna.createHere();
  await anna.see('lobby').waitFor();
  await expect(anna.page.getByText('A reload would lose your seat.').first()).toBeVisible();
});

/** In a page: counts what the table asks of the phone. */
function watchPhone(): void {
  const phone = { locks: 0, badge: 0 };
  const release = async () => {
    phone.locks -= 1;
  };
  const request = async () => {
    phone.locks += 1;
    return { released: false, release };
  };
  const setAppBadge = async (count: number) => {
    phone.badge = count;
  };
  const clearAppBadge = () => setAppBadge(0);
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.assign(navigator, { setAppBadge, clearAppBadge });
  Object.assign(window, { phone });
}
const phoneOf = ({ page }: Actor) => page.evaluate(() => (window as unknown as { phone: object }).phone);

test('the screen stays on while the table plays, and the icon counts the tables that wait for me', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const players = await headlessPlayers('red7', THREE);
  await startGame(players);
  const mine = players.find(({ table }) => table.waitingFor.includes(table.seat!))!;
  const anna = await actor('Anna', { token: mine.token, phone: true });
  await anna.context.addInitScript(watchPhone);
  await anna.visit(roomCodeOf(players));
  await expect.poll(() => phoneOf(anna)).toEqual({ locks: 1, badge: 1 });
  await players[0]!.do({ type: 'pause' });
  await expect.poll(() => phoneOf(anna)).toMatchObject({ locks: 0 });
  await players[0]!.do({ type: 'resume' });
  await expect.poll(() => phoneOf(anna)).toEqual({ locks: 1, badge: 1 });
  await anna.page.goto(server.url);
  await expect(anna.see('table-waiting')).toBeVisible();
  await expect.poll(() => phoneOf(anna)).toEqual({ locks: 0, badge: 1 });
  await players[0]!.do({ type: 'endGame' });
  await anna.page.evaluate(() => dispatchEvent(new Event('online'))); // the page asks the server again
  await expect.poll(() => phoneOf(anna)).toEqual({ locks: 0, badge: 0 });
});

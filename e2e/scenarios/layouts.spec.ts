// Home, lobby, result and replay on every layout: nothing lies under a notch, is cut off, too small to touch or to read.
import { fastRandom, GAME_IDS } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { findCoveredControls } from '../fixtures/coveredControls.ts';
import { waitForAnimations } from '../fixtures/frames.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { checkLayout, screenshot, withTextSpacing } from '../fixtures/pageChecks.ts';
import { findUnsafe, LANDSCAPE, PORTRAIT, setSafeArea } from '../fixtures/safeArea.ts';
import { findSmallText } from '../fixtures/smallText.ts';
import { expect, test } from '../fixtures/test.ts';
import { setTextSize } from '../fixtures/textSize.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadless, playHeadlessMove } from '../players/headless.ts';

const SIX = ['Александра-Мария', 'Maximiliane von und zu', 'Илья', 'Константин Петрович', 'Otto', 'Соня'];
const LONG = SIX.slice(0, 4);
const SIZES = [
  [280, 653],
  [360, 640],
  [844, 390],
  [820, 1180],
  [1024, 768],
  [1280, 720],
] as const;
/** A folded phone, and windows of 1280 x 1024 at 400 % and 1280 x 800 at 200 % (WCAG 1.4.4, 1.4.10). */
const SMALLEST = [
  [280, 653],
  [320, 256],
  [640, 400],
] as const;

/** With wide text spacing (WCAG 1.4.12) too. */
const NARROWEST = [[280, 653]] as const;

const bottomOf = async (actor: Actor, id: string): Promise<number> => {
  const { y, height } = (await actor.see(id).boundingBox())!;
  return y + height;
};

test('home, lobby, table, result and replay fit every layout', async ({ actor, headlessPlayers, server }) => {
  const room = await headlessPlayers('my-number', LONG);
  const anna = await actor('Anna', { locale: 'ru-RU', token: room[0]!.token });
  const guest = await actor('guest', { locale: 'ru-RU' });
  const checkSizes = async (one: Actor, name: string) => {
    for (const [width, height] of SIZES) {
      await one.page.setViewportSize({ width, height });
      await screenshot(one.page, `${name}-${width}x${height}`);
      await checkLayout(one.page, `${name}-${width}x${height}`);
      expect.soft(await one.page.evaluate(findSmallText), `${name}-${width}x${height}`).toEqual([]);
    }
  };
  await guest.page.goto(server.url);
  await guest.see('create').waitFor();
  await checkSizes(guest, 'home');
  await anna.visit(roomCodeOf(room));
  await anna.see('option-goals').waitFor();
  await checkSizes(anna, 'lobby');
  await startGame(room);
  const random = fastRandom(3);
  for (let i = 0; i < 4; i += 1) await playHeadlessMove(room, random);
  await anna.received.until('the moves', ({ view }) => (view?.table?.move ?? -1) >= room[0]!.table.move);
  await anna.shown();
  await anna.skip();
  await anna.page.setViewportSize({ width: 1440, height: 900 });
  await anna.see('close-panel').click();
  await checkSizes(anna, 'table');
  await playHeadless(room, random);
  await anna.page.reload();
  await anna.see('winner').waitFor();
  await checkSizes(anna, 'result');
  await anna.see('replay').click();
  await anna.see('replay-screen').waitFor();
  await checkSizes(anna, 'replay');
  await expect(anna.page.getByRole('region', { name: 'Карты всех' })).toBeVisible();
});

/** Windows in a browser whose text is set to 200 %. */
const LARGE_TEXT = [
  [390, 844],
  [820, 1180],
  [1280, 720],
] as const;

/** Where the buttons of a replay have a row of their own, and where they are icons in its bar. */
const REPLAYS = [
  [280, 653],
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;

async function fitsSmallest({ page }: Actor, name: string): Promise<void> {
  const fits = async (sizes: readonly (readonly [number, number])[], text: string) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      await waitForAnimations(page);
      await checkLayout(page, `${name}-${width}x${height}${text}`);
    }
  };
  await setTextSize(page, 32);
  await fits(LARGE_TEXT, '-large-text');
  await setTextSize(page, 16);
  await fits(SMALLEST, '');
  await withTextSpacing(page, () => fits(NARROWEST, '-spaced'));
}

test('home, door and lobby fit the smallest windows', async ({ actor, headlessPlayers, server }) => {
  const room = await headlessPlayers('my-number', SIX);
  const anna = await actor('Anna', { locale: 'ru-RU', token: room[0]!.token });
  const guest = await actor('guest', { locale: 'ru-RU' });
  await guest.page.goto(server.url);
  await guest.see('create').waitFor();
  await fitsSmallest(guest, 'home');
  await guest.page.goto(`${server.url}/r/${roomCodeOf(room)}`);
  await guest.see('enter').waitFor();
  await fitsSmallest(guest, 'door');
  await anna.visit(roomCodeOf(room));
  await anna.see('option-goals').waitFor();
  await fitsSmallest(anna, 'lobby');
  await room[0]!.do({ type: 'choose', game: 'red7', options: { advanced: true } });
  for (const player of room.slice(1))
    await player.do({ type: 'wishOption', option: 'targetScore', value: 40 });
  const max = await actor('Max', { locale: 'ru-RU', token: room[1]!.token });
  await max.visit(roomCodeOf(room));
  for (const one of [anna, max]) {
    const wishers = one.page.locator('[title^="хотят"]');
    await expect(wishers.locator('[data-face]')).toHaveCount(4);
    await expect(wishers).toContainText('+1');
    await fitsSmallest(one, 'lobby-wishes');
  }
});

for (const game of GAME_IDS)
  test(`${game}: table, result and replay fit the smallest windows`, async ({ actor, headlessPlayers }) => {
    const { crowd, stage } = browserGames[game];
    const room = await headlessPlayers(game, SIX.slice(0, crowd), stage.options);
    await startGame(room);
    const random = fastRandom(3);
    for (let i = 0; i < 9; i += 1) await playHeadlessMove(room, random);
    const anna = await actor('Anna', { locale: 'ru-RU', token: room[0]!.token });
    await anna.visit(roomCodeOf(room));
    await anna.see('close-panel').click();
    await anna.skip();
    await fitsSmallest(anna, 'table');
    await playHeadless(room, random);
    await anna.see('winner').waitFor();
    await fitsSmallest(anna, 'result');
    await anna.see('replay').click();
    await anna.see('play-on').waitFor();
    await fitsSmallest(anna, 'replay');
    for (const [width, height] of REPLAYS) {
      await anna.page.setViewportSize({ width, height });
      await waitForAnimations(anna.page);
      expect.soft(await anna.page.evaluate(findCoveredControls), `replay-${width}x${height}`).toEqual([]);
    }
  });

for (const [name, viewport, insets] of [
  ['upright', { width: 390, height: 844 }, PORTRAIT],
  ['on its side', { width: 844, height: 390 }, LANDSCAPE],
] as const)
  test(`nothing lies under the notch of a phone ${name}`, async ({ actor, headlessPlayers, server }) => {
    const room = await headlessPlayers('my-number', LONG);
    const anna = await actor('Anna', { phone: true, viewport, token: room[0]!.token });
    await setSafeArea(anna.page, insets);
    const check = async (screen: string) => {
      await screenshot(anna.page, `notch-${screen}-${viewport.width}`);
      expect.soft(await findUnsafe(anna.page, insets), screen).toEqual([]);
    };
    await anna.page.goto(server.url);
    await anna.see('create').waitFor();
    await check('home');
    await anna.visit(roomCodeOf(room));
    await anna.see('option-goals').waitFor();
    await check('lobby');
    await anna.see('open-chat').tap();
    await anna.see('chat-field').waitFor();
    await check('lobby-chat');
    await anna.page.keyboard.press('Escape');
    await startGame(room);
    await expect(anna.see('prompt')).toBeVisible();
    await check('table');
    await anna.see('open-panel').tap();
    await anna.see('panel').waitFor();
    await check('panel');
    await anna.page.keyboard.press('Escape');
    await playHeadless(room, fastRandom(3));
    await anna.page.reload();
    await anna.see('winner').waitFor();
    await check('result');
    await anna.see('replay').tap();
    await anna.see('replay-screen').waitFor();
    await check('replay');
  });

test('the notch test finds what lies under a notch', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setContent(
    '<button style="position:fixed;left:0">Menu</button><p style="margin:60px">inside</p>',
  );
  expect(await findUnsafe(page, LANDSCAPE)).toEqual(['BUTTON Menu']);
});

test('all ways into a game are on the screen of a small phone', async ({ actor, server }) => {
  const anna = await actor('Anna', { phone: true, locale: 'ru-RU' });
  for (const viewport of [
    { width: 844, height: 390 },
    { width: 360, height: 640 },
  ]) {
    await anna.page.setViewportSize(viewport);
    await anna.page.goto(server.url);
    for (const id of ['create', 'practice', 'show-join', 'how-to-play'])
      expect
        .soft(await bottomOf(anna, id), `${id} at ${viewport.width}`)
        .toBeLessThanOrEqual(viewport.height);
  }
});

test('the text size of the settings enlarges table and chat', async ({ actor, headlessPlayers }) => {
  const room = await headlessPlayers('my-number', LONG);
  await startGame(room);
  const anna = await actor('Anna', {
    token: room[0]!.token,
    viewport: { width: 1440, height: 900 },
    locale: 'ru-RU',
  });
  await anna.visit(roomCodeOf(room));
  const sizes = () =>
    anna.page.evaluate(() =>
      ['prompt', 'confirm-move', 'log'].map((id) =>
        Number.parseFloat(getComputedStyle(document.querySelector(`[data-testid=${id}]`)!).fontSize),
      ),
    );
  const before = await sizes();
  await anna.page.evaluate(() => {
    const key = 'fivefold.preferences';
    localStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), text: 150 }),
    );
  });
  await anna.page.reload();
  await anna.see('prompt').waitFor();
  for (const [i, size] of (await sizes()).entries()) expect(size).toBeGreaterThan(before[i]! * 1.2);
  for (const [width, height] of SIZES) {
    await anna.page.setViewportSize({ width, height });
    await waitForAnimations(anna.page);
    await checkLayout(anna.page, `table-text-150-${width}x${height}`);
  }
});

test('controls are large enough for a finger', async ({ actor, headlessPlayers, server }) => {
  const TARGET = 44;
  const room = await headlessPlayers('my-number', LONG);
  const anna = await actor('Anna', {
    phone: true,
    viewport: { width: 360, height: 640 },
    token: room[0]!.token,
  });
  const tooSmall = (ids: string) =>
    anna.page.locator(ids).evaluateAll(
      (all, least) =>
        all
          .map((one) => ({ box: one.getBoundingClientRect(), id: one.getAttribute('data-testid') }))
          .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
          .map(({ box, id }) => `${id} ${box.width} x ${box.height}`),
      TARGET,
    );
  await anna.page.goto(server.url);
  await anna.see('show-join').tap();
  expect
    .soft(await tooSmall('[data-testid=code], [data-testid=join], [data-testid=how-to-play]'))
    .toEqual([]);
  await anna.visit(roomCodeOf(room));
  await startGame(room);
  await anna.see('open-panel').tap();
  await anna.see('tab-chat').tap();
  await anna.see('react-laugh').waitFor();
  expect.soft(await tooSmall('[data-testid^=react-]')).toEqual([]);
  await anna.see('close-panel').tap();
  await anna.see('menu').tap();
  await anna.page
    .getByRole('dialog')
    .getByRole('button', { name: /^Settings$/ })
    .tap();
  await anna.see('settings').waitFor();
  expect.soft(await anna.page.getByRole('slider').count()).toBeGreaterThan(0);
  expect.soft(await tooSmall('[data-testid=settings] input[type=range]')).toEqual([]);
});

for (const [game, id] of [
  ['podelim', 'discard-pile'],
  ['eight28', 'stand'],
] as const)
  test(`${id} of ${game} is large enough for a finger on every phone`, async ({ actor, headlessPlayers }) => {
    const room = await headlessPlayers(game, SIX.slice(0, browserGames[game].crowd));
    await startGame(room);
    const anna = await actor('Anna', { phone: true, locale: 'ru-RU', token: room[0]!.token });
    await anna.visit(roomCodeOf(room));
    const target = anna.see(id).locator('xpath=ancestor-or-self::*[self::label or self::button]');
    for (const [width, height] of [
      [280, 653],
      [360, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      await anna.page.setViewportSize({ width, height });
      await waitForAnimations(anna.page);
      const box = (await target.boundingBox())!;
      expect.soft(Math.min(box.width, box.height), `${width} x ${height}`).toBeGreaterThanOrEqual(43.5);
    }
  });

for (const game of ['my-number', 'podelim'] as const)
  test(`${game}: names are shown whole where a tablet has room for them`, async ({
    actor,
    headlessPlayers,
  }) => {
    const room = await headlessPlayers(game, LONG);
    await startGame(room);
    const anna = await actor('Anna', { viewport: { width: 820, height: 1180 }, token: room[0]!.token });
    await anna.visit(roomCodeOf(room));
    const cut = await anna.see('table').evaluate((table) =>
      [...table.querySelectorAll('[data-part=name] bdi, [data-testid=board] bdi')].flatMap((name) => {
        const box = name.closest('.truncate') ?? name;
        return box.scrollWidth > box.clientWidth ? [name.textContent] : [];
      }),
    );
    expect(cut).toEqual([]);
  });

test('every page has a title of its own', async ({ actor, headlessPlayers, server }) => {
  const room = await headlessPlayers('my-number', LONG.slice(0, 3));
  const anna = await actor('Anna');
  const titles = new Set<string>();
  for (const [address, id] of [
    ['', 'create'],
    [`/r/${roomCodeOf(room)}`, 'enter'],
    ['/r/KITE-0000', 'gone'],
  ] as const) {
    await anna.page.goto(server.url + address);
    await anna.see(id).waitFor();
    titles.add(await anna.page.title());
  }
  expect(titles.size).toBe(3);
  expect(titles.has('Fivefold')).toBe(false);
});

test('a lobby that was scrolled down on a phone fills the window when it becomes wide', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await headlessPlayers('my-number', ['Anna', 'Boris', 'Mia']);
  const anna = await actor('Anna', { token: room[0]!.token, viewport: { width: 390, height: 844 } });
  await anna.visit(roomCodeOf(room));
  await anna.see('option-goals').scrollIntoViewIfNeeded();
  await anna.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await anna.page.setViewportSize({ width, height });
    await expect(anna.page.locator('html')).toHaveAttribute('data-layout', /desktop|wide/);
    const left = () =>
      anna.page.evaluate(() => [scrollY, document.documentElement.scrollHeight - innerHeight]);
    await expect.poll(left).toEqual([0, 0]);
  }
});

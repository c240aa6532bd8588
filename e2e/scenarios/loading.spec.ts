// What a slow network shows between two screens: the one before stays until the next one can be drawn.
import { fastRandom } from '@fivefold/rules';
import type { Page } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless } from '../players/headless.ts';

/** Holds back files of the build; the returned function lets them through. */
async function holdFiles(page: Page, name: RegExp): Promise<{ asked: string[]; release: () => void }> {
  const asked: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => name.test(url.pathname),
    async (route) => {
      asked.push(route.request().url());
      await released;
      await route.continue();
    },
  );
  return { asked, release };
}

/** Counts frames in which nothing but the pinwheel is on the page. */
const countEmptyFrames = ({ page }: Actor): Promise<void> =>
  page.evaluate(() => {
    const empty = { frames: 0 };
    Object.assign(globalThis, { empty });
    const look = () => {
      if (!document.querySelector('main')) empty.frames += 1;
      requestAnimationFrame(look);
    };
    look();
  });
const emptyFrames = ({ page }: Actor): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { empty: { frames: number } }).empty.frames);

test('the lobby stays until the table can be drawn, and the table until the result can', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await headlessPlayers('red7', ['Anna', 'Max'], { advanced: false });
  const anna = await actor('Anna', { token: room[0]!.token });
  const table = await holdFiles(anna.page, /\/GameScreen-[\w-]+\.js$/);
  const result = await holdFiles(anna.page, /\/Result-[\w-]+\.(js|css)$/);
  await anna.visit(roomCodeOf(room));
  await expect(anna.see('lobby')).toBeVisible();
  await countEmptyFrames(anna);
  await startGame(room);
  await expect.poll(() => table.asked.length).toBeGreaterThan(0);
  await expect(anna.see('lobby')).toBeVisible();
  table.release();
  await expect(anna.see('table')).toBeVisible();

  await playHeadless(room, fastRandom(5));
  await expect.poll(() => result.asked.length).toBeGreaterThan(0);
  await expect(anna.see('table')).toHaveAttribute('data-move', String(room[0]!.table.move));
  await expect(anna.see('to-result')).toHaveCount(0);
  result.release();
  await expect(anna.see('result')).toBeVisible();
  expect(await emptyFrames(anna)).toBe(0);
});

/** Where the parts of the page are. */
const placesOf = ({ page }: Actor): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const parts = [
      ...document.querySelectorAll<HTMLElement>('h1, h2, header button, main button, main section'),
    ];
    return Object.fromEntries(
      parts
        .filter((part) => part.checkVisibility())
        .map((part, i) => {
          const { left, top } = part.getBoundingClientRect();
          const name =
            part.dataset.testid ?? part.getAttribute('aria-label') ?? part.textContent?.slice(0, 30);
          return [`${name || i}`, `${Math.round(left)}, ${Math.round(top)}`];
        }),
    );
  });

for (const phone of [false, true])
  test(`what loads later in the lobby moves nothing that is there${phone ? ', phone' : ''}`, async ({
    actor,
    headlessPlayers,
  }) => {
    const room = await headlessPlayers('my-number', ['Anna', 'Max']);
    const anna = await actor('Anna', { token: room[0]!.token, phone });
    const later = await holdFiles(
      anna.page,
      /\/(NightScoreboard|Spectators|Playlist|LobbyRules|LobbyFirstHand|RoomChat|RoomOptions|GameOptions)-[\w-]+\.js$/,
    );
    await anna.visit(roomCodeOf(room));
    await expect.poll(() => later.asked.length).toBeGreaterThan(4);
    await anna.page.evaluate(() => document.fonts.ready);
    const before = await placesOf(anna);
    later.release();
    await anna.see('option-goals').waitFor();
    await expect(anna.see('loading')).toHaveCount(0);
    const after = await placesOf(anna);
    const moved = Object.entries(before).filter(([name, place]) => after[name] !== place);
    expect(moved.map(([name, place]) => `${name}: ${place} to ${after[name]}`)).toEqual([]);
  });

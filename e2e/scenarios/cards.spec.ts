// No two cards may look alike, for any kind of color vision.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { DECK as RED7 } from '@fivefold/rules/red7';
import { expect, type Page, test } from '@playwright/test';
import { type CardSimilarity, compareCards, VISIONS, type Vision } from '../fixtures/colorVision.ts';
import { browserGames } from '../players/browserGame.ts';

/** A card in a hand of a phone, and the smaller drawing that tables use for what lies further away. */
const WIDTHS = [56, 40];

/*
 * Two colors are clearly different from ΔE = 10 on: about four just noticeable differences (2.3), so that it is seen at
 * a glance and not by searching. Two cards can be told apart when this holds for at least 1 % of the face: on a card of
 * 56 x 78 px that is a mark of 44 px, such as a stroke of 3 x 15 px, the least by which two figures of this size differ.
 */
const CLEAR = 10;
const ENOUGH = 0.01;

const root = path.join(import.meta.dirname, '../..');
const built = path.join(root, 'node_modules/.cache/cards');
const HOME = 'http://cards.test';

test.describe.configure({ mode: 'default' }); // one worker: the page of cards is built once

test.beforeAll(() => {
  const config = ['--config', 'apps/web/vite.cards.config.ts', '--logLevel', 'warn'];
  const { status } = spawnSync('npx', ['vite', 'build', 'apps/web', ...config], {
    cwd: root,
    stdio: 'inherit',
  });
  expect(status).toBe(0);
});

async function lookAt(page: Page, game: GameId, codes: readonly string[], width: number, hide?: string) {
  await page.route(`${HOME}/**`, (route) =>
    route.fulfill({ path: path.join(built, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${HOME}/cards.html?game=${game}&width=${width}&codes=${codes.join()}`);
  await expect(page.locator('[data-card] svg').first()).toBeVisible();
  await expect(page.locator('[data-card]:has(svg)')).toHaveCount(codes.length);
  if (hide) await page.addStyleTag({ content: hide });
  await page.evaluate(() => document.fonts.ready);
  const boxes = await page.locator('[data-card]').evaluateAll((cards) =>
    cards.map((card) => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return { name: card.getAttribute('data-card')!, x: Math.round(x), y: Math.round(y), width, height };
    }),
  );
  const size = {
    width: Math.min(...boxes.map((box) => box.width)),
    height: Math.min(...boxes.map((box) => box.height)),
  };
  const whole = { width: Math.floor(size.width), height: Math.floor(size.height) };
  const image = await page.screenshot({ fullPage: true });
  return page.evaluate(compareCards, {
    url: `data:image/png;base64,${image.toString('base64')}`,
    boxes: boxes.map((box) => ({ ...box, ...whole })),
    visions: VISIONS,
    clear: CLEAR,
  });
}

const alike = (found: readonly CardSimilarity[]): readonly string[] =>
  found
    .filter(({ share }) => share < ENOUGH)
    .map(({ pair, vision, share }) => `${pair.join(' and ')}: ${(share * 100).toFixed(2)} % (${vision})`);

for (const game of GAME_IDS)
  for (const width of WIDTHS)
    test(`${game}: no two cards of ${width} px look alike, for any kind of color vision`, async ({
      page,
    }) => {
      const found = await lookAt(page, game, browserGames[game].cards, width);
      const pairs = (browserGames[game].cards.length * (browserGames[game].cards.length - 1)) / 2;
      expect(found).toHaveLength(pairs * Object.keys(VISIONS).length);
      test.info().annotations.push({ type: 'most alike', description: JSON.stringify(found[0]) });
      expect(alike(found)).toEqual([]);
    });

test('the check fails for cards that differ only in hue', async ({ page }) => {
  const sevens = RED7.filter((card) => card.endsWith('7'));
  const bare = await lookAt(page, 'red7', sevens, 56, '[data-card] svg > :not(path) { display: none }');
  const seenBy = (vision: Vision) => alike(bare.filter((one) => one.vision === vision));
  expect(seenBy('full')).toEqual([]); // seven colors, all different to most people
  expect([...seenBy('protan'), ...seenBy('deutan'), ...seenBy('grey')]).not.toEqual([]);
});

test('the check fails for two equal cards', async ({ page }) => {
  const wilds = await lookAt(page, 'iota', ['W1', 'W2'], 56);
  expect(alike(wilds)).toHaveLength(Object.keys(VISIONS).length);
});

test('white stays white for every kind of vision', () => {
  for (const m of Object.values(VISIONS))
    for (const row of [0, 3, 6]) expect(m[row]! + m[row + 1]! + m[row + 2]!).toBeCloseTo(1, 4);
});

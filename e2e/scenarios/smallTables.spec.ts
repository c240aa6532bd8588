// What the phone audit found at the tables of Podelim, My Number! and Red7: covered, folded, cut and tiny things.
import { fastRandom, type GameId } from '@fivefold/rules';
import type { View as MyNumber } from '@fivefold/rules/my-number';
import type { View as Red7 } from '@fivefold/rules/red7';
import type { Locator, Page } from '@playwright/test';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadless } from '../players/headless.ts';

const LONG = ['Александра-Мария', 'Maximiliane von und zu', 'Илья', 'Константин Петрович', 'Otto', 'Соня'];
const LOW = { width: 360, height: 640 };
const PHONE = { width: 390, height: 844 };
const LANDSCAPE = { width: 844, height: 390 };

type Room = (game: GameId, names: readonly string[], options?: object) => Promise<readonly HeadlessPlayer[]>;

async function seated(room: Room, game: GameId, seats: number): Promise<readonly HeadlessPlayer[]> {
  const players = await room(game, LONG.slice(0, seats), browserGames[game].stage.options);
  await startGame(players);
  return players;
}

const box = async (element: Locator) => (await element.boundingBox())!;

async function resizeTo(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

test('red7: the prompt covers no slot, and low phones show every palette', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await seated(headlessPlayers, 'red7', 4);
  const others = [1, 2, 3];
  const isReady = () => {
    const { waitingFor, view } = room[0]!.table;
    return waitingFor.includes(0) && others.every((seat) => (view as Red7).table.palettes[seat]!.length > 1);
  };
  await playHeadless(room, fastRandom(11), isReady);
  const anna = await actor('Anna', { phone: true, locale: 'ru-RU', token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  await anna.see('hand').getByRole('option').first().tap();
  for (const size of [PHONE, LOW]) {
    await resizeTo(anna.page, size);
    const prompt = await box(anna.see('prompt'));
    for (const slot of ['to-palette', 'to-canvas'])
      if ((await anna.see(slot).count()) > 0) {
        const { y, height } = await box(anna.see(slot));
        expect(y + height, `${slot} at ${size.width}`).toBeLessThanOrEqual(prompt.y);
        expect(height).toBeGreaterThanOrEqual(44);
      }
    for (const seat of others)
      await expect(anna.see(`seat-${seat}`).locator('[data-part=cards]')).toBeVisible();
  }
});

test('my-number: the round end shows its title and every total', async ({ actor, headlessPlayers }) => {
  const room = await seated(headlessPlayers, 'my-number', 6);
  await playHeadless(room, fastRandom(1), () => {
    const { phase, table } = room[0]!.table.view as MyNumber;
    return phase.type === 'round-end' && table.round === 2;
  });
  const anna = await actor('Anna', { phone: true, locale: 'ru-RU', token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  await anna.skip();
  const sheet = anna.see('score-sheet');
  for (const size of [LOW, PHONE, LANDSCAPE]) {
    await resizeTo(anna.page, size);
    await expect(sheet.getByRole('heading')).toBeInViewport();
    const edge = await box(sheet);
    for (const total of await sheet.locator('tr > :last-child').all()) {
      const { x, width } = await box(total);
      expect(x + width, `the total at ${size.width}`).toBeLessThanOrEqual(edge.x + edge.width);
    }
  }
  await sheet.focus();
  await expect(sheet).toBeFocused();
});

test('my-number: the numbers of a rival have words', async ({ actor, headlessPlayers }) => {
  const room = await seated(headlessPlayers, 'my-number', 3);
  const anna = await actor('Anna', { phone: true, token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  await expect(anna.see('seat-1').getByText(/^\d+\spoints?$/)).toHaveCount(1);
});

test('podelim: a row of the board is a target of at least 24 px, and opens its stacks', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await seated(headlessPlayers, 'podelim', 4);
  const anna = await actor('Anna', { phone: true, token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  const rows = anna.see('board').getByRole('button');
  for (const size of [LOW, PHONE, LANDSCAPE, { width: 280, height: 653 }]) {
    await resizeTo(anna.page, size);
    await expect(rows).toHaveCount(4);
    for (const row of await rows.all()) {
      const { width, height } = await box(row);
      expect(Math.min(width, height), `a row at ${size.width}`).toBeGreaterThanOrEqual(24);
    }
  }
  await anna.see('stacks-1').tap();
  await expect(anna.see('stack-dialog')).toBeVisible();
});

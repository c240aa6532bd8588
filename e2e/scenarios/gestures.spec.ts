// Dragging, pinching and the mouse wheel. The tests of whole games do without them.
import { fastRandom, type GameId } from '@fivefold/rules';
import { iota, type View } from '@fivefold/rules/iota';
import type { Locator, Page } from '@playwright/test';
import type { Actor, ActorOptions } from '../fixtures/actor.ts';
import { drag, pinch, swipe } from '../fixtures/gestures.ts';
import { startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadless } from '../players/headless.ts';

/** Anna at a decision of her own, in the first phase of the game. */
const atTheTable = test.extend<{ readonly sit: (game: GameId, options?: ActorOptions) => Promise<Actor> }>({
  sit: ({ headlessPlayers, actor }, use) =>
    use(async (game, options) => {
      const { seats, options: chosen, phases } = browserGames[game].stage;
      const room = await headlessPlayers(game, ['Anna', 'Max', 'Otto'].slice(0, seats), chosen);
      await startGame(room);
      await playHeadless(room, fastRandom(1), (view) => phases[0]!.isAt(view, 0));
      const anna = await actor('Anna', { ...options, token: room[0]!.token });
      await anna.visit(room[0]!.received.view!.code);
      await anna.shown();
      return anna;
    }),
});

atTheTable('a divider of Podelim is dragged to another gap, and the offer follows', async ({ sit }) => {
  const anna = await sit('podelim');
  const divider = anna.see('divider-1');
  expect(Number(await divider.getAttribute('aria-valuenow'))).toBeGreaterThan(1);
  const first = (await anna.page.locator('[data-place="0"]').boundingBox())!;
  await drag(anna, divider, { x: first.x + first.width, y: first.y + first.height / 2 });
  await expect(divider).toHaveAttribute('aria-valuenow', '1');
  await expect(divider).toHaveAttribute(
    'aria-valuetext',
    /^after card 1\. White: \w+\. Blue: \w+(, \w+)*\. Black: \w+(, \w+)*$/,
  );
  await anna.see('confirm-move').click();
  await anna.received.until('the split', ({ table }) => table.move === 1);
  expect(anna.table.history.at(-1)!.event).toMatchObject({ parts: [{ from: 0, to: 1 }, {}, {}] });
});

atTheTable('a card of My Number! is dragged to the row: it is picked, and not yet sent', async ({ sit }) => {
  const anna = await sit('my-number');
  const card = anna.see('hand').getByRole('option').last(); // nothing lies over it
  await drag(anna, card, anna.see('row'));
  await expect(card).toHaveAttribute('aria-selected', 'true');
  expect(anna.table.move).toBe(0);
  await anna.see('confirm-move').click();
  await expect(anna.see('sealed')).toBeVisible();
});

atTheTable('a double click picks a card and leaves it picked', async ({ sit }) => {
  const anna = await sit('my-number');
  const card = anna.see('hand').getByRole('option').last();
  await card.dblclick();
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await card.click();
  await expect(card).toHaveAttribute('aria-selected', 'false');
});

/** Simulates a touch of an element whose release the busy page receives only with the event `finger-left`. */
const touchAndLeave = (element: Locator) =>
  element.evaluate((own) => {
    const touch = { bubbles: true, pointerType: 'touch', isPrimary: true, button: 0 };
    own.setPointerCapture = () => {}; // a simulated pointer cannot be captured
    own.dispatchEvent(new PointerEvent('pointerdown', touch));
    const up = new PointerEvent('pointerup', touch);
    addEventListener('finger-left', () => {
      own.dispatchEvent(up);
      own.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  });
const deliverRelease = (page: Page) => page.evaluate(() => dispatchEvent(new Event('finger-left')));

atTheTable('a tap on a busy page is a tap, and not a long press', async ({ sit }) => {
  const anna = await sit('red7', { phone: true });
  const card = anna.see('hand').getByRole('option').last();
  const tooltip = anna.page.getByTestId('tooltip');
  await touchAndLeave(card);
  await expect(tooltip).toBeVisible();
  await deliverRelease(anna.page);
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await expect(tooltip).toHaveCount(0);
});

atTheTable('a picked card covers no other card, and neither does one that was put back', async ({ sit }) => {
  const anna = await sit('my-number', { phone: true });
  const hand = anna.see('hand').getByRole('option');
  const [first, second] = [hand.first(), hand.nth(1)];
  const overlap = await second.evaluate(
    (own) =>
      own.previousElementSibling!.firstElementChild!.getBoundingClientRect().right >
      own.getBoundingClientRect().left,
  );
  expect(overlap).toBe(true);
  await first.tap({ position: { x: 8, y: 24 } });
  await second.tap({ position: { x: 8, y: 24 } });
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await second.tap({ position: { x: 8, y: 24 } });
  await hand.nth(2).tap({ position: { x: 8, y: 24 } });
  await expect(hand.nth(2)).toHaveAttribute('aria-selected', 'true');
});

test('a double click starts a game once', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', ['Anna', 'Max', 'Otto']);
  const anna = await actor('Anna', { token: three[0]!.token });
  const asked: string[] = [];
  anna.page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => asked.push(payload.toString())),
  );
  await anna.visit(three[0]!.received.view!.code);
  await anna.see('start').dblclick();
  await anna.see('table').waitFor();
  expect(asked.filter((text) => text.includes('"type":"start"'))).toHaveLength(1);
});

atTheTable('a card of Red7 is dragged to the palette, another one to the canvas', async ({ sit }) => {
  const anna = await sit('red7');
  const hand = anna.see('hand').getByRole('option');
  await expect(hand).toHaveCount(7);
  await drag(anna, hand.first(), anna.see('canvas'));
  await expect(hand).toHaveCount(6);
  await anna.see('undo').click();
  await expect(hand).toHaveCount(7);
  await drag(anna, hand.last(), anna.see('my-palette'));
  await expect(hand).toHaveCount(6);
});

/** A single card that can be laid, and where. */
function fitting({ table }: Actor) {
  for (const action of iota.legal(table.view as View))
    if (action.type === 'play' && action.recycles.length === 0 && action.placements.length === 1)
      return action.placements[0]!;
  throw new Error('no card fits');
}

atTheTable(
  'a card of Iota is dragged onto a cell, which shows itself as soon as the card is carried',
  async ({ sit }) => {
    const anna = await sit('iota');
    const { card, x, y } = fitting(anna);
    const { mouse } = anna.page;
    const from = (await anna.see(`hand-${card}`).boundingBox())!;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(from.x + from.width / 2, from.y - 40, { steps: 4 });
    const cell = anna.see(`cell-${x}-${y}`);
    await expect(cell).toHaveAttribute('data-target', 'true');
    const to = (await cell.boundingBox())!;
    await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
    await mouse.up();
    await expect(cell).toHaveAttribute('data-look', 'staged');
    await expect(anna.see('confirm-move')).toBeEnabled();
  },
);

const starter = async (anna: Actor) => (await anna.see('cell-0-0').boundingBox())!;

atTheTable('the board of Iota zooms with the wheel and moves under the mouse', async ({ sit }) => {
  const anna = await sit('iota');
  const before = await starter(anna);
  await anna.see('board').hover();
  await anna.page.mouse.wheel(0, 240);
  await expect.poll(async () => (await starter(anna)).width).toBeLessThan(before.width);
  const small = await starter(anna);
  await swipe(anna, anna.see('board'), { dx: 80, dy: 0 });
  await expect.poll(async () => (await starter(anna)).x).toBeGreaterThan(small.x + 10);
  await anna.see('fit').click();
  await expect.poll(async () => (await starter(anna)).width).toBeCloseTo(before.width, 0);
});

atTheTable('two fingers zoom the board of Iota, one moves it, and the page itself stays', async ({ sit }) => {
  const anna = await sit('iota', { phone: true });
  const before = await starter(anna);
  await pinch(anna, anna.see('board'), 0.5);
  await expect.poll(async () => (await starter(anna)).width).toBeLessThan(before.width * 0.9);
  const small = await starter(anna);
  await pinch(anna, anna.see('board'), 1.5);
  await expect.poll(async () => (await starter(anna)).width).toBeGreaterThan(small.width * 1.1);
  const large = await starter(anna);
  await swipe(anna, anna.see('board'), { dx: 0, dy: 60 });
  await expect.poll(async () => (await starter(anna)).y).toBeGreaterThan(large.y + 10);
  expect(await anna.page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])).toEqual([0, 0, 1]);
});

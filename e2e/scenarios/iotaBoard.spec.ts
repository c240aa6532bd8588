// The board of Iota: all of it can be seen on a phone, small cells can be tapped, and it stays still while a move is composed.
import { fastRandom } from '@fivefold/rules';
import { iota, type PlacedCard, type View } from '@fivefold/rules/iota';
import type { Actor } from '../fixtures/actor.ts';
import { drag } from '../fixtures/gestures.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless } from '../players/headless.ts';

const FOUR = ['Anna', 'Max', 'Otto', 'Соня'];
const PHONES = [
  { width: 280, height: 653 },
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
/** Of 66 cards; players still hold some. */
const FULL_BOARD = 50;
/** A board that has not moved for this many frames rests. */
const REST_FRAMES = 10;

/** A table of four whose full deck is nearly used up, at Anna's turn. */
const fullBoard = test.extend<{ readonly anna: Actor }>({
  anna: async ({ headlessPlayers, actor }, use) => {
    const room = await headlessPlayers('iota', FOUR);
    await startGame(room);
    await playHeadless(room, fastRandom(4), (view) => {
      const { table } = view as View;
      return table.grid.length >= FULL_BOARD && table.turn === 0 && singlesOf(view as View).length > 0;
    });
    const anna = await actor('Anna', { phone: true, token: room[0]!.token });
    await anna.visit(roomCodeOf(room));
    await anna.shown();
    await anna.skip();
    await use(anna);
  },
});

/** Plays of one card. */
const singlesOf = (view: View): readonly PlacedCard[] =>
  [...iota.legal(view)].flatMap((action) =>
    action.type === 'play' && action.recycles.length === 0 && action.placements.length === 1
      ? action.placements
      : [],
  );

/** The cells of a look that are not whole inside of the board, or lie under something else. */
const notToBeTapped = (anna: Actor, look: 'card' | 'legal') =>
  anna.see('board').evaluate((board, wanted) => {
    const seen = board.getBoundingClientRect();
    return [...board.querySelectorAll<HTMLElement>(`[data-look=${wanted}]`)]
      .filter((cell) => {
        const { left, top, right, bottom } = cell.getBoundingClientRect();
        const inside =
          left >= seen.left - 1 &&
          top >= seen.top - 1 &&
          right <= seen.right + 1 &&
          bottom <= seen.bottom + 1;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !inside || !cell.contains(hit);
      })
      .map(({ dataset }) => dataset.cell);
  }, look);

/** Resizes the window, fits the board, and waits until it rests: the size of the board is observed, so it follows a frame later. */
async function fitAt(anna: Actor, size: { readonly width: number; readonly height: number }): Promise<void> {
  await anna.page.setViewportSize(size);
  await anna.press('fit');
  await anna.see('cell-0-0').evaluate(
    (cell, restFrames) =>
      new Promise<void>((resolve) => {
        let last = '';
        let same = 0;
        const compare = () => {
          const now = JSON.stringify(cell.getBoundingClientRect());
          same = now === last ? same + 1 : 0;
          last = now;
          if (same >= restFrames) resolve();
          else requestAnimationFrame(compare);
        };
        compare();
      }),
    REST_FRAMES,
  );
}

fullBoard('all cards and all cells for a card are visible on a phone after "Fit board"', async ({ anna }) => {
  const [{ card }] = singlesOf(anna.table.view as View) as [PlacedCard];
  for (const size of PHONES) {
    await fitAt(anna, size);
    expect(await notToBeTapped(anna, 'card'), `cards at ${size.width}`).toEqual([]);
    await expect(anna.see('zoom-out')).toBeDisabled();
    await anna.pick(card);
    await anna.page.locator('[data-look=legal]').first().waitFor();
    expect(await notToBeTapped(anna, 'legal'), `cells at ${size.width}`).toEqual([]);
    await anna.press('undo');
  }
});

/** A point just outside of a small cell, and nearer to it than to any other legal one. */
async function pointBeside(anna: Actor, { x, y }: PlacedCard): Promise<{ x: number; y: number }> {
  const box = (await anna.see(`cell-${x}-${y}`).boundingBox())!;
  expect(box.width).toBeLessThan(44);
  const middleOf = (of: { x: number; y: number; width: number; height: number }) => ({
    x: of.x + of.width / 2,
    y: of.y + of.height / 2,
  });
  const middle = middleOf(box);
  const others = await anna.page
    .locator('[data-look=legal]')
    .evaluateAll((cells) => cells.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  const away = (at: { x: number; y: number }, to: { x: number; y: number }) =>
    Math.hypot(at.x - to.x, at.y - to.y);
  const beside = [-1, 1]
    .flatMap((side) => [
      { x: middle.x + side * (box.width / 2 + 4), y: middle.y },
      { x: middle.x, y: middle.y + side * (box.height / 2 + 4) },
    ])
    .find((at) => others.every((other) => away(at, middleOf(other)) >= away(at, middle)));
  return beside!;
}

fullBoard('a finger beside a small cell still lays the card there', async ({ anna }) => {
  const [single] = singlesOf(anna.table.view as View) as [PlacedCard];
  await fitAt(anna, { width: 360, height: 640 });
  await anna.pick(single.card);
  const { x, y } = await pointBeside(anna, single);
  await anna.page.touchscreen.tap(x, y);
  await expect(anna.see(`cell-${single.x}-${single.y}`)).toHaveAttribute('data-look', 'staged');
});

fullBoard('a card that is dropped beside a small cell lies there', async ({ anna }) => {
  const [single] = singlesOf(anna.table.view as View) as [PlacedCard];
  await fitAt(anna, { width: 360, height: 640 });
  await anna.pick(single.card);
  const beside = await pointBeside(anna, single);
  await anna.press('undo');
  await drag(anna, anna.see('hand').getByTestId(`hand-${single.card}`), beside);
  await expect(anna.see(`cell-${single.x}-${single.y}`)).toHaveAttribute('data-look', 'staged');
});

fullBoard('the board stays where it is from the pick to the last card of a move', async ({ anna }) => {
  const [{ card, x, y }] = singlesOf(anna.table.view as View) as [PlacedCard];
  const place = () => anna.see('cell-0-0').boundingBox();
  for (const size of [{ width: 1280, height: 720 }, ...PHONES]) {
    await fitAt(anna, size);
    const before = await place();
    await anna.pick(card);
    await anna.press(`cell-${x}-${y}`);
    await expect(anna.see(`cell-${x}-${y}`)).toHaveAttribute('data-look', 'staged');
    expect(await place(), `at ${size.width} x ${size.height}`).toEqual(before);
    for (const next of (anna.table.view as View).hand.filter((other) => other !== card))
      await anna.pick(next);
    expect(await place(), `the next card at ${size.width} x ${size.height}`).toEqual(before);
    await anna.page.keyboard.press('Escape');
    await anna.press('undo');
    expect(await place(), `taken back at ${size.width} x ${size.height}`).toEqual(before);
  }
});

for (const size of [{ width: 1280, height: 720 }, PHONES[2]!])
  fullBoard(
    `a refusal is a sentence in the prompt, and the cards of the broken line have an edge at ${size.width}`,
    async ({ anna }) => {
      await fitAt(anna, size);
      const prompt = anna.see('prompt');
      for (const card of (anna.table.view as View).hand) {
        await anna.pick(card);
        const closed = anna.page.locator('[data-look=closed]');
        for (const at of Array.from({ length: await closed.count() }, (_, i) => i)) {
          await closed.nth(at).press('Enter');
          await expect(prompt).toContainText(/must be all the same|at most four|would be left/);
          if (!(await prompt.textContent())?.includes('must be all the same')) continue;
          const line = anna.see('broken-line').first();
          await expect(line).toBeVisible();
          expect(await notToBeTapped(anna, 'card'), 'cards under something').toEqual([]);
          const [edge, below] = await Promise.all([line.boundingBox(), prompt.boundingBox()]);
          expect(edge!.y + edge!.height).toBeLessThanOrEqual(below!.y);
          return;
        }
      }
      throw new Error('no card is refused for its line');
    },
  );

fullBoard('numbers on a plate have words, and passing is a word', async ({ anna }) => {
  const { scores } = (anna.table.view as View).table;
  await expect(anna.see('seat-1')).toContainText(new RegExp(`${scores[1]}\\s?points?`));
  await expect(anna.see('pass').getByText('Pass')).toBeVisible();
});

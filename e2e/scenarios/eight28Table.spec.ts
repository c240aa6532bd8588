// 8·28 with six players on small phones: what does not fit can be scrolled to, by keys too, and no sum lies under a card.
import { fastRandom } from '@fivefold/rules';
import type { View } from '@fivefold/rules/eight28';
import type { Locator } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { checkLayout, screenshot, withTextSpacing } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless, playHeadlessMove } from '../players/headless.ts';

const SIX = ['Александра-Мария', 'Maximiliane von und zu', 'Илья', 'Константин Петрович', 'Otto', 'Соня'];
const SMALL = [
  [280, 653],
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 400],
] as const;

const phaseOf = ({ table }: HeadlessPlayer): string => (table.view as View).table.phase.type;

/** A seat that has something to decide in this phase. */
async function playTo(room: readonly HeadlessPlayer[], phase: string): Promise<HeadlessPlayer> {
  const random = fastRandom(3);
  const asked = () =>
    phaseOf(room[0]!) === phase
      ? room.find(({ table }) => table.waitingFor.includes(table.seat!))
      : undefined;
  while (!asked()) expect(await playHeadlessMove(room, random), `the game has a ${phase}`).toBe(true);
  return asked()!;
}

/** Whether all of the element comes into sight by scrolling. */
const isReachable = (element: Locator): Promise<boolean> =>
  element.evaluate((own) => {
    own.scrollIntoView({ block: 'nearest' });
    const { top, bottom, height } = own.getBoundingClientRect();
    const tab = document.querySelector('[data-testid=prompt]')!.getBoundingClientRect();
    const middle = own.closest('[data-phase]')!.getBoundingClientRect();
    const beside = tab.left >= middle.right - 1;
    const end = beside ? middle.bottom : Math.min(middle.bottom, tab.top);
    return height > 0 && top >= middle.top - 1 && (bottom <= end + 1 || height > middle.height);
  });

async function seatedAt(
  phase: string,
  headlessPlayers: (game: 'eight28', names: readonly string[]) => Promise<readonly HeadlessPlayer[]>,
  actor: (name: string, options: object) => Promise<Actor>,
): Promise<Actor> {
  const room = await headlessPlayers('eight28', SIX);
  await startGame(room);
  const { token } = await playTo(room, phase);
  const anna = await actor('Anna', { phone: true, locale: 'ru-RU', token });
  await anna.visit(roomCodeOf(room));
  await anna.shown();
  await anna.skip();
  return anna;
}

test('the track stays on the table, with wide text spacing too', async ({ headlessPlayers, actor }) => {
  const anna = await seatedAt('offer', headlessPlayers, actor);
  for (const [width, height] of SMALL) {
    await anna.page.setViewportSize({ width, height });
    const name = `eight28-offer-${width}x${height}`;
    await screenshot(anna.page, name);
    expect(await isReachable(anna.see('track')), name).toBe(true);
    await withTextSpacing(anna.page, async () => {
      expect(await isReachable(anna.see('track')), `${name} with wide text spacing`).toBe(true);
    });
  }
});

for (const [phase, parts] of [
  ['choice', ['half-eight', 'half-twenty-eight']],
  ['round-end', ['score-sheet']],
] as const)
  test(`every number of the ${phase} can be reached on a small phone`, async ({ headlessPlayers, actor }) => {
    const anna = await seatedAt(phase, headlessPlayers, actor);
    for (const [width, height] of SMALL) {
      await anna.page.setViewportSize({ width, height });
      const name = `eight28-${phase}-${width}x${height}`;
      await screenshot(anna.page, name);
      await checkLayout(anna.page, name);
      for (const part of parts)
        for (const line of await anna.see(part).locator('b').all())
          expect(await isReachable(line), `${name}: ${await line.textContent()}`).toBe(true);
      await expect(anna.page.getByRole('region', { name: 'Середина стола' })).toHaveAttribute(
        'tabindex',
        '0',
      );
    }
  });

test('crystals of two colours and the total stand beside each other on a phone', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await headlessPlayers('eight28', ['Anna', 'Boris', 'Mia', 'Max'], { length: 'short' });
  await startGame(room);
  await playHeadless(room, fastRandom(2));
  const anna = await actor('Anna', { token: room[0]!.token, phone: true });
  await anna.visit(roomCodeOf(room));
  await anna.press('look');
  const plates = await anna.page.locator('[data-testid^=seat-]').evaluateAll((seats) =>
    seats.map((seat) => {
      const score = seat.querySelector('[data-part=score]')!.getBoundingClientRect();
      const sum = seat.querySelector('b > [aria-hidden=true]')!.getBoundingClientRect();
      return {
        red: seat.querySelectorAll('[data-part=score] svg').length > 1,
        apart: sum.right <= score.left || sum.top >= score.bottom || sum.bottom <= score.top,
      };
    }),
  );
  expect(plates.some(({ red }) => red)).toBe(true);
  expect(plates.every(({ apart }) => apart)).toBe(true);
});

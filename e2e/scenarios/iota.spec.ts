import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: { FIVEFOLD_TEST_SEED: 'iota' } });

const ENOUGH_TURNS = 200;
/** Whose turn it is, as their own page says; null at the end. */
async function mover(actors: readonly Actor[]): Promise<Actor | null> {
  const open = '[data-testid="pass"]:enabled, [data-testid="result"]';
  await expect
    .poll(async () => (await Promise.all(actors.map((one) => one.page.locator(open).count()))).some(Boolean))
    .toBe(true);
  for (const one of actors)
    if ((await one.page.locator('[data-testid="pass"]:enabled').count()) > 0) return one;
  return null;
}

/** Until the page of who moved says that somebody else is on turn, or shows the result. */
const settled = (actor: Actor) =>
  expect(
    actor.see('prompt').filter({ hasText: 'is choosing' }).or(actor.see('result')).first(),
  ).toBeVisible();

/** Lays the first card that the page does not call unplayable, by keyboard. */
async function lay(actor: Actor): Promise<boolean> {
  const names = await actor
    .see('hand')
    .getByRole('option')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const at = names.findIndex((name) => !/fit|Take it back/.test(name));
  if (at < 0) return false;
  const staged = actor.page.locator('[data-look="staged"]');
  const before = await staged.count();
  await actor.page.keyboard.press(`${at + 1}`);
  await expect(actor.page.locator('[data-target]:focus')).toBeAttached();
  await actor.page.keyboard.press('Enter');
  await expect(staged).toHaveCount(before + 1);
  return true;
}

/** As many cards as go, or a pass with a swap of one. */
async function turn(actor: Actor): Promise<void> {
  let laid = 0;
  while (laid < 4 && (await lay(actor))) laid += 1;
  if (laid > 0) {
    await actor.see('confirm-move').click();
    return;
  }
  await actor.see('pass').click();
  const hand = actor.see('hand').getByRole('option');
  if (!(await actor.see('table').textContent())?.includes('The deck is empty')) {
    await hand.first().click();
    await actor.see('confirm-move').click();
    await actor.see('confirm-go').click();
  } else await actor.see('confirm-move').click();
}

test('two friends play a whole game of Iota by keyboard, reload in the middle, and play again', async ({
  actor,
}) => {
  const anna = await actor('Anna');
  const max = await actor('Max');
  const all = [anna, max];
  const link = await anna.create('iota');
  await max.join(link);
  await anna.see('option-deck').getByText('Half').click();
  await anna.start();
  for (const one of all) await expect(one.see('hand').getByRole('option')).toHaveCount(4);

  await test.step('what is staged is only in the page; a reload gives the whole hand back', async () => {
    const first = (await mover(all))!;
    await lay(first);
    await expect(first.page.locator('[data-look="staged"]')).toHaveCount(1);
    await first.page.reload();
    await expect(first.see('hand').getByRole('option')).toHaveCount(4);
    await expect(first.page.locator('[data-look="staged"]')).toHaveCount(0);
    await first.see('pass').click();
    await first.page.reload();
    await expect(first.see('pass')).toBeEnabled();
  });

  for (let played = 0; played < ENOUGH_TURNS; played += 1) {
    const now = await mover(all);
    if (!now) break;
    await turn(now);
    await settled(now);
  }
  for (const one of all) await expect(one.see('result')).toBeVisible();
  await expect(anna.see('breakdown')).toBeVisible();
  await max.page.reload();
  await expect(max.see('result')).toBeVisible();
  await anna.see('rematch').click();
  for (const one of all) await expect(one.see('hand').getByRole('option')).toHaveCount(4);
});

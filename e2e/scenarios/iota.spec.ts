import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: { FIVEFOLD_TEST_SEED: 'iota' } });

const ENOUGH_TURNS = 200;
const cellsOf = (actor: Actor) => actor.page.locator('[data-testid="board"] [data-look="legal"]');
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

/** Until the page of who moved knows that it was their move. */
const settled = (actor: Actor) =>
  expect(actor.page.locator('[data-testid="pass"]:disabled, [data-testid="result"]').first()).toBeAttached();

/** Lays the first card that the page does not call unplayable: by keys on a desktop, by taps on a phone. */
async function lay(actor: Actor, phone: boolean): Promise<boolean> {
  const names = await actor
    .see('hand')
    .getByRole('option')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const at = names.findIndex((name) => !/fit|Take it back/.test(name));
  if (at < 0) return false;
  const staged = actor.page.locator('[data-look="staged"]');
  const before = await staged.count();
  if (phone) {
    // A card tapped at the moment when the table is drawn anew stays where it is: then it is tapped again.
    await expect(async () => {
      await actor.see('hand').getByRole('option').nth(at).tap();
      await expect(cellsOf(actor).first()).toBeAttached({ timeout: 3000 });
    }).toPass();
    await cellsOf(actor).first().focus(); // brings it into view
    await cellsOf(actor).first().tap();
  } else {
    await actor.page.keyboard.press(`${at + 1}`);
    await expect(actor.page.locator('[data-target]:focus')).toBeAttached();
    await actor.page.keyboard.press('Enter');
  }
  await expect(staged).toHaveCount(before + 1);
  return true;
}

/** As many cards as go, or a pass with a swap of one. */
async function turn(actor: Actor, phone: boolean): Promise<void> {
  let laid = 0;
  while (laid < 4 && (await lay(actor, phone))) laid += 1;
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

for (const phone of [false, true])
  test(`two friends play a whole game on a ${phone ? 'phone' : 'desktop'}, reload in the middle, and play again`, async ({
    actor,
  }) => {
    const anna = await actor('Anna', { phone, reducedMotion: 'reduce' });
    const max = await actor('Max', { phone, reducedMotion: 'reduce' });
    const all = [anna, max];
    const link = await anna.create('iota');
    await max.join(link);
    await anna.see('option-deck').getByText('Half').click();
    await anna.start();
    for (const one of all) await expect(one.see('hand').getByRole('option')).toHaveCount(4);

    await test.step('what is staged is only in the page; a reload gives the whole hand back', async () => {
      const first = (await mover(all))!;
      await lay(first, phone);
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
      await turn(now, phone);
      await settled(now);
    }
    for (const one of all) await expect(one.see('result')).toBeVisible();
    await expect(anna.see('breakdown')).toBeVisible();
    await max.page.reload();
    await expect(max.see('result')).toBeVisible();
    await anna.see('rematch').click();
    for (const one of all) await expect(one.see('hand').getByRole('option')).toHaveCount(4);
  });

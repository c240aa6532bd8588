import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: { FIVEFOLD_TEST_SEED: 'iota' } });

const ENOUGH_TURNS = 200;
/** A change of the board by itself must not make a cell run away from the pointer. */
const cellsOf = (actor: Actor) => actor.page.locator('[data-testid="board"] [data-look="legal"]');
const myTurn = (actor: Actor) =>
  actor
    .see('pass')
    .isEnabled({ timeout: 1000 })
    .catch(() => false);

/** Lays the first card that the page offers a cell for; a board that is large is walked by keyboard. */
async function lay(actor: Actor): Promise<boolean> {
  const hand = actor.see('hand').getByRole('option');
  for (let i = 0; i < (await hand.count()); i += 1) {
    if ((await hand.nth(i).getAttribute('data-testid'))?.includes('laid')) continue;
    await hand.nth(i).click();
    if ((await cellsOf(actor).count()) > 0) {
      await cellsOf(actor).first().focus();
      await actor.page.keyboard.press('Enter');
      return true;
    }
    await actor.page.keyboard.press('Escape');
  }
  return false;
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

for (const phone of [false, true])
  test(`two friends play a whole game on a ${phone ? 'phone' : 'desktop'}, reload in the middle, and play again`, async ({
    actor,
  }) => {
    const anna = await actor('Anna', { phone });
    const max = await actor('Max', { phone });
    const all = [anna, max];
    const link = await anna.create('iota');
    await max.join(link);
    await anna.see('option-deck').getByText('Half').click();
    await anna.start();
    for (const one of all) await expect(one.see('hand').getByRole('option')).toHaveCount(4);

    await test.step('what is staged is only in the page; a reload gives the whole hand back', async () => {
      const first = (await myTurn(anna)) ? anna : max;
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
      const done = anna.see('result');
      await expect(
        done
          .or(anna.page.locator('[data-testid="pass"]:enabled'))
          .or(anna.see('seat-1').filter({ has: anna.page.locator('[data-status="thinking"]') }))
          .first(),
      )
        .toBeAttached({ timeout: 1000 })
        .catch(() => {});
      if (await done.isVisible()) break;
      for (const one of all) if (await myTurn(one)) await turn(one);
    }
    for (const one of all) await expect(one.see('result')).toBeVisible();
    await expect(anna.see('breakdown')).toBeVisible();
    await max.page.reload();
    await expect(max.see('result')).toBeVisible();
    await anna.see('rematch').click();
    for (const one of all) await expect(one.see('hand').getByRole('option')).toHaveCount(4);
  });

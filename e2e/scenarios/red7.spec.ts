import type { Locator } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: { FIVEFOLD_TEST_SEED: 'red7' } });

const hand = (actor: Actor): Locator => actor.see('hand').getByRole('option');
const isActing = (actor: Actor) => actor.page.locator('[data-testid=prompt][data-tone=act]').isVisible();
const canEnd = (actor: Actor) => actor.see('confirm-move').isEnabled();

/** Lays a card of the hand as the page offers it; false where the place is not offered. */
async function lay(actor: Actor, card: Locator, to: 'palette' | 'canvas'): Promise<boolean> {
  await card.click();
  const slot = actor.see(`to-${to}`);
  if (!(await slot.isVisible()) || (await slot.getAttribute('aria-disabled')) !== null) return false;
  await slot.click();
  return true;
}

/** What a 7, a 1 or a 5 asks for: the first that is offered. */
async function payDebts(actor: Actor): Promise<void> {
  for (let asked = 0; asked < 9; asked += 1) {
    const choice = actor.page.locator('[data-asked]').first();
    if (await choice.isVisible()) await choice.click();
    else if (await actor.page.getByText('One more card for your palette').isVisible())
      await lay(actor, hand(actor).first(), 'palette');
    else return;
  }
}

const crowned = (actor: Actor, how: RegExp): Locator =>
  actor.see('hand').getByRole('option', { name: how }).first();

/** Ends the turn with what the page crowns; false if nothing is. */
async function takeCrowned(actor: Actor): Promise<boolean> {
  const rule = crowned(actor, /leads as the rule|or as the rule/);
  const palette = crowned(actor, /leads in your palette/);
  if (await rule.isVisible()) await lay(actor, rule, 'canvas');
  else if (await palette.isVisible()) await lay(actor, palette, 'palette');
  else return false;
  await actor.see('confirm-move').click();
  return true;
}

async function fold(actor: Actor): Promise<void> {
  await actor.see('fold').click();
  await actor.see('confirm-go').click();
}

/** A turn that leads, if the page finds one; otherwise out of the round. */
async function playTurn(actor: Actor): Promise<void> {
  if (await canEnd(actor)) return actor.see('confirm-move').click();
  const verdict = await actor.see('verdict').textContent();
  if (verdict?.includes('No winning turn found')) return fold(actor);
  if (await takeCrowned(actor)) return;
  const cards = await hand(actor).evaluateAll((all) =>
    all.map((one) => (one as HTMLElement).dataset.testid!),
  );
  for (const id of cards) {
    if (!(await lay(actor, actor.see(id), 'palette'))) continue;
    await payDebts(actor);
    if (await canEnd(actor)) return actor.see('confirm-move').click();
    if (await takeCrowned(actor)) return;
    while (await actor.see('undo').isEnabled()) await actor.see('undo').click();
  }
  return fold(actor);
}

/** What the tab says; it changes with every move that the server has taken. */
const told = (actor: Actor) => actor.page.locator('[data-testid=prompt]').allTextContents().then(String);

/** Plays on until somebody must go on to the next round, or the result is there. */
async function playRound(actors: readonly Actor[]): Promise<void> {
  const [one] = actors as [Actor];
  const over = () => one.see('result').or(one.see('score-sheet')).first().isVisible();
  while (!(await over())) {
    for (const actor of actors) {
      if ((await isActing(actor)) && !(await over())) {
        const before = await told(actor);
        await playTurn(actor);
        await expect.poll(async () => (await over()) || (await told(actor)) !== before).toBe(true);
      }
    }
  }
}

test('two friends, desktop and phone, play one round to the result and play again', async ({ actor }) => {
  const anna = await actor('Anna');
  const max = await actor('Max', { phone: true });
  const link = await anna.create('red7');
  await max.join(link);
  await anna.start();
  for (const one of [anna, max]) await expect(hand(one)).toHaveCount(7);

  await test.step('a reload in the middle of a turn brings the whole hand back', async () => {
    await expect.poll(async () => (await isActing(anna)) || (await isActing(max))).toBe(true);
    const first = (await isActing(anna)) ? anna : max;
    await lay(first, hand(first).first(), 'palette');
    await expect(hand(first)).toHaveCount(6);
    await first.page.reload();
    await expect(hand(first)).toHaveCount(7);
    await expect.poll(() => isActing(first)).toBe(true);
  });

  await playRound([anna, max]);
  for (const one of [anna, max]) await expect(one.see('result')).toBeVisible();
  await max.page.reload();
  await expect(max.see('winner')).toBeVisible();
  await expect(max.see('breakdown')).toBeVisible();
  await anna.see('rematch').click();
  for (const one of [anna, max]) await expect(hand(one)).toHaveCount(7);
});

test('three friends play rounds for points, with odd cards that act', async ({ actor }) => {
  const anna = await actor('Anna');
  const friends = [await actor('Max', { phone: true }), await actor('Otto')];
  const all = [anna, ...friends];
  const link = await anna.create('red7');
  for (const friend of friends) await friend.join(link);
  await anna.see('option-advanced').click();
  await anna.see('option-actions').click();
  await anna.see('option-targetScore').selectOption('10');
  await anna.start();
  for (const one of all) await expect(hand(one)).toHaveCount(7);

  for (;;) {
    await playRound(all);
    await anna.see('continue').or(anna.see('result')).first().waitFor();
    if (await anna.see('result').isVisible()) break;
    await anna.page.reload();
    await expect(anna.see('score-sheet')).toBeVisible();
    for (const one of all) await one.see('continue').click();
    for (const one of all) await expect(one.see('hand')).toBeVisible();
  }
  for (const one of all) await expect(one.see('result')).toBeVisible();
  await anna.see('rematch').click();
  for (const one of all) await expect(hand(one)).toHaveCount(7);
});

import type { Locator } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: { FIVEFOLD_TEST_SEED: 'podelim' } });

type Phase = 'split' | 'discard' | 'vote' | 'jokers' | 'reveal' | 'result' | 'waiting';

const cards = (actor: Actor): Locator => actor.see('hand').locator('[role=option]:not([aria-disabled])');

/** What the page offers to this person right now. */
async function phaseOf(actor: Actor): Promise<Phase> {
  const shown = (id: string) => actor.see(id).isVisible();
  if (await shown('result')) return 'result';
  if (await shown('skip-reveal')) return 'reveal';
  if (!(await shown('confirm-move'))) return 'waiting';
  if (await shown('splitter')) return (await actor.see('confirm-move').isEnabled()) ? 'split' : 'waiting';
  if ((await cards(actor).count()) === 0) return 'waiting';
  if (await shown('jokers')) return 'jokers';
  return (await actor.see('confirm-move').innerText()) === 'Choose a part' &&
    (await actor.see('prompt').innerText()).includes('Throw')
    ? 'discard'
    : 'vote';
}

/** Anna never touches the mouse. */
async function byKeyboard(anna: Actor, phase: Phase, last: boolean): Promise<void> {
  const { page } = anna;
  if (phase === 'split') {
    await anna.see('divider-1').focus();
    await page.keyboard.press(last ? 'ArrowRight' : 'ArrowLeft');
  } else {
    const index = last ? (await anna.see('hand').getByRole('option').count()) - 1 : 0;
    const option = anna.see('hand').getByRole('option').nth(index);
    const open = (await option.getAttribute('aria-disabled')) === null;
    await page.keyboard.press(`${(open ? index : last ? index - 1 : index + 1) + 1}`);
  }
  await anna.see('confirm-move').focus();
  await page.keyboard.press('Enter');
}

async function byTouch(friend: Actor, phase: Phase, last: boolean): Promise<void> {
  if (phase === 'split') {
    const stepper = friend.see(last ? 'divider-2-left' : 'divider-1-left');
    if (await stepper.isEnabled()) await stepper.tap();
  } else await (last ? cards(friend).last() : cards(friend).first()).tap();
  await friend.see('confirm-move').tap();
}

/** Until this person has nothing more to do for the same decision. */
const moved = (actor: Actor, before: string) =>
  expect
    .poll(async () => (await phaseOf(actor)) !== 'waiting' || (await marker(actor)) !== before)
    .toBe(true);

const marker = (actor: Actor) => actor.see('prompt').or(actor.see('winner')).first().innerText();

test('two friends play a whole game of Podelim, one by keyboard, one on a phone, over reloads in every phase', async ({
  actor,
}) => {
  const anna = await actor('Anna');
  const ilya = await actor('Илья', { phone: true });
  const both = [anna, ilya];
  const link = await anna.create('podelim');
  await ilya.join(link);
  await anna.start();
  for (const one of both) await expect(one.see('board')).toBeVisible();

  const reloaded = new Set<Phase | 'sealed'>();
  let votes = 0;
  for (;;) {
    let acted = false;
    for (const one of both) {
      const phase = await phaseOf(one);
      if (phase === 'waiting' || phase === 'result') continue;
      acted = true;
      if (phase === 'reveal') {
        await one.see('skip-reveal').click();
        continue;
      }
      if (!reloaded.has(phase)) {
        reloaded.add(phase);
        await one.page.reload();
        await expect.poll(() => phaseOf(one)).toBe(phase);
      }
      if (phase === 'vote') votes += 1;
      // Mostly different parts; every third vote is a contest.
      const last = one === ilya && Math.ceil(votes / 2) % 3 !== 0;
      const before = await marker(one);
      await (one === anna ? byKeyboard(one, phase, last) : byTouch(one, phase, last));
      await moved(one, before);
      if (phase === 'vote' && !reloaded.has('sealed') && (await one.see('sealed').isVisible())) {
        reloaded.add('sealed');
        await one.page.reload();
        await expect(one.see('sealed')).toBeVisible();
      }
    }
    if ((await Promise.all(both.map(phaseOf))).every((phase) => phase === 'result')) break;
    if (!acted)
      await expect
        .poll(async () => (await Promise.all(both.map(phaseOf))).some((phase) => phase !== 'waiting'))
        .toBe(true);
  }
  expect([...reloaded].sort()).toEqual(['discard', 'jokers', 'sealed', 'split', 'vote']);

  for (const one of both) await expect(one.see('breakdown')).toBeVisible();
  await anna.see('rematch').click();
  for (const one of both) {
    await expect(one.see('board')).toBeVisible();
    await expect(one.see('my-score')).toHaveText('0');
  }
});

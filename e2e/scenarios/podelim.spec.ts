import type { Locator } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: { FIVEFOLD_TEST_SEED: 'podelim' } });

type Phase = 'split' | 'discard' | 'vote' | 'jokers' | 'reveal' | 'result' | 'waiting';

const cards = (actor: Actor): Locator => actor.see('hand').locator('[role=option]:not([aria-disabled])');

/** What the page offers to this person right now, and the sentence on the prompt: looked up at one moment. */
const look = (actor: Actor): Promise<{ readonly phase: Phase; readonly prompt: string }> =>
  actor.page.evaluate(() => {
    const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
    const phase = () => {
      if (find('result')) return 'result';
      if (find('skip-reveal')) return 'reveal';
      const confirm = find('confirm-move');
      if (!confirm) return 'waiting';
      if (find('splitter')) return confirm.matches(':enabled') ? 'split' : 'waiting';
      if (!find('hand')?.querySelector('[role=option]:not([aria-disabled])')) return 'waiting';
      if (find('jokers')) return 'jokers';
      return find('hand')?.getAttribute('aria-label') === 'The part to throw away' ? 'discard' : 'vote';
    };
    // Jokers are laid one after the other under the same prompt.
    return { phase: phase(), prompt: `${find('prompt')?.innerText} ${find('jokers')?.innerText}` };
  });
const phaseOf = async (actor: Actor): Promise<Phase> => (await look(actor)).phase;

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

/** Until the table has taken the move: another sentence, or another decision. */
const moved = (actor: Actor, before: { readonly phase: Phase; readonly prompt: string }) =>
  expect.poll(async () => JSON.stringify(await look(actor))).not.toBe(JSON.stringify(before));

test('two friends play a whole game of Podelim, one by keyboard, one on a phone, over reloads in every phase', async ({
  actor,
}) => {
  const anna = await actor('Anna', { reducedMotion: 'reduce' });
  const ilya = await actor('Илья', { phone: true, reducedMotion: 'reduce' });
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
      const before = await look(one);
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

import type { Actor } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: { FIVEFOLD_TEST_SEED: 'eight28' } });

type Phase = 'offer' | 'choice' | 'roundEnd' | 'result' | 'waiting';

/** What the page offers to this person right now; looked at in one go, because a whole game asks it often. */
const phaseOf = (actor: Actor): Promise<Phase> =>
  actor.page.evaluate(() => {
    const find = (id: string) => document.querySelector<HTMLButtonElement>(`[data-testid="${id}"]`);
    if (find('result')) return 'result';
    if (find('take') && !find('take')!.hasAttribute('aria-disabled')) return 'offer';
    if (find('confirm-move')) return 'choice';
    return find('continue')?.disabled === false ? 'roundEnd' : 'waiting';
  });

const cards = (actor: Actor) => actor.see('hand').locator('> li').count();

/** Round and turn, as the header says them. */
const turnOf = (actor: Actor) => actor.page.locator('header').first().innerText();

/** Anna never touches the mouse: a letter picks, the same letter sends. */
async function byKeyboard(anna: Actor, phase: Phase): Promise<void> {
  const { keyboard } = anna.page;
  if (phase === 'offer') {
    const key = (await cards(anna)) < 4 ? 't' : 'd';
    await keyboard.press(key);
    await keyboard.press(key);
  } else if (phase === 'choice') {
    await keyboard.press('2');
    await anna.see('confirm-move').focus();
    await keyboard.press('Enter');
  } else {
    await anna.see('continue').focus();
    await keyboard.press('Enter');
  }
}

async function byTouch(friend: Actor, phase: Phase): Promise<void> {
  if (phase === 'offer') await friend.see((await cards(friend)) < 3 ? 'take' : 'decline').tap();
  else if (phase === 'choice') {
    await friend.see('half-eight').tap();
    await friend.see('confirm-move').tap();
  } else await friend.see('continue').tap();
}

/** Max takes one card, then declines; in the first round the private switch does it. */
async function bySwitch(max: Actor, phase: Phase): Promise<void> {
  if (phase === 'choice') {
    await max.see('half-eight').click();
    await max.see('confirm-move').click();
  } else if (phase === 'roundEnd') await max.see('continue').click();
  else if ((await cards(max)) < 2) await max.see('take').click();
  else if (!/Round 1\b/.test(await turnOf(max))) await max.see('decline').click();
  else {
    // The switch itself may answer at this very moment, and the round be over: then there is nothing to check.
    const stand = max.see('stand');
    const done = await stand.isChecked({ timeout: 3000 }).catch(() => true);
    if (!done) await stand.check({ timeout: 3000 }).catch(() => undefined);
  }
}

test('three friends play a whole game of 8*28: keyboard, phone, private switch, reloads in every phase', async ({
  actor,
}) => {
  const anna = await actor('Anna');
  const ilya = await actor('Илья', { phone: true, locale: 'ru-RU' });
  const max = await actor('Max');
  const all = [anna, ilya, max];
  const link = await anna.create('eight28');
  for (const friend of [ilya, max]) await friend.join(link);
  await anna.see('option-length').getByText('Short').click();
  await anna.start();
  for (const one of all) await expect(one.see('pot')).toBeVisible();

  const reloaded = new Set<Phase>();
  for (;;) {
    const phases = await Promise.all(all.map(phaseOf));
    if (phases.every((phase) => phase === 'result')) break;
    const turn = phases.findIndex((phase) => phase !== 'waiting' && phase !== 'result');
    if (turn < 0) {
      await expect
        .poll(async () => (await Promise.all(all.map(phaseOf))).some((p) => p !== 'waiting'))
        .toBe(true);
      continue;
    }
    const one = all[turn]!;
    const phase = phases[turn]!;
    if (!reloaded.has(phase)) {
      reloaded.add(phase);
      const hand = await cards(one);
      await one.page.reload();
      await expect.poll(() => phaseOf(one)).toBe(phase);
      expect(await cards(one)).toBe(hand);
    }
    const before = await turnOf(one);
    await (one === anna ? byKeyboard(one, phase) : one === ilya ? byTouch(one, phase) : bySwitch(one, phase));
    // Asked once in a turn: but the switch may have answered already, and the next turn have come.
    await expect
      .poll(async () => (await phaseOf(one)) !== phase || (await turnOf(one)) !== before)
      .toBe(true);
  }
  expect([...reloaded].sort()).toEqual(['choice', 'offer', 'roundEnd']);

  for (const one of all) await expect(one.see('breakdown')).toBeVisible();
  await anna.see('rematch').click();
  for (const one of all) {
    await expect(one.see('pot')).toBeVisible();
    await expect(one.see('hand').locator('> li')).toHaveCount(1);
  }
});

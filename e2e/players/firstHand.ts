import { expect } from '@playwright/test';
import type { Actor } from '../fixtures/actor.ts';

/** More presses than a first hand needs, so that a stuck one fails. */
const PRESSES = 120;

/** The part of the table that the first hand means, as a screen reader hears it. */
const meant = (actor: Actor) => actor.page.locator('[aria-description]');

const stageOf = (actor: Actor) => actor.see('first-hand-beat').getAttribute('data-stage');

/** Presses what is meant: by mouse, by touch, or by keys at the focus that the first hand gives. */
async function pressMeant(actor: Actor, byKeys: boolean): Promise<void> {
  const role = await meant(actor).getAttribute('role');
  // Any card of the hand will do.
  if (role === 'listbox' && byKeys) return actor.page.keyboard.press('1');
  const target = role === 'listbox' ? meant(actor).getByRole('option').first() : meant(actor);
  if (byKeys) {
    // A region takes no focus, but its first button does.
    await expect(target.and(actor.page.locator(':focus')).or(target.locator(':focus'))).toBeVisible();
    await actor.page.keyboard.press(role === 'slider' ? 'ArrowLeft' : role === 'switch' ? 'Space' : 'Enter');
  } else if (role === 'slider') {
    await target.focus();
    await actor.page.keyboard.press('ArrowLeft');
  } else if (await actor.page.evaluate(() => matchMedia('(pointer: coarse)').matches)) await target.tap();
  else await target.click();
  await followed(actor);
}

/** The page marks the next thing to press with its next frame; until then the last one would be pressed again. */
const followed = (actor: Actor) =>
  actor.page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );

/** Plays a first hand to its end by doing what it asks, and returns the beats that were seen. */
export async function playFirstHand(
  actor: Actor,
  {
    byKeys = false,
    onBeat = async () => {},
  }: { byKeys?: boolean; onBeat?: (beat: string) => Promise<void> } = {},
): Promise<readonly string[]> {
  const beats: string[] = [];
  const beat = actor.see('first-hand-beat');
  await beat.waitFor();
  for (let i = 0; i < PRESSES; i += 1) {
    const stage = await stageOf(actor);
    const now = (await beat.getAttribute('data-beat'))!;
    if (!beats.includes(now) && stage === 'asked') {
      beats.push(now);
      await onBeat(now);
    }
    if (stage === 'over') return beats;
    if (await actor.page.locator('dialog[open]').count()) await actor.page.keyboard.press('Escape');
    else if (stage === 'done')
      await (byKeys ? actor.page.keyboard.press('Enter') : actor.see('go-on').click());
    else if (stage === 'asked' && (await meant(actor).count()) > 0) await pressMeant(actor, byKeys);
    await settled(actor, `${now}.${stage}`);
  }
  throw new Error(`the first hand is stuck in beat ${beats.at(-1)}`);
}

/** Waits until the first hand asks for the next press, says a result, or opens something. */
async function settled(actor: Actor, before: string): Promise<void> {
  await actor.page.waitForFunction(
    ([was]) => {
      const beat = document.querySelector<HTMLElement>('[data-testid="first-hand-beat"]');
      const now = `${beat?.dataset.beat}.${beat?.dataset.stage}`;
      const ready =
        document.querySelector('[aria-description], dialog[open], [data-testid="go-on"]') !== null ||
        beat?.dataset.stage === 'over';
      return now !== was || ready;
    },
    [before],
  );
}

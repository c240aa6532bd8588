// Reactions to a move, a player and a reveal, and hiding those of one person.
import { fastRandom } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless, playHeadlessMove } from '../players/headless.ts';

/** Presses the button of a reveal as soon as there is one, because reveals are short. */
const reactToNextReveal = ({ page }: Actor): Promise<void> =>
  page.evaluate(() => {
    const look = () => {
      const button = document.querySelector<HTMLElement>('[data-testid=react-reveal]');
      if (button) button.click();
      else requestAnimationFrame(look);
    };
    look();
  });

test('reactions to a move, a player and a reveal reach the others, who can hide them', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await headlessPlayers('my-number', ['Anna', 'Boris', 'Mia']);
  await startGame(room);
  const anna = await actor('Anna', { token: room[0]!.token });
  const boris = await actor('Boris', {
    token: room[1]!.token,
    phone: true,
    reducedMotion: 'no-preference',
  });
  for (const one of [anna, boris]) await one.visit(roomCodeOf(room));

  await boris.press('face-0');
  await expect(boris.see('reaction-picker')).toContainText('React to Anna');
  await boris.press('react-plane');
  await expect(boris.see('plane')).toBeAttached();
  await expect(anna.see('reaction-0')).toHaveAttribute('data-reaction', 'plane');
  await expect(anna.see('live-talk')).toContainText('Boris throws a plane at Anna');

  await reactToNextReveal(boris);
  const random = fastRandom(3);
  while ((await boris.see('reaction-picker').count()) === 0 && (await playHeadlessMove(room, random)));
  await boris.press('react-wow');
  await anna.see('tab-log').click();
  await expect(anna.see('line-reaction').first()).toContainText('Boris: Wow');

  await anna.see('react-to-line').last().focus();
  await anna.page.keyboard.press('ArrowUp');
  await anna.page.keyboard.press('Enter');
  await anna.see('reaction-picker').getByTestId('react-laugh').click();
  await expect(anna.see('line-reaction').filter({ hasText: 'Ha ha' })).toHaveCount(1);

  await anna.press('face-1');
  await anna.page.getByRole('switch', { name: 'Hide reactions by Boris' }).check({ force: true });
  await anna.page.keyboard.press('Escape');
  await expect(anna.see('line-reaction').filter({ hasText: 'Boris' })).toHaveCount(0);
  await anna.page.reload();
  await anna.see('react-to-line').last().waitFor();
  await expect(anna.see('line-reaction')).toHaveCount(1);
});

test('at the result a plane flies to a face, and the badge of the winner is the largest', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await headlessPlayers('red7', ['Anna', 'Boris', 'Mia'], { actions: false });
  await startGame(room);
  await playHeadless(room, fastRandom(5));
  const winner = room[0]!.table.outcome!.ranking[0]!.seat;
  const thrower = room.findIndex((_, seat) => seat !== winner);
  const page = await actor('Thrower', { token: room[thrower]!.token, reducedMotion: 'no-preference' });
  await page.context.addInitScript(() => {
    const flights: unknown[] = [];
    Object.assign(globalThis, { flights });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      if (this.closest('[data-testid=plane]')) flights.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, keyframes, options);
    };
  });
  await page.visit(roomCodeOf(room));
  await page.press(`face-${winner}`);
  await page.press('react-plane');
  const badge = page.see(`reaction-${winner}`);
  await expect(badge).toHaveAttribute('data-reaction', 'plane');
  const flights = () => page.page.evaluate(() => (globalThis as unknown as { flights: unknown[] }).flights);
  await expect.poll(flights).toEqual([600]);
  await room[winner]!.do({ type: 'emote', emote: 'laugh' });
  await room[thrower]!.do({ type: 'emote', emote: 'wow' });
  const sizes = await Promise.all(
    [winner, thrower].map((seat) =>
      page.see(`reaction-${seat}`).evaluate((own) => own.getBoundingClientRect().width),
    ),
  );
  expect(sizes[0]).toBeGreaterThan(sizes[1]!);
  // After three seconds it is gone.
  await expect(badge).toHaveCount(0);
});

test('a long press on a face hides the reactions of its owner, and shows them again', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await headlessPlayers('my-number', ['Anna', 'Boris', 'Mia']);
  await startGame(room);
  const anna = await actor('Anna', { token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  const longPress = async (says: string) => {
    const { x, y, width, height } = (await anna.see('face-1').boundingBox())!;
    await anna.page.mouse.move(x + width / 2, y + height / 2);
    await anna.page.mouse.down();
    await expect(anna.page.getByText(says)).toBeVisible();
    await anna.page.mouse.up();
    await expect(anna.see('reaction-picker')).toHaveCount(0);
  };
  await longPress('Reactions by Boris are hidden');
  await room[1]!.do({ type: 'emote', emote: 'wow' });
  await room[2]!.do({ type: 'emote', emote: 'laugh' });
  await expect(anna.see('reaction-2')).toBeVisible();
  await expect(anna.see('reaction-1')).toHaveCount(0);
  await longPress('Reactions by Boris are shown again');
  await room[1]!.do({ type: 'emote', emote: 'thanks' });
  await expect(anna.see('reaction-1')).toHaveAttribute('data-reaction', 'thanks');
  // A short press still opens the reactions, with the same as a switch for the keyboard.
  await anna.press('face-1');
  await expect(anna.page.getByRole('switch', { name: 'Hide reactions by Boris' })).not.toBeChecked();
});

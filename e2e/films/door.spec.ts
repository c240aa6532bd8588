// Contact sheets of the door: it opens, and a newcomer takes the chair of a bot.
import { film } from '../fixtures/filmSheet.ts';
import { waitForAnimations } from '../fixtures/frames.ts';
import { roomCodeOf } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';

for (const kind of ['desktop', 'phone'] as const)
  test(`films of the door: ${kind}`, async ({ actor, headlessPlayers, server }) => {
    const two = await headlessPlayers('red7', ['Anna', 'Boris']);
    for (const seat of [2, 3]) await two[0]!.do({ type: 'addBot', seat, level: 'easy' });
    const mia = await actor('Mia', { phone: kind === 'phone', reducedMotion: 'no-preference' });
    await film(mia.page, kind, `door-opens-${kind}`, async (cut) => {
      await mia.page.goto(`${server.url}/r/${roomCodeOf(two)}`);
      await mia.see('door-invite').waitFor();
      cut();
      await waitForAnimations(mia.page);
    });
    await mia.see('name').fill('Mia');
    await film(mia.page, kind, `door-enters-${kind}`, async () => {
      await mia.press('enter');
      await expect(mia.see('lobby')).toBeVisible();
      await waitForAnimations(mia.page);
    });
  });

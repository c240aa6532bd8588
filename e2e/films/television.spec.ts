// Contact sheets of a television: a turn of My Number!, card by card.
import { fastRandom } from '@fivefold/rules';
import { film } from '../fixtures/filmSheet.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadlessMove } from '../players/headless.ts';

const NAMES = ['Anna', 'Boris', 'Mia', 'Chlo\u00e9', 'Pico'];
const FULL_HD = { viewport: { width: 1920, height: 1080 } };

test('films of a television: my-number', async ({ actor, headlessPlayers, server }) => {
  const room = await headlessPlayers('my-number', NAMES);
  await startGame(room);
  const random = fastRandom(5);
  const turns = 3;
  for (let move = 0; move < turns * NAMES.length - 1; move += 1) await playHeadlessMove(room, random);
  const tv = await actor('TV', { ...FULL_HD, reducedMotion: 'no-preference' });
  await tv.page.goto(`${server.url}/r/${roomCodeOf(room)}/tv`);
  await expect(tv.see('table')).toBeVisible();
  await tv.page.evaluate(() => document.fonts.ready);
  const revealing = tv.page.locator('[data-testid=table][data-revealing]');
  await film(tv.page, 'desktop', 'television-my-number', async (cut) => {
    await playHeadlessMove(room, random);
    await revealing.waitFor();
    cut();
    await expect(revealing).toHaveCount(0);
  });
});

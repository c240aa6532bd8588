// The big screen of a room: lobby, table and result, without hands, panel and pointer.
import { fastRandom } from '@fivefold/rules';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { screenshot } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless } from '../players/headless.ts';

const FULL_HD = { viewport: { width: 1920, height: 1080 } };

test('a television shows lobby, table and result, and takes no chair', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const room = await headlessPlayers('my-number', ['Anna', 'Boris', 'Mia']);
  const code = roomCodeOf(room);
  const tv = await actor('TV', FULL_HD);
  await tv.page.goto(`${server.url}/r/${code}/tv`);
  await expect(tv.see('tv-lobby')).toContainText('Boris');
  await expect(tv.see('tv-invite')).toContainText(code);
  await expect(tv.see('qr')).toBeVisible();
  await expect(tv.see('tv')).toHaveAttribute('data-idle', 'true');
  await screenshot(tv.page, 'tv-lobby');
  await room[0]!.do({ type: 'lock', locked: true });
  await expect(tv.see('tv-invite')).toHaveCount(0);
  await room[0]!.do({ type: 'lock', locked: false });
  await startGame(room);
  await expect(tv.see('table')).toBeVisible();
  await expect(tv.see('panel')).toHaveCount(0);
  await expect(tv.see('hand')).toHaveCount(0);
  await expect(tv.see('menu')).toBeHidden();
  await expect(tv.see('qr')).toBeVisible();
  expect(room[0]!.received.view!.members).toHaveLength(3);
  await screenshot(tv.page, 'tv-table');
  await playHeadless(room, fastRandom(5));
  await expect(tv.see('tv-result')).toContainText(/wins|share/);
  await expect(tv.see('qr')).toBeVisible();
  await screenshot(tv.page, 'tv-result');
});

// The end of an evening: a page with games, titles and a picture, until a host deletes it.
import { roomCodeOf } from '../fixtures/headlessPlayer.ts';
import { checkLayout, screenshot } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { playWholeGame } from '../players/headless.ts';

test('a host finishes the evening, a friend sees its page, and another host deletes it', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await playWholeGame(await headlessPlayers('red7', ['Anna', 'Max'], { actions: false }));
  await room[0]!.do({ type: 'nextGame' });
  await room[0]!.do({ type: 'choose', game: 'iota', options: {} as never });
  for (const [seat, player] of room.entries()) await player.do({ type: 'sit', seat });
  await playWholeGame(room);
  const { me } = room[1]!.received.view!;
  await room[0]!.do({ type: 'makeHost', member: me!, share: true });
  const anna = await actor('Anna', { token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  await anna.see('menu').click();
  await anna.see('finish-evening').click();
  await anna.page.getByRole('dialog').last().getByRole('button', { name: 'Finish the evening' }).click();
  await expect(anna.see('keepsake')).toContainText(/wins the evening|share the evening/);
  await expect(anna.see('keepsake-game')).toHaveCount(2);
  await screenshot(anna.page, 'keepsake-desktop');
  const zoe = await actor('Zoe', { phone: true });
  await zoe.page.goto(anna.page.url());
  await expect(zoe.see('keepsake-titles').getByRole('listitem')).toHaveCount(2);
  await expect(zoe.see('keepsake-game')).toHaveCount(2);
  await expect(zoe.see('keepsake-delete')).toHaveCount(0);
  await expect(zoe.see('keepsake')).not.toContainText(roomCodeOf(room));
  await screenshot(zoe.page, 'keepsake-phone');
  await checkLayout(zoe.page, 'keepsake-phone');
  // A stranger to the room watches the frozen moment, without learning where it was played.
  const watch = zoe.see('keepsake-watch').first();
  await expect(watch).toHaveAccessibleName('Watch Red7');
  await watch.tap();
  await expect(zoe.see('replay-screen')).toBeVisible();
  expect(Number(await zoe.see('replay-move').inputValue())).toBeGreaterThan(0);
  expect(await zoe.page.content()).not.toContain(roomCodeOf(room));
  expect(zoe.page.url()).not.toContain(roomCodeOf(room));
  await expect(zoe.see('replay-close')).toHaveText('Back to the evening');
  await zoe.see('replay-close').tap();
  await expect(zoe.see('keepsake-game')).toHaveCount(2);
  const picture = await zoe.page.request.get(`${anna.page.url()}/picture.png`);
  expect(picture.headers()['content-type']).toBe('image/png');
  // The share sheet gets the picture as a file.
  await anna.page.evaluate(() => {
    navigator.canShare = () => true;
    navigator.share = async (data) => {
      const { files, title } = data as { readonly files: readonly File[]; readonly title: string };
      const [picture] = files;
      document.documentElement.setAttribute('data-shared', `${picture?.type} ${picture?.size} ${title}`);
    };
  });
  await anna.press('share-picture');
  await expect(anna.page.locator('html')).toHaveAttribute(
    'data-shared',
    /^image\/png [1-9]\d{3,} .*(wins the evening|share the evening)$/,
  );
  // The other host opens the page by the link in the chat, and may delete it as well.
  await expect(anna.see('keepsake-delete')).toBeVisible();
  const max = await actor('Max', { token: room[1]!.token });
  await max.visit(roomCodeOf(room));
  const link = max.see('chat').getByRole('link');
  await expect(link).toHaveAttribute(
    'href',
    `${new URL(anna.page.url()).origin}${new URL(anna.page.url()).pathname}?lang=en`,
  );
  const [opened] = await Promise.all([max.context.waitForEvent('page'), link.click()]);
  await opened.getByTestId('keepsake-delete').click();
  await opened.getByRole('dialog').getByRole('button', { name: 'Delete this page' }).click();
  await expect(opened.getByTestId('keepsake-over')).toContainText('This evening is over');
  await zoe.page.reload();
  await zoe.see('to-home').tap();
  await expect(zoe.see('home')).toBeVisible();
});

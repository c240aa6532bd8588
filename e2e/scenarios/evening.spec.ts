// An evening: three games in four windows, a late friend, a playlist, a rematch during a replay, and its page at the end.
import { fastRandom } from '@fivefold/rules';
import { HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless } from '../players/headless.ts';

test('friends play three games, and the evening has a page', async ({ actor, headlessPlayers, server }) => {
  const two = await headlessPlayers('red7', ['Anna', 'Boris'], { actions: false });
  const [host] = two as [HeadlessPlayer, HeadlessPlayer];
  const code = roomCodeOf(two);
  await host.do({ type: 'playlist', games: ['iota'] });
  await startGame(two);
  const anna = await actor('Anna', { token: host.token });
  const boris = await actor('Boris', { token: two[1]!.token, phone: true });
  const tv = await actor('TV', { viewport: { width: 1920, height: 1080 } });
  for (const one of [anna, boris]) await one.visit(code);
  await tv.page.goto(`${server.url}/r/${code}/tv`);
  await expect(tv.see('tv').getByTestId('table')).toBeVisible();

  // The late friend watches, and plays the next game.
  const lateFriend = new HeadlessPlayer(server.url, 'Mia');
  const mia = await actor('Mia', { token: lateFriend.token });
  await mia.page.goto(`${server.url}/r/${code}`);
  await mia.see('name').fill('Mia');
  await mia.press('sit-next');
  await expect(mia.see('table')).toBeVisible();
  await lateFriend.join(code);

  // The first game: its best moment opens as a replay, and a rematch leaves that open.
  await playHeadless(two, fastRandom(5));
  await expect(tv.see('tv-result')).toContainText(/wins|share/);
  await expect(tv.see('highlight')).toBeVisible();
  await expect(anna.see('next-game')).toHaveText('Next: Iota');
  await boris.see('highlight-watch').first().tap();
  await expect(boris.see('replay-screen')).toBeVisible();
  expect(Number(await boris.see('replay-move').inputValue())).toBeGreaterThan(0);
  await mia.press('propose-red7');
  await expect(anna.see('propose-red7')).toHaveAccessibleName('Red7, wanted by Mia');
  await anna.press('rematch');
  await expect(boris.see('replay-close')).toHaveText('Red7 starts: join');
  await boris.press('replay-close');
  await expect(boris.see('table')).toBeVisible();

  // The late friend plays the second game. Then the room: the planned game is chosen.
  const three = [...two, lateFriend];
  for (const { received } of three)
    await received.until('the rematch', ({ view }) => view?.table?.number === 2);
  expect(host.table.players.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Mia']);
  await playHeadless(three, fastRandom(5));
  await boris.see('winner').waitFor();
  await boris.see('face-0').first().tap();
  await boris.see('reaction-picker').getByTestId('react-bravo').tap();
  await expect(tv.see('reaction-0')).toHaveAttribute('data-reaction', 'bravo');
  await anna.press('to-room');
  await expect(mia.see('lobby')).toBeVisible();
  await anna.start();
  for (const { received } of three)
    await received.until('the third game', ({ view }) => view?.table?.game === 'iota');
  await playHeadless(three, fastRandom(5));

  // The end of the evening.
  await anna.see('winner').waitFor();
  await anna.press('room-statistics');
  await expect(anna.see('statistics').getByRole('row', { name: /Mia 2/ })).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await anna.press('finish-evening-here');
  await anna.page.getByRole('dialog').last().getByRole('button', { name: 'Finish the evening' }).click();
  await expect(anna.see('keepsake-game')).toHaveCount(3);
  await expect(mia.see('chat')).toContainText('/e/');
  await anna.page.goto(server.url);
  await anna.press('open-my-statistics');
  await expect(anna.see('my-statistics').getByRole('row', { name: /Red7 2/ })).toBeVisible();
  await anna.press('forget-statistics');
  await expect(anna.see('my-statistics')).toContainText('in this browser only');
  lateFriend.close();
});

for (const phone of [false, true])
  test(`a pause moves nothing on the table and says who paused once${phone ? ', on a phone' : ''}`, async ({
    actor,
    headlessPlayers,
  }) => {
    const two = await headlessPlayers('red7', ['Anna', 'Boris']);
    await startGame(two);
    const anna = await actor('Anna', { token: two[0]!.token, phone });
    await anna.visit(roomCodeOf(two));
    const boxes = async () => [
      await anna.page.locator('[data-middle]').boundingBox(),
      await anna.see('hand').boundingBox(),
      await anna.see('menu').boundingBox(),
    ];
    const before = await boxes();
    await two[0]!.do({ type: 'pause' });
    await expect(anna.see('banner')).toContainText('Paused by Anna');
    await expect(anna.page.getByText('Paused by')).toHaveCount(1);
    const menu = (await anna.see('menu').boundingBox())!;
    expect((await anna.see('banner').boundingBox())!.x).toBeGreaterThanOrEqual(menu.x + menu.width);
    expect(await boxes()).toEqual(before);
    await anna.press('menu');
    await expect(anna.see('menu-people')).toBeVisible();
    await anna.page.keyboard.press('Escape');
    await anna.see('banner').getByRole('button', { name: 'Resume' }).click();
    await expect(anna.see('banner')).toHaveCount(0);
    expect(await boxes()).toEqual(before);
  });

test('after a reload the log still has what was said and who was replaced by a bot', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('red7', ['Anna', 'Boris', 'Mia']);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await three[1]!.do({ type: 'say', text: 'what a start' });
  await three[2]!.do({ type: 'leave' });
  await three[0]!.do({ type: 'letBotPlay', seat: 2, level: 'easy' });
  const log = anna.see('log');
  for (const text of ['what a start', 'A bot plays for Mia']) await expect(log).toContainText(text);
  await anna.page.reload();
  for (const text of ['what a start', 'A bot plays for Mia']) await expect(log).toContainText(text);
});

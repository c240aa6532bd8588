// The tables that a browser knows, on its home page: at a glance whose turn it is, and one tap to get there.
import { fastRandom } from '@fivefold/rules';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadlessMove } from '../players/headless.ts';

/** Plays until this player has to decide, or until somebody else has. */
async function playUntilTurn(players: readonly HeadlessPlayer[], mine: boolean): Promise<void> {
  const random = fastRandom(5);
  const [anna] = players as [HeadlessPlayer];
  for (let moves = 0; anna.table.waitingFor.includes(anna.table.seat!) !== mine; moves += 1) {
    if (moves > 50) throw new Error('the turn never came');
    await playHeadlessMove(players, random);
  }
}

test('home lists my tables, "your turn" first, and follows the server', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const iota = await headlessPlayers('iota', ['Anna', 'Max'], { deck: 'half' });
  await startGame(iota);
  await playUntilTurn(iota, false);
  const anna = await actor('Anna', { token: iota[0]!.token, phone: true });
  await anna.visit(roomCodeOf(iota));
  await anna.page.goto(server.url);
  const rows = anna.see('my-tables').getByTestId('my-table');
  await expect(rows).toHaveText([/Iota.*with Max.*Playing/]);
  await expect(anna.see('table-waiting')).toHaveCount(0);

  await test.step('a second table, in its lobby, is listed after the running game', async () => {
    await anna.see('game-red7').click();
    await anna.createHere();
    await anna.see('lobby').waitFor();
    await anna.page.goto(server.url);
    await expect(rows).toHaveText([/Iota.*Playing/, /Red7.*Nobody else.*Not begun/]);
  });

  await test.step('a move of the others makes it my turn', async () => {
    await playUntilTurn(iota, true);
    await anna.page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(anna.see('table-waiting')).toHaveText('Your turn');
    await expect(rows.first()).toContainText('Iota');
  });

  await test.step('without the server what the browser remembers is shown', async () => {
    await anna.page.route('**/api/tables', (route) => route.abort());
    await anna.page.reload();
    await expect(rows).toHaveCount(2);
    await expect(anna.see('table-waiting')).toBeVisible();
    await anna.page.unroute('**/api/tables');
  });

  await test.step('a table can be forgotten, and one where I was removed is', async () => {
    await anna.see('forget-table').last().tap();
    await expect(rows).toHaveCount(1);
    const [, max] = iota;
    await max!.do({ type: 'leave' });
    await iota[0]!.do({ type: 'leave' });
    await anna.page.reload();
    await expect(anna.see('home')).toBeVisible();
    await expect(anna.see('my-tables')).toHaveCount(0);
  });
});

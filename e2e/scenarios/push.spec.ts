// Web Push from the server to a phone whose page is closed, through a push service of the test.
import { fastRandom } from '@fivefold/rules';
import { TestPushService } from '../../apps/server/test/pushService.ts';
import {
  type HeadlessPlayer,
  roomCodeOf,
  seatHeadlessPlayers,
  startGame,
} from '../fixtures/headlessPlayer.ts';
import { PushPhone } from '../fixtures/pushPhone.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { playHeadlessMove } from '../players/headless.ts';

const test = base.extend<{ readonly pushService: TestPushService }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter names of a fixture
  pushService: async ({}, use) => {
    const service = await TestPushService.start();
    await use(service);
    await service.stop();
  },
  serverSettings: ({ pushService }, use) =>
    use({ PUSH_ALLOWED_ORIGINS: pushService.origin, PUSH_AFTER_SECONDS: '0' }),
});

/** Plays one move or more, until it is the first player's turn, or another's. */
async function playUntilTurn(players: readonly HeadlessPlayer[], mine: boolean): Promise<void> {
  const random = fastRandom(5);
  do await playHeadlessMove(players, random);
  while (players[0]!.table.waitingFor.includes(0) !== mine);
}

test('a closed page is notified of its turn; a tap opens the table, a move made elsewhere withdraws it', async ({
  actorAt,
  ownServer,
  pushService,
}) => {
  const two = await seatHeadlessPlayers(ownServer.url, 'iota', ['Anna', 'Max'], { deck: 'half' });
  await startGame(two);
  await playUntilTurn(two, false);
  two[0]!.hide();
  const anna = await actorAt(ownServer, 'Anna', {
    token: two[0]!.token,
    phone: true,
    serviceWorkers: 'allow',
  });
  const phone = new PushPhone(anna, pushService);
  await phone.prepare();
  await anna.visit(roomCodeOf(two));
  await phone.connect();

  await anna.see('push-ask').getByRole('button', { name: 'Yes, notify me' }).tap();
  await expect(anna.see('push-ask')).toHaveCount(0);
  await anna.press('menu');
  const menu = anna.see('menu-dialog');
  await menu.getByRole('button', { name: 'Report a problem' }).waitFor(); // the last item to be loaded
  await menu.getByRole('button', { name: 'Settings' }).tap();
  const state = anna.see('push-state');
  await expect(state).toHaveAttribute('data-state', 'on');
  await anna.see('push-quiet').tap(); // a test may run at night
  await anna.see('push-switch').tap();
  await expect(state).toHaveAttribute('data-state', 'off');
  await anna.see('push-switch').tap();
  await expect(state).toHaveAttribute('data-state', 'on');
  await anna.page.close();

  const room = roomCodeOf(two);
  await playUntilTurn(two, true);
  await expect.poll(() => pushService.received.length).toBe(1); // delivered while no page is open
  await expect.poll(() => phone.notifications()).toEqual([`Your turn: Iota, Room ${room}`]);

  await test.step('a move on another device withdraws it', async () => {
    await playUntilTurn(two, false);
    await expect.poll(() => phone.notifications()).toEqual([]);
  });

  await test.step('a tap on the next one opens the table', async () => {
    await playUntilTurn(two, true);
    await expect.poll(() => phone.notifications()).toHaveLength(1);
    const opened = await phone.tap(`turn-${room}`);
    expect(opened).toBe(`${ownServer.url}/r/${room}`);
    await expect.poll(() => phone.notifications()).toEqual([]);
    const page = await anna.context.newPage();
    await page.goto(opened);
    await expect(page).toHaveTitle(/your turn/i);
    await expect(page.getByTestId('prompt')).toBeVisible();
    await expect(page.getByTestId('catch-up')).toContainText('While you were away');
  });
  expect(pushService.problems).toEqual([]);
  for (const player of two) player.close();
});

// What hosts and spectators can do: seats, members, the clock, and a running game.
import { fastRandom } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadlessMove } from '../players/headless.ts';

const THREE = ['Anna', 'Max', 'Соня'];
const openChair = (actor: Actor, at: number) => actor.see(`chair-${at}`).getByRole('button').first().click();
const isMine = (actor: Actor, at: number) =>
  expect(actor.see(`chair-${at}`)).toHaveAttribute('data-me', 'true');

async function fromMenu(actor: Actor, name: string): Promise<void> {
  await actor.press('menu');
  await actor.see('menu-dialog').getByRole('button', { name }).click();
}

test('seats: a spectator replaces a bot, stands up, swaps; the host shuffles and removes a bot', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('my-number', THREE);
  const [host] = three as [HeadlessPlayer];
  for (const seat of [3, 4, 5]) await host.do({ type: 'addBot', seat, level: 'easy' });
  const anna = await actor('Anna', { token: host.token, phone: true });
  const lena = await actor('Lena');
  await anna.visit(roomCodeOf(three));
  await lena.join(anna.page.url(), 'just-watch');
  await expect(lena.see('take-seat')).toHaveText('Take a bot’s seat');
  await lena.press('take-seat');
  await isMine(lena, 3);

  await openChair(lena, 3);
  await lena.press('menu-stand');
  await expect(lena.see('take-seat')).toHaveText('Take a seat');
  await lena.press('open-menu');
  await lena.see('rename').getByRole('textbox').fill('Елена');
  await lena.page.keyboard.press('Enter');
  await expect(lena.see('room-menu')).toHaveCount(0);
  await openChair(lena, 4);
  await lena.press('menu-sit');
  await isMine(lena, 4);
  await openChair(lena, 0);
  await lena.press('menu-swap');
  await isMine(lena, 0);
  await expect(anna.see('chair-0')).toContainText('Елена');

  await openChair(anna, 5);
  await anna.press('menu-remove-bot');
  await expect(lena.see('chair-5')).toHaveAttribute('data-free', 'true');
  const { received } = anna;
  const order = () => received.view!.seats.map((seat) => (seat.kind === 'member' ? seat.member : seat.kind));
  const before = order().join();
  await anna.press('open-menu');
  while (order().join() === before) {
    const { replies } = received; // one shuffle of many leaves everybody where they are
    await anna.press('shuffle');
    await received.until('a shuffle', () => received.replies > replies);
  }
  await isMine(lena, order().indexOf(lena.received.view!.me!));
});

test('guests read the rules in the lobby and say what they would like', async ({
  actor,
  headlessPlayers,
}) => {
  const two = await headlessPlayers('my-number', ['Anna', 'Max']);
  const anna = await actor('Anna', { token: two[0]!.token, phone: true });
  const max = await actor('Max', { token: two[1]!.token });
  for (const one of [anna, max]) await one.visit(roomCodeOf(two));
  await anna.press('how-to-play');
  await expect(anna.see('rules-dialog')).toContainText('My Number!');
  await max.page.keyboard.press('?');
  await expect(max.see('rules-dialog')).toBeVisible();
  await max.page.keyboard.press('Escape');
  await max.press('propose-iota');
  await anna.see('rules-dialog').getByRole('button', { name: 'Close' }).tap();
  await anna.press('change-game');
  await expect(anna.page.getByRole('dialog').getByTestId('choose-iota')).toContainText('wanted by Max');
  await anna.page.keyboard.press('Escape');
  const goals = anna.see('option-goals');
  const wish = (name: string) => max.see('option-goals').getByRole('button', { name });
  await wish('Same all game').click();
  await expect(goals.getByRole('radio', { name: /^Same all game ?, wanted by Max$/ })).not.toBeChecked();
  await wish('New each round').press('Enter');
  await expect(goals.getByRole('radio', { name: /^New each round ?, wanted by Max$/ })).not.toBeChecked();
  await expect(goals.getByText('wanted by')).toHaveCount(1);
  await expect(wish('New each round')).toHaveAttribute('aria-pressed', 'true');
  await expect(wish('Off')).toHaveAttribute('aria-current', 'true');
  await max.see('option-unofficialTwo').getByRole('button', { name: 'on' }).click();
  await expect(anna.see('wishes-unofficialTwo')).toHaveText('on, wanted by Max');
  expect(two[0]!.received.view!.options).toMatchObject({ goals: 'none', unofficialTwo: false });
  await goals.getByText('New each round').tap();
  await expect(wish('New each round')).toHaveAttribute('aria-current', 'true');
  await wish('New each round').click();
  await expect(goals.getByText('wanted by')).toHaveCount(0);
  await two[0]!.do({ type: 'choose', game: 'red7', options: { advanced: true } });
  await max.see('option-targetScore').getByRole('button', { name: '40', exact: true }).click();
  await expect(anna.see('wishes-targetScore')).toHaveText('40, wanted by Max');
  await expect(anna.see('wishes-unofficialTwo')).toHaveCount(0);
});

test('the seat of an absent member: a bot or a spectator takes it, and the member returns as a spectator', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('my-number', THREE);
  const [host, max, sonya] = three as [HeadlessPlayer, HeadlessPlayer, HeadlessPlayer];
  for (const seat of [3, 4, 5]) await host.do({ type: 'addBot', seat, level: 'easy' });
  const anna = await actor('Anna', { token: host.token });
  const lena = await actor('Lena', { phone: true });
  await anna.visit(roomCodeOf(three));
  await lena.join(anna.page.url(), 'just-watch');
  for (const one of [max, sonya]) one.close();
  await openChair(anna, 1);
  await openChair(lena, 2);
  await expect(lena.see('menu-sit')).toBeDisabled();
  await expect(anna.see('add-bot-1')).toHaveCount(0);
  await anna.press('add-bot-1'); // as soon as it is there: they have 45 s to come back
  await lena.press('menu-sit');
  await isMine(lena, 2);
  await expect(lena.see('chair-1')).toContainText('Zuza');

  const back = await actor('Max', { token: max.token });
  await back.visit(roomCodeOf(three));
  await expect(back.see('take-seat')).toHaveText('Take a bot’s seat');
});

test('the host plans games, sets a clock, pauses and ends the game; a second host goes on', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('my-number', THREE);
  const anna = await actor('Anna', { token: three[0]!.token });
  const max = await actor('Max', { token: three[1]!.token, phone: true });
  for (const one of [anna, max]) await one.visit(roomCodeOf(three));
  await anna.press('plan-red7');
  await expect(max.see('playlist').getByRole('listitem')).toContainText('Red7');
  const limit = (seconds: number) => max.see('clock-rule').getByRole('radio', { name: `${seconds}` });
  await three[0]!.do({ type: 'settings', clock: { kind: 'hard', seconds: 90 } }); // not one that the page offers
  await expect(limit(90)).toBeChecked();
  await anna.see('clock-rule').getByText('3 days').click();
  await expect(max.see('clock-rule').getByRole('radio', { name: '3 days' })).toBeChecked();
  await anna.see('slow-substitute').getByText('An automatic move').click();
  await expect(max.see('slow-substitute').getByRole('radio', { name: 'An automatic move' })).toBeChecked();
  await anna.see('clock-rule').getByText('30').click();
  await expect(limit(30)).toBeChecked();
  await expect(limit(90)).toHaveCount(0);
  await anna.start();
  await max.press('more-time');
  await expect(max.see('more-time')).toHaveCount(0);
  expect(max.table.clock!.extended).toEqual([1]);

  await fromMenu(anna, 'Pause');
  await expect(max.see('banner')).toHaveText('Paused by Anna');
  await anna.see('banner').getByRole('button', { name: 'Resume' }).click();
  await expect(max.see('banner')).toHaveCount(0);
  await fromMenu(anna, 'End the game for everyone');
  await anna.press('confirm-go');
  await expect(max.see('ended-early')).toHaveText(/^Ended by Anna in round\s\d+$/);
  await expect(max.see('scores-so-far').getByRole('row')).toHaveCount(3);
  await expect(max.see('result')).not.toContainText('Final result');
  await fromMenu(anna, 'People in the room');
  await anna.press('person-m2');
  await anna.press('menu-host');
  await max.press('next-game');
  for (const one of [anna, max]) await expect(one.see('table')).toBeVisible();
  expect([max.table.game, max.table.number]).toEqual(['red7', 2]);
});

test('members at the table: lock, remove, hand over; a nudged player runs out of time', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token, keys: true });
  const max = await actor('Max', { token: three[1]!.token, phone: true });
  const lena = await actor('Lena');
  for (const one of [anna, max]) await one.visit(roomCodeOf(three));
  await lena.join(anna.page.url());
  await playHeadlessMove(three, fastRandom(1));
  await anna.press('nudge');
  await expect(max.see('clock')).toBeVisible();

  await lena.press('menu');
  await lena.press('menu-people');
  await expect(lena.see('person-m1')).toContainText('host');
  await lena.press('person-m1');
  await expect(lena.see('hide-reactions')).toBeVisible(); // a guest decides for themselves alone
  for (const id of ['menu-kick', 'menu-hand-over', 'lock']) await expect(lena.see(id)).toHaveCount(0);
  await anna.press('menu');
  await anna.press('menu-people');
  await anna.reach('lock');
  await anna.page.keyboard.press('Space');
  await three[0]!.received.until('a lock', ({ view }) => view!.locked);
  const stranger = new HeadlessPlayer(server.url, 'Otto');
  await expect(stranger.join(roomCodeOf(three))).rejects.toThrow('room-locked');
  stranger.close();
  await anna.press('person-m4');
  await anna.press('menu-kick');
  await expect(anna.page.locator('dialog[open]')).toHaveCount(1); // two would lie on each other
  await anna.press('confirm-go');
  await expect(lena.see('gone')).toBeVisible();
  await expect(anna.see('person-m4')).toHaveCount(0);
  await anna.press('person-m2');
  await anna.press('menu-hand-over');
  await expect(anna.see('lock')).toHaveCount(0);
  await anna.page.keyboard.press('Escape');

  await fromMenu(max, 'Pause');
  await expect(anna.see('banner')).toHaveText('Paused by Max');
  await max.see('banner').getByRole('button', { name: 'Resume' }).click();
  await anna.see('let-clock-play').waitFor(); // half a minute after the nudge
  await anna.press('let-clock-play');
  await expect(max.see('sealed')).toBeVisible();
});

test('a host without a seat lets a bot play for a player who left', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const lena = await actor('Lena');
  await lena.join(`${lena.server.url}/r/${roomCodeOf(three)}`);
  await three[1]!.do({ type: 'leave' });
  await expect(lena.see('seat-1')).toContainText('left');
  await expect(lena.see('let-bot-play')).toHaveCount(0);
  await three[0]!.do({ type: 'makeHost', member: 'm4', share: false });
  await lena.press('let-bot-play');
  await expect(lena.see('let-bot-play')).toHaveCount(0);
  expect(lena.table.players[1]!.bot).toBe('medium');
  await expect(lena.see('log')).toContainText(`A bot plays for ${THREE[1]}`);
});

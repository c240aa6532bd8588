// Keyboard focus, and what a screen reader announces.
import { fastRandom, GAME_IDS, type GameId } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadless, playHeadlessMove } from '../players/headless.ts';
import { decide } from '../players/player.ts';

const THREE = ['Anna', 'Max', 'Otto'];

/** Opens something with a key and closes it with Escape. */
async function inAndOut(anna: Actor, opener: string, dialog: string): Promise<void> {
  await anna.see(opener).focus();
  await anna.page.keyboard.press('Enter');
  await expect(anna.see(dialog)).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see(dialog)).toHaveCount(0);
  await expect(anna.see(opener)).toBeFocused();
}

test('a dialog returns the focus, also after a second dialog', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('red7', THREE);
  await startGame(three);
  const at = three[0]!.table.waitingFor[0]!;
  const anna = await actor('Anna', { token: three[at]!.token });
  await anna.visit(roomCodeOf(three));
  await inAndOut(anna, 'menu', 'menu-dialog');
  await inAndOut(anna, 'fold', 'confirm');
  await anna.see('menu').focus();
  await anna.page.keyboard.press('Enter');
  await anna.see('menu-people').focus();
  await anna.page.keyboard.press('Enter');
  await expect(anna.see('people-dialog')).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see('menu')).toBeFocused();
});

test('a sheet on a phone returns the focus', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(roomCodeOf(three));
  await inAndOut(anna, 'open-panel', 'panel');
});

test('Escape closes the confirmation and keeps the menu', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await anna.see('chair-1').getByRole('button').focus();
  await anna.page.keyboard.press('Enter');
  await anna.see('menu-kick').focus();
  await anna.page.keyboard.press('Enter');
  await expect(anna.see('confirm')).toBeVisible();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see('confirm')).toHaveCount(0);
  await expect(anna.see('menu-kick')).toBeFocused();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see('chair-menu')).toHaveCount(0);
  await expect(anna.see('chair-1').getByRole('button')).toBeFocused();
});

const keepsFocus = (anna: Actor, when: string) =>
  expect
    .poll(() => anna.page.evaluate(() => document.activeElement?.tagName), `the focus ${when}`)
    .not.toBe('BODY');

const atTheTable = test.extend<{
  readonly sit: (game: GameId) => Promise<readonly [Actor, readonly HeadlessPlayer[]]>;
}>({
  sit: ({ headlessPlayers, actor }, use) =>
    use(async (game) => {
      const { seats, options, phases } = browserGames[game].stage;
      const room = await headlessPlayers(game, THREE.slice(0, seats), options);
      await startGame(room);
      await playHeadless(room, fastRandom(1), (view) => phases[0]!.isAt(view, 0));
      const anna = await actor('Anna', { token: room[0]!.token, keys: true });
      await anna.visit(roomCodeOf(room));
      await anna.shown();
      return [anna, room];
    }),
});

const DECISIONS = 3;

for (const game of GAME_IDS)
  atTheTable(
    `${game}: H goes to something with a name, and a move leaves the focus on the table`,
    async ({ sit }) => {
      const [anna, room] = await sit(game);
      await anna.page.keyboard.press('h');
      await expect(anna.page.locator(':focus')).toHaveAccessibleName(/./);
      const random = fastRandom(2);
      for (let decisions = 0; decisions < DECISIONS; ) {
        const hers = room[0]!.table.waitingFor[0] === 0;
        if (hers) await decide(anna, random);
        else await playHeadlessMove(room, random);
        const move = Math.max(...[...room, anna].map(({ table }) => table.move));
        for (const { received } of [...room, anna])
          await received.until(`move ${move}`, ({ table }) => table.move >= move);
        await anna.shown();
        if (hers) decisions += 1;
        if (decisions > 0) await keepsFocus(anna, `after move ${move}`);
      }
    },
  );

atTheTable('Red7: taking back keeps the focus, though nothing is left to take back', async ({ sit }) => {
  const [anna] = await sit('red7');
  const cards = anna.see('hand').getByRole('option');
  await anna.page.keyboard.press('1');
  await anna.page.keyboard.press('k');
  await expect(cards).toHaveCount(6);
  await anna.reach('undo');
  await anna.page.keyboard.press('Enter');
  await expect(cards).toHaveCount(7);
  await expect(anna.see('undo')).toBeFocused();
  await expect(anna.see('undo')).toBeDisabled();
});

atTheTable('Iota: Escape on a cell leads back to the hand', async ({ sit }) => {
  const [anna] = await sit('iota');
  await anna.page.keyboard.press('1');
  await anna.page.locator('[data-target]:focus').waitFor();
  await anna.page.keyboard.press('Escape');
  await expect(anna.page.locator('[data-target]')).toHaveCount(0);
  await expect(anna.page.locator('#hand [role=option]:focus')).toHaveCount(1);
});

atTheTable('Podelim: a stepper keeps the focus at its end', async ({ sit }) => {
  const [anna] = await sit('podelim');
  const left = anna.see('divider-1-left');
  await left.focus();
  while (await left.isEnabled()) await anna.page.keyboard.press('Enter');
  await expect(left).toBeFocused();
  await expect(anna.see('divider-1')).toHaveAttribute('aria-valuenow', '1');
});

test('closing the panel moves the focus to the button that opens it', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await anna.see('close-panel').focus();
  await anna.page.keyboard.press('Enter');
  await expect(anna.see('open-panel')).toBeFocused();
});

test('chat, arrivals and departures are announced in the lobby and at the table', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('my-number', THREE);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(roomCodeOf(three));
  const talk = anna.see('live-talk');
  await talk.waitFor({ state: 'attached' });
  await three[1]!.do({ type: 'say', text: 'shall we?' });
  await expect(talk).toContainText('Max: shall we?');
  await startGame(three);
  await anna.see('table').waitFor();
  await expect(talk).toBeEmpty();
  await three[2]!.do({ type: 'emote', emote: 'bravo' });
  await expect(talk).toContainText('Otto: Bravo');
  await three[1]!.do({ type: 'leave' });
  await expect(talk).toContainText('Max leaves');
});

test('a decision is announced once, and only mine as my turn', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await expect(anna.see('live-assertive')).toHaveText('Your turn: Choose a card');
  await expect(anna.see('live-decision')).toHaveText('Everyone reveals together');
  await playHeadlessMove(three, fastRandom(7));
  await expect(anna.see('live-decision')).toHaveText('Waiting for Max and Otto');
  await playHeadlessMove(three, fastRandom(7));
  await expect(anna.see('prompt')).toContainText('Waiting for Otto');
  await expect(anna.see('live-decision')).toHaveText('Waiting for Max and Otto');
  await three[0]!.do({ type: 'pause' });
  await expect(anna.see('banner')).toBeVisible();
  await expect(anna.see('live-decision')).toBeEmpty();
  await three[0]!.do({ type: 'resume' });
  await playHeadless(three, fastRandom(7), (view) =>
    browserGames['my-number'].stage.phases[2]!.isAt(view, 0),
  );
  await expect(anna.see('live-decision')).toContainText('Round 1 is over');
  await expect(anna.see('live-assertive')).toBeEmpty();
});

atTheTable('a turn that is called so says what to do in it', async ({ sit }) => {
  const [anna] = await sit('iota');
  await expect(anna.see('live-assertive')).toHaveText('Your turn: Lay 1 to 4 cards in one line');
  await anna.page.keyboard.press('1');
  await expect(anna.see('live-decision')).toHaveText('Choose a marked cell');
  await expect(anna.see('live-assertive')).toHaveText('Your turn: Lay 1 to 4 cards in one line');
});

test('the start of a clock announces its length', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const max = await actor('Max', { token: three[1]!.token });
  await max.visit(roomCodeOf(three));
  await playHeadlessMove(three, fastRandom(1));
  await three[0]!.do({ type: 'nudge' });
  await expect(max.see('live-decision')).toContainText(/\d+\sseconds left/);
  await expect(max.see('clock')).toContainText('Time left:');
});

test('a new screen focuses its heading, and the result its winner', async ({ actor, headlessPlayers }) => {
  const two = await headlessPlayers('iota', ['Anna', 'Max'], { deck: 'half' });
  const anna = await actor('Anna', { token: two[0]!.token });
  const headed = (name: string | RegExp, level: number) =>
    expect(anna.page.getByRole('heading', { level, name })).toBeFocused();
  await anna.page.goto(anna.server.url);
  await expect(anna.page.getByRole('heading', { level: 1 })).not.toBeFocused();
  await anna.see('code').fill(roomCodeOf(two));
  await anna.page.keyboard.press('Enter');
  await headed(`Room ${roomCodeOf(two)}`, 1);
  await anna.see('start').focus();
  await anna.page.keyboard.press('Enter');
  await headed('Iota', 1);
  for (const { received } of two)
    await received.until('the deal', ({ view }) => view?.table?.status === 'playing');
  await playHeadless(two, fastRandom(1));
  await headed(/win/, 2);
  await expect(anna.page).toHaveTitle('Final result · Iota');
  await anna.see('replay').focus();
  await anna.page.keyboard.press('Enter');
  await headed('Iota', 1);
  await expect(anna.page).toHaveTitle('Replay · Iota');
  await expect(anna.page.getByRole('region', { name: 'The others' })).toHaveAttribute('tabindex', '0');
  await anna.see('replay-close').focus();
  await anna.page.keyboard.press('Enter');
  await headed(/win/, 2);
  await anna.see('rematch').focus();
  await anna.page.keyboard.press('Enter');
  await headed('Iota', 1);
});

test('a seat keeps the focus when a bot is added and removed', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  const chair = anna.see('chair-3').getByRole('button').first();
  await anna.see('add-bot-3').focus();
  await anna.page.keyboard.press('Enter');
  await expect(chair).toContainText('bot');
  await expect(chair).toBeFocused();
  await anna.page.keyboard.press('Enter');
  await anna.see('menu-remove-bot').focus();
  await anna.page.keyboard.press('Enter');
  await expect(anna.see('sit-3')).toBeFocused();
});

test('V announces the sealed choice', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  await playHeadlessMove(three, fastRandom(1));
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await expect(anna.see('sealed').getByRole('status')).toBeEmpty();
  await anna.page.keyboard.press('v');
  await expect(anna.see('sealed').getByRole('status')).not.toBeEmpty();
});

test('a toggle button announces one state', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await anna.see('ready').click();
  await expect(anna.see('ready')).toHaveText('Not ready yet');
  await expect(anna.see('ready')).not.toHaveAttribute('aria-pressed');
  await startGame(three);
  await expect(anna.page.getByRole('button', { name: 'Sound on' })).not.toHaveAttribute('aria-pressed');
});

test('a switch is visible in forced colors', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('eight28', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token, forcedColors: 'active' });
  await anna.visit(roomCodeOf(three));
  const look = () =>
    anna.see('stand').evaluate((own) => {
      const { borderTopWidth, backgroundColor } = getComputedStyle(own);
      return { borderTopWidth, backgroundColor };
    });
  const off = await look();
  expect(off.borderTopWidth).toBe('1px');
  await anna.see('stand').check();
  await expect.poll(async () => (await look()).backgroundColor).not.toBe(off.backgroundColor);
});

test('small controls and the replay slider have large touch targets', async ({ actor, headlessPlayers }) => {
  const two = await headlessPlayers('iota', ['Anna', 'Max'], { deck: 'half' });
  const anna = await actor('Anna', { token: two[0]!.token, phone: true });
  await startGame(two);
  await playHeadless(two, fastRandom(1));
  await anna.visit(roomCodeOf(two));
  await anna.see('replay').tap();
  const slider = (await anna.see('replay-move').boundingBox())!;
  expect(slider.height).toBeGreaterThanOrEqual(44);
  const reached = await anna.see('replay-eyes').evaluate((own) => {
    const choice = own.querySelector('label')!;
    const { x, y, width, height } = choice.getBoundingClientRect();
    return [-21, 21].map((off) =>
      choice.contains(document.elementFromPoint(x + width / 2, y + height / 2 + off)),
    );
  });
  expect(reached).toEqual([true, true]);
});

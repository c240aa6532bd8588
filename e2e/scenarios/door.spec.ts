import { deriveSeedFromTexts } from '@fivefold/rules';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';

const namesOnSeats = ({ received: { view } }: HeadlessPlayer) =>
  view!.seats.map((seat) =>
    seat.kind === 'member' ? view!.members.find(({ id }) => id === seat.member)!.name : seat.kind,
  );

test('an invited friend learns who invites to what, chooses a face, and sits down', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const two = await headlessPlayers('red7', ['Anna', 'Boris']);
  const mia = await actor('Mia');
  await mia.page.goto(`${server.url}/r/${roomCodeOf(two)}`);
  await expect(mia.see('door-invite')).toContainText('Anna invites you to Red7');
  await expect(mia.see('door-invite')).toContainText('Boris is here. 2 free chairs');
  await expect(mia.page).toHaveTitle('Anna invites you to Red7');
  await mia.see('how-to-play').click();
  await expect(mia.see('rules-dialog')).toBeVisible();
  await mia.page.keyboard.press('Escape');
  await mia.see('name').fill('Mia');
  const faces = mia.see('face-picker');
  await expect(faces.getByRole('radio', { name: /taken by Anna/ })).toBeDisabled();
  await faces.getByRole('radio', { name: 'Mouse' }).check({ force: true });
  await mia.see('language').getByText('RU').click();
  await expect(mia.see('door-invite')).toContainText('Anna зовёт за стол: Red7');
  await expect(mia.see('name')).toHaveValue('Mia');
  await mia.see('enter').click();
  await expect(mia.see('lobby')).toBeVisible();
  const { view } = two[0]!.received;
  const me = view!.members.find(({ name }) => name === 'Mia')!;
  await expect.poll(() => two[0]!.received.view!.faces[me.id]).toBe('mouse');
  await expect
    .poll(() => two[0]!.received.view!.seats.some((seat) => seat.kind === 'member' && seat.member === me.id))
    .toBe(true);
});

test('the door says before entering that a game is running', async ({ actor, headlessPlayers, server }) => {
  const two = await headlessPlayers('red7', ['Anna', 'Boris']);
  await startGame(two);
  const mia = await actor('Mia');
  await mia.page.goto(`${server.url}/r/${roomCodeOf(two)}`);
  await expect(mia.see('door-invite')).toHaveAttribute('data-state', 'playing');
  await expect(mia.see('enter')).toHaveText('Watch');
  await mia.see('name').fill('Mia');
  await mia.see('enter').click();
  await expect(mia.see('table')).toBeVisible();
});

test('the door of a locked room names nobody', async ({ actor, headlessPlayers, server }) => {
  const [anna] = await headlessPlayers('red7', ['Anna']);
  await anna!.do({ type: 'lock', locked: true });
  const mia = await actor('Mia');
  await mia.page.goto(`${server.url}/r/${roomCodeOf([anna!])}`);
  await expect(mia.see('door-invite')).toContainText('This table is locked.');
  await expect(mia.see('door')).not.toContainText('Anna');
  await expect(mia.see('door-invite').locator('svg').first()).toBeVisible();
  await mia.see('own-table').click();
  await expect(mia.see('home')).toBeVisible();
  await mia.page.goBack();
  await expect(mia.see('door-invite')).toContainText('This table is locked.');
  await anna!.do({ type: 'lock', locked: false });
  await mia.see('door-retry').click();
  await expect(mia.see('door-invite')).toContainText('Anna invites you');
});

test('the host, who never saw a door, chooses a face in the menu of the room', async ({
  actor,
  headlessPlayers,
}) => {
  const two = await headlessPlayers('red7', ['Anna', 'Boris']);
  const anna = await actor('Anna', { token: two[0]!.token });
  await anna.visit(roomCodeOf(two));
  await anna.press('open-menu');
  const faces = anna.see('rename').getByTestId('face-picker');
  await expect(faces.getByRole('radio', { name: /taken by Boris/ })).toBeDisabled();
  await faces.getByRole('radio', { name: 'Whale' }).check({ force: true });
  await anna.see('rename').getByRole('button', { name: 'Save' }).click();
  await expect(anna.see('room-menu')).toHaveCount(0);
  await expect.poll(() => two[1]!.received.view!.faces[anna.received.view!.me!]).toBe('whale');
  await expect(anna.see('chair-0').locator('[data-face=whale]')).toBeVisible();
  await anna.page.reload();
  await anna.press('open-menu');
  await expect(faces.getByRole('radio', { name: 'Whale' })).toBeChecked();
});

test('somebody with a name is welcomed back with one face, and may change it', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const two = await headlessPlayers('red7', ['Anna', 'Boris']);
  const mia = await actor('Mia');
  const known = JSON.stringify({ name: 'Mia', face: 'mouse' });
  await mia.context.addInitScript((text) => {
    if (!localStorage.getItem('fivefold.preferences')) localStorage.setItem('fivefold.preferences', text);
  }, known);
  await mia.page.goto(`${server.url}/r/${roomCodeOf(two)}`);
  await expect(mia.see('known-face')).toContainText('Welcome back, Mia.');
  await expect(mia.see('known-face').locator('[data-face=mouse]')).toBeVisible();
  await expect(mia.see('face-picker')).toHaveCount(0);
  await mia.press('change-face');
  await expect(mia.see('face-picker').getByRole('radio', { name: 'Mouse' })).toBeChecked();
  await mia.see('enter').click();
  await expect(mia.see('lobby')).toBeVisible();
});

test('the door says that all chairs are taken, or that a bot keeps one', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const four = await headlessPlayers('red7', ['Anna', 'Boris', 'Eva', 'Otto']);
  const mia = await actor('Mia');
  await mia.page.goto(`${server.url}/r/${roomCodeOf(four)}`);
  await expect(mia.see('door-invite')).toHaveAttribute('data-state', 'full');
  await expect(mia.see('door-invite')).toContainText('All chairs are taken.');
  await expect(mia.see('enter')).toHaveText('Watch');
  await expect(mia.see('just-watch')).toHaveCount(0);
  await four[3]!.do({ type: 'stand' });
  await four[0]!.do({ type: 'addBot', seat: 3, level: 'easy' });
  await mia.page.reload();
  await expect(mia.see('door-invite')).toHaveAttribute('data-state', 'bot');
  await expect(mia.see('door-invite')).toContainText('keeps a chair warm: you can take it.');
  await expect(mia.see('enter')).toHaveText('Sit down');
});

test('the first newcomer gets the chair of a bot, the second one the next free chair', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const three = await headlessPlayers('red7', ['Anna', 'Boris', 'Eva']);
  await three[0]!.do({ type: 'addBot', seat: 3, level: 'easy' });
  const link = `${server.url}/r/${roomCodeOf(three)}`;
  const [mia, leo] = [await actor('Mia'), await actor('Leo', { phone: true })];
  for (const one of [mia, leo]) {
    await one.page.goto(link);
    await one.see('name').fill(one.name);
    await expect(one.see('door-invite')).toContainText('Pico keeps a chair warm: you can take it.');
    await expect(one.see('door-table').locator('[data-mine]')).toContainText(`${one.name}your chair`);
  }
  await mia.see('face-picker').getByRole('radio', { name: 'Mouse' }).check({ force: true });
  await expect(mia.see('door-table').locator('[data-mine] [data-face=mouse]')).toBeVisible();
  await mia.press('enter');
  await expect(mia.see('chair-3')).toHaveAttribute('data-me', 'true');
  await leo.press('enter');
  await expect(leo.see('lobby')).toBeVisible();
  await expect(leo.page.getByText('Somebody took that chair a moment ago.')).toBeVisible();
  expect(namesOnSeats(three[0]!)).toEqual(['Anna', 'Boris', 'Eva', 'Mia']);
  await three[1]!.do({ type: 'stand' });
  await expect.poll(() => namesOnSeats(three[0]!)).toEqual(['Anna', 'Leo', 'Eva', 'Mia']);
});

test('a bot plays its game to the end, and the newcomer who took its chair plays the next', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const two = await headlessPlayers('red7', ['Anna', 'Boris']);
  for (const seat of [2, 3]) await two[0]!.do({ type: 'addBot', seat, level: 'easy' });
  await startGame(two);
  const mia = await actor('Mia');
  await mia.page.goto(`${server.url}/r/${roomCodeOf(two)}`);
  await expect(mia.see('door-invite')).toContainText(
    'They are playing round 1. Watch now, sit in for the next',
  );
  await mia.see('name').fill('Mia');
  await mia.press('sit-next');
  await expect(mia.see('table')).toBeVisible();
  expect(namesOnSeats(two[0]!)).toEqual(['Anna', 'Boris', 'Mia', 'bot']);
  await two[0]!.do({ type: 'endGame' });
  await two[0]!.do({ type: 'rematch', number: 1 });
  await mia.received.until('the next game', ({ view }) => view?.table?.number === 2);
  expect(mia.table.players.map(({ name }) => name)).toEqual(['Anna', 'Boris', 'Mia', 'Luma']);
});

test('the door of a running game says when all chairs are taken', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const four = await headlessPlayers('red7', ['Anna', 'Boris', 'Eva', 'Otto']);
  await startGame(four);
  const mia = await actor('Mia');
  await mia.page.goto(`${server.url}/r/${roomCodeOf(four)}`);
  await expect(mia.see('door-invite')).toContainText('and all chairs are taken. Watch now: you are next');
  await mia.see('name').fill('Mia');
  await mia.press('sit-next');
  await expect(mia.see('table')).toBeVisible();
  await four[0]!.do({ type: 'endGame' });
  await four[3]!.do({ type: 'stand' });
  await expect.poll(() => namesOnSeats(four[0]!)).toEqual(['Anna', 'Boris', 'Eva', 'Mia']);
});

test('a host who is alone waits for the guest; a wrong code has a calm page', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const anna = await headlessPlayers('red7', ['Anna']);
  const mia = await actor('Mia');
  await mia.page.goto(`${server.url}/r/${roomCodeOf(anna)}`);
  await expect(mia.see('door-invite')).toContainText('Anna is waiting for you. 3 free chairs');
  await expect(mia.see('door-table').locator('[data-free]')).toHaveCount(2);
  await expect(mia.see('door-table').locator('[data-mine]')).toContainText('Youyour chair');
  await mia.page.goto(`${server.url}/r/KITE-0000`);
  await expect(mia.see('gone')).toContainText('No such room');
  await expect(mia.see('gone').getByRole('button')).toHaveCount(1);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`my face goes to its chair, and no frame is blank: ${reducedMotion}`, async ({
    actor,
    headlessPlayers,
    server,
  }) => {
    const two = await headlessPlayers('red7', ['Anna', 'Boris']);
    const mia = await actor('Mia', { reducedMotion });
    await mia.page.goto(`${server.url}/r/${roomCodeOf(two)}`);
    await mia.see('name').fill('Mia');
    await mia.page.evaluate(() => {
      const seen = { blank: 0, travels: 0 };
      Object.assign(globalThis, { seen });
      const look = () => {
        const screen = document.querySelector('[data-testid=door], [data-testid=lobby]');
        if (!screen?.checkVisibility()) seen.blank += 1;
        const face = document.querySelector('[data-testid=lobby] [data-me] [data-face]');
        if (face && face.getAnimations().length > 0) seen.travels += 1;
        requestAnimationFrame(look);
      };
      look();
    });
    await mia.press('enter');
    await expect(mia.see('chair-2')).toHaveAttribute('data-me', 'true');
    await expect
      .poll(() =>
        mia
          .see('chair-2')
          .locator('[data-face]')
          .evaluate((face) => face.getAnimations().length),
      )
      .toBe(0);
    const { blank, travels } = await mia.page.evaluate(
      () => (globalThis as unknown as { seen: { blank: number; travels: number } }).seen,
    );
    expect(blank).toBe(0);
    expect(travels > 0).toBe(reducedMotion === 'no-preference');
  });

test('a spectator of a full table is the next to sit down', async ({ actor, headlessPlayers, server }) => {
  const four = await headlessPlayers('red7', ['Anna', 'Boris', 'Eva', 'Otto']);
  const mia = await actor('Mia');
  await mia.page.goto(`${server.url}/r/${roomCodeOf(four)}`);
  await mia.see('name').fill('Mia');
  await mia.see('enter').click();
  await expect(mia.see('lobby')).toBeVisible();
  await four[2]!.do({ type: 'stand' });
  await expect.poll(() => namesOnSeats(four[0]!)).toEqual(['Anna', 'Boris', 'Mia', 'Otto']);
});

for (const phone of [true, false])
  test(`the door shows every chair, and who watches${phone ? ', on a phone' : ''}`, async ({
    actor,
    headlessPlayers,
    server,
  }) => {
    const three = await headlessPlayers('red7', ['Anna', 'Boris Maximilian Konst', 'Lena']);
    await three[2]!.do({ type: 'stand' });
    await three[1]!.do({ type: 'ready', ready: true, nonce: deriveSeedFromTexts('nonce') });
    const mia = await actor('Mia', { phone });
    await mia.page.goto(`${server.url}/r/${roomCodeOf(three)}`);
    const table = mia.see('door-table');
    await expect(table).toContainText('Annainvites you');
    await expect(table).toContainText(/Boris Maxim.*ready/);
    await expect(table).toContainText('Lena is watching');
    await expect(table.locator('[data-free]')).toHaveCount(1); // of four, one is mine
    for (const chair of await table.locator('[data-chair]').all())
      expect(await chair.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(1);
    await mia.see('name').fill('Mia');
    await expect(table.locator('[data-mine]')).toContainText('Miayour chair');
    await startGame(three.slice(0, 2));
    await mia.page.reload();
    await expect(mia.see('door-invite')).toContainText('They are playing round 1.');
    await expect(table).toContainText(/Boris Maxim.*playing/);
    await expect(table.locator('[data-free], [data-mine]')).toHaveCount(0);
    if (!phone) await expect(mia.see('name')).toBeFocused();
    else await expect(mia.see('name')).not.toBeFocused(); // its keyboard would cover the invitation
  });

test('an invitation is copied and shared in words, with the link', async ({ actor, headlessPlayers }) => {
  const two = await headlessPlayers('red7', ['Anna', 'Boris']);
  const anna = await actor('Anna', {
    token: two[0]!.token,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await anna.context.addInitScript(() => {
    navigator.share = async (data) =>
      document.documentElement.setAttribute('data-shared', JSON.stringify(data));
  });
  await anna.visit(roomCodeOf(two));
  const link = `${new URL(anna.page.url()).origin}/r/${roomCodeOf(two)}?lang=en`;
  await anna.see('copy-link').click();
  await expect
    .poll(() => anna.page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`Playing Red7, come and sit down: ${link}`);
  await anna.see('share-link').click();
  const shared = await anna.page.locator('html').getAttribute('data-shared');
  expect(JSON.parse(shared!)).toEqual({
    title: 'Fivefold',
    text: 'Playing Red7, come and sit down:',
    url: link,
  });
});

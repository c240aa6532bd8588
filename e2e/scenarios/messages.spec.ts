// Messages of the page: your turn, a time-out, toasts, being offline, and leaving with Back.
import { fastRandom } from '@fivefold/rules';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { screenshot } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless, playHeadlessMove } from '../players/headless.ts';

const THREE = ['Anna', 'Max', 'Соня'];

test('an open sheet shows my turn with its time, and leads to it', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await three[0]!.do({ type: 'settings', clock: { kind: 'hard', seconds: 600 } });
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(roomCodeOf(three));
  await anna.press('open-panel');
  await expect(anna.see('my-turn')).toHaveText(/^Your turn · \d+:\d\d$/);
  await anna.press('tab-chat');
  await anna.press('my-turn');
  await expect(anna.see('panel')).toHaveCount(0);
  await playHeadlessMove(three.slice(0, 1), fastRandom(1));
  await anna.see('sealed').waitFor();
  await anna.press('open-panel');
  await expect(anna.see('panel')).toBeVisible();
  await expect(anna.see('my-turn')).toHaveCount(0);
});

test('shows whose time ran out, first to that player', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await three[0]!.do({ type: 'settings', clock: { kind: 'hard', seconds: 10 } });
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  const max = await actor('Max', { token: three[1]!.token, locale: 'ru-RU' });
  for (const one of [anna, max]) await one.visit(roomCodeOf(three));
  await expect(anna.page.getByText('You ran out of time, so a move was made for you.')).toBeVisible();
  await expect(anna.see('log')).toContainText('Max runs out of time');
  await expect(max.see('log')).toContainText('Время вышло: Anna');
});

test('toasts are shown and announced above an open sheet', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const max = await actor('Max', { token: three[1]!.token, phone: true });
  await max.visit(roomCodeOf(three));
  await max.press('open-panel');
  await max.press('tab-chat');
  for (let line = 1; line <= 6; line += 1) await three[1]!.do({ type: 'say', text: `line ${line}` });
  await max.see('chat-field').fill('one too many');
  await max.press('chat-send');
  // At once, because it does not stay.
  const found = await max
    .see('toasts')
    .getByText('Too fast.')
    .evaluate((toast) => {
      const through = new CSSStyleSheet();
      through.replaceSync('* { pointer-events: auto !important }');
      document.adoptedStyleSheets.push(through);
      const { x, y, width, height } = toast.getBoundingClientRect();
      const onTop = toast.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      document.adoptedStyleSheets.pop();
      return { onTop, isRead: toast.closest('dialog[open] [role=status]') !== null };
    });
  expect(found).toEqual({ onTop: true, isRead: true });
  await screenshot(max.page, 'toast-over-sheet');
});

test('creating a room offline says so, and succeeds when online', async ({ actor, server }) => {
  const anna = await actor('Anna');
  await anna.page.goto(server.url);
  await anna.press('create');
  await expect(anna.see('name')).toBeFocused();
  await anna.see('name').fill('Anna');
  await anna.context.setOffline(true);
  await anna.press('create');
  await expect(anna.see('field-error')).toContainText('No connection');
  await anna.context.setOffline(false);
  await expect(anna.see('lobby')).toBeVisible();
});

test('joining a room offline says so', async ({ actor, headlessPlayers, server }) => {
  const three = await headlessPlayers('my-number', THREE);
  const lena = await actor('Lena', { phone: true, locale: 'ru-RU', serviceWorkers: 'allow' });
  await lena.page.goto(server.url);
  await lena.page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await lena.context.setOffline(true);
  await lena.press('show-join');
  await lena.see('code').fill(roomCodeOf(three));
  await lena.press('join');
  await expect(lena.see('loading')).toContainText('Нет связи. Комната откроется');
  await lena.press('to-home');
  await expect(lena.see('home')).toBeVisible();
  await lena.page.goBack();
  await expect(lena.see('loading')).toContainText('Нет связи. Комната откроется');
  await lena.context.setOffline(false);
  await lena.see('name').fill('Lena');
  await lena.context.setOffline(true);
  await lena.press('enter');
  await expect(lena.see('field-error')).toContainText('Нет связи. Комната откроется');
  await screenshot(lena.page, 'door-offline');
  await lena.context.setOffline(false);
  await expect(lena.see('lobby')).toBeVisible();
});

test('Back closes a sheet, then asks, then leaves; home offers the return', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const three = await headlessPlayers('red7', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.page.goto(server.url);
  await anna.see('home').waitFor();
  await expect(anna.see('my-tables')).toHaveCount(0);
  await anna.visit(roomCodeOf(three));
  const link = anna.page.url();
  const back = async () => {
    await anna.page.waitForFunction(() => history.state !== null); // the table is ready for it
    await anna.page.evaluate(() => history.back());
  };
  await anna.press('open-panel');
  await back();
  await expect(anna.see('panel')).toHaveCount(0);
  await expect(anna.see('confirm')).toHaveCount(0);
  await back();
  await expect(anna.see('confirm')).toContainText('Leave this game?');
  await anna.see('confirm').getByRole('button', { name: 'Stay' }).tap();
  await expect(anna.see('confirm')).toHaveCount(0);
  await back();
  await anna.see('confirm').waitFor();
  await anna.page.keyboard.press('Escape');
  await expect(anna.see('confirm')).toHaveCount(0);
  await back();
  await anna.see('confirm').waitFor();
  await anna.page.goBack();
  await expect(anna.see('my-table')).toContainText(/Red7.*with Max and Соня/);
  await anna.press('my-table');
  await anna.see('table').waitFor();
  expect(anna.page.url()).toBe(link);
  await back();
  await anna.press('confirm-go');
  await anna.see('home').waitFor();
  await expect(anna.see('my-tables')).toHaveCount(0);
});

test('after a game Back leaves at once, and the app is offered once', async ({
  actor,
  headlessPlayers,
  server,
}) => {
  const three = await headlessPlayers('red7', THREE, { actions: false });
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  const zoe = await actor('Zoe');
  for (const one of [anna, zoe]) await one.page.goto(server.url);
  await anna.visit(roomCodeOf(three));
  await zoe.join(`${server.url}/r/${roomCodeOf(three)}`);
  await anna.see('table').click({ position: { x: 5, y: 300 } });
  // Chromium offers installation to real visits only.
  const offerInstallation = () => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true }));
  await anna.page.evaluate(offerInstallation);
  await playHeadless(three, fastRandom(5));
  await anna.see('result').waitFor();
  await expect(anna.see('install-hint')).toContainText('home screen');
  await anna.see('install-no').click();
  await expect(anna.see('install-hint')).toHaveCount(0);
  for (const one of [anna, zoe]) {
    await one.page.waitForFunction(() => history.state === null);
    await one.page.goBack();
    await expect(one.see('home')).toBeVisible();
  }
});

// What people are told without asking: that it is their turn, whose time was up, how to come back.
import { fastRandom } from '@fivefold/rules';
import { begin, type Robot } from '../fixtures/robot.ts';
import { expect, test } from '../fixtures/test.ts';
import { robotsMove } from '../players/robots.ts';

const THREE = ['Anna', 'Max', 'Соня'];
const codeOf = ([host]: readonly Robot[]): string => host!.mirror.view!.code;

test('an open sheet says that it is my turn and how long, and lets me through', async ({ actor, robots }) => {
  const three = await robots('my-number', THREE);
  await three[0]!.do({ type: 'settings', clock: { kind: 'hard', seconds: 600 } });
  await begin(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(codeOf(three));
  await anna.press('open-panel');
  await expect(anna.see('my-turn')).toHaveText(/^Your turn · \d+:\d\d$/);
  await anna.press('tab-chat');
  await anna.press('my-turn');
  await expect(anna.see('panel')).toHaveCount(0);
  await robotsMove(three.slice(0, 1), fastRandom(1));
  await anna.see('sealed').waitFor();
  await anna.press('open-panel');
  await expect(anna.see('panel')).toBeVisible();
  await expect(anna.see('my-turn')).toHaveCount(0);
});

test('whose time was up is told, and to them first of all', async ({ actor, robots }) => {
  const three = await robots('my-number', THREE);
  await three[0]!.do({ type: 'settings', clock: { kind: 'hard', seconds: 10 } });
  await begin(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  const max = await actor('Max', { token: three[1]!.token, locale: 'ru-RU' });
  for (const one of [anna, max]) await one.visit(codeOf(three));
  await expect(anna.page.getByText('Your time was up: the clock has played for you.')).toBeVisible();
  await expect(anna.see('log')).toContainText('Time was up for Max');
  await expect(max.see('log')).toContainText('Время вышло: Anna');
});

test('who opens a room without a network is told so, and is in it when there is one', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna');
  await anna.page.goto(server.url);
  await anna.see('name').fill('Anna');
  await anna.context.setOffline(true);
  await anna.press('create');
  await expect(anna.see('field-error')).toContainText('No connection');
  await anna.context.setOffline(false);
  await expect(anna.see('lobby')).toBeVisible();
});

test('who went back in the browser finds the way to the table; who left on purpose is not asked', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { phone: true });
  await anna.page.goto(server.url);
  await anna.see('name').fill('Anna');
  await expect(anna.see('back-to-table')).toHaveCount(0);
  await anna.press('practice');
  await anna.see('table').waitFor();
  const link = anna.page.url();
  await anna.page.goBack();
  await expect(anna.see('back-to-table')).toHaveText(`Back to the table ${link.split('/').at(-1)}`);
  await anna.press('back-to-table');
  await anna.see('table').waitFor();
  expect(anna.page.url()).toBe(link);
  await anna.press('menu');
  await anna.press('menu-leave');
  await anna.press('confirm-go');
  await anna.see('home').waitFor();
  expect(await anna.page.evaluate(() => localStorage.getItem('fivefold.table'))).toBeNull();
});

// What is easily lost because no game needs it: a sheet that is pulled, cards to look at, a countdown, open hands.
import { fastRandom } from '@fivefold/rules';
import type { View as MyNumber } from '@fivefold/rules/my-number';
import type { View } from '@fivefold/rules/red7';
import { fits, picture } from '../fixtures/examine.ts';
import { begin, codeOf, type Robot } from '../fixtures/robot.ts';
import { expect, test } from '../fixtures/test.ts';
import { pull } from '../fixtures/touch.ts';
import { robotsMove, robotsPlay } from '../players/robots.ts';

const THREE = ['Anna', 'Max', 'Соня'];
const SIX = [...THREE, 'Otto', 'Илья', 'Lena'];

async function afterAGame(robots: readonly Robot[]): Promise<readonly Robot[]> {
  await begin(robots);
  await robotsPlay(robots, fastRandom(5));
  return robots;
}

test('a short pull keeps a sheet, a long one closes it; an absent player has a countdown', async ({
  actor,
  robots,
}) => {
  const three = await robots('my-number', THREE);
  await begin(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(codeOf(three));
  await anna.see('open-panel').tap();
  const sheet = anna.see('panel');
  await expect(sheet).toBeVisible();
  const top = (await sheet.boundingBox())!.y;
  await pull(anna, anna.see('grab'), 50);
  await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(top);
  await pull(anna, anna.see('grab'), 200);
  await expect(sheet).toHaveCount(0);
  await expect(anna.see('seat-1')).not.toContainText(/\d:\d\d/);
  three[1]!.close();
  await expect(anna.see('seat-1')).toContainText(/[01]:\d\d/);
});

test('a collection dialog shows cards and rounds, and returns the focus', async ({ actor, robots }) => {
  const three = await robots('my-number', THREE, { goals: 'perRound' });
  await begin(three);
  const random = fastRandom(7);
  for (let i = 0; i < THREE.length; i += 1) await robotsMove(three, random);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(codeOf(three));
  await anna.see('look-1').focus();
  await anna.page.keyboard.press('Enter');
  const dialog = anna.see('collection-dialog');
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await anna.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(anna.see('look-1')).toBeFocused();
  await robotsPlay(three, random, (view) => (view as MyNumber).table.round === 2);
  await anna.page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Round/ })).toHaveText(['Round 2', 'Round 1']);
  await expect(dialog.getByText(/^Goals: /)).toHaveCount(1); // of the first round: the others are on the table
});

/** Moves that come before everybody chooses. */
const BEFORE = { 'my-number': 0, podelim: 1 } as const;
for (const [game, moves] of Object.entries(BEFORE) as [keyof typeof BEFORE, number][])
  test(`${game}: a changed mind may keep the first choice`, async ({ actor, robots }) => {
    const three = await robots(game, THREE);
    await begin(three);
    for (let i = 0; i < moves; i += 1) await robotsMove(three, fastRandom(7));
    const anna = await actor('Anna', { token: three[0]!.token });
    await anna.visit(codeOf(three));
    const cards = anna.see('hand').getByRole('option');
    await cards.nth(0).click();
    await anna.press('confirm-move');
    await anna.press('change');
    await expect(anna.see('keep')).toBeFocused();
    await cards.nth(1).click();
    await expect(anna.see('keep')).toHaveCount(0);
    await anna.page.keyboard.press('Escape');
    await anna.press('keep');
    await expect(anna.see('sealed')).toBeVisible();
  });

test('the log shows chat lines at the move where they were said', async ({ actor, robots }) => {
  const three = await robots('my-number', THREE);
  await begin(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(codeOf(three));
  const random = fastRandom(7);
  const turn = async () => {
    for (let i = 0; i < THREE.length; i += 1) await robotsMove(three, random);
  };
  await turn();
  await three[1]!.do({ type: 'say', text: 'who plays that on turn one?' });
  await three[2]!.do({ type: 'emote', emote: 'laugh' });
  await expect(anna.see('log')).toContainText('who plays that on turn one?');
  await turn();
  await expect(anna.see('log')).toContainText(/turn 1.*who plays that on turn one\?.*turn 2/s);
  await anna.see('log-filter').getByText('Only my moves').click();
  await expect(anna.see('log')).not.toContainText('who plays that');
});

test('a replay shows all hands, or the view of one player', async ({ actor, robots }) => {
  const three = await afterAGame(await robots('red7', THREE, { actions: false }));
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(codeOf(three));
  await anna.see('replay').click();
  const hands = anna.see('replay-hands').getByRole('listitem');
  await expect(hands).toHaveCount(3);
  for (const [i, name] of THREE.entries())
    await expect(hands.nth(i)).toContainText(new RegExp(`^${name}: ([a-z]+\\s\\d, ){6}[a-z]+\\s\\d`));
  await anna.see('replay-eyes').getByRole('radio', { name: /Max/ }).check({ force: true });
  await expect(anna.see('replay-hands')).toHaveCount(0);
  await expect(anna.see('hand').getByRole('option')).toHaveCount(7);
  await anna.see('replay-forward').click();
  await expect(anna.see('replay-move')).toHaveValue('1');
});

/** Phones on their side, and the smallest of them. */
const LYING = [
  [844, 390],
  [667, 375],
  [568, 320],
] as const;
for (const [game, names, options] of [
  ['red7', THREE, { actions: false }],
  ['my-number', SIX, {}],
  ['eight28', SIX, { length: 'short' }],
] as const)
  test(`a replay shows all hands of ${game} on a phone in landscape`, async ({ actor, robots }) => {
    const room = await afterAGame(await robots(game, names, options));
    const anna = await actor('Anna', {
      phone: true,
      viewport: { width: 844, height: 390 },
      token: room[0]!.token,
    });
    await anna.visit(codeOf(room));
    await anna.see('replay').tap();
    const hands = anna.see('replay-hands').getByRole('listitem');
    await expect(hands).toHaveCount(names.length);
    await anna.see('replay-move').fill('7');
    for (const [width, height] of LYING) {
      await anna.page.setViewportSize({ width, height });
      await picture(anna.page, `${game}-replay-${width}x${height}`);
      await fits(anna.page, `${game}-replay-${width}x${height}`);
      for (const card of await hands.locator('span[aria-hidden=true] > span').all())
        await expect(card).toBeInViewport({ ratio: 0.9 });
    }
  });

test('a finished game has a link that anybody can open', async ({ actor, robots }) => {
  const three = await afterAGame(await robots('red7', THREE, { actions: false }));
  await three[0]!.do({ type: 'nextGame' });
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(codeOf(three));
  const again = anna.see('night').getByRole('link', { name: 'Red7, game 1: watch the replay' });
  const zoe = await actor('Zoe');
  await zoe.page.goto(new URL((await again.getAttribute('href'))!, zoe.server.url).href);
  await expect(zoe.see('replay-hands').getByRole('listitem')).toHaveCount(3);
  await zoe.see('replay-forward').click();
  await expect(zoe.see('replay-move')).toHaveValue('1');
  await expect(zoe.see('chat-field')).toHaveCount(0);
  await zoe.see('replay-close').click();
  await expect(zoe.see('home')).toBeVisible();
  await zoe.page.goto(`${zoe.server.url}/r/${codeOf(three)}/7`);
  await expect(zoe.see('gone')).toContainText('No such game');
  await zoe.page.route(/\/api\/replays\//, (route) => route.fulfill({ status: 429 }), { times: 1 });
  await zoe.page.goto(`${zoe.server.url}/r/${codeOf(three)}/1`);
  await zoe.page.getByRole('button', { name: 'Try again' }).click();
  await expect(zoe.see('replay-screen')).toBeVisible();
});

test('chat goes on after a game, and leaving asks for confirmation', async ({ actor, robots }) => {
  const three = await afterAGame(await robots('red7', THREE, { actions: false }));
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(codeOf(three));
  await expect(anna.see('panel')).toHaveCount(0);
  await three[1]!.do({ type: 'say', text: 'that was close' });
  await expect(anna.see('open-panel')).toHaveAccessibleName('Chat, 1 unread');
  await anna.see('open-panel').click();
  await expect(anna.see('chat')).toContainText('that was close');
  await anna.see('chat-field').fill('once more?');
  await anna.page.keyboard.press('Enter');
  await three[1]!.mirror.until('her words', ({ view }) => {
    const last = view?.chat.at(-1);
    return last?.kind === 'text' && last.text === 'once more?';
  });
  await expect(anna.see('chat')).toContainText('once more?');
  await anna.see('close-panel').click();
  await anna.see('menu').click();
  await anna.see('menu-leave').click();
  await expect(anna.see('confirm')).toContainText('Leave the room?');
  await anna.see('confirm').getByRole('button', { name: 'Stay' }).click();
  await expect(anna.see('result')).toBeVisible();
  await anna.see('menu').click();
  await anna.see('menu-leave').click();
  await anna.see('confirm-go').click();
  await expect(anna.see('create')).toBeVisible();
});

test('the rules of Red7 begin with the present rule', async ({ actor, robots }) => {
  const three = await robots('red7', THREE, { actions: false });
  await begin(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(codeOf(three));
  await anna.page.keyboard.press('?');
  const now = anna.see('rules-now').getByRole('listitem').filter({ hasText: 'in force now' });
  await expect(anna.see('rules-now').getByRole('listitem')).toHaveCount(7);
  await expect(now).toContainText('Highest card');
  const ruleOf = (view: unknown) => (view as View).table.canvas.at(-1)?.[0] ?? 'R';
  await robotsPlay(three, fastRandom(2), (view) => ruleOf(view) !== 'R');
  await expect(anna.see('canvas')).toHaveAttribute('data-rule', ruleOf(three[0]!.table.view));
  await expect(now).toContainText((await anna.see('canvas').getByRole('heading').textContent())!);
  await expect(now).not.toContainText('Highest card');
  await anna.see('rules').getByRole('searchbox').fill('canvas');
  await expect(anna.see('rules-now')).toHaveCount(0);
});

// Parts of the table that no whole game needs: sheets, dialogs, a changed choice, chat in the log, the rules panel.
import { fastRandom } from '@fivefold/rules';
import type { View as MyNumber } from '@fivefold/rules/my-number';
import type { View } from '@fivefold/rules/red7';
import { pull } from '../fixtures/gestures.ts';
import { roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playHeadless, playHeadlessMove, playWholeGame } from '../players/headless.ts';
import { choiceOf } from '../players/player.ts';

const THREE = ['Anna', 'Max', 'Соня'];

test('a short pull keeps a sheet, a long one closes it; an absent player has a countdown', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token, phone: true });
  await anna.visit(roomCodeOf(three));
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
  // Nobody else is waited for: the prompt says why it takes so long, and offers no nudge that nobody would hear.
  for (const one of [three[0]!, three[2]!]) await one.act(choiceOf(one, fastRandom(7)));
  await expect(anna.see('prompt')).toContainText('Waiting for');
  await expect(anna.see('nudge')).toHaveCount(0);
});

test('a collection dialog shows cards and rounds, and returns the focus', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('my-number', THREE, { goals: 'perRound' });
  await startGame(three);
  const random = fastRandom(7);
  for (let i = 0; i < THREE.length; i += 1) await playHeadlessMove(three, random);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await anna.see('look-1').focus();
  await anna.page.keyboard.press('Enter');
  const dialog = anna.see('collection-dialog');
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await anna.page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(anna.see('look-1')).toBeFocused();
  await playHeadless(three, random, (view) => (view as MyNumber).table.round === 2);
  await anna.page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: /^Round/ })).toHaveText(['Round 2', 'Round 1']);
  await expect(dialog.getByText(/^Goals: /)).toHaveCount(1); // of the first round: the others are on the table
});

/** Moves that come before everybody chooses. */
const BEFORE = { 'my-number': 0, podelim: 1 } as const;
for (const [game, moves] of Object.entries(BEFORE) as [keyof typeof BEFORE, number][])
  test(`${game}: a changed mind may keep the first choice`, async ({ actor, headlessPlayers }) => {
    const three = await headlessPlayers(game, THREE);
    await startGame(three);
    for (let i = 0; i < moves; i += 1) await playHeadlessMove(three, fastRandom(7));
    const anna = await actor('Anna', { token: three[0]!.token });
    await anna.visit(roomCodeOf(three));
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

test('the log shows chat lines at the move where they were said', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('my-number', THREE);
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  const random = fastRandom(7);
  const turn = async () => {
    for (let i = 0; i < THREE.length; i += 1) await playHeadlessMove(three, random);
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

test('chat goes on after a game, and leaving asks for confirmation', async ({ actor, headlessPlayers }) => {
  const three = await playWholeGame(await headlessPlayers('red7', THREE, { actions: false }));
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await three[1]!.do({ type: 'say', text: 'that was close' });
  await expect(anna.see('chat')).toContainText('that was close');
  await anna.see('chat-field').fill('once more?');
  await anna.page.keyboard.press('Enter');
  await three[1]!.received.until('her words', ({ view }) => {
    const last = view?.chat.at(-1);
    return last?.kind === 'text' && last.text === 'once more?';
  });
  await expect(anna.see('chat')).toContainText('once more?');
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

test('the rules of Red7 begin with the present rule', async ({ actor, headlessPlayers }) => {
  const three = await headlessPlayers('red7', THREE, { actions: false });
  await startGame(three);
  const anna = await actor('Anna', { token: three[0]!.token });
  await anna.visit(roomCodeOf(three));
  await anna.page.keyboard.press('?');
  const now = anna.see('rules-now').getByRole('listitem').filter({ hasText: 'in force now' });
  await expect(anna.see('rules-now').getByRole('listitem')).toHaveCount(7);
  await expect(now).toContainText('Highest card');
  const ruleOf = (view: unknown) => (view as View).table.canvas.at(-1)?.[0] ?? 'R';
  await playHeadless(three, fastRandom(2), (view) => ruleOf(view) !== 'R');
  await expect(anna.see('canvas')).toHaveAttribute('data-rule', ruleOf(three[0]!.table.view));
  await expect(now).toContainText((await anna.see('canvas').getByRole('heading').textContent())!);
  await expect(now).not.toContainText('Highest card');
  await anna.see('rules').getByRole('searchbox').fill('canvas');
  await expect(anna.see('rules-now')).toHaveCount(0);
});

test('the bubble over a Red7 card says what its action does, and leaves the prompt readable', async ({
  actor,
  headlessPlayers,
}) => {
  const room = await headlessPlayers('red7', ['Anna', 'Max'], { advanced: true, actions: true });
  await startGame(room);
  const random = fastRandom(11);
  while (!room[0]!.table.waitingFor.includes(0)) await playHeadlessMove(room, random);
  const anna = await actor('Anna', { token: room[0]!.token });
  await anna.visit(roomCodeOf(room));
  const odd = anna.see('hand').getByRole('option', { name: /its 3 draws a card/ });
  await odd.first().hover();
  const bubble = anna.see('tooltip');
  await expect(bubble).toContainText('ts 3 draws a card');
  const [over, prompt] = [(await bubble.boundingBox())!, (await anna.see('prompt').boundingBox())!];
  expect(over.y + over.height).toBeLessThanOrEqual(prompt.y);
});

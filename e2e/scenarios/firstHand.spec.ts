import { GAME_IDS, type GameId } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { roomCodeOf } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames, type WrongAction } from '../players/browserGame.ts';
import { playFirstHand } from '../players/firstHand.ts';

/** Does something wrong, reads the answer, and brings the question back. */
async function actWrongly(actor: Actor, { presses, says, at = 'prompt', kind }: WrongAction): Promise<void> {
  const beat = actor.see('first-hand-beat');
  await expect(beat).toHaveAttribute('data-stage', 'asked');
  const last = kind === 'blocked' ? presses.at(-1)! : null;
  for (const id of last ? presses.slice(0, -1) : presses) await actor.press(id);
  if (last) {
    await expect(actor.see(last)).toBeDisabled();
    await actor.see(last).click({ force: true });
  }
  await expect(actor.see(at === 'prompt' ? 'first-hand-says' : at)).toContainText(says);
  if (kind === 'legal') await actor.press('take-it-back');
  await expect(beat).toHaveAttribute('data-stage', 'asked');
  const undo = actor.see('undo');
  if ((await undo.isVisible()) && (await undo.isEnabled())) await undo.click();
}

/** Opens a first hand at a beat, as somebody who left it there today. */
async function openAt(actor: Actor, game: GameId, beat: number): Promise<void> {
  await actor.page.goto(actor.server.url);
  await actor.page.evaluate(
    ([id, left]) => {
      const entry = { beat: left - 1, day: new Date().toISOString().slice(0, 10), played: false };
      localStorage.setItem('fivefold.firstHands', JSON.stringify({ [id]: entry }));
    },
    [game, beat] as const,
  );
  await actor.page.goto(`${actor.server.url}/first/${game}`);
}

/** Each device in both languages; one of them by keys. */
const WALKS = [
  { what: 'on a phone, in Russian', phone: true, locale: 'ru-RU' },
  { what: 'on a phone, in English', phone: true, locale: 'en-GB' },
  { what: 'on a desktop, in Russian', phone: false, locale: 'ru-RU' },
  { what: 'on a desktop by keys, in English', phone: false, locale: 'en-GB', byKeys: true },
] as const;

for (const game of GAME_IDS) {
  for (const { what, phone, locale, ...more } of WALKS)
    test(`the first hand of ${game} is played to its end ${what}`, async ({ actor, server }) => {
      const anna = await actor('Anna', { phone, locale });
      await anna.page.goto(`${server.url}/first/${game}`);
      await anna.see('first-hand-beat').waitFor();
      await expect(anna.page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
      const byKeys = 'byKeys' in more;
      if (byKeys) await anna.page.keyboard.press('Shift'); // from now on the focus follows what is meant
      const beats = await playFirstHand(anna, { byKeys });
      expect(beats).toEqual(Array.from({ length: browserGames[game].firstHand.beats }, (_, i) => `${i + 1}`));
      await expect(anna.see('first-hand-practice')).toBeVisible();
    });

  test(`the first hand of ${game} answers three wrong actions, each with its sentence`, async ({ actor }) => {
    const anna = await actor('Anna', {});
    let opened = 0;
    for (const wrong of browserGames[game].firstHand.wrong) {
      const { beat = 1 } = wrong;
      if (beat !== opened) await openAt(anna, game, beat);
      opened = beat;
      await expect(anna.see('first-hand-beat')).toHaveAttribute('data-beat', `${beat}`);
      await actWrongly(anna, wrong);
    }
  });
}

test('a divider that went too far is guided back', async ({ actor }) => {
  const anna = await actor('Anna', {});
  await openAt(anna, 'podelim', 6);
  const [left, right] = [anna.see('divider-2-left'), anna.see('divider-2-right')];
  await left.click();
  await expect(anna.see('confirm-move')).toHaveAttribute('aria-description', /./);
  await left.click();
  await expect(right).toHaveAttribute('aria-description', /./);
  await right.click();
  await expect(anna.see('confirm-move')).toHaveAttribute('aria-description', /./);
});

test('after three moves that are not meant the first hand offers to play the move', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', {});
  await anna.page.goto(`${server.url}/first/my-number`);
  for (const [i, card] of [17, 29, 57].entries()) {
    await expect(anna.see('first-hand-beat')).toHaveAttribute('data-stage', 'asked');
    await anna.press(`hand-${card}`);
    await anna.press('confirm-move');
    // A move that the next beats do not follow from cannot be kept.
    await anna.press(i === 0 ? 'keep-it' : 'take-it-back');
    if (i === 0) await expect(anna.see('first-hand-says')).toContainText('so this move is taken back');
  }
  await anna.press('show-me');
  await expect(anna.see('first-hand-beat')).toHaveAttribute('data-stage', 'done');
});

test('the home page opens the first hand; a reload comes back to the same beat, in another language too', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { phone: true });
  await anna.page.goto(server.url);
  await anna.see('game-red7').click();
  await anna.press('first-hand');
  await expect.poll(() => new URL(anna.page.url()).pathname).toBe('/first/red7');
  const beat = anna.see('first-hand-beat');
  await expect(beat).toHaveAttribute('data-beat', '1');
  for (const id of ['hand-Y6', 'to-palette', 'confirm-move', 'go-on']) await anna.press(id);
  await expect(beat).toHaveAttribute('data-beat', '2');
  await anna.page.evaluate(() => {
    const key = 'fivefold.preferences';
    const known = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...known, lang: 'ru' }));
  });
  await anna.page.reload();
  await expect(beat).toHaveAttribute('data-beat', '2');
  await expect(anna.page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(anna.see('first-hand-says')).toContainText('Первая партия');
});

test('in the lobby: the others see it, a game that starts ends it, and it goes on from the same beat', async ({
  actor,
  headlessPlayers,
}) => {
  const three = await headlessPlayers('my-number', ['Anna', 'Max', 'Соня']);
  const anna = await actor('Anna', { token: three[0]!.token });
  const max = await actor('Max', { token: three[1]!.token, phone: true });
  await anna.visit(roomCodeOf(three));
  await max.visit(roomCodeOf(three));
  await max.press('lobby-first-hand');
  await expect(anna.see('chair-1')).toContainText('is in the first hand');
  await max.press('hand-3');
  await max.press('confirm-move');
  await max.press('go-on');
  await expect(max.see('first-hand-beat')).toHaveAttribute('data-beat', '2');
  await max.press('first-hand-skip');
  await expect(anna.see('chair-1')).not.toContainText('is in the first hand');
  await max.press('lobby-first-hand');
  await expect(max.see('first-hand-beat')).toHaveAttribute('data-beat', '2');
  await expect(anna.see('chair-1')).toContainText('is in the first hand');
  await anna.start();
  await expect(max.see('toasts')).toContainText('goes on from here later');
  await expect(max.see('hand')).toBeVisible();
  await expect(max.see('first-hand-beat')).toHaveCount(0);
});

for (const phone of [false, true])
  test(`the goal line of every table opens its rules ${phone ? 'on a phone' : 'on a desktop'}`, async ({
    actor,
    server,
  }) => {
    const anna = await actor('Anna', { phone });
    for (const game of GAME_IDS) {
      await anna.page.goto(`${server.url}/practice/${game}`);
      await anna.press('offer-first-hand-no');
      await anna.press('goal-line');
      await expect(anna.see('rules')).toBeVisible();
      await expect(anna.see('rules')).toHaveAttribute('data-page', game);
      await expect(anna.see('rules')).toContainText('You win by');
    }
  });

test('the first practice of a game and the rules at its table offer the first hand', async ({
  actor,
  server,
}) => {
  const anna = await actor('Anna', { phone: true });
  await anna.page.goto(`${server.url}/practice/red7`);
  await anna.press('offer-first-hand-no');
  await expect(anna.see('offer-first-hand')).toHaveCount(0);
  await anna.page.goto(`${server.url}/practice/iota`);
  await anna.press('offer-first-hand-go');
  await anna.press('first-hand-skip');
  await anna.page.goto(`${server.url}/practice/iota`);
  await anna.see('table').waitFor();
  await expect(anna.see('offer-first-hand')).toHaveCount(0);
  await anna.press('goal-line');
  await anna.press('rules-first-hand');
  await anna.see('first-hand-beat').waitFor();
});

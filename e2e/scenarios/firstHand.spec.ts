import { GAME_IDS } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { roomCodeOf } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { playFirstHand } from '../players/firstHand.ts';

const BEATS = { podelim: 7, iota: 7, 'my-number': 7, red7: 6, eight28: 7 } as const;

/** A legal move of the first beat that is not meant, and what the first hand says to it. */
const MISSES = {
  podelim: [['part-blue', 'confirm-move'], 'You may vote so. The ringed part is meant here.'],
  iota: [['hand-RC4', 'cell-0-1', 'confirm-move'], 'That fits too, for 5. The ringed place brings 7.'],
  'my-number': [['hand-17', 'confirm-move'], 'That would bring: purple 11, bonus +1, on the slot worth 4.'],
  red7: [['hand-C5', 'to-palette', 'confirm-move'], 'That leads too: '],
  eight28: [['decline'], 'You may decline. The ringed answer is meant here.'],
} as const;

/** Does what is legal but not meant, three times: it is answered and taken back, and then help is offered. */
async function missThreeTimes(actor: Actor, game: keyof typeof MISSES): Promise<void> {
  const [presses, sentence] = MISSES[game];
  for (let miss = 0; miss < 3; miss += 1) {
    await expect(actor.see('first-hand-beat')).toHaveAttribute('data-stage', 'asked');
    for (const id of presses) await actor.press(id);
    await expect(actor.see('prompt')).toContainText(sentence);
    // A move that the next beats do not follow from cannot be kept.
    await actor.press(miss === 0 ? 'keep-it' : 'take-it-back');
  }
  await actor.press('show-me');
  await expect(actor.see('first-hand-beat')).toHaveAttribute('data-stage', 'done');
}

/** Goes on in the other language; a reload comes back to the same beat. */
async function switchLanguage(actor: Actor, lang: 'en' | 'ru', beat: string): Promise<void> {
  await actor.page.evaluate((chosen) => {
    const key = 'fivefold.preferences';
    const known = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...known, lang: chosen }));
  }, lang);
  await actor.page.reload();
  await expect(actor.see('first-hand-beat')).toHaveAttribute('data-beat', beat);
  await expect(actor.page.locator('html')).toHaveAttribute('lang', lang);
}

/** Both walks see both languages, each half of the beats in another one. */
const MIDDLE = '4';

for (const game of GAME_IDS) {
  test(`the first hand of ${game} is played to its end on a phone, in Russian and English`, async ({
    actor,
    server,
  }) => {
    const anna = await actor('Anna', { phone: true, locale: 'ru-RU' });
    await anna.page.goto(`${server.url}/first/${game}`);
    const beats = await playFirstHand(anna, {
      onBeat: async (beat) => {
        if (beat === MIDDLE) await switchLanguage(anna, 'en', MIDDLE);
      },
    });
    expect(beats).toEqual(Array.from({ length: BEATS[game] }, (_, i) => `${i + 1}`));
    await expect(anna.see('first-hand-practice')).toBeVisible();
  });

  test(`the first hand of ${game} answers three other moves and is played by keys, in English and Russian`, async ({
    actor,
    server,
  }) => {
    const anna = await actor('Anna', {});
    await anna.page.goto(`${server.url}/first/${game}`);
    await missThreeTimes(anna, game);
    await anna.page.keyboard.press('Shift'); // from now on the focus follows what is meant
    const beats = await playFirstHand(anna, {
      byKeys: true,
      onBeat: async (beat) => {
        if (beat !== MIDDLE) return;
        await switchLanguage(anna, 'ru', MIDDLE);
        await anna.page.keyboard.press('Shift');
      },
    });
    expect(beats.at(-1)).toBe(`${BEATS[game]}`);
  });
}

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

// In every phase of every game: nothing covers a control or a number on any screen, and a reload and a lost connection
// leave the decision, and what was chosen, where they were.
import { fastRandom, GAME_IDS, type Random } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { findCoveredControls } from '../fixtures/coveredControls.ts';
import { findCoveredText } from '../fixtures/coveredText.ts';
import { findCutText } from '../fixtures/cutText.ts';
import { nothingIsCovered } from '../fixtures/everySize.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadlessMove } from '../players/headless.ts';
import { decide } from '../players/player.ts';

/** What somebody can do and has chosen: cards with their names, what is open to be pressed, what is sealed. */
const offers = (anna: Actor) =>
  anna.page.evaluate(() => {
    const table = document.querySelector('[data-testid=table]');
    const all = (what: string) => [...(table?.querySelectorAll<HTMLElement>(what) ?? [])];
    return {
      cards: all('[role=option]').map(
        (card) => `${card.ariaLabel} ${card.ariaDisabled} ${card.ariaSelected}`,
      ),
      open: all('[data-testid]:is(button, input):not(:disabled, [aria-disabled])')
        .map(({ dataset }) => dataset.testid!)
        .filter((id) => id !== 'nudge'), // comes after a while
      sealed: all('[data-testid=sealed]').map(({ innerText }) => innerText),
    };
  });

const NAMES = ['Александра-Мария', 'Maximiliane von und zu', 'Константин Петрович', 'Илья', 'Otto', 'Соня'];
/** With it, random play with the most players reaches every phase of every game. */
const CROWD_LUCK = 0;

const MOVES = ['confirm-move', 'take', 'decline', 'continue', 'pass', 'fold', 'change'];

async function comesBack(anna: Actor, shows: readonly string[]): Promise<void> {
  await anna.shown();
  await anna.skip();
  for (const id of shows) await expect(anna.see(id).first()).toBeVisible();
  const before = await offers(anna);

  await anna.page.reload();
  await anna.see('table').waitFor();
  await expect.poll(() => offers(anna), 'after a reload').toEqual(before);

  await anna.context.setOffline(true);
  await expect(anna.see('banner').first()).toBeVisible();
  expect((await offers(anna)).open.filter((id) => MOVES.includes(id))).toEqual([]);
  await anna.context.setOffline(false);
  await expect(anna.see('banner')).toHaveCount(0);
  await expect.poll(() => offers(anna), 'online again').toEqual(before);
}

/** Plays the next decision: on Anna's page if it is hers and was just checked, otherwise headless. */
async function next(
  headlessPlayers: readonly HeadlessPlayer[],
  anna: Actor,
  byHand: boolean,
  random: Random,
): Promise<void> {
  const isHers = headlessPlayers[0]!.table.waitingFor[0] === 0;
  if (byHand && isHers) await decide(anna, random);
  else await playHeadlessMove(headlessPlayers, random);
  const move = Math.max(...[...headlessPlayers, anna].map(({ table }) => table.move));
  for (const { received } of [...headlessPlayers, anna])
    await received.until(`move ${move}`, ({ table }) => table.move >= move);
}

for (const game of GAME_IDS)
  test(`${game}: nothing is covered with the most players, in every phase and size`, async ({
    headlessPlayers: room,
    actor,
  }) => {
    const { crowd, stage } = browserGames[game];
    const headlessPlayers = await room(game, NAMES.slice(0, crowd), stage.options);
    await startGame(headlessPlayers);
    const anna = await actor('Anna', { token: headlessPlayers[0]!.token, locale: 'ru-RU' });
    await anna.visit(roomCodeOf(headlessPlayers));
    await anna.see('close-panel').click();
    const random = fastRandom(CROWD_LUCK);
    const left = new Set(stage.phases.filter(({ seats }) => seats === undefined || seats === crowd));
    for (;;) {
      const { view, move } = headlessPlayers[0]!.table;
      for (const phase of [...left].filter(({ isAt }) => isAt(view, 0))) {
        left.delete(phase);
        await test.step(phase.name, async () => {
          await anna.received.until('the phase', ({ table }) => table.move >= move);
          await anna.shown();
          await anna.skip();
          await nothingIsCovered(anna, phase.name);
        });
      }
      if (left.size === 0) break;
      const isOn = await playHeadlessMove(headlessPlayers, random);
      expect(isOn, `still to come: ${[...left].map(({ name }) => name)}`).toBe(true);
    }
  });

for (const game of GAME_IDS)
  test(`${game}: reload, offline and online in every phase`, async ({ headlessPlayers: room, actor }) => {
    const { seats, luck, options, phases } = browserGames[game].stage;
    const headlessPlayers = await room(game, NAMES.slice(0, seats), options);
    await startGame(headlessPlayers);
    const anna = await actor('Anna', { token: headlessPlayers[0]!.token, locale: 'ru-RU' });
    await anna.visit(headlessPlayers[0]!.received.view!.code);
    await anna.see('close-panel').click();
    const random = fastRandom(luck);
    const left = new Set(phases);
    while (left.size > 0) {
      const here = [...left].filter(({ isAt }) => isAt(headlessPlayers[0]!.table.view, 0));
      for (const phase of here) {
        await test.step(phase.name, async () => {
          await anna.shown();
          await anna.skip();
          if (phase.seats) await nothingIsCovered(anna, phase.name);
          await comesBack(anna, phase.shows);
        });
        left.delete(phase);
      }
      expect(headlessPlayers[0]!.table.status, `still to come: ${[...left].map(({ name }) => name)}`).toBe(
        'playing',
      );
      await next(headlessPlayers, anna, here.length > 0, random);
    }
  });

test('the search for covered things finds a covered button and a covered number', async ({ page }) => {
  await page.setContent(
    `<button data-testid="under" style="position:absolute;inset:40px auto auto 40px">Play 20</button>
     <b style="position:absolute;inset:200px auto auto 40px">27 points</b>
     <button data-testid="free" style="position:absolute;inset:400px auto auto 40px">Pass</button>
     <button data-testid="small" style="position:absolute;inset:600px auto auto 40px;width:20px;height:40px"></button>
     <button data-testid="beside" style="position:absolute;inset:600px auto auto 61px;width:40px;height:40px"></button>
     <button data-testid="alone" style="position:absolute;inset:600px auto auto 140px;width:20px;height:40px"></button>
     <div style="position:absolute;inset:500px auto auto 0;width:60px;height:60px;overflow:hidden">
       <button data-testid="half" style="width:100px;height:50px;text-align:left">Undo</button><b style="white-space:nowrap">27 points</b>
     </div>
     <i style="position:absolute;inset:30px auto auto 30px;width:300px;height:60px;background:red"></i>
     <i style="position:absolute;inset:190px auto auto 30px;width:300px;height:60px;background:red"></i>`,
  );
  const controls = await page.evaluate(findCoveredControls);
  expect(controls).toHaveLength(3);
  expect(controls[0]).toContain('covered: under');
  expect(controls.slice(1)).toEqual(['small: small 20 x 40', 'cut: half']);
  expect(await page.evaluate(findCutText)).toEqual(['cut sideways: 27 points']);
  const texts = await page.evaluate(findCoveredText);
  expect(texts.some((text) => text.includes('27 points'))).toBe(true);
  expect(texts.some((text) => text.includes('Pass'))).toBe(false);
});

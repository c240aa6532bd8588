// The most players with long names: nothing covers a control or a number in any phase of any game, on any screen.
import { fastRandom, GAME_IDS, games } from '@fivefold/rules';
import type { Actor } from '../fixtures/actor.ts';
import { nothingIsCovered } from '../fixtures/everySize.ts';
import { type HeadlessPlayer, roomCodeOf, startGame } from '../fixtures/headlessPlayer.ts';
import { checkAccessibility } from '../fixtures/pageChecks.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { playHeadlessMove } from '../players/headless.ts';
import { composesOf } from '../players/player.ts';

const LONG = ['Александра-Мария', 'Maximiliane von und zu', 'Илья', 'Константин Петрович', 'Otto', 'Соня'];
/** With this seed, random play reaches every phase in one game. */
const LUCK = 1;

/** With axe, which compares the colors of texts with what is behind them. */
async function checkHighContrast(anna: Actor): Promise<void> {
  const html = anna.page.locator('html');
  await html.evaluate((root) => root.setAttribute('data-theme', 'contrast'));
  await checkAccessibility(anna.page, 'the table with high contrast');
  await html.evaluate((root) => root.removeAttribute('data-theme'));
}

/** Composes a move, or picks a card where a game has no moves of several steps; false if nothing can be composed now. */
async function compose(anna: Actor, { table }: HeadlessPlayer): Promise<boolean> {
  if (!table.waitingFor.includes(0)) return false;
  const composes = composesOf(table.game);
  if (!composes) {
    const card = anna.see('hand').locator('[role=option]:not([aria-disabled=true])').first();
    if ((await card.count()) === 0) return false;
    await card.click();
    return true;
  }
  const action = [...games[table.game]!.legal(table.view)].find(composes.worth);
  if (!action) return false;
  for await (const _ of composes.steps(anna, action, table.view)) await anna.skip();
  return true;
}

for (const game of GAME_IDS)
  test(`${game}: nothing is covered with the most players and long names`, async ({
    headlessPlayers: room,
    actor,
  }) => {
    const { stage, crowd } = browserGames[game];
    const players = await room(game, LONG.slice(0, crowd), stage.options);
    await startGame(players);
    const [first] = players as [HeadlessPlayer];
    const anna = await actor('Anna', { token: first.token, locale: 'ru-RU' });
    await anna.visit(roomCodeOf(players));
    await anna.see('close-panel').click();
    await checkHighContrast(anna);
    const random = fastRandom(LUCK);
    const left = new Set(stage.phases.filter(({ seats = crowd }) => seats === crowd));
    let composed = false;
    do {
      const here = [...left].filter(({ isAt }) => isAt(first.table.view, 0));
      const mayCompose = !composed && first.table.waitingFor.includes(0);
      if (here.length === 0 && !mayCompose) continue;
      await anna.received.until('the move', ({ table }) => table.move >= first.table.move);
      await anna.shown();
      await anna.skip();
      for (const phase of here) {
        left.delete(phase);
        await nothingIsCovered(anna, phase.name);
      }
      if (!mayCompose) continue;
      composed = await compose(anna, first);
      if (composed) await nothingIsCovered(anna, 'a composed move');
    } while ((left.size > 0 || !composed) && (await playHeadlessMove(players, random)));
    expect({ left: [...left].map(({ name }) => name), composed }).toEqual({ left: [], composed: true });
  });

// Every game on pages alone: created, joined by the link, played to the result, and a rematch. One plays by mouse, one by
// keyboard alone, one by touch on a phone in Russian.
import { GAME_IDS } from '@fivefold/rules';
import type { Actor, ActorOptions } from '../fixtures/actor.ts';
import { expect, test } from '../fixtures/test.ts';
import { browserGames } from '../players/browserGame.ts';
import { decide, luckOf, playOn } from '../players/player.ts';

const WINDOWS: readonly ActorOptions[] = [{}, { keys: true }, { phone: true, locale: 'ru-RU' }];

for (const game of GAME_IDS)
  test(`a whole game of ${game} and a rematch by mouse, keyboard and touch`, async ({ actor }) => {
    const { people, options } = browserGames[game].wholeGame;
    expect(people).toHaveLength(WINDOWS.length);
    const all = await Promise.all(people.map((name, i) => actor(name, WINDOWS[i])));
    const [host, ...guests] = all as [Actor, ...Actor[]];
    const link = await host.create(game);
    for (const guest of guests) await guest.join(link);
    await options?.(host);
    await host.start();
    await isDealt(all, 1);

    const luck = luckOf(28);
    await playOn(all, luck);

    for (const one of all) await expect(one.see('winner')).toBeVisible();
    const [best, ...others] = host.table.outcome!.ranking;
    const loser = all.find(({ table }) => table.seat === others.at(-1)!.seat)!;
    await expect(loser.see('winner')).toContainText(host.table.players[best!.seat]!.name);
    await host.press('rematch');
    await isDealt(all, 2);
    const asked = all.find(({ table }) => table.waitingFor.includes(table.seat!))!;
    await decide(asked, luck(asked));
  });

async function isDealt(all: readonly Actor[], number: number): Promise<void> {
  for (const { received } of all)
    await received.until(`game ${number}`, ({ view }) => view?.table?.number === number);
  for (const one of all) await expect(one.see('table')).toBeVisible();
}

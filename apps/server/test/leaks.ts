import type { AnyGame, GameId, Viewer } from '@fivefold/rules';
import { expect } from 'vitest';
import type { RunningServer } from '../src/app.ts';
import type { TestClient } from './client.ts';
import { testRandom } from './harness.ts';
import { browser, expectOk, playOne, started, tableSize } from './play.ts';
import { testedGames } from './testedGames.ts';

/** Plays a whole game and looks into every message for what its receiver may not see. */
export async function expectNoLeaks(
  app: Pick<RunningServer, 'rooms'> & { readonly url: string },
  game: AnyGame,
): Promise<void> {
  const players = await started(app.url, game.id, tableSize(game));
  const watcher = browser(app.url);
  const clients = [...players, watcher];
  expectOk(await watcher.join(players[0]!.view!.code, 'Watcher'));
  const live = app.rooms.get(players[0]!.view!.code)!;
  const random = testRandom(7);
  const read = new Map<TestClient, number>();
  const opened = new Set<string>();
  let searched = 0;
  do {
    const { table, secret: next, members, former, passports } = live.durable;
    const over = table!.status !== 'playing';
    const keys = [...members, ...former].flatMap(({ tokens }) => tokens);
    const never = [next, ...keys, ...passports.map(({ hash }) => hash)];
    const sealed = over ? never : [...never, table!.deal.secret, table!.deal.seed];
    const hide = (viewer: Viewer) => testedGames[game.id as GameId].hidden(table!.state as never, viewer);
    for (const list of hide('spectator').open) opened.add(JSON.stringify(list));
    for (const client of clients) {
      const bytes = client.packets.slice(read.get(client) ?? 0).join('\n');
      read.set(client, client.packets.length);
      // Patches hold differences; their text is complete in the view that they produce.
      const said = JSON.stringify(client.view);
      const secrets = over ? [] : hide(client.table.seat ?? 'spectator').secrets;
      const unknown = secrets.filter((secret) => ![...opened].some((list) => list.includes(secret)));
      searched += unknown.length;
      for (const secret of [...sealed, ...unknown]) {
        expect(bytes).not.toContain(secret);
        expect(said).not.toContain(secret);
      }
      for (const other of clients) if (other !== client) expect(bytes).not.toContain(other.token);
    }
  } while (await playOne(clients, random));
  expect(searched).toBeGreaterThan(0);
  expect(players[0]!.table.deal.secret).not.toBeNull();
}

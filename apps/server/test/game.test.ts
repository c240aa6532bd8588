import { roomView } from '@fivefold/room';
import { games } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { testApp, testRandom } from './harness.ts';
import { playToEnd, started, tableSize } from './play.ts';

test.each(Object.values(games))('a whole game of $id over sockets, patch by patch', async (game) => {
  const app = await testApp();
  const clients = await started(app.url, game.id, tableSize(game));
  const moves = await playToEnd(clients, testRandom(1));
  expect(moves).toBeGreaterThan(0);
  const live = app.rooms.get(clients[0]!.view!.code)!;
  for (const client of clients) {
    expect(client.table.status).toBe('over');
    expect(client.table.outcome).not.toBeNull();
    expect(client.gaps).toBe(0);
    expect(client.view).toEqual(JSON.parse(JSON.stringify(roomView(live.durable, client.view!.me))));
    expect(client.version).toBe(app.subscriptions.find(live, client.view!.me!)!.version);
  }
});

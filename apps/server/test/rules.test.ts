import { type AnyGame, type GameId, games } from '@fivefold/rules';
import { afterEach, expect, test } from 'vitest';
import { tempFolder } from './dataFolders.ts';
import { testApp, testRandom } from './harness.ts';
import { browser, expectOk, playToEnd, started } from './play.ts';

const { red7 } = games;
const register = (game: AnyGame): void => {
  (games as Record<GameId, AnyGame>)[game.id as GameId] = game;
};
afterEach(() => register(red7!));

test('rooms stay usable when the rules of their games are gone', async () => {
  const folder = tempFolder();
  const before = await testApp({ folder });
  const clients = await started(before.url, 'red7', 2);
  const { code } = clients[0]!.view!;
  await playToEnd(clients, testRandom(2));
  await clients[0]!.do({ type: 'rematch', number: 1 });
  for (const client of clients) client.close();
  await before.stop();

  register({ ...red7!, version: red7!.version + 1 });
  const after = await testApp({ folder });
  const ann = browser(after.url, clients[0]!.token);
  expect(expectOk(await ann.join(code)).view).toMatchObject({ table: null, games: 2, me: 'm1' });
  // The replay was stored when its game ended, and names the rules that it needs.
  const replay = await fetch(`${after.url}/api/replays/${code}/1`);
  expect(await replay.json()).toMatchObject({ rules: `red7@${red7!.version}` });
  await ann.do({ type: 'start' });
  expect(ann.table).toMatchObject({ number: 3, status: 'playing' });
});

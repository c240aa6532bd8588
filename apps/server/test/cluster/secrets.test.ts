import { type AnyGame, games } from '@fivefold/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { testRandom } from '../harness.ts';
import { expectNoLeaks } from '../leaks.ts';
import { browser, expectOk, playToEnd, started, tableSize } from '../play.ts';
import { readAll } from '../readAll.ts';
import { secretLists } from '../secrets.ts';
import { expectEqualWorlds } from '../twoWorlds.ts';
import { clusterApp } from './clusterApp.ts';
import { query, startPostgres } from './postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

/** A database that logs every statement, with so many characters of each parameter; -1 stands for all. */
async function loggingDatabase(parameterLength: number): Promise<string> {
  const url = await postgres!.createDatabase();
  const name = new URL(url).pathname.slice(1);
  await query(url, `ALTER DATABASE ${name} SET log_min_duration_statement = 0`);
  await query(url, `ALTER DATABASE ${name} SET log_parameter_max_length = ${parameterLength}`);
  return url;
}

/** Plays each game to its end, lets a second server take its room, and gives what must be in no log. */
async function playAll(url: string, played: readonly AnyGame[]) {
  const [a, b] = [await clusterApp(url), await clusterApp(url)];
  const secrets = new Set<string>();
  for (const game of played) {
    const clients = await started(a.url, game.id, tableSize(game));
    const { code } = clients[0]!.view!;
    await clients[0]!.do({ type: 'say', text: 'open sesame' });
    for (const list of secretLists(a.rooms.get(code)!.durable.table!.state)) secrets.add(list);
    await playToEnd(clients, testRandom(5));
    for (const client of clients) secrets.add(client.token);
    const { secret, deal } = { ...a.rooms.get(code)!.durable, ...a.rooms.get(code)!.durable.table! };
    for (const key of [secret, deal.secret, deal.seed]) secrets.add(key);
    for (const entry of await readAll(a.log, code)) if ('token' in entry) secrets.add(entry.token);
    expectOk(await browser(b.url, clients[0]!.token).join(code));
    a.pass(1000);
    await clients[0]!.until(({ goodbye }) => goodbye !== null);
    for (const client of clients) client.close();
  }
  const serverLog = [...a.logLines, ...b.logLines].join('\n');
  await a.stop();
  await b.stop();
  return { serverLog, secrets: [...secrets, 'sesame', '"acted"', '"hand', '"deck'] };
}

const found = (log: string, secrets: readonly string[]) => secrets.filter((secret) => log.includes(secret));
const databaseLog = (from: number) => postgres!.log!.slice(from).join('');

/** All games are played to their end, some of them twice, beside other tests. */
const TIMEOUT_MS = 300_000;

describe.skipIf(!postgres)('secrets of several servers', { timeout: TIMEOUT_MS }, () => {
  test('no hand, deck, move, token, seed or chat is in the logs of the servers and of the database', async () => {
    const { serverLog, secrets } = await playAll(await loggingDatabase(0), Object.values(games));
    expect(serverLog).toContain('another server has taken the room');
    expect(secrets.length).toBeGreaterThan(30);
    expect(found(serverLog, secrets)).toEqual([]);
    if (!postgres!.log) return; // the database is not ours, and so is its log
    expect(databaseLog(0)).toContain('UPDATE rooms');
    expect(found(databaseLog(0), secrets)).toEqual([]);
    // The same search finds them where the setting of docs/operations.md is missing.
    const from = postgres!.log.length;
    const careless = await playAll(await loggingDatabase(-1), [games['my-number']!]);
    expect(found(databaseLog(from), careless.secrets)).toContain('sesame');
  });

  test.each(Object.values(games))('[P16 P36] $id: no message of a whole game has a leak', async (game) =>
    expectNoLeaks(await clusterApp(await postgres!.createDatabase()), game),
  );

  test.each(Object.values(games))(
    '[P23 P36] $id: worlds that a viewer cannot tell apart send that viewer equal bytes',
    (game) =>
      expectEqualWorlds(
        game,
        async (options) => clusterApp(await postgres!.createDatabase(), options),
        tableSize(game) + 1, // each viewer once
      ),
  );
});

import { type AnyGame, fastRandom, type GameId, games, pick, type Seat, seedFrom } from '@fivefold/rules';
import { afterEach, expect, test } from 'vitest';
import type { Timers } from '../src/clocks.ts';
import type { Client } from './client.ts';
import { type TestApp, testApp, testRandom } from './harness.ts';
import { browser, expectOk, playOne, started, tableSize } from './play.ts';

const all = Object.values(games);

test.each(all)('$id: nothing that a player may not see is in the bytes of a whole game', async (game) => {
  const app = await testApp();
  const players = await started(app.url, game.id, tableSize(game));
  const watcher = browser(app.url);
  const clients = [...players, watcher];
  expectOk(await watcher.join(players[0]!.view!.code, 'Watcher'));
  const live = app.rooms.get(players[0]!.view!.code)!;
  const random = testRandom(7);
  const read = new Map<Client, number>();
  let searched = 0;
  do {
    const { table, secret, members, passports } = live.durable;
    const over = table!.status !== 'playing';
    const never = [secret, ...members.flatMap(({ tokens }) => tokens), ...passports.map(({ hash }) => hash)];
    const hidden = over ? never : [...never, table!.deal.secret, table!.deal.seed];
    for (const client of clients) {
      const bytes = client.heard.slice(read.get(client) ?? 0).join('\n');
      read.set(client, client.heard.length);
      const seen = JSON.stringify(client.view);
      const lists = over ? [] : listsOf(table!.state).filter((list) => !seen.includes(list));
      searched += lists.length;
      for (const secretText of [...hidden, ...lists]) expect(bytes).not.toContain(secretText);
      for (const other of clients) if (other !== client) expect(bytes).not.toContain(other.token);
    }
  } while (await playOne(clients, random));
  expect(searched).toBeGreaterThan(0);
  expect(players[0]!.table.deal.secret).not.toBeNull();
});

/** Hands, decks and the like, as they would stand in JSON: lists of at least three things. */
function listsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(listsOf);
  const flat = Array.isArray(value) && value.length >= 3 && value.every((item) => typeof item !== 'object');
  const varied = flat && new Set(value).size > 2 && !value.some((item) => typeof item === 'boolean');
  return varied ? [JSON.stringify(value).slice(1, -1), ...inner] : inner;
}

// Two worlds that differ only in what the first seat cannot see: it must get the same bytes, packet by packet.
afterEach(() => {
  for (const game of all) register(game);
});
const register = (game: AnyGame): void => {
  (games as Record<GameId, AnyGame>)[game.id as GameId] = game;
};
const STILL: Timers = { now: () => 1_700_000_000_000, after: () => () => {} };

test.each(all)(
  '$id: worlds that a player cannot tell apart send that player the same bytes',
  async (game) => {
    let compared = 0;
    for (let begin = 0; begin < 6; begin += 1) {
      const viewer = begin % tableSize(game);
      const truth = await world(game, viewer, begin, false);
      const dream = await world(game, viewer, begin, true);
      compared += await inStep(game, viewer, truth, dream, begin);
      await Promise.all([truth.app.stop(), dream.app.stop()]);
    }
    expect(compared).toBeGreaterThan(6);
  },
);

interface World {
  readonly app: TestApp;
  readonly clients: readonly Client[];
}

/** The same room twice; the second is dealt as the viewer might imagine the first, some moves into the game. */
async function world(game: AnyGame, viewer: Seat, begin: number, imagined: boolean): Promise<World> {
  register({
    ...game,
    setup: (table) => {
      const state = advance(game, game.setup(table), begin * 3);
      return imagined ? game.imagine(game.view(state, viewer), fastRandom(begin + 99)) : state;
    },
  });
  const app = await testApp({ timers: STILL, world: `${game.id} ${begin}` });
  const count = tableSize(game);
  const clients = Array.from({ length: count }, (_, i) =>
    browser(app.url, seedFrom(game.id, String(begin), String(i))),
  );
  for (const [i, client] of clients.entries()) {
    if (i === 0) expectOk(await client.create('Player 0', game.id));
    else expectOk(await client.join(clients[0]!.view!.code, `Player ${i}`));
    await client.do({ type: 'sit', seat: i });
    await settle(clients.slice(0, i + 1));
  }
  await clients[0]!.do({ type: 'start' });
  await settle(clients);
  return { app, clients };
}

function advance(game: AnyGame, start: unknown, moves: number): unknown {
  const random = fastRandom(moves);
  let state = start;
  for (let i = 0; i < moves; i += 1) {
    const waiting = game.waitingFor(state);
    if (waiting.length === 0) return start; // over already: begin at the beginning
    const seat = pick(waiting, random);
    const step = game.reduce(state, seat, pick([...game.legal(game.view(state, seat))], random));
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
  }
  return game.waitingFor(state).length === 0 ? start : state;
}

/** Everybody has heard everything: a packet to each has come back. */
const settle = (clients: readonly Client[]): Promise<unknown> =>
  Promise.all(clients.map((client) => client.sync()));

/** Without the first packet, which is only the connection's own random name. */
const heard = ({ clients }: World, viewer: Seat): readonly string[] => clients[viewer]!.heard.slice(1);

/** Plays both worlds on while they look alike to the viewer; gives the number of times the bytes were compared. */
async function inStep(game: AnyGame, viewer: Seat, a: World, b: World, seed: number): Promise<number> {
  const random = fastRandom(seed);
  const seen = ({ clients }: World) => {
    const { view, log, waitingFor } = clients[viewer]!.table;
    return JSON.stringify([view, log, waitingFor]);
  };
  const stateOf = ({ app, clients }: World) => app.rooms.get(clients[0]!.view!.code)!.durable.table!.state;
  for (let compared = 0; compared < 40; compared += 1) {
    if (seen(a) !== seen(b)) return compared;
    expect(heard(a, viewer)).toEqual(heard(b, viewer));
    const waiting = game.waitingFor(stateOf(a));
    if (waiting.length === 0) return compared + 1;
    const seat = pick(waiting, random);
    const mine = pick([...game.legal(a.clients[seat]!.table.view)], random);
    const theirs = seat === viewer ? mine : pick([...game.legal(b.clients[seat]!.table.view)], random);
    await a.clients[seat]!.do({ type: 'act', move: a.clients[seat]!.table.move, action: mine as never });
    await b.clients[seat]!.do({ type: 'act', move: b.clients[seat]!.table.move, action: theirs as never });
    await Promise.all([settle(a.clients), settle(b.clients)]);
  }
  return 40;
}

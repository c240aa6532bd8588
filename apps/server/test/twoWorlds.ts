import {
  type AnyGame,
  fastRandom,
  type GameId,
  games,
  pickRandom,
  type Random,
  type Seat,
  type Viewer,
} from '@fivefold/rules';
import { expect, onTestFinished } from 'vitest';
import type { Timers } from '../src/timers/timers.ts';
import type { TestClient } from './client.ts';
import type { TestApp, TestOptions } from './harness.ts';
import { browser, expectOk, tableSize } from './play.ts';

const register = (game: AnyGame): void => {
  (games as Record<GameId, AnyGame>)[game.id as GameId] = game;
};

const still = () => 1_700_000_000_000;
const STILL: Timers = { now: still, wall: still, after: () => () => {} };
/** Moves played from each. */
const MOVES = 12;

interface World {
  readonly app: TestApp;
  readonly imagined: boolean;
}
interface Table {
  readonly app: TestApp;
  /** By seat, the spectator last. */
  readonly clients: readonly TestClient[];
}

/**
 * Two servers play the same evening; the hands and decks of the second are what one viewer of the first could imagine. That
 * viewer must get the same bytes from both, packet by packet: same order, same sizes. The beginnings are spread evenly over a
 * whole game.
 */
export async function expectEqualWorlds(
  game: AnyGame,
  begin: (options: TestOptions) => Promise<TestApp>,
  beginnings: number,
): Promise<void> {
  onTestFinished(() => register(game));
  const options = { timers: STILL, world: game.id, codeKey: 'of the tests' };
  const truth: World = { app: await begin(options), imagined: false };
  const dream: World = { app: await begin(options), imagined: true };
  const compared = { beginnings: 0, moves: 0 };
  for (let i = 0; i < beginnings; i += 1) {
    const at = i % (tableSize(game) + 1);
    const share = i / beginnings;
    const [a, b] = [await sitDown(game, truth, at, share), await sitDown(game, dream, at, share)];
    // Where nothing is hidden from a viewer there is only one world: nothing to compare.
    if (JSON.stringify(stateOf(a)) !== JSON.stringify(stateOf(b))) {
      compared.beginnings += 1;
      compared.moves += await inStep(game, at, a, b, fastRandom(i));
    }
    for (const client of [...a.clients, ...b.clients]) client.close();
  }
  expect(compared.beginnings).toBeGreaterThanOrEqual(beginnings / 2);
  expect(compared.moves).toBeGreaterThanOrEqual(beginnings);
}

/** The real starting state of each game; the imagined world is derived from it. */
const begun = new Map<AnyGame, unknown>();

const viewerAt = (game: AnyGame, at: number): Viewer => (at < tableSize(game) ? at : 'spectator');

/** A table that starts some way into a game; in the imagined world with what the viewer cannot see replaced. */
async function sitDown(game: AnyGame, world: World, at: number, share: number): Promise<Table> {
  const setup: AnyGame['setup'] = (table) => {
    if (!world.imagined) begun.set(game, advance(game, game.setup(table), share));
    const state = begun.get(game);
    if (!world.imagined) return state;
    return game.imagine(
      game.view(state, viewerAt(game, at)),
      fastRandom(Math.round(share * 100) + 99),
    ) as unknown;
  };
  register({ ...game, setup });
  const { app } = world;
  const clients = Array.from({ length: tableSize(game) + 1 }, () => withOwnIds(browser(app.url)));
  const spectator = clients.at(-1);
  for (const [seat, client] of clients.entries()) {
    if (seat === 0) expectOk(await client.create('Player 0', game.id));
    else expectOk(await client.join(clients[0]!.view!.code, `Player ${seat}`));
    if (client !== spectator) await client.do({ type: 'sit', seat });
    await settle(clients.slice(0, seat + 1));
  }
  await clients[0]!.do({ type: 'start' });
  await settle(clients);
  return { app, clients };
}

/** Numbers its commands from zero, so that both worlds have the same ids. */
function withOwnIds(client: TestClient): TestClient {
  let sent = 0;
  client.nextCommandId = () => `c${sent++}`;
  return client;
}

/** The state after this share of a random game; never its end. */
function advance(game: AnyGame, start: unknown, share: number): unknown {
  const random = fastRandom(Math.round(share * 100));
  const states = [start];
  for (let state = start; game.waitingFor(state).length > 0; states.push(state)) {
    const seat = pickRandom(game.waitingFor(state), random);
    const step = game.reduce(state, seat, pickRandom([...game.legal(game.view(state, seat))], random));
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
  }
  return states[Math.floor(share * (states.length - 1))];
}

/** Resolves when every client has received all packets: each has had a reply. */
const settle = (clients: readonly TestClient[]): Promise<unknown> =>
  Promise.all(clients.map((client) => client.sync()));

const stateOf = ({ app, clients }: Table): unknown =>
  app.rooms.get(clients[0]!.view!.code)!.durable.table!.state;

/** Without the first packet, which holds the random id of the connection. */
const packets = ({ clients }: Table, at: number): readonly string[] => clients[at]!.packets.slice(1);

const isSealed = (game: AnyGame, state: unknown, seat: Seat): boolean =>
  game.seatsAllowedToAct(state).includes(seat) && !game.waitingFor(state).includes(seat);

/** Plays both worlds while they look alike to the viewer; returns how often the bytes were compared. */
async function inStep(game: AnyGame, at: number, a: Table, b: Table, random: Random): Promise<number> {
  const seen = ({ clients }: Table) => {
    const { view, history, waitingFor } = clients[at]!.table;
    return JSON.stringify([view, history, waitingFor]);
  };
  for (let compared = 0; compared < MOVES; compared += 1) {
    if (seen(a) !== seen(b)) return compared; // something public came out that differs
    expect(packets(a, at)).toEqual(packets(b, at));
    const waiting = game.waitingFor(stateOf(a));
    if (waiting.length === 0) return compared + 1;
    const seat = pickRandom(waiting, random);
    const actions = actionsOf(game, a.clients[seat]!);
    const others = new Set(actionsOf(game, b.clients[seat]!));
    // Mostly what both can do, or the worlds would part soon; else each what it likes, which must not be seen while
    // it is a secret choice.
    const both = actions.filter((action) => others.has(action));
    const alike = seat === at || random.next() % 3 > 0;
    const mine = pickRandom(alike && both.length > 0 ? both : actions, random);
    const theirs = alike && others.has(mine) ? mine : pickRandom([...others], random);
    await act(a.clients[seat]!, mine);
    await act(b.clients[seat]!, theirs);
    await Promise.all([settle(a.clients), settle(b.clients)]);
    // A choice that may still be changed is a secret one, whatever it was in each world, and however often it was changed.
    if (seat !== at && isSealed(game, stateOf(a), seat) && isSealed(game, stateOf(b), seat)) {
      expect(seen(a)).toBe(seen(b));
      for (const action of actions.slice(0, random.next() % 3)) {
        await act(a.clients[seat]!, action);
        await b.clients[seat]!.send({ type: 'act', number: 1, move: -1, action: {} }); // for the sake of the server's dice
      }
      await Promise.all([settle(a.clients), settle(b.clients)]);
    }
  }
  return MOVES;
}

const actionsOf = (game: AnyGame, { table }: TestClient): readonly string[] =>
  Array.from(game.legal(table.view), (action) => JSON.stringify(action));

const act = (client: TestClient, action: string): Promise<void> =>
  client.do({
    type: 'act',
    number: client.table.number,
    move: client.table.move,
    action: JSON.parse(action) as never,
  });

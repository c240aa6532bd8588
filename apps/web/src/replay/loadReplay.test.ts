import { computeDealSeed, type TableView } from '@fivefold/room';
import { type AnyGame, fastRandom, games, pickRandom } from '@fivefold/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCachedReplay, loadReplay, loadStoredRoom } from './loadReplay.ts';

const game: AnyGame = games.eight28!;
const NAMES = ['Anna', 'Boris', 'Vera'];
const DEAL = { room: 'KITE-4271', secret: 'a'.repeat(64), nonces: NAMES.map(() => 'b'.repeat(64)) };

/** A whole game by chance: what the view shows of it at its end, and what the server keeps. */
function evening() {
  const seed = computeDealSeed(DEAL.secret, DEAL.nonces, DEAL.room, 1);
  const options: unknown = game.options.parse({});
  const random = fastRandom(5);
  let state: unknown = game.setup({ seats: NAMES.length, options, seed });
  const actions: [number, unknown][] = [];
  for (;;) {
    const [seat] = game.waitingFor(state);
    if (seat === undefined) break;
    const action: unknown = pickRandom([...game.legal(game.view(state, seat))], random);
    const step = game.reduce(state, seat, action);
    if (!step.ok) throw new Error(`refused: ${step.error.code}`);
    state = step.value.state;
    actions.push([seat, action]);
  }
  const rules = `${game.id}@${game.version}`;
  const table = {
    game: 'eight28',
    number: 1,
    rules,
    options,
    players: NAMES.map((name) => ({ name })),
    deal: DEAL,
  } as unknown as TableView;
  const stored = {
    ...{ game: 'eight28', rules, options, seed, names: NAMES },
    actions: actions.map(([seat, action]) => ({ seat, action, reason: { en: 'why', ru: 'зачем' } })),
  };
  return { table, stored, moves: actions.length };
}
const { table, stored, moves } = evening();

const fetched = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  clearCachedReplay();
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('loads a replay once, however often React renders', async () => {
  fetched.mockImplementation(async () => Response.json(stored));
  const all = Array.from({ length: 30 }, () => loadReplay(table));
  expect(new Set(all).size).toBe(1);
  const { frames } = await all[0]!;
  expect(frames).toHaveLength(moves + 1);
  expect(frames[1]!.reason).toEqual({ en: 'why', ru: 'зачем' });
  expect(fetched.mock.calls).toEqual([['/api/replays/KITE-4271/1']]);
});

test.each([
  ['has no time', async () => new Response('', { status: 429 }), 'the server answered 429'],
  ['is away', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])(
  'reports a failed replay where the server %s, and loads it again on request',
  async (_how, answer, why) => {
    fetched.mockImplementation(answer);
    const failed = loadReplay(table);
    await expect(failed).rejects.toThrow(why);
    expect(loadReplay(table)).toBe(failed);
    clearCachedReplay();
    fetched.mockImplementation(async () => Response.json(stored));
    expect((await loadReplay(table)).frames).toHaveLength(moves + 1);
  },
);

test('opens a stored game by its address', async () => {
  fetched.mockImplementation(async () => Response.json(stored));
  const view = (await loadStoredRoom('KITE-4271', 1))!;
  expect(view.table!.players.map(({ name }) => name)).toEqual(NAMES);
  expect(view.table!.outcome).not.toBeNull();
  expect(view.table!.history).not.toHaveLength(0);
  expect((await loadReplay(view.table!)).frames).toHaveLength(moves + 1);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('null where the server has none; an error is not null', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 404 }));
  expect(await loadStoredRoom('KITE-4271', 9)).toBeNull();
  fetched.mockImplementation(async () => new Response('', { status: 429 }));
  await expect(loadStoredRoom('KITE-4271', 1)).rejects.toThrow('the server answered 429');
});

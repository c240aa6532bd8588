import { type AnyGame, fastRandom, type GameId, games, isBetweenRounds } from '@fivefold/rules';
import { describe, expect, onTestFinished, test } from 'vitest';
import { playing } from '../testing/myNumber.ts';
import { nonceOf, Party } from '../testing/party.ts';
import { commitmentOfDealSecret, computeDealSeed, type PlayedActions, verifyDealByReplay } from './fair.ts';
import { isMyNonceMissingFromDeal, withDealNonce } from './nonces.ts';
import type { FairDealView, TableView } from './view.ts';

const myNumber = games['my-number']!;
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** As the replay of the game has them. */
const actionsOf = ({ room }: Party): PlayedActions =>
  stored(room.table!.actions.map(([seat, action]) => ({ seat, action })));

/** What a browser holds: the commitment it saw and the nonce it sent, and the finished table. */
function finishedGame() {
  const lobby = Party.of('my-number', 'Anna', 'Boris', 'Vera');
  const { commitment } = lobby.view('Boris');
  const party = lobby.does('Anna', { type: 'start' });
  const during = party.view('Boris').table!;
  const table = stored(party.plays(fastRandom(1)).view('Boris').table!);
  return {
    party,
    during,
    table,
    actions: actionsOf(party),
    remembered: { commitment, nonce: nonceOf('Boris') },
  };
}
const { party, during, table, actions, remembered } = finishedGame();
const cheat = (deal: Partial<FairDealView>, part: Partial<TableView> = {}): TableView => ({
  ...table,
  ...part,
  deal: { ...table.deal, ...deal },
});

test('an honest deal can be dealt again by every player and spectator', () => {
  expect(verifyDealByReplay(myNumber, table, actions, remembered)).toEqual({
    ok: true,
    value: { seed: party.room.table!.deal.seed, devices: 1 },
  });
  party.server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
  expect(verifyDealByReplay(myNumber, stored(party.view('Zoe').table!), actions).ok).toBe(true);
});

test.each(Object.keys(games) as GameId[])('%s: an honest deal is found good by everybody', (id) => {
  const room = Party.of(id, 'Anna', 'Boris', 'Vera');
  const { commitment } = room.view('Anna');
  room.does('Anna', { type: 'start' }).plays(fastRandom(3));
  for (const name of ['Anna', 'Boris', 'Vera']) {
    const shown = stored(room.view(name).table!);
    const memory = { commitment, nonce: nonceOf(name) };
    expect(verifyDealByReplay(games[id]!, shown, actionsOf(room), memory)).toMatchObject({ ok: true });
  }
});

/** A patch may leave the keys of an object in another order than the server has them. */
const withKeysReversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withKeysReversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, withKeysReversed(part)])
      .reverse(),
  );
};

test('the order of the keys in a view does not count', () => {
  expect(verifyDealByReplay(myNumber, withKeysReversed(table) as TableView, actions, remembered).ok).toBe(
    true,
  );
});

test('a table with more seats than the game has is another deal', () => {
  const players = Array.from({ length: 9 }, () => table.players[0]!);
  const shown = cheat({ nonces: players.map(() => null) }, { players, seat: null });
  expect(verifyDealByReplay(myNumber, shown, actions)).toEqual({
    ok: false,
    error: { code: 'other-deal' },
  });
});

test('before the end the deal shows its commitment and nonces, and nothing else', () => {
  expect(during.deal).toEqual({
    room: 'KITE-4271',
    commitment: remembered.commitment,
    nonces: ['Anna', 'Boris', 'Vera'].map(nonceOf),
    takenOver: [],
    secret: null,
  });
  expect(verifyDealByReplay(myNumber, during, [])).toEqual({ ok: false, error: { code: 'not-over' } });
});

test('a nonce that was sent for the deal and left out of it is noticed when the game starts', () => {
  expect(isMyNonceMissingFromDeal(during, remembered)).toBe(false);
  expect(isMyNonceMissingFromDeal(during, { ...remembered, nonce: nonceOf('held back') })).toBe(true);
  expect(
    isMyNonceMissingFromDeal({ ...during, deal: { ...during.deal, nonces: [null, null, null] } }, remembered),
  ).toBe(true);
  // Sent for another deal, or by a later owner of the seat, so the deal cannot contain it.
  expect(isMyNonceMissingFromDeal(during, { commitment: 'f'.repeat(64), nonce: nonceOf('held back') })).toBe(
    false,
  );
  const takenOver = { ...during, deal: { ...during.deal, takenOver: [1] } };
  expect(isMyNonceMissingFromDeal(takenOver, { ...remembered, nonce: nonceOf('held back') })).toBe(false);
});

const other = 'c'.repeat(64);
const first = table.deal.nonces[0]!;
describe('a server that cheats is found out', () => {
  test.each<[how: string, shown: TableView, code: string]>([
    ['another secret', cheat({ secret: other }), 'wrong-secret'],
    ['a secret that is none', cheat({ secret: 'oops' }), 'wrong-secret'],
    [
      'another secret with its own commitment',
      cheat({ secret: other, commitment: commitmentOfDealSecret(other) }),
      'commitment-changed',
    ],
    ['my nonce changed', cheat({ nonces: [first, other, first] }), 'nonce-changed'],
    [
      'the nonce of someone else changed',
      cheat({ nonces: [other, ...table.deal.nonces.slice(1)] }),
      'other-deal',
    ],
    ['a nonce left out', cheat({ nonces: [null, ...table.deal.nonces.slice(1)] }), 'other-deal'],
    ['a seat too many', cheat({ nonces: [...table.deal.nonces, null] }), 'other-deal'],
    ['the deal of another room', cheat({ room: 'KITE-4272' }), 'other-deal'],
    ['the deal of another game', cheat({}, { number: 2 }), 'other-deal'],
    ['other options', cheat({}, { options: { goals: 'perRound' } }), 'other-deal'],
    ['options that are none', cheat({}, { options: 7 }), 'other-deal'],
    ['other rules', cheat({}, { rules: 'my-number@0' }), 'other-rules'],
  ])('%s', (_how, shown, code) => {
    expect(verifyDealByReplay(myNumber, shown, actions, remembered)).toMatchObject({
      ok: false,
      error: { code },
    });
  });

  test.each<[how: string, claimed: PlayedActions]>([
    ['an action left out', actions.slice(1)],
    ['an action made up', [{ seat: 0, action: { type: 'continue' } }, ...actions]],
    ['an action of no game', [{ seat: 0, action: null }]],
    ['no actions', []],
  ])('%s', (_how, claimed) => {
    expect(verifyDealByReplay(myNumber, table, claimed, remembered)).toMatchObject({
      error: { code: 'other-deal' },
    });
  });

  /** Not only the report is false: the game was dealt and played that way, and the report is the honest one. */
  const honest = ({ secret, nonces }: Recipe) => computeDealSeed(secret, nonces, 'KITE-4271', 1);
  test.each<[how: string, seed: (recipe: Recipe) => string]>([
    ['a seed of its own choice', () => other],
    ['another secret', ({ nonces }) => honest({ secret: other, nonces })],
    ['the nonces in another order', ({ secret, nonces }) => honest({ secret, nonces: nonces.toReversed() })],
    ['a nonce dropped', ({ secret, nonces }) => honest({ secret, nonces: nonces.with(2, null) })],
    ['my nonce dropped', ({ secret, nonces }) => honest({ secret, nonces: nonces.with(0, null) })],
    ['no nonces at all', ({ secret }) => honest({ secret, nonces: [null, null, null] })],
    ['the game before', ({ secret, nonces }) => computeDealSeed(secret, nonces, 'KITE-4271', 0)],
  ])('dealt from %s', (_how, seed) => {
    const room = Party.of('my-number', 'Anna', 'Boris', 'Vera');
    const before = { commitment: room.view('Anna').commitment, nonce: nonceOf('Anna') };
    const nonces = ['Anna', 'Boris', 'Vera'].map(nonceOf);
    room.seed = seed({ secret: room.room.secret, nonces });
    const shown = room.does('Anna', { type: 'start' }).plays(fastRandom(1)).view('Anna').table!;
    expect(verifyDealByReplay(myNumber, stored(shown), actionsOf(room), before)).toMatchObject({
      ok: false,
      error: { code: 'other-deal' },
    });
  });

  test('the honest seed, given the same way, is found good: it is the deal that is looked at', () => {
    const room = Party.of('my-number', 'Anna', 'Boris', 'Vera');
    room.seed = honest({ secret: room.room.secret, nonces: ['Anna', 'Boris', 'Vera'].map(nonceOf) });
    const shown = room.does('Anna', { type: 'start' }).plays(fastRandom(1)).view('Anna').table!;
    expect(verifyDealByReplay(myNumber, stored(shown), actionsOf(room), { nonce: nonceOf('Anna') }).ok).toBe(
      true,
    );
  });

  test.each(Object.keys(games) as GameId[])('%s: two hands, or cards of the deck, exchanged', (id) => {
    const game = games[id]!;
    const setup = (table: Parameters<typeof game.setup>[0]): unknown => {
      const dealt = game.setup(table);
      // Another world that looks the same to the first seat: a swap that it cannot see at once.
      return game.imagine(game.view(dealt, 0), fastRandom(5));
    };
    const registry = games as Record<GameId, AnyGame>;
    registry[id] = { ...game, setup };
    onTestFinished(() => {
      registry[id] = game;
    });
    const room = Party.of(id, 'Anna', 'Boris', 'Vera').does('Anna', { type: 'start' }).plays(fastRandom(4));
    const shown = stored(room.view('Boris').table!);
    expect(verifyDealByReplay(game, shown, actionsOf(room))).toMatchObject({
      ok: false,
      error: { code: 'other-deal' },
    });
  });
});

interface Recipe {
  readonly secret: string;
  readonly nonces: readonly (string | null)[];
}

describe('two devices on one seat', () => {
  const phone = 'b'.repeat(64);
  const room = Party.of('my-number', 'Anna', 'Boris', 'Vera');
  const { commitment } = room.view('Boris');
  room.does('Boris', { type: 'ready', ready: true, nonce: phone, commitment });
  room.does('Boris', { type: 'ready', ready: false, nonce: nonceOf('Boris'), commitment });
  const shown = stored(room.does('Anna', { type: 'start' }).plays(fastRandom(1)).view('Boris').table!);

  test.each([nonceOf('Boris'), phone])('each finds its nonce in the deal: %s', (nonce) => {
    expect(verifyDealByReplay(myNumber, shown, actionsOf(room), { commitment, nonce })).toMatchObject({
      ok: true,
      value: { devices: 2 },
    });
  });

  test('a nonce that neither sent is found out', () => {
    expect(verifyDealByReplay(myNumber, shown, actionsOf(room), { commitment, nonce: other })).toMatchObject({
      error: { code: 'nonce-changed' },
    });
  });

  test('the last eight count', () => {
    const many = Array.from({ length: 10 }, (_, i) => `${i}`).reduce<string | null>(withDealNonce, null);
    expect(many).toBe('2+3+4+5+6+7+8+9');
  });

  test('a nonce that comes after its deal is refused, or its browser would look for it there', () => {
    expect(room.tries('Boris', { type: 'ready', ready: true, nonce: phone, commitment })).toEqual({
      code: 'too-late',
    });
  });
});

test('a nonce is not expected in the deal of a seat that was taken over later', () => {
  const room = Party.of('my-number', 'Anna', 'Boris', 'Vera', 'Gleb');
  const { commitment } = room.view('Gleb');
  room.does('Gleb', { type: 'stand' }).does('Anna', { type: 'addBot', seat: 3, level: 'easy' });
  room.does('Anna', { type: 'start' });
  room.plays(fastRandom(1), ({ table: now }) => isBetweenRounds(myNumber, now!.state));
  room.does('Gleb', { type: 'sit', seat: 3 }).plays(fastRandom(2));
  const shown = stored(room.view('Gleb').table!);
  expect(shown.deal.takenOver).toEqual([3]);
  const before = { commitment, nonce: nonceOf('Gleb') };
  expect(verifyDealByReplay(myNumber, shown, actionsOf(room), before)).toMatchObject({
    ok: true,
    value: { devices: 0 },
  });
  // The promise was made to them all the same.
  expect(
    verifyDealByReplay(myNumber, shown, actionsOf(room), { ...before, commitment: other }),
  ).toMatchObject({
    error: { code: 'commitment-changed' },
  });
});

test('every game has its own secret, and its commitment is seen from the start of the game before', () => {
  const night = playing();
  const { commitment } = night.view('Vera');
  expect(commitment).not.toBe(night.view('Vera').table!.deal.commitment);
  night.plays(fastRandom(1)).does('Vera', { type: 'ready', ready: true, nonce: other });
  night.does('Anna', { type: 'rematch', number: 1 }).plays(fastRandom(2));
  const again = stored(night.view('Vera').table!);
  expect(again.deal).toMatchObject({ commitment, nonces: [null, null, other] });
  expect(verifyDealByReplay(myNumber, again, actionsOf(night), { commitment, nonce: other }).ok).toBe(true);
});

test('each part of a deal changes it', () => {
  const parts = [
    computeDealSeed(other, [null, first], 'KITE-4271', 1),
    computeDealSeed(first, [null, first], 'KITE-4271', 1),
    computeDealSeed(other, [first, null], 'KITE-4271', 1),
    computeDealSeed(other, [first], 'KITE-4271', 1),
    computeDealSeed(other, [null, first], 'KITE-4272', 1),
    computeDealSeed(other, [null, first], 'KITE-4271', 2),
  ];
  expect(new Set(parts).size).toBe(parts.length);
});

import { fastRandom, games } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { playing } from '../testing/myNumber.ts';
import { nonceOf, Party } from '../testing/party.ts';
import { commitmentOf, seedOf, verifyDeal } from './fair.ts';
import type { DealView, TableView } from './view.ts';

const myNumber = games['my-number']!;
const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** What a browser holds: the commitment it saw and the nonce it sent, and the finished table. */
function evening() {
  const lobby = Party.of('my-number', 'Anna', 'Boris', 'Vera');
  const { commitment } = lobby.view('Boris');
  const party = lobby.does('Anna', { type: 'start' });
  const during = party.view('Boris').table!;
  const table = stored(party.plays(fastRandom(1)).view('Boris').table!);
  return { party, during, table, remembered: { commitment, nonce: nonceOf('Boris') } };
}
const { party, during, table, remembered } = evening();
const cheat = (deal: Partial<DealView>, part: Partial<TableView> = {}): TableView => ({
  ...table,
  ...part,
  deal: { ...table.deal, ...deal },
});

test('an honest deal can be dealt again by every player and spectator', () => {
  expect(verifyDeal(myNumber, table, remembered)).toEqual({
    ok: true,
    value: { seed: party.room.table!.deal.seed },
  });
  party.server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
  expect(verifyDeal(myNumber, stored(party.view('Zoe').table!)).ok).toBe(true);
});

test('before the end the deal shows its commitment and nonces, and nothing else', () => {
  expect(during.deal).toEqual({
    room: 'KITE-4271',
    commitment: remembered.commitment,
    nonces: ['Anna', 'Boris', 'Vera'].map(nonceOf),
    secret: null,
    actions: null,
  });
  expect(verifyDeal(myNumber, during)).toEqual({ ok: false, error: { code: 'not-over' } });
});

const other = 'c'.repeat(64);
const first = table.deal.nonces[0]!;
describe('a server that cheats is found out', () => {
  test.each<[how: string, shown: TableView, code: string]>([
    ['another secret', cheat({ secret: other }), 'wrong-secret'],
    ['a secret that is none', cheat({ secret: 'oops' }), 'wrong-secret'],
    [
      'another secret with its own commitment',
      cheat({ secret: other, commitment: commitmentOf(other) }),
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
    ['an action swallowed', cheat({ actions: table.deal.actions!.slice(1) }), 'other-deal'],
    [
      'an action made up',
      cheat({ actions: [[0, { type: 'continue' }], ...table.deal.actions!] }),
      'other-deal',
    ],
    ['an action of no game', cheat({ actions: [[0, null]] }), 'other-deal'],
    ['other options', cheat({}, { options: { goals: 'perRound' } }), 'other-deal'],
    ['options that are none', cheat({}, { options: 7 }), 'other-deal'],
    ['other rules', cheat({}, { rules: 'my-number@0' }), 'other-rules'],
  ])('%s', (_how, shown, code) => {
    expect(verifyDeal(myNumber, shown, remembered)).toMatchObject({ ok: false, error: { code } });
  });

  test('a deal from a seed of its own choice', () => {
    const room = Party.of('my-number', 'Anna', 'Boris', 'Vera');
    const before = { commitment: room.view('Anna').commitment, nonce: nonceOf('Anna') };
    room.seed = other;
    const shown = room.does('Anna', { type: 'start' }).plays(fastRandom(1)).view('Anna').table!;
    expect(verifyDeal(myNumber, stored(shown), before)).toMatchObject({
      ok: false,
      error: { code: 'other-deal' },
    });
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
  expect(verifyDeal(myNumber, again, { commitment, nonce: other }).ok).toBe(true);
});

test('each part of a deal changes it', () => {
  const parts = [
    seedOf(other, [null, first], 'KITE-4271', 1),
    seedOf(first, [null, first], 'KITE-4271', 1),
    seedOf(other, [first, null], 'KITE-4271', 1),
    seedOf(other, [first], 'KITE-4271', 1),
    seedOf(other, [null, first], 'KITE-4272', 1),
    seedOf(other, [null, first], 'KITE-4271', 2),
  ];
  expect(new Set(parts).size).toBe(parts.length);
});

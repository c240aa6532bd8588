import { commitmentOf } from '@fivefold/room';
import { Party } from '@fivefold/room/testing/party';
import { fastRandom, ok } from '@fivefold/rules';
import { expect, test } from 'vitest';
import { dealCommitmentOf, sendReady } from '../room/nonces.ts';
import { stubLocalStorage } from '../state/storage.testing.ts';
import { checkDeal } from './checkDeal.ts';

const ROOM = 'KITE-4271';

stubLocalStorage();

/** Three friends before a game; this browser is Anna's. */
async function lobby(): Promise<Party> {
  const party = Party.of('my-number', 'Anna', 'Boris', 'Vera');
  // Of a party everybody has sent a nonce already: this browser's takes its place from an empty chair.
  party.does('Anna', { type: 'stand' }).does('Anna', { type: 'sit', seat: 0 });
  await sendReady(dealCommitmentOf(party.view('Anna')), true, async (command) => {
    party.does('Anna', command);
    return ok({});
  });
  return party;
}

const finished = (party: Party, name = 'Anna') => party.view(name).table!;
const play = (party: Party): Party => party.does('Anna', { type: 'start' }).plays(fastRandom(1));

test('an honest deal is good in the eyes of who gave a number to it, and fits for everybody else', async () => {
  const party = play(await lobby());
  expect(await checkDeal(ROOM, finished(party))).toBe('good');
  party.server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
  expect(await checkDeal(ROOM, finished(party, 'Zoe'))).toBe('no-memory');
  localStorage.setItem('fivefold.deals', '[]');
  expect(await checkDeal(ROOM, finished(party))).toBe('no-memory');
});

test('who lost the chair before the deal and took one over later had no part in it', async () => {
  const party = await lobby();
  party.does('Anna', { type: 'stand' }).does('Anna', { type: 'addBot', seat: 0, level: 'easy' });
  party.does('Anna', { type: 'start' });
  party.plays(fastRandom(1), ({ table }) =>
    table!.history.some(({ event }) => event.type === 'round-scored'),
  );
  party.does('Anna', { type: 'sit', seat: 0 }).plays(fastRandom(2));
  expect(await checkDeal(ROOM, finished(party))).toBe('no-memory');
});

const OTHER = 'c'.repeat(64);
test('a server that takes another secret after it has seen the numbers is found out', async () => {
  const party = await lobby();
  party.room = { ...party.room, secret: OTHER, commitment: commitmentOf(OTHER) };
  expect(await checkDeal(ROOM, finished(play(party)))).toBe('bad');
});

test('and one that leaves all numbers out', async () => {
  const party = await lobby();
  party.room = { ...party.room, seats: party.room.seats.map((seat) => ({ ...seat, nonce: null })) };
  expect(await checkDeal(ROOM, finished(play(party)))).toBe('bad');
});

test('and one that calls it another game, or the game of another room', async () => {
  const party = play(await lobby());
  party.does('Anna', { type: 'rematch', number: 1 }).plays(fastRandom(2));
  const second = finished(party);
  expect(await checkDeal(ROOM, second)).toBe('no-memory');
  expect(await checkDeal(ROOM, { ...second, number: 1 })).toBe('bad');
  expect(await checkDeal('KITE-4272', second)).toBe('bad');
});

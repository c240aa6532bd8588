import { commitmentOfDealSecret } from '@fivefold/room';
import { Party } from '@fivefold/room/testing/party';
import { fastRandom, ok } from '@fivefold/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dealCommitmentOf, sendReadyWithDealNonce } from '../room/nonces.ts';
import { stubLocalStorage } from '../state/storage.testing.ts';
import { checkDeal } from './checkDeal.ts';
import { en } from './en.ts';
import { FairDealCheck } from './FairDeal.tsx';
import { resultMessages } from './words.ts';

const ROOM = 'KITE-4271';

stubLocalStorage();

/** Three players before a game; this browser is Anna's. `isDealt`: the game is dealt before her nonce is acknowledged. */
async function lobby(isDealt = false): Promise<Party> {
  const party = Party.of('my-number', 'Anna', 'Boris', 'Vera');
  // Party sends a nonce for everybody: standing up takes Anna's out again.
  party.does('Anna', { type: 'stand' }).does('Anna', { type: 'sit', seat: 0 });
  await sendReadyWithDealNonce(dealCommitmentOf(party.view('Anna')), true, {
    isDealt: () => isDealt,
    send: async (command) => {
      party.does('Anna', command);
      return ok({});
    },
  });
  return party;
}

const finished = (party: Party, name = 'Anna') => party.view(name).table!;
const actionsOf = ({ room }: Party) => room.table!.actions.map(([seat, action]) => ({ seat, action }));
const checked = (party: Party, name = 'Anna') => checkDeal(ROOM, finished(party, name), actionsOf(party));
const play = (party: Party): Party => party.does('Anna', { type: 'start' }).plays(fastRandom(1));

test('an honest deal is good for a browser that gave a nonce, and fits for everybody else', async () => {
  const party = play(await lobby());
  expect(await checked(party)).toBe('good');
  party.server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
  expect(await checked(party, 'Zoe')).toBe('no-memory');
  localStorage.setItem('fivefold.deals', '[]');
  expect(await checked(party)).toBe('no-memory');
});

test('a member who took over a seat after the deal had no part in it', async () => {
  const party = await lobby();
  party.does('Anna', { type: 'stand' }).does('Anna', { type: 'addBot', seat: 0, level: 'easy' });
  party.does('Anna', { type: 'start' });
  party.plays(fastRandom(1), ({ table }) =>
    table!.history.some(({ event }) => event.type === 'round-scored'),
  );
  party.does('Anna', { type: 'sit', seat: 0 }).plays(fastRandom(2));
  expect(await checked(party)).toBe('no-memory');
});

test('warns where the nonce was not acknowledged before the deal', async () => {
  const party = play(await lobby(true));
  const table = finished(party);
  expect(await checked(party)).toBe('unconfirmed');
  await resultMessages.load('en');
  expect(renderToStaticMarkup(createElement(FairDealCheck, { room: ROOM, table }))).toContain(
    en['fair.warning'],
  );
});

test('does not warn where the nonce was acknowledged before the deal', async () => {
  const table = finished(play(await lobby()));
  await resultMessages.load('en');
  expect(renderToStaticMarkup(createElement(FairDealCheck, { room: ROOM, table }))).not.toContain(
    en['fair.warning'],
  );
});

const OTHER = 'c'.repeat(64);
test('notices a server that changes its secret after it has seen the nonces', async () => {
  const party = await lobby();
  party.room = { ...party.room, secret: OTHER, commitment: commitmentOfDealSecret(OTHER) };
  expect(await checked(play(party))).toBe('bad');
});

test('notices a server that leaves out all nonces', async () => {
  const party = await lobby();
  party.room = { ...party.room, seats: party.room.seats.map((seat) => ({ ...seat, nonce: null })) };
  expect(await checked(play(party))).toBe('bad');
});

test('notices a deal of another game or another room', async () => {
  const party = play(await lobby());
  party.does('Anna', { type: 'rematch', number: 1 }).plays(fastRandom(2));
  const second = finished(party);
  expect(await checked(party)).toBe('no-memory');
  expect(await checkDeal(ROOM, { ...second, number: 1 }, actionsOf(party))).toBe('bad');
  expect(await checkDeal('KITE-4272', second, actionsOf(party))).toBe('bad');
});

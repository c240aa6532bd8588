import { expect, test } from 'vitest';
import { nonceOf, Party, tokenOf } from '../testing/party.ts';
import type { RoomEntry } from './entries.ts';
import { createEmptyRoom, evolve } from './evolve.ts';
import {
  GAME_STARTS_WINDOW_MS,
  MAX_ENTRIES_SINCE_GAME_START,
  MAX_ENTRY_BYTES_SINCE_GAME_START,
  MAX_GAME_STARTS_PER_HOUR,
} from './roomLimits.ts';

const three = () => Party.of('my-number', 'Anna', 'Boris', 'Vera');
const bytesOf = (entries: readonly RoomEntry[]) =>
  Math.max(...entries.map((entry) => JSON.stringify(entry).length));

/** A room whose members have changed so much that no more is stored. */
function full(): Party {
  const party = three();
  while (party.room.entriesSinceStart < MAX_ENTRIES_SINCE_GAME_START)
    party.does('Anna', { type: 'lock', locked: !party.room.locked });
  return party;
}

test('sitting, standing, swapping, shuffling and bots store a few bytes, whatever nonces the seats hold', () => {
  const party = three();
  for (const name of ['Anna', 'Boris', 'Vera'])
    for (let i = 0; i < 8; i += 1)
      party.does(name, { type: 'ready', ready: true, nonce: nonceOf(`${name}${i}`) });
  const before = party.entries.length;
  party
    .does('Anna', { type: 'swap', seat: 1 })
    .does('Boris', { type: 'sit', seat: 4 })
    .does('Vera', { type: 'stand' })
    .does('Vera', { type: 'sit', seat: 0 });
  while (party.entries.at(-1)!.type !== 'shuffled') party.does('Anna', { type: 'shuffleSeats' });
  party
    .does('Anna', {
      type: 'addBot',
      seat: party.room.seats.findIndex((seat) => seat.kind === 'empty'),
      level: 'hard',
    })
    .does('Anna', { type: 'removeBot', seat: party.room.seats.findIndex((seat) => seat.kind === 'bot') });
  expect(party.entries.slice(before).map(({ type }) => type)).toEqual([
    'swapped',
    'sat',
    'seatCleared',
    'sat',
    'shuffled',
    'botSeated',
    'seatCleared',
  ]);
  expect(bytesOf(party.entries.slice(before))).toBeLessThan(100);
});

test('swapped and shuffled seats keep their members, readiness and nonces', () => {
  const party = three();
  const [anna, boris, vera] = party.room.seats;
  party.does('Anna', { type: 'swap', seat: 1 });
  expect(party.room.seats.slice(0, 3)).toEqual([boris, anna, vera]);
  party.does('Anna', { type: 'shuffleSeats' });
  expect(party.room.seats.slice(0, 3)).toEqual(expect.arrayContaining([anna, boris, vera]));
});

test('a nonce that the room has is not stored again', () => {
  const party = three().does('Anna', { type: 'ready', ready: false, nonce: nonceOf('Anna') });
  expect(party.entries.at(-1)).toEqual({ type: 'readied', member: 'm1', ready: false, at: party.now });
  expect(party.room.seats[0]).toMatchObject({ ready: false, nonce: nonceOf('Anna') });
});

test('a log of the build before, with all seats in one entry, still opens', () => {
  const seats = [
    { kind: 'bot', name: 'Pico', level: 'easy' },
    { kind: 'member', member: 'm1', ready: true, nonce: nonceOf('Anna') },
    { kind: 'empty' },
  ] as const;
  const entries: readonly RoomEntry[] = [
    {
      type: 'created',
      code: 'KITE-4271',
      name: 'Anna',
      token: tokenOf('Anna'),
      game: 'my-number',
      options: {},
      secret: 'a'.repeat(64),
      at: 1,
    },
    { type: 'seated', seats, at: 2, by: 'm1', id: 'c1' },
    { type: 'readied', member: 'm1', ready: false, nonce: nonceOf('more'), at: 3 },
  ];
  const { seats: now } = entries.reduce(evolve, createEmptyRoom('KITE-4271'));
  expect(now[0]).toEqual(seats[0]);
  expect(now[1]).toMatchObject({ ready: false, nonce: `${nonceOf('Anna')}+${nonceOf('more')}` });
});

test('2,000 entries between games are the limit, until a game starts', () => {
  const party = full();
  const refused = { code: 'too-many-changes' };
  expect(party.tries('Boris', { type: 'rename', name: 'Bob' })).toEqual(refused);
  expect(party.tries('Boris', { type: 'swap', seat: 0 })).toEqual(refused);
  expect(party.tries('Boris', { type: 'say', text: 'hello' })).toEqual(refused);
  expect(party.tries('Anna', { type: 'lock', locked: !party.room.locked })).toEqual(refused);
  expect(party.tries('Anna', { type: 'ready', ready: false, nonce: nonceOf('x') })).toEqual(refused);
  expect(
    party.ask({ id: null, by: null, command: { type: 'join', name: 'Zoe', token: tokenOf('Zoe') } }),
  ).toEqual(refused);
  party.does('Anna', { type: 'start' }).does('Boris', { type: 'rename', name: 'Bob' });
});

test('beyond 2,000 entries members still play, drop out, come back and leave', () => {
  const party = full().drops('Boris').returns('Boris').does('Anna', { type: 'start' });
  const seat = party.seatOf('Anna');
  while (party.room.entriesSinceStart < MAX_ENTRIES_SINCE_GAME_START)
    party.later(10_000).does('Anna', { type: 'say', text: 'hello' });
  expect(party.tries('Anna', { type: 'pause' })).toEqual({ code: 'too-many-changes' });
  party
    .does('Anna', party.legal(seat, { next: () => 0 }))
    .drops('Boris')
    .later(60_000)
    .does('Anna', { type: 'letBotPlay', seat: party.seatOf('Boris'), level: 'easy' })
    .does('Boris', { type: 'leave' });
});

test('dropping out and coming back has an end too', () => {
  const party = three().does('Anna', { type: 'start' });
  for (let i = 0; i < 3 * MAX_ENTRIES_SINCE_GAME_START; i += 1) party.drops('Boris').returns('Boris');
  expect(party.room.entriesSinceStart).toBeLessThanOrEqual(2 * MAX_ENTRIES_SINCE_GAME_START + 1);
  expect(party.room.members[1]).toMatchObject({ name: 'Boris', presence: 'here' });
  const { version } = party.room;
  for (let i = 0; i < 5; i += 1) {
    party.ask({ id: null, by: 'm2', command: { type: 'leave' } });
    party.ask({ id: null, by: null, command: { type: 'connect', member: 'm2' } });
  }
  expect(party.room.version - version).toBeLessThan(3);
});

test('a mind is changed 200 times in a game, and nobody else notices that', () => {
  const party = three().does('Anna', { type: 'start' });
  const seat = party.seatOf('Anna');
  const choose = (n: number) => party.tries('Anna', party.legal(seat, { next: () => n % 2 }));
  const before = party.view('Boris');
  choose(0);
  const { entriesSinceStart } = party.room;
  const refusals = Array.from({ length: 210 }, (_, i) => choose(i + 1)?.code);
  expect(refusals.filter(Boolean)).toEqual(Array(10).fill('too-many-changes'));
  expect(party.room.entriesSinceStart).toBe(entriesSinceStart);
  expect(party.view('Boris').table!.move).toBe(before.table!.move + 1);
});

test('games that are ended at once are started sixty times an hour', () => {
  const party = three();
  const begin = party.now;
  let refused = 0;
  for (let i = 0; i < 1000; i += 1) {
    const refusal = party.later(1).tries('Anna', { type: 'start' });
    if (refusal) expect(refusal).toEqual({ code: 'too-fast' });
    else party.does('Anna', { type: 'endGame' });
    refused += refusal ? 1 : 0;
  }
  expect(refused).toBe(1000 - MAX_GAME_STARTS_PER_HOUR);
  const { number, version } = party.room;
  expect(party.tries('Anna', { type: 'rematch', number })).toEqual({ code: 'too-fast' });
  expect(party.tries('Anna', { type: 'nextGame', start: true })).toEqual({ code: 'too-fast' });
  expect(party.room.version).toBe(version);
  party.now = begin + GAME_STARTS_WINDOW_MS + 1;
  party.does('Anna', { type: 'start' }).does('Anna', { type: 'endGame' });
  expect(party.tries('Anna', { type: 'start' })).toEqual({ code: 'too-fast' });
});

test('a game every two minutes is never refused', () => {
  const party = three();
  for (let i = 0; i < 200; i += 1)
    party.later(120_000).does('Anna', { type: 'start' }).does('Anna', { type: 'endGame' });
  expect(party.room.recentStarts).toHaveLength(30);
});

test('everybody being ready starts no game beyond the limit', () => {
  const party = three();
  for (let i = 0; i < MAX_GAME_STARTS_PER_HOUR; i += 1)
    party.does('Anna', { type: 'start' }).does('Anna', { type: 'endGame' });
  for (const name of ['Boris', 'Vera'])
    party.does(name, { type: 'ready', ready: true, nonce: nonceOf(name) });
  party.later(10_000).server({ type: 'tick' });
  expect(party.room).toMatchObject({ number: MAX_GAME_STARTS_PER_HOUR, startsAt: null });
});

test('long lines fill a room before many of them do', () => {
  const party = three();
  const text = 'щ'.repeat(300);
  let said = 0;
  while (!party.later(10_000).tries('Anna', { type: 'say', text })) said += 1;
  expect(said).toBeLessThan(MAX_ENTRIES_SINCE_GAME_START / 2);
  expect(party.room.bytesSinceStart).toBeLessThan(MAX_ENTRY_BYTES_SINCE_GAME_START + 1000);
  expect(party.tries('Boris', { type: 'rename', name: 'Bob' })).toEqual({ code: 'too-many-changes' });
  party.drops('Boris').returns('Boris').does('Anna', { type: 'start' });
  expect(party.room.bytesSinceStart).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { nonceOf, Party, tokenOf } from '../testing/party.ts';
import type { Command } from './commands.ts';

const three = () => Party.of('my-number', 'Anna', 'Boris', 'Vera');
const withZoe = () => three().server({ type: 'join', name: 'Zoe', token: tokenOf('Zoe') });
const seatNames = (party: Party) =>
  party.room.seats.map((seat) =>
    seat.kind === 'member' ? seat.member : seat.kind === 'bot' ? seat.name : '-',
  );

describe('seats', () => {
  test.each<[what: string, name: string, command: Command, after: string]>([
    ['sit on a free seat', 'Zoe', { type: 'sit', seat: 4 }, 'm1 m2 m3 - m4 -'],
    ['move to a free seat', 'Vera', { type: 'sit', seat: 5 }, 'm1 m2 - - - m3'],
    ['stay', 'Vera', { type: 'sit', seat: 2 }, 'm1 m2 m3 - - -'],
    ['stand up', 'Boris', { type: 'stand' }, 'm1 - m3 - - -'],
    ['swap', 'Boris', { type: 'swap', seat: 0 }, 'm2 m1 m3 - - -'],
    ['swap with nobody', 'Boris', { type: 'swap', seat: 3 }, 'm1 - m3 m2 - -'],
    ['add a bot', 'Anna', { type: 'addBot', seat: 3, level: 'hard' }, 'm1 m2 m3 Pico - -'],
    ['leave', 'Vera', { type: 'leave' }, 'm1 m2 - - - -'],
    ['fewer seats', 'Anna', { type: 'choose', game: 'podelim', options: {} }, 'm1 m2 m3'],
  ])('%s', (_what, name, command, after) => {
    expect(seatNames(withZoe().does(name, command)).join(' ').startsWith(after)).toBe(true);
  });

  test.each<[why: string, name: string, command: Command, code: string]>([
    ['a taken seat', 'Zoe', { type: 'sit', seat: 0 }, 'seat-taken'],
    ['a seat that is not there', 'Zoe', { type: 'sit', seat: 9 }, 'no-such-seat'],
    ['standing up while standing', 'Zoe', { type: 'stand' }, 'not-seated'],
    ['swapping while standing', 'Zoe', { type: 'swap', seat: 0 }, 'not-seated'],
    ['swapping with a seat that is not there', 'Anna', { type: 'swap', seat: 9 }, 'no-such-seat'],
    ['ready without a seat', 'Zoe', { type: 'ready', ready: true, nonce: 'a'.repeat(64) }, 'not-seated'],
    ['a bot on a person', 'Anna', { type: 'addBot', seat: 1, level: 'easy' }, 'seat-taken'],
    ['a bot on no seat', 'Anna', { type: 'addBot', seat: 9, level: 'easy' }, 'no-such-seat'],
    ['no bot to remove', 'Anna', { type: 'removeBot', seat: 1 }, 'no-bot-there'],
    ['kicking oneself', 'Anna', { type: 'kick', member: 'm1' }, 'not-yourself'],
    ['kicking a stranger', 'Anna', { type: 'kick', member: 'm9' }, 'no-such-member'],
    ['a stranger as host', 'Anna', { type: 'makeHost', member: 'm9', share: true }, 'no-such-member'],
    [
      'options that are none',
      'Anna',
      { type: 'choose', game: 'my-number', options: { goals: 7 } },
      'bad-options',
    ],
    ['an unknown option', 'Anna', { type: 'choose', game: 'my-number', options: { x: 1 } }, 'bad-options'],
    ['a name that is taken', 'Zoe', { type: 'rename', name: 'anna' }, 'name-taken'],
    ['playing without a game', 'Anna', { type: 'act', number: 1, move: 0, action: {} }, 'no-game'],
    ['a pause without a game', 'Anna', { type: 'pause' }, 'no-game'],
    ['a rematch of nothing', 'Anna', { type: 'rematch', number: 0 }, 'no-game'],
    ['the next game without a last', 'Anna', { type: 'nextGame' }, 'no-game'],
    ['an empty line', 'Zoe', { type: 'say', text: '  ' }, 'text-empty'],
  ])('refused: %s', (_why, name, command, code) => {
    const party = withZoe();
    const before = party.room;
    expect(party.tries(name, command)?.code).toBe(code);
    expect(party.room).toBe(before);
  });

  const forHosts: readonly Command[] = [
    { type: 'choose', game: 'my-number', options: {} },
    { type: 'settings', hints: 'none' },
    { type: 'shuffleSeats' },
    { type: 'addBot', seat: 3, level: 'easy' },
    { type: 'removeBot', seat: 3 },
    { type: 'kick', member: 'm3' },
    { type: 'lock', locked: true },
    { type: 'makeHost', member: 'm2', share: true },
    { type: 'start' },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'endGame' },
    { type: 'nextGame' },
    { type: 'playlist', games: [] },
  ];
  test.each(forHosts.map((command) => [command.type, command] as const))(
    '%s is for hosts',
    (_type, command) => {
      expect(withZoe().tries('Boris', command)).toEqual({ code: 'not-host' });
    },
  );

  test('commands that no schema accepts are refused instead of throwing', () => {
    const command = { type: 'constructor' } as unknown as Command;
    expect(three().tries('Anna', command)).toEqual({ code: 'unknown-command' });
    expect(three().ask({ id: null, by: null, command })).toEqual({ code: 'unknown-command' });
    expect(three().tries('Anna', { type: 'stand' }, 'x'.repeat(65))).toEqual({ code: 'bad-id' });
    // A member never speaks with the voice of the server.
    expect(three().tries('Anna', { type: 'tick' } as unknown as Command)).toEqual({
      code: 'unknown-command',
    });
  });

  test('a bot on the seat of a bot is the same one with another level', () => {
    const party = three()
      .does('Anna', { type: 'addBot', seat: 3, level: 'easy' })
      .does('Anna', { type: 'addBot', seat: 4, level: 'easy' })
      .does('Anna', { type: 'addBot', seat: 3, level: 'hard' });
    expect(party.room.seats.slice(3, 5)).toEqual([
      { kind: 'bot', name: 'Pico', level: 'hard' },
      { kind: 'bot', name: 'Luma', level: 'easy' },
    ]);
  });

  test('no person is called like a bot in a seat, and no bot like a person', () => {
    const party = three()
      .does('Vera', { type: 'rename', name: 'PICO' })
      .does('Anna', { type: 'addBot', seat: 3, level: 'easy' });
    expect(seatNames(party)[3]).toBe('Luma');
    const zoe = { type: 'join', name: 'luma', token: 'f'.repeat(64) } as const;
    expect(party.ask({ id: null, by: null, command: zoe })).toEqual({ code: 'name-taken' });
    expect(party.tries('Boris', { type: 'rename', name: 'Luma' })).toEqual({ code: 'name-taken' });
    // A bot plays on for somebody who was sent away.
    const asBoris = { ...zoe, name: 'Boris' };
    party.does('Anna', { type: 'start' }).does('Anna', { type: 'kick', member: party.id('Boris') });
    expect(party.ask({ id: null, by: null, command: asBoris })).toEqual({ code: 'name-taken' });
    party.does('Anna', { type: 'endGame' }).server(asBoris);
  });

  test('a spectator takes the seat of a bot', () => {
    const party = withZoe().does('Anna', { type: 'addBot', seat: 3, level: 'easy' });
    expect(seatNames(party.does('Zoe', { type: 'sit', seat: 3 })).slice(0, 4)).toEqual([
      'm1',
      'm2',
      'm3',
      'm4',
    ]);
  });

  test.each<[who: string, command: Command, after: string]>([
    ['a bot', { type: 'addBot', seat: 1, level: 'easy' }, 'm1 Pico m3 - - -'],
    ['someone who moves', { type: 'sit', seat: 1 }, '- m1 m3 - - -'],
  ])(
    'a seat whose owner was dropped a while ago is for %s; the owner comes back and watches',
    (_who, command, after) => {
      const party = withZoe().drops('Boris').later(44_999);
      expect(party.tries('Anna', command)).toEqual({ code: 'seat-taken' });
      party.later(1).does('Anna', command);
      expect(seatNames(party).join(' ')).toBe(after);
      party.returns('Boris');
      expect(party.view('Boris')).toMatchObject({ me: 'm2', members: { 1: { presence: 'here' } } });
      expect(seatNames(party).join(' ')).toBe(after);
      party.does('Boris', { type: 'sit', seat: 5 });
    },
  );

  test('a spectator may take the seat of a member who dropped, but not of one who is back', () => {
    const party = withZoe().drops('Boris').later(60_000);
    expect(seatNames(party.does('Zoe', { type: 'sit', seat: 1 }))[1]).toBe('m4');
    party.drops('Vera').later(60_000).returns('Vera');
    expect(party.tries('Zoe', { type: 'sit', seat: 2 })).toEqual({ code: 'seat-taken' });
  });

  test('a shuffle keeps the seated members and the taken seats', () => {
    const party = three()
      .does('Anna', { type: 'addBot', seat: 5, level: 'easy' })
      .does('Anna', { type: 'shuffleSeats' });
    expect([...seatNames(party)].sort()).toEqual(['-', '-', 'Pico', 'm1', 'm2', 'm3']);
    expect(seatNames(party).slice(3, 5)).toEqual(['-', '-']);
  });

  test.each<[what: string, command: Command]>([
    ['a host made host again', { type: 'makeHost', member: 'm1', share: true }],
    ['the role handed over to oneself', { type: 'makeHost', member: 'm1', share: false }],
    ['a shuffle of one', { type: 'shuffleSeats' }],
    ['a change with oneself', { type: 'swap', seat: 0 }],
  ])('%s stores nothing', (_what, command) => {
    const party = Party.of('my-number', 'Anna');
    const { version } = party.room;
    expect(party.does('Anna', command).room.version).toBe(version);
  });

  test('another game clears readiness, and members without a seat watch', () => {
    const names = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dora', 'Egor'];
    const party = Party.of('my-number', ...names).does('Anna', {
      type: 'choose',
      game: 'podelim',
      options: {},
    });
    expect(party.room.seats.filter((seat) => seat.kind === 'member' && seat.ready)).toEqual([]);
    expect(party.room.seats.filter((seat) => seat.kind === 'member').length).toBe(party.room.seats.length);
  });

  test.each<[what: string, seats: string, after: string]>([
    ['bots before people', 'Anna bot bot bot - Boris', 'Anna bot bot Boris'],
    ['bots in the order of their seats', 'bot - Anna Boris Vera bot', 'bot Anna Boris Vera'],
    ['all bots', 'bot Anna Boris bot Vera Gleb', 'Anna Boris Vera Gleb'],
    ['nobody who fits, and who sat too far comes nearer', '- Anna bot - - Boris', 'Boris Anna bot -'],
    ['the last people where there is nobody else', 'Anna Boris Vera Gleb Dora bot', 'Anna Boris Vera Gleb'],
  ])('a game with fewer seats sends away %s', (_what, seats, after) => {
    const wanted = seats.split(' ');
    const people = wanted.filter((who) => who !== 'bot' && who !== '-');
    const party = Party.of('my-number', ...people);
    for (const name of people) party.does(name, { type: 'stand' });
    wanted.forEach((who, seat) => {
      if (who === 'bot') party.does('Anna', { type: 'addBot', seat, level: 'easy' });
      else if (who !== '-') party.does(who, { type: 'sit', seat });
    });
    party.does('Anna', { type: 'choose', game: 'red7', options: {} });
    const name = (id: string) => party.room.members.find((member) => member.id === id)!.name;
    const seated = party.room.seats.map((seat) =>
      seat.kind === 'member' ? name(seat.member) : seat.kind === 'bot' ? 'bot' : '-',
    );
    expect(seated.join(' ')).toBe(after);
  });

  test('the number of players is what the game and its options allow', () => {
    const two = Party.of('my-number', 'Anna', 'Boris');
    expect(two.tries('Anna', { type: 'start' })).toEqual({ code: 'not-enough-players', min: 3 });
    two.does('Anna', { type: 'choose', game: 'my-number', options: { unofficialTwo: true } });
    two.does('Anna', { type: 'start' });
    expect(two.room.table!.players).toHaveLength(2);
  });

  test('seats close up at the table, bots with names and levels', () => {
    const party = three()
      .does('Vera', { type: 'sit', seat: 5 })
      .does('Anna', { type: 'addBot', seat: 3, level: 'hard' });
    expect(party.does('Anna', { type: 'start' }).room.table!.players).toEqual([
      { name: 'Anna', member: 'm1', bot: null },
      { name: 'Boris', member: 'm2', bot: null },
      { name: 'Pico', member: null, bot: 'hard' },
      { name: 'Vera', member: 'm3', bot: null },
    ]);
  });
});

describe('a command without effect stores nothing', () => {
  const nonce = 'a'.repeat(64);
  test.each<[name: string, command: Command]>([
    ['Boris', { type: 'ready', ready: true, nonce }],
    ['Anna', { type: 'lock', locked: true }],
    ['Anna', { type: 'settings', clock: { kind: 'hard', seconds: 20 } }],
    ['Anna', { type: 'settings', hints: 'none' }],
    ['Anna', { type: 'playlist', games: ['red7', 'iota'] }],
    ['Anna', { type: 'choose', game: 'my-number', options: { goals: 'perRound' } }],
    ['Anna', { type: 'addBot', seat: 3, level: 'hard' }],
    ['Boris', { type: 'rename', name: 'Bo' }],
  ])('%s: %j, and again', (name, command) => {
    const party = three();
    const id = party.id(name);
    const again = () => party.ask({ id: null, by: id, command });
    expect(again()).toBeUndefined();
    const after = party.room;
    expect(again()).toBeUndefined();
    expect(party.room).toBe(after);
  });

  test('readiness is stored without the seats of everybody else', () => {
    const party = three().does('Boris', { type: 'ready', ready: false, nonce });
    expect(party.entries.at(-1)).toEqual({
      type: 'readied',
      member: 'm2',
      ready: false,
      nonce,
      at: party.now,
    });
    expect(party.room.seats[1]).toEqual({
      kind: 'member',
      member: 'm2',
      ready: false,
      nonce: `${nonceOf('Boris')}+${nonce}`,
    });
  });

  test('the same game once more, after a game of it, leads back to the lobby', () => {
    const party = three().does('Anna', { type: 'start' }).does('Anna', { type: 'endGame' });
    expect(party.does('Anna', { type: 'choose', game: 'my-number', options: {} }).room.table).toBeNull();
  });
});

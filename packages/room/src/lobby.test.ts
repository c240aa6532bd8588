import { describe, expect, test } from 'vitest';
import { Party, tokenOf } from '../testing/party.ts';
import { nextDeadline } from './clocks.ts';
import type { Command } from './commands.ts';
import { memberOf } from './lookup.ts';
import type { ServerCommand } from './types.ts';

const three = () => Party.of('my-number', 'Anna', 'Boris', 'Vera');
const withZoe = () => three().server({ type: 'join', name: 'Zoe', token: tokenOf('Zoe') });
const asServer = (party: Party, command: ServerCommand) => party.ask({ id: null, by: null, command });
const seatNames = (party: Party) =>
  party.room.seats.map((seat) =>
    seat.kind === 'member' ? seat.member : seat.kind === 'bot' ? seat.name : '-',
  );

describe('the door', () => {
  test('who opens a room is host and has the first seat', () => {
    const party = Party.of('my-number', 'Anna');
    expect(party.view('Anna')).toMatchObject({
      me: 'm1',
      members: [{ name: 'Anna', host: true, presence: 'here' }],
      seats: { 0: { kind: 'member', member: 'm1' } },
      game: 'my-number',
      locked: false,
    });
  });

  test.each<[why: string, command: ServerCommand, code: string]>([
    [
      'a name that is taken, in other letters',
      { type: 'join', name: 'BORIS', token: tokenOf('Zoe') },
      'name-taken',
    ],
    ['an empty name', { type: 'join', name: ' ', token: tokenOf('Zoe') }, 'name-empty'],
    ['a long name', { type: 'join', name: 'z'.repeat(25), token: tokenOf('Zoe') }, 'name-too-long'],
    [
      'a key that is already inside',
      { type: 'join', name: 'Zoe', token: tokenOf('Boris') },
      'already-a-member',
    ],
    ['opening it again', { type: 'create', name: 'Zoe', token: tokenOf('Zoe') }, 'room-exists'],
    ['a stranger connects', { type: 'connect', member: 'm9' }, 'not-a-member'],
    ['a stranger disconnects', { type: 'disconnect', member: 'm9' }, 'not-a-member'],
    ['a key for a stranger', { type: 'addToken', member: 'm9', token: tokenOf('Zoe') }, 'not-a-member'],
    ['a passport for a stranger', { type: 'passport', member: 'm9', hash: 'x', expires: 9 }, 'not-a-member'],
    ['an unknown passport', { type: 'redeem', hash: 'x', token: tokenOf('Zoe') }, 'passport-expired'],
    ['a bot without a game', { type: 'bot', seat: 0, move: 0, action: {} }, 'no-game'],
  ])('refused: %s', (_why, command, code) => {
    const party = three();
    const before = party.room;
    expect(asServer(party, command)?.code).toBe(code);
    expect(party.room).toBe(before);
  });

  test('a room that was never opened knows nobody', () => {
    const party = new Party();
    const code = 'no-such-room';
    expect(asServer(party, { type: 'join', name: 'Zoe', token: tokenOf('Zoe') })).toEqual({ code });
    expect(asServer(party, { type: 'tick' })).toEqual({ code });
    expect(party.ask({ id: null, by: 'm1', command: { type: 'start' } })).toEqual({ code });
  });

  test('a locked room lets nobody new in, and everybody back', () => {
    const party = three().does('Anna', { type: 'lock', locked: true }).drops('Boris');
    expect(asServer(party, { type: 'join', name: 'Zoe', token: tokenOf('Zoe') })).toEqual({
      code: 'room-locked',
    });
    party.returns('Boris');
    expect(party.view('Boris').members[1]).toMatchObject({ presence: 'here' });
  });

  test('a room is full with forty', () => {
    const party = three();
    for (let i = 4; i <= 40; i += 1) party.server({ type: 'join', name: `P${i}`, token: tokenOf(`P${i}`) });
    expect(asServer(party, { type: 'join', name: 'Zoe', token: tokenOf('Zoe') })).toMatchObject({
      code: 'room-full',
    });
  });

  test('who was kicked stays outside with the same key, and loses the seat', () => {
    const party = three().does('Anna', { type: 'kick', member: 'm2' });
    expect(seatNames(party).slice(0, 3)).toEqual(['m1', '-', 'm3']);
    expect(asServer(party, { type: 'join', name: 'Boris', token: tokenOf('Boris') })).toEqual({
      code: 'kicked',
    });
    expect(party.ask({ id: null, by: 'm2', command: { type: 'sit', seat: 1 } })).toEqual({
      code: 'not-a-member',
    });
  });

  test('a passport opens the same seat on another device, once and in time', () => {
    const party = three().server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 });
    party.server({ type: 'redeem', hash: 'p1', token: tokenOf('phone') });
    expect(memberOf(party.room, tokenOf('phone'))).toBe('m2');
    expect(memberOf(party.room, tokenOf('Boris'))).toBe('m2');
    expect(asServer(party, { type: 'redeem', hash: 'p1', token: tokenOf('tv') })).toEqual({
      code: 'passport-expired',
    });
    party.server({ type: 'passport', member: 'm2', hash: 'p2', expires: 1_300_000 }).later(300_001);
    expect(asServer(party, { type: 'redeem', hash: 'p2', token: tokenOf('tv') })).toEqual({
      code: 'passport-expired',
    });
  });

  test('a device that watched as somebody else becomes the owner of the passport', () => {
    const party = withZoe().server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 });
    party.server({ type: 'redeem', hash: 'p1', token: tokenOf('Zoe') });
    expect(memberOf(party.room, tokenOf('Zoe'))).toBe('m2');
    expect(party.room.members.map((member) => member.name)).toEqual(['Anna', 'Boris', 'Vera']);
  });

  test('connecting twice, or leaving twice, is told once', () => {
    const party = three();
    const { version } = party.room;
    party.returns('Boris').drops('Boris').drops('Boris');
    expect(party.room.version).toBe(version + 1);
  });
});

describe('chairs', () => {
  test.each<[what: string, name: string, command: Command, after: string]>([
    ['sit on a free chair', 'Zoe', { type: 'sit', seat: 4 }, 'm1 m2 m3 - m4 -'],
    ['move to a free chair', 'Vera', { type: 'sit', seat: 5 }, 'm1 m2 - - - m3'],
    ['stay', 'Vera', { type: 'sit', seat: 2 }, 'm1 m2 m3 - - -'],
    ['stand up', 'Boris', { type: 'stand' }, 'm1 - m3 - - -'],
    ['swap', 'Boris', { type: 'swap', seat: 0 }, 'm2 m1 m3 - - -'],
    ['swap with nobody', 'Boris', { type: 'swap', seat: 3 }, 'm1 - m3 m2 - -'],
    ['add a bot', 'Anna', { type: 'addBot', seat: 3, level: 'hard' }, 'm1 m2 m3 Pico - -'],
    ['leave', 'Vera', { type: 'leave' }, 'm1 m2 - - - -'],
    ['fewer chairs', 'Anna', { type: 'choose', game: 'podelim', options: {} }, 'm1 m2 m3'],
  ])('%s', (_what, name, command, after) => {
    expect(seatNames(withZoe().does(name, command)).join(' ').startsWith(after)).toBe(true);
  });

  test.each<[why: string, name: string, command: Command, code: string]>([
    ['a taken chair', 'Zoe', { type: 'sit', seat: 0 }, 'seat-taken'],
    ['a chair that is not there', 'Zoe', { type: 'sit', seat: 9 }, 'no-such-seat'],
    ['standing up while standing', 'Zoe', { type: 'stand' }, 'not-seated'],
    ['swapping while standing', 'Zoe', { type: 'swap', seat: 0 }, 'not-seated'],
    ['swapping with a chair that is not there', 'Anna', { type: 'swap', seat: 9 }, 'no-such-seat'],
    ['ready without a chair', 'Zoe', { type: 'ready', ready: true, nonce: 'a'.repeat(64) }, 'not-seated'],
    ['a bot on a person', 'Anna', { type: 'addBot', seat: 1, level: 'easy' }, 'seat-taken'],
    ['a bot on no chair', 'Anna', { type: 'addBot', seat: 9, level: 'easy' }, 'no-such-seat'],
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
    ['playing without a game', 'Anna', { type: 'act', move: 0, action: {} }, 'no-game'],
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

  test('what no schema let through is refused, not thrown', () => {
    const command = { type: 'constructor' } as unknown as Command;
    expect(three().tries('Anna', command)).toEqual({ code: 'unknown-command' });
    expect(three().ask({ id: null, by: null, command })).toEqual({ code: 'unknown-command' });
    expect(three().tries('Anna', { type: 'stand' }, 'x'.repeat(65))).toEqual({ code: 'bad-id' });
    // A member never speaks with the voice of the server.
    expect(three().tries('Anna', { type: 'tick' } as unknown as Command)).toEqual({
      code: 'unknown-command',
    });
  });

  test('a shuffle keeps who sits and which chairs are taken', () => {
    const party = three()
      .does('Anna', { type: 'addBot', seat: 5, level: 'easy' })
      .does('Anna', { type: 'shuffleSeats' });
    expect([...seatNames(party)].sort()).toEqual(['-', '-', 'Pico', 'm1', 'm2', 'm3']);
    expect(seatNames(party).slice(3, 5)).toEqual(['-', '-']);
  });

  test('with another game nobody is ready, and who finds no chair watches', () => {
    const names = ['Anna', 'Boris', 'Vera', 'Gleb', 'Dora', 'Egor'];
    const party = Party.of('my-number', ...names).does('Anna', {
      type: 'choose',
      game: 'podelim',
      options: {},
    });
    expect(party.room.seats.filter((seat) => seat.kind === 'member' && seat.ready)).toEqual([]);
    expect(party.room.seats.filter((seat) => seat.kind === 'member').length).toBe(party.room.seats.length);
  });

  test('the number of players is what the game and its options allow', () => {
    const two = Party.of('my-number', 'Anna', 'Boris');
    expect(two.tries('Anna', { type: 'start' })).toEqual({ code: 'not-enough-players', min: 3 });
    two.does('Anna', { type: 'choose', game: 'my-number', options: { unofficialTwo: true } });
    two.does('Anna', { type: 'start' });
    expect(two.room.table!.players).toHaveLength(2);
  });

  test('chairs close up at the table, bots with names and levels', () => {
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

describe('hosts', () => {
  test('the role is shared, or handed over', () => {
    const hosts = (party: Party) => party.room.members.filter((member) => member.host).map((m) => m.name);
    expect(hosts(three().does('Anna', { type: 'makeHost', member: 'm2', share: true }))).toEqual([
      'Anna',
      'Boris',
    ]);
    expect(hosts(three().does('Anna', { type: 'makeHost', member: 'm2', share: false }))).toEqual(['Boris']);
    expect(hosts(three().does('Anna', { type: 'makeHost', member: 'm1', share: false }))).toEqual(['Anna']);
    expect(hosts(three().does('Anna', { type: 'leave' }))).toEqual(['Boris']);
  });

  test('a host who is gone for 60 seconds is followed by the longest-present member', () => {
    const party = three().drops('Boris').later(10).returns('Boris').drops('Anna');
    expect(nextDeadline(party.room)).toBe(party.now + 60_000);
    party.later(59_999).server({ type: 'tick' });
    expect(party.view('Vera').members[0]!.host).toBe(true);
    party.later(1).server({ type: 'tick' });
    expect(party.view('Vera').members.map((member) => member.host)).toEqual([false, false, true]);
    expect(party.notices().at(-1)).toBe('Vera: host');
    expect(nextDeadline(party.room)).toBeNull();
  });

  test('while one of two hosts is here, nobody follows', () => {
    const party = three().does('Anna', { type: 'makeHost', member: 'm2', share: true }).drops('Anna');
    expect(nextDeadline(party.room)).toBeNull();
  });

  test('in an empty room nobody follows until someone comes', () => {
    const party = three().drops('Vera').drops('Boris').drops('Anna').later(600_000);
    expect(nextDeadline(party.room)).toBeNull();
    party.returns('Boris');
    expect(party.view('Boris').members[1]!.host).toBe(true);
  });
});

describe('chat', () => {
  test('a line has its writer, and spectators are marked', () => {
    const party = withZoe()
      .does('Zoe', { type: 'say', text: ' hi\u202e ' })
      .does('Anna', { type: 'emote', emote: 'bravo' });
    expect(party.view('Boris').chat.slice(-2)).toMatchObject([
      { from: 'm4', name: 'Zoe', spectator: true, kind: 'text', text: 'hi' },
      { from: 'm1', name: 'Anna', spectator: false, kind: 'emote', emote: 'bravo' },
    ]);
  });

  test('six lines in ten seconds are enough', () => {
    const party = three();
    for (let i = 0; i < 6; i += 1) party.does('Boris', { type: 'say', text: `${i}` });
    expect(party.tries('Boris', { type: 'emote', emote: 'hurry' })).toEqual({ code: 'too-fast' });
    party.does('Vera', { type: 'say', text: 'hush' });
    party.later(10_000).does('Boris', { type: 'say', text: 'sorry' });
  });

  test('the last 200 lines are kept, numbered', () => {
    const party = three();
    for (let i = 0; i < 250; i += 1) party.later(10_000).does('Boris', { type: 'say', text: `${i}` });
    const { chat } = party.view('Anna');
    expect(chat).toHaveLength(200);
    expect(chat.at(-1)).toMatchObject({ text: '249' });
    expect(new Set(chat.map((line) => line.id)).size).toBe(200);
  });
});

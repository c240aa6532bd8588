import { describe, expect, test } from 'vitest';
import { Party, tokenOf } from '../testing/party.ts';
import { nextRoomDeadline } from './clocks.ts';
import { diffRoomViews } from './patch/diff.ts';
import { memberByToken } from './queries.ts';
import { roomView } from './roomView.ts';
import type { ServerCommand } from './types.ts';

const three = () => Party.of('my-number', 'Anna', 'Boris', 'Vera');
const withZoe = () => three().server({ type: 'join', name: 'Zoe', token: tokenOf('Zoe') });
const asServer = (party: Party, command: ServerCommand) => party.ask({ id: null, by: null, command });

describe('the door', () => {
  test('[P8] the creator of a room is host and has the first seat', () => {
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
    ['a passport for a stranger', { type: 'passport', member: 'm9', hash: 'x', expires: 9 }, 'not-a-member'],
    ['an unknown passport', { type: 'redeem', hash: 'x', token: tokenOf('Zoe') }, 'passport-expired'],
    ['a bot without a game', { type: 'bot', seat: 0, number: 1, move: 0, action: {} }, 'no-game'],
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

  test('a locked room that the last one leaves is open again: nobody is left to unlock it', () => {
    const party = three().does('Anna', { type: 'lock', locked: true });
    for (const name of ['Anna', 'Boris']) party.does(name, { type: 'leave' });
    expect(asServer(party, joinZoe)).toEqual({ code: 'room-locked' });
    party.does('Vera', { type: 'leave' }).server(joinZoe);
    expect(party.view('Zoe')).toMatchObject({ locked: false, members: [{ name: 'Zoe', host: true }] });
  });

  const joinZoe = { type: 'join', name: 'Zoe', token: tokenOf('Zoe') } as const;
  const forty = () => {
    const party = three();
    for (let i = 4; i <= 40; i += 1) party.server({ type: 'join', name: `P${i}`, token: tokenOf(`P${i}`) });
    return party;
  };

  test('a room is full with forty', () => {
    expect(asServer(forty(), joinZoe)).toEqual({ code: 'room-full', most: 40 });
  });

  test('a full room removes the member who dropped first, with a notice', () => {
    const party = forty().drops('P9').later(1).drops('P7').later(1).returns('P9').drops('P9');
    party.server(joinZoe);
    expect(party.notices().slice(-2)).toEqual(['P7: left', 'Zoe: joined']);
    expect(party.room.members).toHaveLength(40);
    // The name of the removed member is free again.
    party.server({ type: 'join', name: 'P9', token: tokenOf('another') });
    expect(party.notices().slice(-2)).toEqual(['P9: left', 'P9: joined']);
    expect(asServer(party, { ...joinZoe, token: tokenOf('third') })?.code).toBe('room-full');
  });

  test('while there is room nobody makes way', () => {
    const party = three().does('Boris', { type: 'stand' }).drops('Boris').later(9e9).server(joinZoe);
    expect(party.room.members.map((member) => member.name)).toEqual(['Anna', 'Boris', 'Vera', 'Zoe']);
  });

  const ended = (party: Party) => party.does('Anna', { type: 'start' }).does('Anna', { type: 'endGame' });
  test.each<[who: string, away: (party: Party) => Party]>([
    ['a host', (party) => party.does('Anna', { type: 'stand' }).drops('Anna')],
    ['a member with a seat', (party) => party.drops('Boris')],
    ['a player at the table', (party) => ended(party).does('Boris', { type: 'stand' }).drops('Boris')],
    ['a player who left', (party) => party.does('Anna', { type: 'start' }).does('Boris', { type: 'leave' })],
  ])('%s makes way for nobody', (_who, away) => {
    expect(asServer(away(forty()), joinZoe)?.code).toBe('room-full');
  });

  test('a kicked member loses the seat and cannot rejoin with the same token', () => {
    const party = three().does('Anna', { type: 'kick', member: 'm2' });
    expect(party.room.seats.map((seat) => seat.kind).slice(0, 3)).toEqual(['member', 'empty', 'member']);
    expect(asServer(party, { type: 'join', name: 'Boris', token: tokenOf('Boris') })).toEqual({
      code: 'kicked',
    });
    expect(party.ask({ id: null, by: 'm2', command: { type: 'sit', seat: 1 } })).toEqual({
      code: 'not-a-member',
    });
  });

  test('[P10] a passport gives the seat to another device once, within five minutes', () => {
    const party = three().server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 });
    party.server({ type: 'redeem', hash: 'p1', token: tokenOf('phone') });
    expect(memberByToken(party.room, tokenOf('phone'))).toBe('m2');
    expect(memberByToken(party.room, tokenOf('Boris'))).toBe('m2');
    expect(roomView(party.room, 'm2').devices).toBe(2); // nobody else learns it
    expect(roomView(party.room, 'm1')).not.toHaveProperty('devices');
    expect(asServer(party, { type: 'redeem', hash: 'p1', token: tokenOf('tv') })).toEqual({
      code: 'passport-expired',
    });
    party.server({ type: 'passport', member: 'm2', hash: 'p2', expires: 1_300_000 }).later(300_001);
    expect(asServer(party, { type: 'redeem', hash: 'p2', token: tokenOf('tv') })).toEqual({
      code: 'passport-expired',
    });
  });

  test('a member with a phone, a tablet and a TV can still use the first browser', () => {
    const party = three();
    for (const device of ['phone', 'tablet', 'TV'])
      party
        .server({ type: 'passport', member: 'm2', hash: device, expires: 1_300_000 })
        .server({ type: 'redeem', hash: device, token: tokenOf(device) });
    const owners = ['Boris', 'phone', 'tablet', 'TV'].map((device) =>
      memberByToken(party.room, tokenOf(device)),
    );
    expect(owners).toEqual(['m2', 'm2', 'm2', 'm2']);
  });

  test('[P10] the same device redeems a passport again without effect, because its reply may be lost', () => {
    const party = three().server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 });
    const redeem = { type: 'redeem', hash: 'p1', token: tokenOf('phone') } as const;
    const { room } = party.server(redeem);
    expect(party.later(300_001).server(redeem).room).toBe(room);
    expect(asServer(party, { ...redeem, token: tokenOf('Vera') })).toEqual({ code: 'passport-expired' });
  });

  test('opening a passport on its own device does not use it up', () => {
    const party = three().server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 });
    party.server({ type: 'redeem', hash: 'p1', token: tokenOf('Boris') });
    party.server({ type: 'redeem', hash: 'p1', token: tokenOf('phone') });
    expect(memberByToken(party.room, tokenOf('phone'))).toBe('m2');
  });

  test('a passport of a removed member is refused, and the device keeps its own member', () => {
    const party = withZoe()
      .does('Anna', { type: 'start' })
      .server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 })
      .does('Boris', { type: 'leave' })
      .does('Anna', { type: 'endGame' })
      .does('Anna', { type: 'nextGame' });
    expect(asServer(party, { type: 'redeem', hash: 'p1', token: tokenOf('Zoe') })).toEqual({
      code: 'passport-expired',
    });
    expect(party.room.members.map((member) => member.name)).toEqual(['Anna', 'Vera', 'Zoe']);
  });

  test('a device that watched as somebody else becomes the owner of the passport', () => {
    const party = withZoe().server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 });
    party.server({ type: 'redeem', hash: 'p1', token: tokenOf('Zoe') });
    expect(memberByToken(party.room, tokenOf('Zoe'))).toBe('m2');
    expect(party.room.members.map((member) => member.name)).toEqual(['Anna', 'Boris', 'Vera']);
  });

  test('a kicked member cannot come back with the passport of another member', () => {
    const party = withZoe().server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 });
    party.does('Anna', { type: 'kick', member: 'm4' });
    expect(asServer(party, { type: 'redeem', hash: 'p1', token: tokenOf('Zoe') })).toEqual({
      code: 'kicked',
    });
  });

  test('a device that plays does not become somebody else in the middle of the game', () => {
    const party = three()
      .does('Anna', { type: 'start' })
      .server({ type: 'passport', member: 'm2', hash: 'p1', expires: 1_300_000 });
    expect(asServer(party, { type: 'redeem', hash: 'p1', token: tokenOf('Vera') })).toEqual({
      code: 'already-playing',
    });
  });

  test('connecting twice, or leaving twice, gives one notice', () => {
    const party = three();
    const { version } = party.room;
    party.returns('Boris').drops('Boris').drops('Boris');
    expect(party.room.version).toBe(version + 1);
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

  test('a member who left does not become host', () => {
    const party = three().does('Anna', { type: 'start' }).does('Boris', { type: 'leave' });
    expect(party.tries('Anna', { type: 'makeHost', member: 'm2', share: true })).toEqual({
      code: 'member-away',
    });
  });

  test('a host who is gone for 60 seconds is followed by the longest-present member', () => {
    const party = three().drops('Boris').later(10).returns('Boris').drops('Anna');
    expect(nextRoomDeadline(party.room, party.now)).toBe(party.now + 60_000);
    party.later(59_999).server({ type: 'tick' });
    expect(party.view('Vera').members[0]!.host).toBe(true);
    party.later(1).server({ type: 'tick' });
    expect(party.view('Vera').members.map((member) => member.host)).toEqual([false, false, true]);
    expect(party.notices().at(-1)).toBe('Vera: host');
    expect(nextRoomDeadline(party.room, party.now)).toBeNull();
  });

  test('while one of two hosts is here, nobody follows', () => {
    const party = three().does('Anna', { type: 'makeHost', member: 'm2', share: true }).drops('Anna');
    expect(nextRoomDeadline(party.room, party.now)).toBeNull();
  });

  test('in an empty room nobody follows until someone comes', () => {
    const party = three().drops('Vera').drops('Boris').drops('Anna').later(600_000);
    expect(nextRoomDeadline(party.room, party.now)).toBeNull();
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

  test('during a game spectators are marked and players are not, whatever their lobby seats', () => {
    const party = withZoe()
      .does('Anna', { type: 'start' })
      .does('Zoe', { type: 'say', text: 'the seven!' })
      .does('Boris', { type: 'say', text: 'hush' })
      .does('Anna', { type: 'endGame' })
      .does('Boris', { type: 'stand' })
      .does('Boris', { type: 'say', text: 'well played' });
    const said = party.view('Zoe').chat.filter((line) => line.kind === 'text');
    expect(said.map(({ name, spectator }) => [name, spectator])).toEqual([
      ['Zoe', true],
      ['Boris', false],
      ['Boris', false],
    ]);
  });

  test('six lines in ten seconds are enough', () => {
    const party = three();
    for (let i = 0; i < 6; i += 1) party.does('Boris', { type: 'say', text: `${i}` });
    expect(party.tries('Boris', { type: 'say', text: 'and' })).toEqual({ code: 'too-fast' });
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

  test('a phone that drops and comes back all evening pushes out its own notices, not what was said', () => {
    const party = three();
    for (let i = 0; i < 140; i += 1) party.later(10_000).does('Vera', { type: 'say', text: `${i}` });
    party.does('Anna', { type: 'start' });
    for (let i = 0; i < 300; i += 1) party.drops('Boris').returns('Boris');
    const { chat } = party.view('Anna');
    expect(chat.flatMap((line) => (line.kind === 'text' ? [line.text] : []))).toEqual(
      Array.from({ length: 140 }, (_, i) => `${i}`),
    );
    expect(party.notices().slice(-2)).toEqual(['Boris: dropped', 'Boris: back']);
    const ids = chat.map((line) => line.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(ids.length).toBeLessThanOrEqual(200);
  });

  test('dropping and returning makes a short patch nearly every time, even when the chat is full', () => {
    const party = three();
    for (let i = 0; i < 250; i += 1) party.later(10_000).does('Vera', { type: 'say', text: `line ${i}` });
    party.does('Anna', { type: 'start' });
    const sizes = Array.from({ length: 200 }, (_, i) => {
      const before = party.view('Anna');
      if (i % 2) party.returns('Boris');
      else party.drops('Boris');
      return JSON.stringify(diffRoomViews(before, party.view('Anna'))).length;
    });
    expect(sizes.filter((size) => size > 300).length).toBeLessThanOrEqual(200 / 25);
  });
});

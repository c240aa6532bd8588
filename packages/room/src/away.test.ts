import { fastRandom, type GameId, isBetweenRounds } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { playing, select } from '../testing/myNumber.ts';
import { Party } from '../testing/party.ts';
import { botsToAct, idleAction } from './clocks.ts';
import type { Command } from './commands.ts';
import { requireGameByRulesVersion } from './gameOf.ts';
import type { Room } from './types.ts';

describe('away', () => {
  test('a dropped player is shown at once and has 45 seconds before a bot may sit in', () => {
    const party = playing().drops('Vera');
    expect(party.view('Anna').members[2]).toMatchObject({ presence: 'dropped', since: party.now });
    const until = party.now + 45_000;
    const bot: Command = { type: 'letBotPlay', seat: 2, level: 'hard' };
    expect(party.later(44_999).tries('Anna', bot)).toEqual({ code: 'in-grace', until });
    party.later(1).does('Boris', bot);
    expect(party.view('Anna').table!.players[2]).toEqual({ name: 'Vera', member: 'm3', bot: 'hard' });
    expect(botsToAct(party.room)).toMatchObject([{ seat: 2, level: 'hard', move: 0 }]);
    expect(party.notices().slice(-2)).toEqual(['Vera: dropped', 'Vera: bot-in']);
    expect(party.tries('Anna', bot)).toEqual({ code: 'already-a-bot' });
  });

  test('a player who leaves has no grace and keeps the seat', () => {
    const party = playing().does('Vera', { type: 'leave' });
    party.does('Anna', { type: 'letBotPlay', seat: 2, level: 'easy' });
    expect(party.room.table!.players[2]!.member).toBe('m3');
    expect(party.view('Anna').members[2]!.presence).toBe('left');
  });

  test('a bot sees what its seat sees, plays through the same path, and gives the seat back', () => {
    const party = playing().drops('Vera').later(45_000);
    party.does('Anna', { type: 'letBotPlay', seat: 2, level: 'easy' });
    const [bot] = botsToAct(party.room);
    expect(bot!.view).toEqual(party.view('Vera').table!.view);
    const action = idleAction(party.room, 2, fastRandom(1));
    party.server({ type: 'bot', seat: 2, number: 1, move: bot!.move, action, reason: 'slow' });
    expect(party.entries.at(-1)).toMatchObject({ as: 'bot', reason: 'slow' });
    expect(party.view('Vera').table!.history.at(-1)!.bots).toEqual([2]);
    party.returns('Vera');
    expect(party.room.table!.players[2]!.bot).toBeNull();
    expect(party.notices().slice(-2)).toEqual(['Vera: back', 'Vera: bot-out']);
    // What the bot chose is Vera's to change while it is secret.
    party.does('Vera', select(party, 'Vera', 3));
  });

  test('the thought of a bot that comes after its owner is refused', () => {
    const party = playing().drops('Vera').later(45_000);
    party.does('Anna', { type: 'letBotPlay', seat: 2, level: 'easy' });
    const action = idleAction(party.room, 2, fastRandom(1));
    party.returns('Vera');
    const command = { type: 'bot', seat: 2, number: 1, move: 0, action } as const;
    expect(party.ask({ id: null, by: null, command })).toEqual({ code: 'not-a-bot' });
  });

  test('a spectator may not replace an absent player', () => {
    const party = playing().server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
    party.drops('Vera').later(45_000);
    expect(party.tries('Zoe', { type: 'letBotPlay', seat: 2, level: 'easy' })).toEqual({
      code: 'not-playing',
    });
  });

  test('a kicked player leaves the seat to a bot', () => {
    const party = playing().does('Anna', { type: 'kick', member: 'm3' });
    expect(party.room.table!.players[2]).toEqual({
      name: 'Vera',
      member: null,
      former: 'm3',
      bot: 'medium',
    });
  });

  test('no bot thinks in a pause', () => {
    const party = playing().does('Anna', { type: 'kick', member: 'm3' }).does('Anna', { type: 'pause' });
    expect(botsToAct(party.room)).toEqual([]);
  });

  test.each<[game: GameId, options: Record<string, boolean>]>([
    ['my-number', {}],
    ['red7', { advanced: true }],
    ['eight28', {}],
  ])('%s: a spectator takes over the seat of a bot between rounds, and only then', (game, options) => {
    const party = Party.of(game, 'Anna', 'Boris', 'Vera').does('Anna', { type: 'choose', game, options });
    party.does('Anna', { type: 'start' }).does('Anna', { type: 'kick', member: 'm3' });
    party.server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
    expect(party.tries('Zoe', { type: 'sit', seat: 2 })).toEqual({ code: 'game-running' });
    expect(party.view('Zoe').table!.free).toEqual([]);
    const pause = (room: Room) =>
      isBetweenRounds(requireGameByRulesVersion(room.table!.rules), room.table!.state);
    party.plays(fastRandom(1), pause);
    expect(party.view('Zoe').table!.free).toEqual([2]);
    expect(party.tries('Zoe', { type: 'sit', seat: 1 })).toEqual({ code: 'seat-taken' });
    party.does('Zoe', { type: 'sit', seat: 2 });
    expect(party.view('Zoe').table).toMatchObject({
      seat: 2,
      free: [],
      players: { 2: { name: 'Zoe', bot: null } },
    });
    party.plays(fastRandom(2), (room) => !pause(room));
    expect(pause(party.room)).toBe(false);
  });

  test('a game without rounds has no such moment', () => {
    const party = Party.of('iota', 'Anna', 'Boris', 'Vera').does('Anna', { type: 'start' });
    party
      .does('Anna', { type: 'kick', member: 'm3' })
      .server({ type: 'join', name: 'Zoe', token: 'f'.repeat(64) });
    for (let i = 0; i < 5; i += 1) {
      expect(party.tries('Zoe', { type: 'sit', seat: 2 })).toEqual({ code: 'game-running' });
      const { move } = party.room.table!;
      party.plays(fastRandom(i), (room) => room.table!.move > move);
    }
  });
});

test('a player who left during a game cannot take a seat for the next one before rejoining', () => {
  const party = Party.of('podelim', 'Anna', 'Boris', 'Vera').does('Anna', { type: 'start' });
  party.does('Anna', { type: 'leave' }).does('Boris', { type: 'endGame' });
  expect(party.tries('Anna', { type: 'sit', seat: 0 })).toEqual({ code: 'not-a-member' });
  party.does('Boris', { type: 'start' });
  expect(party.room.table!.players.map(({ name }) => name)).toEqual(['Boris', 'Vera']);
});

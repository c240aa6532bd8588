import { fastRandom, type GameId } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { playing, select } from '../testing/myNumber.ts';
import { Party, tokenOf } from '../testing/party.ts';
import { nextRoomDeadline } from './clocks.ts';
import { createEmptyRoom, evolve } from './evolve.ts';
import { requireGameByRulesVersion } from './gameOf.ts';
import type { GameTable } from './types.ts';

describe('clocks', () => {
  const SECONDS = 20;
  const hard = () => playing().does('Anna', { type: 'settings', clock: { kind: 'hard', seconds: SECONDS } });

  test('off and courtesy: nothing runs out by itself', () => {
    const party = playing();
    expect(nextRoomDeadline(party.room, party.now)).toBeNull();
    party.does('Anna', { type: 'settings', clock: { kind: 'off' } });
    expect(nextRoomDeadline(party.room, party.now)).toBeNull();
  });

  test('a nudge starts a countdown for everybody waited for; then the group may let the clock play', () => {
    const party = playing();
    party.does('Anna', select(party, 'Anna')).does('Anna', { type: 'nudge' });
    expect(party.view('Vera').table!.clock).toMatchObject({ seats: [1, 2], deadline: party.now + 30_000 });
    expect(party.tries('Boris', { type: 'nudge' })).toEqual({ code: 'already-nudged' });
    expect(party.tries('Anna', { type: 'letClockPlay', seat: 1 })).toEqual({ code: 'clock-not-over' });
    party.does('Boris', select(party, 'Boris'));
    party.later(30_000).server({ type: 'tick' });
    expect(party.view('Vera').table).toMatchObject({ waitingFor: [2], clock: { seats: [2], expired: true } });
    expect(nextRoomDeadline(party.room, party.now)).toBeNull();
    party.does('Anna', { type: 'letClockPlay', seat: 2 });
    expect(party.room.table).toMatchObject({ move: 3, clock: null });
    expect(party.entries.at(-1)).toMatchObject({ type: 'acted', seat: 2, as: 'clock' });
    expect(party.notices().at(-1)).toBe('Vera: clock-played');
  });

  test('a nudge is refused when only its sender or bots have to decide, or when nudging is off', () => {
    const party = playing();
    for (const name of ['Boris', 'Vera']) party.does(name, select(party, name));
    expect(party.tries('Anna', { type: 'nudge' })).toEqual({ code: 'nobody-to-nudge' });
    party.does('Anna', { type: 'settings', clock: { kind: 'off' } });
    expect(party.tries('Boris', { type: 'nudge' })).toEqual({ code: 'no-nudge' });
  });

  test('more time is given once in a decision, and again in the next', () => {
    const party = hard();
    party.does('Anna', { type: 'moreTime' });
    expect(party.room.table!.clock).toMatchObject({ deadline: party.now + 50_000 });
    expect(party.tries('Anna', { type: 'moreTime' })).toEqual({ code: 'only-once' });
    party.later(50_000).server({ type: 'tick' }).does('Anna', { type: 'moreTime' });
  });

  test('more time after a courtesy clock ran out takes the right to play from the clock', () => {
    const party = playing().does('Anna', { type: 'nudge' }).later(30_000).server({ type: 'tick' });
    party.does('Vera', { type: 'moreTime' });
    expect(party.tries('Anna', { type: 'letClockPlay', seat: 2 })).toEqual({ code: 'clock-not-over' });
    expect(nextRoomDeadline(party.room, party.now)).toBe(party.now + 30_000);
  });

  test('a hard clock plays idle for all late players, through the same path, and the next decision has its own time', () => {
    const party = hard();
    party.does('Boris', select(party, 'Boris'));
    expect(party.room.table!.clock).toMatchObject({ seats: [0, 2], deadline: party.now + SECONDS * 1000 });
    party.later(SECONDS * 1000).server({ type: 'tick' });
    expect(party.entries.slice(-2)).toMatchObject([
      { type: 'acted', seat: 0, as: 'clock' },
      { type: 'acted', seat: 2, as: 'clock' },
    ]);
    expect(party.notices().slice(-2)).toEqual(['Anna: clock-played', 'Vera: clock-played']);
    expect(party.room.table!.clock).toMatchObject({ seats: [0, 1, 2], deadline: party.now + SECONDS * 1000 });
  });

  test('a notice says that the clock has played: each time for a present player, once per absence for others', () => {
    const party = hard();
    const ofVera = () => party.notices().filter((line) => /^Vera: (clock-played|dropped|back)$/.test(line));
    const isLate = () => {
      for (const name of ['Anna', 'Boris']) party.does(name, select(party, name));
      party.now = nextRoomDeadline(party.room, party.now)!;
      party.server({ type: 'tick' });
    };
    isLate();
    isLate();
    expect(ofVera()).toEqual(['Vera: clock-played', 'Vera: clock-played']);
    party.later(1).drops('Vera');
    isLate();
    isLate();
    party.later(1).returns('Vera').drops('Vera');
    isLate();
    isLate();
    expect(ofVera().slice(2)).toEqual([
      'Vera: dropped',
      'Vera: clock-played',
      'Vera: back',
      'Vera: dropped',
      'Vera: clock-played',
    ]);
  });

  const two = ['Anna', 'Boris'];
  const three = [...two, 'Vera'];
  const phaseOf = ({ rules, state }: GameTable) =>
    requireGameByRulesVersion(rules).phase(requireGameByRulesVersion(rules).view(state, 'spectator'));
  test.each<[game: GameId, names: readonly string[], seconds: number, limits: object]>([
    ['podelim', two, 30, { split: 60, discard: 30, vote: 30, sort: 30 }],
    ['podelim', three, 30, { split: 60, vote: 30, sort: 30 }],
    ['my-number', three, 45, { select: 45, 'round-end': 20 }],
    ['my-number', three, 20, { select: 20, 'round-end': 10 }],
    ['eight28', three, 20, { offer: 20, choice: 30, 'round-end': 15 }],
    ['red7', three, 20, { turn: 20 }],
  ])('%s, %j with %i s: every kind of decision has the time of its rules', (game, names, seconds, limits) => {
    const party = Party.of(game, ...names).does('Anna', { type: 'start' });
    party.does('Anna', { type: 'settings', clock: { kind: 'hard', seconds } });
    const seen: Record<string, number> = {};
    party.plays(fastRandom(1), ({ table }) => {
      seen[phaseOf(table!)] = (table!.clock!.deadline! - party.now) / 1000;
      return false;
    });
    expect(seen).toEqual(limits);
  });

  test('a tick before its time does nothing', () => {
    const party = hard();
    const { version } = party.room;
    party.later(SECONDS * 1000 - 1).server({ type: 'tick' });
    expect(party.room.version).toBe(version);
  });

  test('a whole game is played by the clock alone', () => {
    const party = hard();
    for (let i = 0; party.room.table!.status === 'playing' && i < 200; i += 1) {
      party.now = nextRoomDeadline(party.room, party.now)!;
      party.server({ type: 'tick' });
    }
    expect(party.room.table!.status).toBe('over');
  });

  test('a change of mind does not turn the clock back', () => {
    const party = hard();
    party
      .does('Anna', select(party, 'Anna'))
      .later(5000)
      .does('Anna', select(party, 'Anna', 1));
    expect(nextRoomDeadline(party.room, party.now)).toBe(party.now + SECONDS * 1000 - 5000);
  });

  test('a setting that leaves the clock alone does not turn it back, now or when the room is read again', () => {
    const party = hard().later(5000).does('Anna', { type: 'settings', hints: 'none' });
    party.does('Anna', { type: 'settings', clock: { kind: 'hard', seconds: SECONDS } });
    expect(nextRoomDeadline(party.room, party.now)).toBe(party.now + SECONDS * 1000 - 5000);
    const stored = JSON.parse(JSON.stringify(party.entries)) as typeof party.entries;
    expect(stored.reduce(evolve, createEmptyRoom('KITE-4271'))).toEqual(party.room);
  });

  test('in a pause clocks stand still', () => {
    const party = hard().later(5000).does('Anna', { type: 'pause' });
    expect(party.view('Vera').table).toMatchObject({ paused: 'm1', clock: { deadline: null } });
    expect(nextRoomDeadline(party.room, party.now)).toBeNull();
    party.later(1_000_000).server({ type: 'tick' }).does('Anna', { type: 'resume' });
    expect(nextRoomDeadline(party.room, party.now)).toBe(party.now + SECONDS * 1000 - 5000);
    expect(party.room.table!.move).toBe(0);
  });

  const allDrop = (party: Party) => party.drops('Anna').drops('Boris').drops('Vera');
  const afterAnHour = (party: Party) => party.later(3_600_000).server({ type: 'tick' });

  test('clocks stop while all players are away, and nothing is decided for them', () => {
    const party = hard()
      .server({ type: 'join', name: 'Zoe', token: tokenOf('Zoe') })
      .later(5000);
    allDrop(party);
    expect(party.view('Zoe').table).toMatchObject({ paused: null, clock: { deadline: null } });
    afterAnHour(party);
    expect(party.room.table).toMatchObject({ move: 0, status: 'playing' });
    party.returns('Vera');
    expect(party.room.table!.clock!.deadline).toBe(party.now + SECONDS * 1000 - 5000);
    party.later(1000).returns('Anna');
    expect(party.room.table!.clock!.deadline).toBe(party.now + SECONDS * 1000 - 6000);
  });

  test('players who return to an abandoned table get a minimum of time', () => {
    const party = allDrop(hard().later(SECONDS * 1000 - 1));
    afterAnHour(party).returns('Boris');
    expect(nextRoomDeadline(party.room, party.now)).toBe(party.now + 10_000);
  });

  test('a decision that opens while nobody is there waits with all of its time', () => {
    const party = hard();
    for (const name of ['Boris', 'Vera']) party.does(name, select(party, name));
    allDrop(party).does('Anna', select(party, 'Anna'));
    expect(party.room.table!.clock).toMatchObject({ deadline: null, left: SECONDS * 1000 });
  });

  test('a pause outlasts an absence, and extra time is added to the kept time', () => {
    const party = allDrop(hard().later(5000).does('Anna', { type: 'pause' }));
    afterAnHour(party).returns('Anna');
    expect(nextRoomDeadline(party.room, party.now)).toBeNull();
    party.does('Anna', { type: 'resume' }).drops('Anna').does('Boris', { type: 'moreTime' }).returns('Boris');
    expect(party.room.table!.clock!.deadline).toBe(party.now + SECONDS * 1000 - 5000 + 30_000);
  });

  test('a courtesy clock that ran out stays so', () => {
    const party = allDrop(playing().does('Anna', { type: 'nudge' }).later(30_000).server({ type: 'tick' }));
    party.returns('Anna').does('Anna', { type: 'letClockPlay', seat: 2 });
    expect(party.entries.at(-1)).toMatchObject({ type: 'acted', seat: 2, as: 'clock' });
  });
});

import { expect, test } from 'vitest';
import { playing, select } from '../testing/myNumber.ts';
import type { Party } from '../testing/party.ts';
import { nextRoomDeadline, nextRoomWakeTime } from './clocks.ts';
import { commandSchema } from './commands.ts';
import { createEmptyRoom, evolve } from './evolve.ts';
import type { SlowClockTimeoutPlayer } from './view.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const slow = (substitute: SlowClockTimeoutPlayer = 'clock') =>
  playing().does('Anna', { type: 'settings', clock: { kind: 'slow', hours: 24, substitute } });
const allDrop = (party: Party) => party.drops('Anna').drops('Boris').drops('Vera');
const deadlineOf = (party: Party) => party.room.table!.clock!.deadline;
/** Lets time pass until the room has something to do. */
const wake = (party: Party) => {
  party.now = nextRoomDeadline(party.room, party.now)!;
  return party.server({ type: 'tick' });
};

test.each([
  [{ kind: 'slow', hours: 8, substitute: 'bot' }, true],
  [{ kind: 'slow', hours: 72, substitute: 'clock' }, true],
  [{ kind: 'slow', hours: 2, substitute: 'bot' }, false],
  [{ kind: 'slow', hours: 8 }, false],
  [{ kind: 'slow', hours: 8, substitute: 'host' }, false],
])('the clock rule %j is accepted: %s', (clock, isValid) => {
  expect(commandSchema.safeParse({ type: 'settings', clock }).success).toBe(isValid);
});

test('a slow clock gives each decision its hours, and runs while everybody is away', () => {
  const party = allDrop(slow());
  expect(deadlineOf(party)).toBe(party.now + DAY);
  expect(nextRoomWakeTime(party.room)).toBe(party.now + DAY / 2);
});

test('half-time reminds those who have not decided, once; the clock goes on', () => {
  const party = slow().does('Boris', select(slow(), 'Boris'));
  const deadline = deadlineOf(party);
  wake(party);
  expect(party.now).toBe(deadline! - DAY / 2);
  expect(party.entries.at(-1)).toMatchObject({ type: 'reminded', seats: [0, 2] });
  expect(party.notices().slice(-2)).toEqual(['Anna: reminded', 'Vera: reminded']);
  expect(party.server({ type: 'tick' }).entries.filter(({ type }) => type === 'reminded')).toHaveLength(1);
  expect([deadlineOf(party), nextRoomWakeTime(party.room)]).toEqual([deadline, deadline]);
  expect(JSON.stringify(party.entries.at(-1))).not.toContain('card');
});

test('the clock plays for late players, and the next decision is reminded of again', () => {
  const party = wake(wake(allDrop(slow('clock'))));
  expect(party.room.table).toMatchObject({ move: 3, clock: { seats: [0, 1, 2] } });
  expect(party.room.table!.players.map(({ bot }) => bot)).toEqual([null, null, null]);
  expect(nextRoomWakeTime(party.room)).toBe(party.now + DAY / 2);
});

test('a bot sits in for players who are away; for one who is here the clock plays this decision', () => {
  const party = slow('bot').drops('Boris').drops('Vera');
  wake(wake(party));
  expect(party.room.table!.players.map(({ bot }) => bot)).toEqual([null, 'medium', 'medium']);
  expect(party.entries.slice(-3)).toMatchObject([
    { type: 'botIn', seat: 1 },
    { type: 'botIn', seat: 2 },
    { type: 'acted', seat: 0, as: 'clock' },
  ]);
  expect(nextRoomWakeTime(party.room)).toBe(party.now); // the bots have to move, even if the server stops now
  party.returns('Boris');
  expect(party.room.table!.players[1]!.bot).toBeNull();
  expect(party.room.table!.clock).toMatchObject({ seats: [1], deadline: party.now + DAY });
});

test('a dropped player keeps the seat until the clock has run out', () => {
  const party = slow()
    .drops('Boris')
    .later(DAY / 4);
  expect(party.tries('Anna', { type: 'letBotPlay', seat: 1, level: 'easy' })).toEqual({
    code: 'in-grace',
    until: party.now + (DAY * 3) / 4,
  });
  party.returns('Boris').does('Boris', { type: 'leave' });
  party.does('Anna', { type: 'letBotPlay', seat: 1, level: 'easy' });
});

test('coming and going is no news in a slow game, and hosts stay hosts', () => {
  const party = slow().drops('Anna').drops('Boris').returns('Boris').later(HOUR).server({ type: 'tick' });
  expect(party.notices().filter((line) => /dropped|back|host/.test(line))).toEqual([]);
  expect(party.view('Anna').members[0]).toMatchObject({ name: 'Anna', host: true });
});

test('a pause stops a slow clock, and the reminder keeps its distance to the deadline', () => {
  const party = slow().later(HOUR).does('Anna', { type: 'pause' });
  expect(nextRoomWakeTime(party.room)).toBeNull();
  party.later(9 * DAY).does('Anna', { type: 'resume' });
  expect(deadlineOf(party)).toBe(party.now + DAY - HOUR);
  expect(nextRoomWakeTime(party.room)).toBe(party.now + DAY / 2 - HOUR);
});

test('another substitute leaves the running clock alone; another rule ends it', () => {
  const party = slow('clock').later(HOUR);
  party.does('Anna', { type: 'settings', clock: { kind: 'slow', hours: 24, substitute: 'bot' } });
  expect(deadlineOf(party)).toBe(party.now + DAY - HOUR);
  party.does('Anna', { type: 'settings', clock: { kind: 'courtesy' } });
  expect([party.room.table!.clock, nextRoomWakeTime(party.room)]).toEqual([null, null]);
});

test('a slow game is the same when its entries are read again', () => {
  const party = wake(wake(wake(slow('bot').drops('Vera'))));
  const stored = JSON.parse(JSON.stringify(party.entries)) as typeof party.entries;
  expect(stored.reduce(evolve, createEmptyRoom('KITE-4271'))).toEqual(party.room);
});

import { type Random, type Seat, seededRandom } from '@fivefold/rules';
import { isClockAhead } from './evolve/times.ts';
import { gameOf } from './gameOf.ts';
import { memberById, runningTable, waitingPeople } from './queries.ts';
import { HOST_SUCCESSION_MS, hardClockMs, RETURN_GRACE_MS } from './roomLimits.ts';
import type { Clock, GameTable, Member, Room } from './types.ts';
import type { BotLevel, ClockRule, Time } from './view.ts';

export const newClock = (table: GameTable, length: number, at: Time): Clock => ({
  seats: waitingPeople(table),
  deadline: at + length,
  left: length,
  expired: false,
  extended: [],
});

/** What everybody sees is enough to tell: the limit says nothing about a hand. */
function timeShareOf({ rules, state }: GameTable): number {
  const game = gameOf(rules);
  return game.timeShare?.(game.view(state, 'spectator')) ?? 1;
}

/**
 * The clock after something happened at the table. `fresh`: a new decision is open, so that what ran before is over;
 * otherwise who is still waited for goes on with the same deadline.
 */
export function nextClock(rule: ClockRule, table: GameTable, fresh: boolean, at: Time): Clock | null {
  const seats = waitingPeople(table);
  if (table.status !== 'playing' || seats.length === 0) return null;
  if (fresh || (rule.kind === 'hard' && table.clock === null))
    return rule.kind === 'hard' ? newClock(table, hardClockMs(rule.seconds, timeShareOf(table)), at) : null;
  if (table.clock === null || seats.join() === table.clock.seats.join()) return table.clock;
  return { ...table.clock, seats };
}

/** Nobody is hurried in a pause, or while everybody who plays is away. */
function isClockRunning(room: Room, { paused, players }: GameTable): boolean {
  if (paused !== null) return false;
  return players.some(({ member }) => member !== null && memberById(room, member)?.presence === 'here');
}

/**
 * After each entry: a clock that must not run keeps what is left, and goes on from there. Who was away when it stopped
 * has a moment to look around, as after a pause of the server.
 */
export function pauseOrResumeClock(room: Room, before: Room, at: Time): Room {
  const { table } = room;
  if (!table?.clock) return room;
  const { clock } = table;
  if (isClockRunning(room, table) === (clock.deadline !== null)) return room;
  const isReturn = before.table?.paused === null && !clock.expired;
  const kept: Clock =
    clock.deadline === null
      ? { ...clock, deadline: at + Math.max(clock.left, isReturn ? RETURN_GRACE_MS : 0) }
      : { ...clock, deadline: null, left: Math.max(0, clock.deadline - at) };
  return { ...room, table: { ...table, clock: kept } };
}

/** The one to become host when the hosts are gone: present for the longest time. */
export function nextHost(members: readonly Member[]): Member | undefined {
  const by = (presence: string) =>
    members.filter((m) => m.presence === presence).sort((a, b) => a.since - b.since)[0];
  return by('here') ?? by('dropped');
}

/** When the hosts count as gone; null while one is here, or while nobody else could take over. */
export function hostSuccessionAt(room: Room): Time | null {
  const hosts = room.members.filter((member) => member.host);
  if (hosts.some((host) => host.presence === 'here')) return null;
  if (!room.members.some((member) => member.presence === 'here')) return null;
  return Math.max(...hosts.map((host) => host.since)) + HOST_SUCCESSION_MS;
}

const clockAt = (room: Room): Time | null => {
  const clock = runningTable(room)?.clock;
  return clock && !clock.expired ? clock.deadline : null;
};

/** When the server should send `tick`: at once after a clock that was ahead; null while nothing runs out. */
export function nextDeadline(room: Room, now: Time): Time | null {
  if (isClockAhead(room.updatedAt, now)) return now;
  const times = [clockAt(room), hostSuccessionAt(room)].filter((time) => time !== null);
  return times.length > 0 ? Math.min(...times) : null;
}

export interface WaitingBot {
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The game's view of that seat: a bot knows what a person in its chair would know. */
  readonly view: unknown;
  /** The game, and the move of it, that it is asked at. */
  readonly number: number;
  readonly move: number;
}

/** Seats that a bot has to decide for now. */
export function waitingBots(room: Room): readonly WaitingBot[] {
  const table = runningTable(room);
  if (!table || table.paused !== null) return [];
  return table.waitingFor.flatMap((seat) => {
    const { bot } = table.players[seat]!;
    if (bot === null) return [];
    const { number, move } = table;
    return [{ seat, level: bot, view: gameOf(table.rules).view(table.state, seat), number, move }];
  });
}

/** What the clock plays for a seat that is waited for: the same for a hurried player and a bot that hangs. */
export function idleAction(room: Room, seat: Seat, random: Random): unknown {
  const table = runningTable(room);
  if (!table?.waitingFor.includes(seat)) throw new Error(`seat ${seat} is not waited for`);
  const game = gameOf(table.rules);
  return game.idle(game.view(table.state, seat), random);
}

/** For one decision out of fresh entropy; the seat keeps two idle moves of one tick apart. */
export const idleRandomFor = (entropy: string, seat: Seat): Random =>
  seededRandom(`${entropy.slice(0, 62)}${seat.toString(16).padStart(2, '0')}`);

/** Is the owner of this seat away, and since when? null: here, or there is no owner. */
export function absenceOf(room: Room, seat: Seat): { readonly left: boolean; readonly since: Time } | null {
  const owner = room.table?.players[seat]?.member;
  const member = owner ? memberById(room, owner) : undefined;
  if (!member || member.presence === 'here') return null;
  return { left: member.presence === 'left', since: member.since };
}

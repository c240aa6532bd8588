import { type Random, type Seat, seededRandom } from '@fivefold/rules';
import { isTimestampAheadOfClock } from './evolve/times.ts';
import { requireGameByRulesVersion } from './gameOf.ts';
import { memberById, runningTable, seatsOfPeopleToAct } from './queries.ts';
import {
  droppedMemberGraceMs,
  hardClockMs,
  hostSuccessionDelayMs,
  MIN_CLOCK_ON_RETURN_MS,
  slowClockMsFromHours,
} from './roomLimits.ts';
import type { GameTable, Member, Room, TableClock } from './types.ts';
import type { BotLevel, TableClockRule, TimestampMs } from './view.ts';

export const newTableClock = (table: GameTable, length: number, at: TimestampMs): TableClock => ({
  seats: seatsOfPeopleToAct(table),
  deadline: at + length,
  left: length,
  expired: false,
  extended: [],
});

/** Computed from the spectators' view, so that a time limit cannot reveal a hand. */
function timeShareOf({ rules, state }: GameTable): number {
  const game = requireGameByRulesVersion(rules);
  return game.timeLimitShare?.(game.view(state, 'spectator')) ?? 1;
}

/** The clock of a new decision; null where the rule starts none by itself. */
function freshClock(rule: TableClockRule, table: GameTable, at: TimestampMs): TableClock | null {
  if (rule.kind === 'hard') return newTableClock(table, hardClockMs(rule.seconds, timeShareOf(table)), at);
  if (rule.kind !== 'slow') return null;
  const length = slowClockMsFromHours(rule.hours);
  return { ...newTableClock(table, length, at), remindBefore: length / 2 };
}

/**
 * The clock after a change at the table. `fresh` means that a new decision has opened and gets a new clock; otherwise
 * the remaining seats keep their deadline.
 */
export function tableClockAfterChange(
  rule: TableClockRule,
  table: GameTable,
  fresh: boolean,
  at: TimestampMs,
): TableClock | null {
  const seats = seatsOfPeopleToAct(table);
  if (table.status !== 'playing' || seats.length === 0) return null;
  if (fresh || table.clock === null) {
    const clock = freshClock(rule, table, at);
    if (fresh || clock) return clock;
  }
  if (table.clock === null || seats.join() === table.clock.seats.join()) return table.clock;
  return { ...table.clock, seats };
}

/** The clock stands still in a pause, and while all players are away. A slow one does not wait for anybody. */
function isClockRunning(room: Room, { paused, players }: GameTable): boolean {
  if (paused !== null) return false;
  if (room.settings.clock.kind === 'slow') return true;
  return players.some(({ member }) => member !== null && memberById(room, member)?.presence === 'here');
}

/**
 * Called after each entry. A stopped clock keeps its remaining time and continues with it later. Players who return to an
 * abandoned table get at least `MIN_CLOCK_ON_RETURN_MS`.
 */
export function pauseOrResumeTableClock(room: Room, before: Room, at: TimestampMs): Room {
  const { table } = room;
  if (!table?.clock) return room;
  const { clock } = table;
  if (isClockRunning(room, table) === (clock.deadline !== null)) return room;
  const isReturn = before.table?.paused === null && !clock.expired;
  const kept: TableClock =
    clock.deadline === null
      ? { ...clock, deadline: at + Math.max(clock.left, isReturn ? MIN_CLOCK_ON_RETURN_MS : 0) }
      : { ...clock, deadline: null, left: Math.max(0, clock.deadline - at) };
  return { ...room, table: { ...table, clock: kept } };
}

/** The member who becomes host when the hosts are gone: the one who has been present longest. */
export function memberToBecomeHost(members: readonly Member[]): Member | undefined {
  const by = (presence: string) =>
    members.filter((m) => m.presence === presence).sort((a, b) => a.since - b.since)[0];
  return by('here') ?? by('dropped');
}

/** When another member becomes host; null while a host is present, or without a possible successor. */
export function hostSuccessionAt(room: Room): TimestampMs | null {
  const hosts = room.members.filter((member) => member.host);
  if (hosts.some((host) => host.presence === 'here')) return null;
  if (!room.members.some((member) => member.presence === 'here')) return null;
  return Math.max(...hosts.map((host) => host.since)) + hostSuccessionDelayMs(room.settings.clock);
}

const clockAt = (room: Room): TimestampMs | null => {
  const clock = runningTable(room)?.clock;
  return clock && !clock.expired ? clock.deadline : null;
};

/** When half of a slow clock has passed; null where no reminder is due any more. */
export const slowClockReminderAt = (clock: TableClock | null | undefined): TimestampMs | null =>
  !clock || clock.expired || clock.deadline === null || clock.remindBefore === undefined
    ? null
    : clock.deadline - clock.remindBefore;

const earliest = (...times: readonly (TimestampMs | null)[]): TimestampMs | null => {
  const known = times.filter((time) => time !== null);
  return known.length > 0 ? Math.min(...known) : null;
};

/** When the server should send `tick`: at once after a clock that was ahead; null while nothing runs out. */
export function nextRoomDeadline(room: Room, now: TimestampMs): TimestampMs | null {
  if (isTimestampAheadOfClock(room.updatedAt, now)) return now;
  return earliest(
    clockAt(room),
    slowClockReminderAt(runningTable(room)?.clock),
    hostSuccessionAt(room),
    room.startsAt,
  );
}

/**
 * When the server must load this room even if nobody is connected: a slow clock runs, or a bot of a slow game has to move.
 * null for all other rooms, which wait for their members.
 */
export function nextRoomWakeTime(room: Room): TimestampMs | null {
  const table = runningTable(room);
  if (room.settings.clock.kind !== 'slow' || !table || table.paused !== null) return null;
  if (table.waitingFor.some((seat) => table.players[seat]!.bot !== null)) return room.updatedAt;
  return earliest(clockAt(room), slowClockReminderAt(table.clock));
}

export interface BotToAct {
  readonly seat: Seat;
  readonly level: BotLevel;
  /** The game's view of that seat: a bot knows only what a person there would know. */
  readonly view: unknown;
  /** The number and the move of the game that the decision belongs to. */
  readonly number: number;
  readonly move: number;
}

/** The seats that a bot has to decide for now. */
export function botsToAct(room: Room): readonly BotToAct[] {
  const table = runningTable(room);
  if (!table || table.paused !== null) return [];
  return table.waitingFor.flatMap((seat) => {
    const { bot } = table.players[seat]!;
    if (bot === null) return [];
    const { number, move } = table;
    return [
      {
        seat,
        level: bot,
        view: requireGameByRulesVersion(table.rules).view(table.state, seat),
        number,
        move,
      },
    ];
  });
}

/** The fallback action of a seat: for a player whose time is up and for a bot that does not answer. */
export function idleAction(room: Room, seat: Seat, random: Random): unknown {
  const table = runningTable(room);
  if (!table?.waitingFor.includes(seat)) throw new Error(`seat ${seat} is not waited for`);
  const game = requireGameByRulesVersion(table.rules);
  return game.pickIdleAction(game.view(table.state, seat), random);
}

/** Includes the seat, so that two idle actions of one tick differ. */
export const idleActionRandom = (entropy: string, seat: Seat): Random =>
  seededRandom(`${entropy.slice(0, 62)}${seat.toString(16).padStart(2, '0')}`);

interface Absence {
  readonly left: boolean;
  readonly since: TimestampMs;
}

/** From when on others may let a bot play for a player who is away. A running slow clock is waited for. */
export function botSubstitutionAllowedAt(room: Room, seat: Seat, { left, since }: Absence): TimestampMs {
  if (left) return since;
  const rule = room.settings.clock;
  const clock = rule.kind === 'slow' ? runningTable(room)?.clock : null;
  const deadline = clock?.seats.includes(seat) ? (clock.deadline ?? 0) : 0;
  return Math.max(since + droppedMemberGraceMs(rule), deadline);
}

/** Since when the owner of this seat is away; null when they are present, or when it is a bot's seat. */
export function absenceOfSeatOwner(room: Room, seat: Seat): Absence | null {
  const owner = room.table?.players[seat]?.member;
  const member = owner ? memberById(room, owner) : undefined;
  if (!member || member.presence === 'here') return null;
  return { left: member.presence === 'left', since: member.since };
}

import { isBetweenRounds, type Seat } from '@fivefold/rules';
import { requireGameByRulesVersion } from './gameOf.ts';
import { GAME_STARTS_WINDOW_MS } from './roomLimits.ts';
import type { GameTable, LobbySeat, Member, Room, TokenHash } from './types.ts';
import type { MemberId, TimestampMs } from './view.ts';

export const memberById = (room: Room, id: MemberId): Member | undefined =>
  room.members.find((member) => member.id === id);

/** The member with this token; null for a stranger. */
export const memberByToken = (room: Room, token: TokenHash): MemberId | null =>
  room.members.find((member) => member.tokens.includes(token))?.id ?? null;

/** The table while its game is running or paused. */
export const runningTable = (room: Room): GameTable | null =>
  room.table?.status === 'playing' ? room.table : null;

/** The seat of a member at the table; null for spectators. */
export function tableSeatOfMember(table: GameTable | null, member: MemberId): Seat | null {
  const seat = table ? table.players.findIndex((player) => player.member === member) : -1;
  return seat < 0 ? null : seat;
}

export const lobbySeatOfMember = (seats: readonly LobbySeat[], member: MemberId): number =>
  seats.findIndex((seat) => seat.kind === 'member' && seat.member === member);

/**
 * The seat for somebody who asks at the door: the first empty one, or else that of the first bot, which makes way for a
 * person. -1 where people have all of them.
 */
export function lobbySeatForNewcomer(seats: readonly LobbySeat[]): number {
  const empty = seats.findIndex(({ kind }) => kind === 'empty');
  return empty >= 0 ? empty : seats.findIndex(({ kind }) => kind === 'bot');
}

/** Games that were started less than an hour before. */
export const countGameStartsInLastHour = ({ recentStarts }: Room, now: TimestampMs): readonly TimestampMs[] =>
  recentStarts.filter((at) => now - at < GAME_STARTS_WINDOW_MS);

/** Without a seat in the game, or in the lobby while there is no game. */
export const isSpectator = (room: Room, member: MemberId): boolean =>
  room.table ? tableSeatOfMember(room.table, member) === null : lobbySeatOfMember(room.seats, member) < 0;

/** Seats of people who have to decide now. Clocks do not count for bots. */
export const seatsOfPeopleToAct = (table: GameTable): readonly Seat[] =>
  table.waitingFor.filter((seat) => table.players[seat]!.bot === null);

const NOBODY: readonly Seat[] = [];

/** Seats of bots that a spectator may take over now. */
export function botSeatsForTakeover(table: GameTable): readonly Seat[] {
  if (table.status !== 'playing' || !isBetweenRounds(requireGameByRulesVersion(table.rules), table.state))
    return NOBODY;
  return table.players.flatMap((player, seat) => (player.member === null ? [seat] : []));
}

import type { GameId } from '@fivefold/rules';
import { games } from '@fivefold/rules';
import { type Face, faceOfPlayer } from './faces.ts';
import { allowedPlayerCountOf, requireGameByRulesVersion } from './gameOf.ts';
import { lobbySeatOfMember, runningTable, tableSeatOfMember } from './queries.ts';
import type { GameTable, Member, Room } from './types.ts';

export interface MemberNameAndFace {
  readonly name: string;
  readonly face: Face;
}

export interface RoomDoorGuest extends MemberNameAndFace {
  /** On a chair of the lobby, in the running game, or without a chair. */
  readonly status: 'ready' | 'getting-ready' | 'playing' | 'watching';
}

/**
 * What the link shows before entering. A locked room shows its game only. Of a running game it has the round and the
 * players.
 */
export type RoomDoorFacts =
  | { readonly locked: true; readonly game: GameId }
  | {
      readonly locked: false;
      readonly game: GameId;
      /** The host who is here, or the first host; null in an empty room. */
      readonly host: MemberNameAndFace | null;
      /** Who else is here, in the order of joining. */
      readonly others: readonly RoomDoorGuest[];
      readonly playing: boolean;
      /** The round of the running game; null without one, and in a game without rounds. */
      readonly round: number | null;
      /** Empty seats of the lobby, up to the number of players of the game. */
      readonly freeSeats: number;
      /** Bots whose seat a newcomer may take. */
      readonly bots: readonly MemberNameAndFace[];
    };

export function roomDoorFacts(room: Room): RoomDoorFacts {
  const { game, locked } = room;
  if (locked) return { locked, game };
  const person = ({ id, name }: Member): MemberNameAndFace => ({
    name,
    face: faceOfPlayer(room.faces, { member: id, name }),
  });
  const table = runningTable(room);
  const here = room.members.filter(({ presence }) => presence === 'here');
  const host = here.find((member) => member.host) ?? room.members.find((member) => member.host);
  const rules = games[game];
  const max = rules ? allowedPlayerCountOf(rules, room.options).max : room.seats.length;
  const taken = room.seats.filter(({ kind }) => kind !== 'empty').length;
  return {
    locked,
    game,
    host: host ? person(host) : null,
    others: here
      .filter((member) => member !== host)
      .map((member) => ({ ...person(member), status: doorStatusOf(room, table, member) })),
    playing: table !== null,
    round: table && currentRoundOf(table),
    freeSeats: Math.max(0, max - taken),
    bots: room.seats.flatMap((seat) =>
      seat.kind === 'bot'
        ? [{ name: seat.name, face: faceOfPlayer(room.faces, { member: null, name: seat.name }) }]
        : [],
    ),
  };
}

function doorStatusOf(room: Room, table: GameTable | null, { id }: Member): RoomDoorGuest['status'] {
  if (table) return tableSeatOfMember(table, id) === null ? 'watching' : 'playing';
  const seat = room.seats[lobbySeatOfMember(room.seats, id)];
  if (seat?.kind !== 'member') return 'watching';
  return seat.ready ? 'ready' : 'getting-ready';
}

function currentRoundOf({ rules, state }: GameTable): number | null {
  const game = requireGameByRulesVersion(rules);
  return game.currentRound?.(game.view(state, 'spectator')) ?? null;
}

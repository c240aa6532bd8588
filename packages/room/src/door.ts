import type { GameId } from '@fivefold/rules';
import { games } from '@fivefold/rules';
import { type Face, faceOfPlayer } from './faces.ts';
import { allowedPlayerCountOf } from './gameOf.ts';
import { runningTable } from './queries.ts';
import type { Member, Room } from './types.ts';

export interface MemberNameAndFace {
  readonly name: string;
  readonly face: Face;
}

/**
 * What somebody with the link learns before entering. A locked room shows its game only. Nothing of a running game is in
 * it but that it runs.
 */
export type RoomDoorFacts =
  | { readonly locked: true; readonly game: GameId }
  | {
      readonly locked: false;
      readonly game: GameId;
      /** The host who is here, or the first host; null in an empty room. */
      readonly host: MemberNameAndFace | null;
      /** Who else is here, in the order of joining. */
      readonly others: readonly MemberNameAndFace[];
      readonly playing: boolean;
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
  const here = room.members.filter(({ presence }) => presence === 'here');
  const host = here.find((member) => member.host) ?? room.members.find((member) => member.host);
  const rules = games[game];
  const max = rules ? allowedPlayerCountOf(rules, room.options).max : room.seats.length;
  const taken = room.seats.filter(({ kind }) => kind !== 'empty').length;
  return {
    locked,
    game,
    host: host ? person(host) : null,
    others: here.filter((member) => member !== host).map(person),
    playing: runningTable(room) !== null,
    freeSeats: Math.max(0, max - taken),
    bots: room.seats.flatMap((seat) =>
      seat.kind === 'bot'
        ? [{ name: seat.name, face: faceOfPlayer(room.faces, { member: null, name: seat.name }) }]
        : [],
    ),
  };
}

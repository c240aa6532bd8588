import type { GameId } from '@fivefold/rules';
import type { MemberNameAndFace } from './door.ts';
import { faceOfPlayer } from './faces.ts';
import type { RoomView } from './view.ts';

/** What the list "my tables" shows of a room to its member. */
export interface MyTablesListEntry {
  readonly game: GameId;
  readonly status: 'lobby' | 'playing' | 'over';
  /** The others at the table, bots too. */
  readonly people: readonly MemberNameAndFace[];
  readonly myTurn: boolean;
}

/** Made from the view of a member, so that it cannot tell more than the page of the room does. */
export function myTableFacts(view: RoomView): MyTablesListEntry {
  const { table, faces, members, me } = view;
  if (table === null) return { game: view.game, status: 'lobby', people: lobbyPeople(view), myTurn: false };
  const people = table.players
    .filter((player) => player.member === null || player.member !== me)
    .map((player) => ({
      name: members.find(({ id }) => id === player.member)?.name ?? player.name,
      face: faceOfPlayer(faces, player),
    }));
  const isPlaying = table.status === 'playing';
  return {
    game: table.game,
    status: isPlaying ? 'playing' : 'over',
    people,
    myTurn:
      isPlaying && table.paused === null && table.seat !== null && table.waitingFor.includes(table.seat),
  };
}

function lobbyPeople({ seats, members, faces, me }: RoomView): readonly MemberNameAndFace[] {
  const person = (name: string, member: string | null): MemberNameAndFace => ({
    name,
    face: faceOfPlayer(faces, { member, name }),
  });
  return [
    ...members
      .filter(({ id, presence }) => id !== me && presence !== 'left')
      .map((m) => person(m.name, m.id)),
    ...seats.flatMap((seat) => (seat.kind === 'bot' ? [person(seat.name, null)] : [])),
  ];
}

import { GAME_IDS, games, ok } from '@fivefold/rules';
import { hostSuccessionAt, memberToBecomeHost } from '../clocks.ts';
import type { RoomFact } from '../entries.ts';
import { idOfNewcomer } from '../evolve/members.ts';
import { type AnimalFace, isAnimalFaceFree } from '../faces.ts';
import {
  lobbySeatForNewcomer,
  lobbySeatOfMember,
  memberById,
  memberByToken,
  runningTable,
  tableSeatOfMember,
} from '../queries.ts';
import { MAX_MEMBERS } from '../roomLimits.ts';
import { cleanName, isSameName } from '../text.ts';
import type { Member, Room } from '../types.ts';
import type { MemberId } from '../view.ts';
import { hasPresenceEntryCapacity } from './capacity.ts';
import { refuseCommand, type ServerCommandHandlers } from './context.ts';
import { factsToSeatReplacementInLobby } from './seats.ts';

/** By a member or by a bot: both appear in the history and on the scoreboard. */
export function isNameTaken(room: Room, name: string, except: MemberId | null = null): boolean {
  const others = [
    ...room.members.filter(({ id }) => id !== except),
    ...room.seats.filter((seat) => seat.kind === 'bot'),
    ...(runningTable(room)?.players.filter(({ member }) => member === null) ?? []),
  ];
  return others.some((other) => isSameName(other.name, name));
}

/** Another member may have this face: the room then picks a free one. */
const wishedFace = (room: Room, face: AnimalFace | undefined, except: MemberId | null = null) =>
  face !== undefined && isAnimalFaceFree(room, face, except) ? { face } : {};

/** The member who is removed from a full room: dropped for the longest time, without a seat and not a host. */
function longestDropped({ members, seats, table }: Room): Member | undefined {
  const gone = members.filter(
    ({ id, presence, host }) =>
      presence === 'dropped' &&
      !host &&
      lobbySeatOfMember(seats, id) < 0 &&
      tableSeatOfMember(table, id) === null,
  );
  return gone.sort((a, b) => a.since - b.since)[0];
}

/** Joining, presence and passports: commands of the server on behalf of connections. */
export const connectionCommandHandlers: Pick<
  ServerCommandHandlers,
  'create' | 'join' | 'connect' | 'disconnect' | 'passport' | 'redeem'
> = {
  create({ room, context }, command) {
    if (room.version > 0) return refuseCommand('room-exists');
    const id = command.game ?? room.game;
    const game = GAME_IDS.includes(id) ? games[id] : undefined;
    if (!game) return refuseCommand('no-such-game', { game: String(id) });
    const name = cleanName(command.name);
    if (!name.ok) return name;
    const options: unknown = game.options.parse({});
    const { code } = room;
    const { token } = command;
    return ok([
      {
        type: 'created',
        code,
        name: name.value,
        token,
        game: id,
        options,
        secret: context.entropy,
        ...wishedFace(room, command.face),
      },
    ]);
  },

  join({ room }, { name: sent, token, face, sit }) {
    if (memberByToken(room, token) !== null) return refuseCommand('already-a-member');
    if (room.banned.includes(token)) return refuseCommand('kicked');
    if (room.locked) return refuseCommand('room-locked');
    const isFull = room.members.length >= MAX_MEMBERS;
    const gone = isFull ? longestDropped(room) : undefined;
    if (isFull && !gone) return refuseCommand('room-full', { most: MAX_MEMBERS });
    const name = cleanName(sent);
    if (!name.ok) return name;
    if (isNameTaken(room, name.value, gone?.id)) return refuseCommand('name-taken');
    const known = room.former.findLast(({ tokens }) => tokens.includes(token));
    const seat = sit ? lobbySeatForNewcomer(room.seats) : -1;
    const joined: RoomFact = {
      type: 'joined',
      name: name.value,
      token,
      ...(known && { as: known.id }),
      ...wishedFace(room, face, gone?.id),
      ...(sit && seat < 0 && { waits: true }),
    };
    return ok([
      ...(gone ? [{ type: 'removed', member: gone.id, why: 'left' } as const] : []),
      joined,
      // Also during a game: the next one is played with the seats of the lobby.
      ...(seat < 0 ? [] : [{ type: 'sat', member: idOfNewcomer(room, known?.id), seat } as const]),
    ]);
  },

  connect({ room, now }, { member: id }) {
    const member = memberById(room, id);
    if (!member) return refuseCommand('not-a-member');
    if (member.presence === 'here') return ok([]);
    const facts: RoomFact[] = [{ type: 'presence', member: id, presence: 'here' }];
    if (tableSeatOfMember(runningTable(room), id) !== null)
      facts.push(...factsToSeatReplacementInLobby(room, id, null));
    // The hosts left while nobody was present: the first to come back becomes host.
    const alone = !room.members.some((other) => other.presence === 'here');
    const here = room.members.map((m) => (m.id === id ? { ...m, presence: 'here' as const, since: now } : m));
    const due = alone ? hostSuccessionAt({ ...room, members: here }) : null;
    if (due !== null && due <= now) facts.push({ type: 'hosts', members: [id] });
    return ok(facts);
  },

  disconnect({ room }, { member: id }) {
    const member = memberById(room, id);
    if (!member) return refuseCommand('not-a-member');
    if (member.presence !== 'here' || !hasPresenceEntryCapacity(room)) return ok([]);
    return ok([{ type: 'presence', member: id, presence: 'dropped' }]);
  },

  passport({ room }, { member, hash, expires }) {
    if (!memberById(room, member)) return refuseCommand('not-a-member');
    return ok([{ type: 'passportMade', member, hash, expires }]);
  },

  redeem({ room, now }, { hash, token }) {
    const passport = room.passports.find((known) => known.hash === hash);
    const other = memberByToken(room, token);
    if (passport && passport.member === other) return ok([]); // asked again, or on a device that has the key
    if (!passport || passport.used || passport.expires < now) return refuseCommand('passport-expired');
    if (room.banned.includes(token)) return refuseCommand('kicked');
    const used: RoomFact = { type: 'passportUsed', member: passport.member, hash, token };
    if (other === null) return ok([used]);
    // This device was another member before, who is removed if no other device can use it.
    if (tableSeatOfMember(runningTable(room), other) !== null) return refuseCommand('already-playing');
    const last = memberById(room, other)!.tokens.length === 1;
    return ok(last ? [{ type: 'removed', member: other, why: 'left' }, used] : [used]);
  },
};

/** Makes the longest-present member host when all hosts have been gone for too long. */
export function decideHostSuccession(room: Room, now: number): readonly RoomFact[] {
  const due = hostSuccessionAt(room);
  const next = memberToBecomeHost(room.members);
  return due !== null && due <= now && next ? [{ type: 'hosts', members: [next.id] }] : [];
}

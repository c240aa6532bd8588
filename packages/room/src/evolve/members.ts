import { withoutMemberActivities } from '../activities.ts';
import { memberToBecomeHost } from '../clocks.ts';
import type { RoomFact } from '../entries.ts';
import { type AnimalFace, defaultAnimalFace, withMemberFace } from '../faces.ts';
import { commitmentOfDealSecret } from '../fair.ts';
import { withoutOptionWishes } from '../optionWishes.ts';
import { memberById, runningTable, tableSeatOfMember } from '../queries.ts';
import {
  MAX_BANNED_TOKENS,
  MAX_DEVICE_PASSPORTS,
  MAX_FORMER_MEMBERS,
  MAX_TOKENS_PER_MEMBER,
  SUBSTITUTE_BOT_LEVEL,
} from '../roomLimits.ts';
import type { Member, Room, TokenHash } from '../types.ts';
import type { MemberId, TimestampMs } from '../view.ts';
import { withNextGameVote } from '../votes.ts';
import { withChatNotice } from './chat.ts';
import { withChangedPlayer, withSeatReturnedFromBot } from './players.ts';
import { EMPTY_LOBBY_SEAT, lobbySeatsWithoutMember, withoutWaiting, withSeatsForGame } from './seats.ts';

type MemberFact = Extract<
  RoomFact,
  {
    type:
      | 'created'
      | 'joined'
      | 'renamed'
      | 'faceChosen'
      | 'passportMade'
      | 'passportUsed'
      | 'presence'
      | 'removed'
      | 'hosts';
  }
>;

export function evolveMembers(room: Room, fact: MemberFact, at: TimestampMs): Room {
  switch (fact.type) {
    case 'created': {
      const opened = withSeatsForGame({
        ...room,
        code: fact.code,
        game: fact.game,
        options: fact.options,
        secret: fact.secret,
        commitment: commitmentOfDealSecret(fact.secret),
      });
      const entered = withNewcomer(opened, fact, at);
      const host = entered.members[0]!;
      const lobbySeat = { kind: 'member', member: host.id, ready: false, nonce: null } as const;
      return { ...entered, members: [{ ...host, host: true }], seats: entered.seats.with(0, lobbySeat) };
    }
    case 'joined': {
      const newcomer = withNewcomer(room, fact, at);
      const entered = fact.waits
        ? { ...newcomer, waitlist: [...room.waitlist, newcomer.members.at(-1)!.id] }
        : newcomer;
      return withHost(withChatNotice(entered, at, entered.members.at(-1)!, 'joined'), at);
    }
    case 'renamed':
      return withMember(room, fact.member, { name: fact.name });
    case 'faceChosen':
      return { ...room, faces: withMemberFace(room, fact.member, fact.face) };
    case 'passportMade': {
      const { member, hash, expires } = fact;
      const valid = room.passports.filter((passport) => passport.expires >= at);
      return {
        ...room,
        passports: [...valid, { member, hash, expires, used: false }].slice(-MAX_DEVICE_PASSPORTS),
      };
    }
    case 'passportUsed': {
      const passports = room.passports.map((known) =>
        known.hash === fact.hash ? { ...known, used: true } : known,
      );
      return withToken({ ...room, passports }, fact.member, fact.token);
    }
    case 'presence':
      return withPresence(room, fact.member, fact.presence, at);
    case 'removed':
      return withoutRemovedMember(room, fact.member, fact.why, at);
    case 'hosts': {
      const members = room.members.map((m) => ({ ...m, host: fact.members.includes(m.id) }));
      const newcomers = members.filter((m) => m.host && !memberById(room, m.id)?.host);
      return newcomers.reduce<Room>((r, m) => withChatNotice(r, at, m, 'host'), { ...room, members });
    }
  }
}

interface NewMemberProfile {
  readonly name: string;
  readonly token: TokenHash;
  readonly as?: MemberId;
  readonly face?: AnimalFace;
}

export const idOfNewcomer = ({ joined }: Room, as: MemberId | undefined): MemberId => as ?? `m${joined + 1}`;

function withNewcomer(room: Room, { name, token, as, face }: NewMemberProfile, at: TimestampMs): Room {
  const joined = as === undefined ? room.joined + 1 : room.joined;
  const id = idOfNewcomer(room, as);
  const newcomer: Member = { id, name, host: false, presence: 'here', since: at, tokens: [token] };
  const former = room.former.filter((other) => other.id !== id);
  const faces = withMemberFace(room, id, face ?? room.faces[id] ?? defaultAnimalFace(room, joined));
  return { ...room, joined, former, faces, members: [...room.members, newcomer] };
}

/** Members who have points of the night are remembered, so that they can come back to them. */
function formerWith({ former, night }: Room, gone: readonly Member[]): Room['former'] {
  const known = gone.filter(({ id }) =>
    night.some(({ results }) => results.some(({ member }) => member === id)),
  );
  if (known.length === 0) return former;
  return [...former, ...known.map(({ id, tokens }) => ({ id, tokens }))].slice(-MAX_FORMER_MEMBERS);
}

const withMember = (room: Room, id: MemberId, part: Partial<Member>): Room => ({
  ...room,
  members: room.members.map((member) => (member.id === id ? { ...member, ...part } : member)),
});

/** A token belongs to one member only. */
const withToken = (room: Room, id: MemberId, token: TokenHash): Room => ({
  ...room,
  members: room.members.map((member) => {
    const others = member.tokens.filter((known) => known !== token);
    if (member.id === id) return { ...member, tokens: [...others, token].slice(-MAX_TOKENS_PER_MEMBER) };
    return others.length === member.tokens.length ? member : { ...member, tokens: others };
  }),
});

function withPresence(room: Room, id: MemberId, presence: Member['presence'], at: TimestampMs): Room {
  const member = memberById(room, id)!;
  // With a slow clock people come and go all day.
  const isNews = room.settings.clock.kind !== 'slow' && tableSeatOfMember(runningTable(room), id) !== null;
  const moved = withMember(room, id, { presence, since: at });
  if (presence === 'here') {
    const noticed = isNews ? withChatNotice(moved, at, member, 'back') : moved;
    return withHost(withSeatReturnedFromBot(noticed, id, at), at);
  }
  const away = { ...moved, ...withoutMemberActivities(room, id) };
  if (presence === 'dropped') return isNews ? withChatNotice(away, at, member, 'dropped') : away;
  const seats = lobbySeatsWithoutMember(moved.seats, id);
  return withHost(withChatNotice({ ...away, seats }, at, member, 'left'), at);
}

function withoutRemovedMember(room: Room, id: MemberId, why: 'left' | 'kicked', at: TimestampMs): Room {
  const gone = memberById(room, id)!;
  const seat = tableSeatOfMember(room.table, id);
  const rest: Room = {
    ...room,
    members: room.members.filter((member) => member.id !== id),
    seats: lobbySeatsWithoutMember(room.seats, id),
    waitlist: withoutWaiting(room, id),
    passports: room.passports.filter(({ member }) => member !== id),
    former: why === 'kicked' ? room.former : formerWith(room, [gone]),
    banned: why === 'kicked' ? [...room.banned, ...gone.tokens].slice(-MAX_BANNED_TOKENS) : room.banned,
    answered: room.answered.filter(({ member }) => member !== id),
    votes: withNextGameVote(room, id, null),
    optionWishes: withoutOptionWishes(room.optionWishes, id),
    ...withoutMemberActivities(room, id),
  };
  const left = withChatNotice(rest, at, gone, why);
  const played =
    seat !== null && runningTable(left)
      ? withChangedPlayer(left, seat, { member: null, former: id, bot: SUBSTITUTE_BOT_LEVEL }, at)
      : left;
  return withHost(played, at);
}

/** Every room with members has a host who has not left. An empty room is unlocked, because nobody else could do it. */
function withHost(room: Room, at: TimestampMs): Room {
  if (room.members.length === 0) return { ...room, locked: false };
  if (room.members.some((member) => member.host && member.presence !== 'left')) return room;
  const next =
    memberToBecomeHost(room.members) ?? room.members.find((member) => member.host) ?? room.members[0];
  if (!next || next.host) return room;
  const members = room.members.map((member) => ({ ...member, host: member === next }));
  return withChatNotice({ ...room, members }, at, next, 'host');
}

/** Removes members who left during the game that is over now. */
export function withoutLeftMembers(room: Room, at: TimestampMs): Room {
  const members = room.members.filter((member) => member.presence !== 'left');
  if (members.length === room.members.length) return room;
  const ids = new Set(members.map((member) => member.id));
  const answered = room.answered.filter(({ member }) => ids.has(member));
  const seats = room.seats.map((seat) =>
    seat.kind === 'member' && !ids.has(seat.member) ? EMPTY_LOBBY_SEAT : seat,
  );
  const passports = room.passports.filter(({ member }) => ids.has(member));
  const former = formerWith(
    room,
    room.members.filter(({ id }) => !ids.has(id)),
  );
  return withHost({ ...room, members, seats, passports, former, answered }, at);
}

import type { Seat } from '@fivefold/rules';
import { requireGameByRulesVersion } from './gameOf.ts';
import { botSeatsForTakeover, memberById, tableSeatOfMember } from './queries.ts';
import type { GameTable, LobbySeat, Member, Room, TableClock } from './types.ts';
import type {
  ChatLine,
  FairDealView,
  LobbySeatView,
  MemberId,
  MemberView,
  RoomCode,
  RoomView,
  TableClockView,
  TableView,
} from './view.ts';

/** Equal input objects give the same view object, which `diff` skips by reference. */
function cachedByInput<Part extends object, Seen>(see: (part: Part) => Seen): (part: Part) => Seen {
  const seen = new WeakMap<Part, Seen>();
  return (part) => {
    const known = seen.get(part);
    if (known !== undefined) return known;
    const fresh = see(part);
    seen.set(part, fresh);
    return fresh;
  };
}

// Built up field by field, never by deleting fields: a new secret field stays secret.
const viewMember = cachedByInput(
  ({ id, name, host, presence, since }: Member): MemberView => ({ id, name, host, presence, since }),
);
const viewMembers = cachedByInput((members: readonly Member[]) => members.map(viewMember));

const viewSeat = cachedByInput((seat: LobbySeat): LobbySeatView => {
  switch (seat.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'member':
      return { kind: 'member', member: seat.member, ready: seat.ready };
    case 'bot':
      return { kind: 'bot', name: seat.name, level: seat.level };
  }
});
const viewSeats = cachedByInput((seats: readonly LobbySeat[]) => seats.map(viewSeat));

const viewClock = cachedByInput(
  ({ seats, deadline, expired, extended }: TableClock): TableClockView => ({
    seats,
    deadline,
    expired,
    extended,
  }),
);

/** Shows the secret only after the game. */
const viewDeal = (
  room: RoomCode,
  { deal: { commitment, nonces, takenOver, secret }, status }: GameTable,
): FairDealView => ({ room, commitment, nonces, takenOver, secret: status === 'playing' ? null : secret });

/**
 * A cache of the newest table's views by seat, with the spectators' view last: all spectators share one. Not a WeakMap,
 * because there is a new table with every move and its entries would live until a full garbage collection.
 */
let last: { readonly table: GameTable; readonly views: (TableView | undefined)[] } | null = null;

function viewTable(code: RoomCode, table: GameTable, seat: Seat | null): TableView {
  if (last?.table !== table) last = { table, views: [] };
  const { views } = last;
  const at = seat ?? table.players.length;
  views[at] ??= {
    number: table.number,
    game: table.game,
    rules: table.rules,
    options: table.options,
    players: table.players,
    seat,
    view: requireGameByRulesVersion(table.rules).view(table.state, seat ?? 'spectator') as unknown,
    move: table.move,
    waitingFor: table.waitingFor,
    free: botSeatsForTakeover(table),
    history: table.history,
    clock: table.clock && viewClock(table.clock),
    paused: table.paused,
    status: table.status,
    ...(table.endedBy !== undefined && { endedBy: table.endedBy }),
    outcome: table.outcome,
    deal: viewDeal(code, table),
  };
  return views[at];
}

/** What a television shows of the chat: reactions, which are about what lies open, and no words. */
const viewReactions = cachedByInput((chat: readonly ChatLine[]) =>
  chat.filter(({ kind }) => kind === 'emote'),
);

/** The viewer of a television: no member. It sees what a spectator sees, and of the chat only reactions. */
export const TELEVISION_MEMBER_ID: MemberId = 'tv';

const NOTHING: readonly never[] = [];
const NO_FACES: RoomView['faces'] = {};
const NO_VOTES: RoomView['votes'] = {};
const NO_WISHES: RoomView['optionWishes'] = {};

/** Everything that a browser learns. Strangers see who is in the room, not what they do or say. */
export function roomView(room: Room, member: MemberId | null): RoomView {
  const isMember = member !== null && memberById(room, member) !== undefined;
  const devices = isMember ? memberById(room, member)!.tokens.length : 1;
  const inside = isMember || member === TELEVISION_MEMBER_ID;
  return {
    code: room.code,
    me: isMember ? member : null,
    ...(devices > 1 ? { devices } : {}),
    members: viewMembers(room.members),
    faces: inside ? room.faces : NO_FACES,
    seats: viewSeats(room.seats),
    locked: room.locked,
    game: room.game,
    options: room.options,
    settings: room.settings,
    playlist: room.playlist,
    votes: inside ? room.votes : NO_VOTES,
    optionWishes: inside ? room.optionWishes : NO_WISHES,
    learners: inside ? room.learners : NOTHING,
    review: inside ? room.review : null,
    startsAt: inside ? room.startsAt : null,
    commitment: room.commitment,
    table:
      inside && room.table ? viewTable(room.code, room.table, tableSeatOfMember(room.table, member)) : null,
    night: inside ? room.night : NOTHING,
    chat: isMember ? room.chat : inside ? viewReactions(room.chat) : NOTHING,
    games: inside ? room.number : 0,
  };
}

import type { Seat } from '@fivefold/rules';
import { gameOf } from './gameOf.ts';
import { memberById, tableSeatOf, takeoverSeats } from './queries.ts';
import type { Clock, GameTable, LobbySeat, Member, Room } from './types.ts';
import type {
  ClockView,
  DealView,
  MemberId,
  MemberView,
  RoomCode,
  RoomView,
  SeatView,
  TableView,
} from './view.ts';

/** The same part of a room gives the very same part of a view: patches skip it without looking into it. */
function shared<Part extends object, Seen>(see: (part: Part) => Seen): (part: Part) => Seen {
  const seen = new WeakMap<Part, Seen>();
  return (part) => {
    const known = seen.get(part);
    if (known !== undefined) return known;
    const fresh = see(part);
    seen.set(part, fresh);
    return fresh;
  };
}

// Built up field by field, never by deleting: a new secret field stays secret.
const seeMember = shared(
  ({ id, name, host, presence, since }: Member): MemberView => ({ id, name, host, presence, since }),
);
const seeMembers = shared((members: readonly Member[]) => members.map(seeMember));

const seeSeat = shared((seat: LobbySeat): SeatView => {
  switch (seat.kind) {
    case 'empty':
      return { kind: 'empty' };
    case 'member':
      return { kind: 'member', member: seat.member, ready: seat.ready };
    case 'bot':
      return { kind: 'bot', name: seat.name, level: seat.level };
  }
});
const seeSeats = shared((seats: readonly LobbySeat[]) => seats.map(seeSeat));

const seeClock = shared(
  ({ seats, deadline, expired, extended }: Clock): ClockView => ({ seats, deadline, expired, extended }),
);

const deals = new WeakMap<object, DealView>();
/** The secret and the actions only when nothing can be gained from them any more. */
function seeDeal(room: RoomCode, { deal, actions, status }: GameTable): DealView {
  const isOpen = status !== 'playing';
  // Actions come and go with every move: the deal of a running game must not look new each time.
  const part = isOpen ? actions : deal;
  const known = deals.get(part);
  if (known) return known;
  const { commitment, nonces, takenOver, secret } = deal;
  const seen = {
    room,
    commitment,
    nonces,
    takenOver,
    secret: isOpen ? secret : null,
    actions: isOpen ? actions : null,
  };
  deals.set(part, seen);
  return seen;
}

/**
 * The table that was looked at last, by seat, the spectators' view at the end: those who look on are asked about one
 * after another, and all spectators have the same view. Not by table in a WeakMap as above: its values live on without
 * their keys until everything is collected, and with every move there is a new one.
 */
let last: { readonly table: GameTable; readonly views: (TableView | undefined)[] } | null = null;

function seeTable(code: RoomCode, table: GameTable, seat: Seat | null): TableView {
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
    view: gameOf(table.rules).view(table.state, seat ?? 'spectator') as unknown,
    move: table.move,
    waitingFor: table.waitingFor,
    free: takeoverSeats(table),
    history: table.history,
    clock: table.clock && seeClock(table.clock),
    paused: table.paused,
    status: table.status,
    outcome: table.outcome,
    deal: seeDeal(code, table),
  };
  return views[at];
}

const NOTHING: readonly never[] = [];

/** All that a browser ever learns. Someone at the door sees who is inside, not what they do or say. */
export function roomView(room: Room, member: MemberId | null): RoomView {
  const inside = member !== null && memberById(room, member) !== undefined;
  return {
    code: room.code,
    me: inside ? member : null,
    members: seeMembers(room.members),
    seats: seeSeats(room.seats),
    locked: room.locked,
    game: room.game,
    options: room.options,
    settings: room.settings,
    playlist: room.playlist,
    commitment: room.commitment,
    table: inside && room.table ? seeTable(room.code, room.table, tableSeatOf(room.table, member)) : null,
    night: inside ? room.night : NOTHING,
    chat: inside ? room.chat : NOTHING,
    games: inside ? room.number : 0,
  };
}

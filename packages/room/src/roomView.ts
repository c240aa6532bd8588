import type { Seat } from '@fivefold/rules';
import { gameOf } from './gameOf.ts';
import { memberById, tableSeatOf } from './lookup.ts';
import type { Clock, Deal, LobbySeat, Member, Room, Table } from './types.ts';
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

/** The same part of a room gives the very same part of a view: that is what makes patches small and cheap. */
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

const hiddenDeals = new WeakMap<Deal, DealView>();
/** The secret and the actions only when nothing can be gained from them any more. */
function seeDeal(room: RoomCode, { deal, actions, status }: Table): DealView {
  const { commitment, nonces, secret } = deal;
  if (status !== 'playing') return { room, commitment, nonces, secret, actions };
  const known = hiddenDeals.get(deal);
  if (known) return known;
  const hidden = { room, commitment, nonces, secret: null, actions: null };
  hiddenDeals.set(deal, hidden);
  return hidden;
}

type Eyes = Seat | 'spectator';
const gameViews = new WeakMap<object, Map<Eyes, unknown>>();
function seeGame(table: Table, eyes: Eyes): unknown {
  const see = () => gameOf(table.rules).view(table.state, eyes) as unknown;
  return bySeat(gameViews, table.state as object, eyes, see);
}

const tableViews = new WeakMap<object, Map<Eyes, TableView>>();
function seeTable(code: RoomCode, table: Table, seat: Seat | null): TableView {
  return bySeat(tableViews, table, seat ?? 'spectator', () => ({
    number: table.number,
    game: table.game,
    rules: table.rules,
    options: table.options,
    players: table.players,
    seat,
    view: seeGame(table, seat ?? 'spectator'),
    move: table.move,
    waitingFor: table.waitingFor,
    log: table.log,
    clock: table.clock && seeClock(table.clock),
    paused: table.paused,
    status: table.status,
    outcome: table.outcome,
    deal: seeDeal(code, table),
  }));
}

function bySeat<Seen>(
  all: WeakMap<object, Map<Eyes, Seen>>,
  part: object,
  eyes: Eyes,
  see: () => Seen,
): Seen {
  let seats = all.get(part);
  if (!seats) {
    seats = new Map();
    all.set(part, seats);
  }
  if (!seats.has(eyes)) seats.set(eyes, see());
  return seats.get(eyes) as Seen;
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
  };
}

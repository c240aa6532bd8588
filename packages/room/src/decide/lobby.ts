import { ok } from '@fivefold/rules';
import { withNonce } from '../fair.ts';
import { lobbySeatOf, runningTable, tableSeatOf, takeoverSeats } from '../queries.ts';
import { cleanName } from '../text.ts';
import { hasCapacityForPresence } from './capacity.ts';
import { type Decided, type Handlers, type MemberContext, refuse } from './context.ts';
import { isNameTaken } from './membership.ts';
import { isSeatAvailable, lobbySeatFor } from './seats.ts';

/** What anyone may do for themselves. Chairs are moved while no game runs. */
export const lobbyHandlers: Handlers<'rename' | 'sit' | 'stand' | 'swap' | 'ready' | 'leave'> = {
  rename({ room, me }, { name: sent }) {
    const name = cleanName(sent);
    if (!name.ok) return name;
    if (name.value === me.name) return ok([]);
    if (isNameTaken(room, name.value, me.id)) return refuse('name-taken');
    return ok([{ type: 'renamed', member: me.id, name: name.value }]);
  },

  sit(turn, { seat }) {
    const { room, me, now } = turn;
    // Whoever left comes in again first: the next start lets go of those who are gone, and a chair must not hold one.
    if (me.presence === 'left') return refuse('not-a-member');
    if (runningTable(room)) return takeOverSeat(turn, seat);
    const chair = room.seats[seat];
    if (!chair) return refuse('no-such-seat');
    if (chair.kind === 'member' && chair.member === me.id) return ok([]);
    if (!isSeatAvailable(room, chair, now)) return refuse('seat-taken');
    return ok([{ type: 'sat', member: me.id, seat }]);
  },

  stand({ room, me }) {
    if (runningTable(room)) return refuse('game-running');
    const mine = lobbySeatOf(room.seats, me.id);
    return mine < 0 ? refuse('not-seated') : ok([{ type: 'seatCleared', seat: mine }]);
  },

  /** With whoever, or whatever, is in the other chair. Both stay as ready as they were. */
  swap({ room, me }, { seat }) {
    if (runningTable(room)) return refuse('game-running');
    const mine = lobbySeatOf(room.seats, me.id);
    if (mine < 0) return refuse('not-seated');
    if (!room.seats[seat]) return refuse('no-such-seat');
    if (mine === seat) return ok([]);
    return ok([{ type: 'swapped', a: mine, b: seat }]);
  },

  /** Also during a game, for the one after it: the next commitment is already there to be answered. */
  ready({ room, me }, { ready, nonce, commitment = room.commitment }) {
    const mine = lobbySeatOf(room.seats, me.id);
    const chair = room.seats[mine];
    if (chair?.kind !== 'member') return refuse('not-seated');
    if (commitment !== room.commitment) return refuse('too-late');
    const isKnown = chair.nonce === withNonce(chair.nonce, nonce);
    if (chair.ready === ready && isKnown) return ok([]);
    return ok([{ type: 'readied', member: me.id, ready, ...(isKnown ? {} : { nonce }) }]);
  },

  /** Out of a running game nobody is erased: the seat waits, and a bot may sit in at once. */
  leave({ room, me }) {
    if (tableSeatOf(runningTable(room), me.id) === null || !hasCapacityForPresence(room))
      return ok([{ type: 'removed', member: me.id, why: 'left' }]);
    return me.presence === 'left' ? ok([]) : ok([{ type: 'presence', member: me.id, presence: 'left' }]);
  },
};

/** A spectator takes a bot's chair in a running game, where the rules know a pause between rounds. */
function takeOverSeat({ room, me }: MemberContext, seat: number): Decided {
  const table = runningTable(room)!;
  const player = table.players[seat];
  if (!player) return refuse('no-such-seat');
  if (tableSeatOf(table, me.id) !== null) return refuse('game-running');
  if (player.member !== null) return refuse('seat-taken');
  if (!takeoverSeats(table).includes(seat)) return refuse('game-running');
  return ok([{ type: 'takenOver', seat, member: me.id }, ...lobbySeatFor(room, me.id, player.name)]);
}

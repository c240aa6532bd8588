import { games, ok } from '@fivefold/rules';
import { isAnimalFaceFree } from '../faces.ts';
import { withDealNonce } from '../nonces.ts';
import { isOptionWishPossible } from '../optionWishes.ts';
import { botSeatsForTakeover, lobbySeatOfMember, runningTable, tableSeatOfMember } from '../queries.ts';
import { cleanName } from '../text.ts';
import { hasPresenceEntryCapacity } from './capacity.ts';
import {
  type DecideResult,
  type MemberCommandHandlers,
  type MemberContext,
  refuseCommand,
} from './context.ts';
import { isNameTaken } from './membership.ts';
import { factsToSeatReplacementInLobby, isLobbySeatAvailable } from './seats.ts';

/** Commands that any member may use for themselves. Seats change only while no game runs. */
export const lobbyCommandHandlers: MemberCommandHandlers<
  | 'rename'
  | 'chooseFace'
  | 'sit'
  | 'stand'
  | 'swap'
  | 'ready'
  | 'vote'
  | 'wishOption'
  | 'stopCountdown'
  | 'leave'
> = {
  rename({ room, me }, { name: sent }) {
    const name = cleanName(sent);
    if (!name.ok) return name;
    if (name.value === me.name) return ok([]);
    if (isNameTaken(room, name.value, me.id)) return refuseCommand('name-taken');
    return ok([{ type: 'renamed', member: me.id, name: name.value }]);
  },

  chooseFace({ room, me }, { face }) {
    if (room.faces[me.id] === face) return ok([]);
    if (!isAnimalFaceFree(room, face, me.id)) return refuseCommand('face-taken');
    return ok([{ type: 'faceChosen', member: me.id, face }]);
  },

  sit(request, { seat }) {
    const { room, me, now } = request;
    // A member who left must rejoin first: the next start removes those who left, and no seat may refer to them.
    if (me.presence === 'left') return refuseCommand('not-a-member');
    if (runningTable(room)) return takeOverSeat(request, seat);
    const lobbySeat = room.seats[seat];
    if (!lobbySeat) return refuseCommand('no-such-seat');
    if (lobbySeat.kind === 'member' && lobbySeat.member === me.id) return ok([]);
    if (!isLobbySeatAvailable(room, lobbySeat, now)) return refuseCommand('seat-taken');
    return ok([{ type: 'sat', member: me.id, seat }]);
  },

  stand({ room, me }) {
    if (runningTable(room)) return refuseCommand('game-running');
    const mine = lobbySeatOfMember(room.seats, me.id);
    return mine < 0 ? refuseCommand('not-seated') : ok([{ type: 'seatCleared', seat: mine }]);
  },

  /** With a member, a bot or an empty seat. Readiness moves along. */
  swap({ room, me }, { seat }) {
    if (runningTable(room)) return refuseCommand('game-running');
    const mine = lobbySeatOfMember(room.seats, me.id);
    if (mine < 0) return refuseCommand('not-seated');
    if (!room.seats[seat]) return refuseCommand('no-such-seat');
    if (mine === seat) return ok([]);
    return ok([{ type: 'swapped', a: mine, b: seat }]);
  },

  /** Also during a game, for the next one: its commitment is already known. */
  ready({ room, me }, { ready, nonce, commitment = room.commitment }) {
    const mine = lobbySeatOfMember(room.seats, me.id);
    const lobbySeat = room.seats[mine];
    if (lobbySeat?.kind !== 'member') return refuseCommand('not-seated');
    if (commitment !== room.commitment) return refuseCommand('too-late');
    const isKnown = lobbySeat.nonce === withDealNonce(lobbySeat.nonce, nonce);
    if (lobbySeat.ready === ready && isKnown) return ok([]);
    return ok([{ type: 'readied', member: me.id, ready, ...(isKnown ? {} : { nonce }) }]);
  },

  vote({ room, me }, { game }) {
    if (game !== null && !games[game]) return refuseCommand('no-such-game', { game });
    if ((room.votes[me.id] ?? null) === game) return ok([]);
    return ok([{ type: 'voted', member: me.id, game }]);
  },

  /** For the lobby: a start clears the wishes, so a running game takes none. */
  wishOption({ room, me }, { option, value }) {
    if (me.presence === 'left') return refuseCommand('not-a-member');
    if (runningTable(room)) return refuseCommand('game-running');
    if (!isOptionWishPossible(room, option, value)) return refuseCommand('bad-options', { option });
    const mine = room.optionWishes[me.id] ?? {};
    if (Object.hasOwn(mine, option) ? mine[option] === value : value === undefined) return ok([]);
    return ok([{ type: 'optionWished', member: me.id, option, ...(value !== undefined && { value }) }]);
  },

  stopCountdown({ room, me }) {
    if (!me.host && lobbySeatOfMember(room.seats, me.id) < 0) return refuseCommand('not-seated');
    return ok(room.startsAt === null ? [] : [{ type: 'countdownStopped', member: me.id }]);
  },

  /** Players of a running game stay members, so that they can come back. A bot may take their seat at once. */
  leave({ room, me }) {
    if (tableSeatOfMember(runningTable(room), me.id) === null || !hasPresenceEntryCapacity(room))
      return ok([{ type: 'removed', member: me.id, why: 'left' }]);
    return me.presence === 'left' ? ok([]) : ok([{ type: 'presence', member: me.id, presence: 'left' }]);
  },
};

/** A spectator takes over a bot's seat in a running game, between two rounds. */
function takeOverSeat({ room, me }: MemberContext, seat: number): DecideResult {
  const table = runningTable(room)!;
  const player = table.players[seat];
  if (!player) return refuseCommand('no-such-seat');
  if (tableSeatOfMember(table, me.id) !== null) return refuseCommand('game-running');
  if (player.member !== null) return refuseCommand('seat-taken');
  if (!botSeatsForTakeover(table).includes(seat)) return refuseCommand('game-running');
  return ok([
    { type: 'takenOver', seat, member: me.id },
    ...factsToSeatReplacementInLobby(room, me.id, player.name),
  ]);
}

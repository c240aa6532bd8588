import { ok } from '@fivefold/rules';
import { absenceOfSeatOwner, botSubstitutionAllowedAt, idleAction, idleActionRandom } from '../clocks.ts';
import { runningTable, seatsOfPeopleToAct, tableSeatOfMember } from '../queries.ts';
import { allowOnlyHosts, type MemberCommandHandlers, type MemberContext, refuseCommand } from './context.ts';
import { decidePlayedAction } from './playAction.ts';
import { decideGameStart } from './start.ts';

type TableCommand =
  | 'act'
  | 'nudge'
  | 'moreTime'
  | 'letClockPlay'
  | 'letBotPlay'
  | 'rematch'
  | 'pause'
  | 'resume'
  | 'endGame';

/** Players and hosts may act for the group. */
const mayManage = ({ room, me }: MemberContext): boolean =>
  me.host || tableSeatOfMember(room.table, me.id) !== null;

export const gameTableCommandHandlers: MemberCommandHandlers<TableCommand> = {
  act({ room, me }, { number, move, action }) {
    const seat = tableSeatOfMember(room.table, me.id);
    if (!runningTable(room)) return refuseCommand('no-game');
    if (seat === null) return refuseCommand('not-playing');
    return decidePlayedAction(room, seat, { number, move }, action, 'member');
  },

  nudge(request) {
    const now = runningTable(request.room);
    if (!now) return refuseCommand('no-game');
    if (tableSeatOfMember(now, request.me.id) === null) return refuseCommand('not-playing');
    if (request.room.settings.clock.kind !== 'courtesy') return refuseCommand('no-nudge');
    if (now.paused !== null) return refuseCommand('paused');
    if (now.clock) return refuseCommand('already-nudged');
    const mine = tableSeatOfMember(now, request.me.id);
    if (!seatsOfPeopleToAct(now).some((seat) => seat !== mine)) return refuseCommand('nobody-to-nudge');
    return ok([{ type: 'nudged', member: request.me.id }]);
  },

  moreTime({ room, me }) {
    const now = runningTable(room);
    if (!now) return refuseCommand('no-game');
    const seat = tableSeatOfMember(now, me.id);
    if (seat === null || !now.clock?.seats.includes(seat)) return refuseCommand('no-clock');
    if (now.paused !== null) return refuseCommand('paused');
    if (now.clock.extended.includes(seat)) return refuseCommand('only-once');
    return ok([{ type: 'moreTime', seat }]);
  },

  letClockPlay(request, { seat }) {
    const { room, context } = request;
    const now = runningTable(room);
    if (!now) return refuseCommand('no-game');
    if (!mayManage(request)) return refuseCommand('not-playing');
    if (now.paused !== null) return refuseCommand('paused');
    if (!now.clock?.expired) return refuseCommand('clock-not-over');
    if (!now.clock.seats.includes(seat)) return refuseCommand('not-waited-for');
    return decidePlayedAction(
      room,
      seat,
      now,
      idleAction(room, seat, idleActionRandom(context.entropy, seat)),
      'clock',
    );
  },

  letBotPlay(request, { seat, level }) {
    const { room, now } = request;
    const running = runningTable(room);
    if (!running) return refuseCommand('no-game');
    if (!mayManage(request)) return refuseCommand('not-playing');
    const player = running.players[seat];
    if (!player) return refuseCommand('no-such-seat');
    if (player.bot !== null) return refuseCommand('already-a-bot');
    const away = absenceOfSeatOwner(room, seat);
    if (!away) return refuseCommand('player-present');
    const until = botSubstitutionAllowedAt(room, seat, away);
    if (now < until) return refuseCommand('in-grace', { until });
    return ok([{ type: 'botIn', seat, level }]);
  },

  /** Names the finished game, so that several members who press at once start only one. */
  rematch(request, { number }) {
    const { room } = request;
    if (room.table && room.table.number === number + 1) return ok([]);
    if (runningTable(room)) return refuseCommand('game-running');
    if (room.table?.number !== number) return refuseCommand('no-game');
    if (!mayManage(request)) return refuseCommand('not-playing');
    // Guests propose by votes and by being ready; only hosts start at once.
    if (request.me.host) return decideGameStart(request);
    const [planned] = room.playlist;
    return planned === undefined
      ? refuseCommand('not-host')
      : refuseCommand('game-planned', { game: planned });
  },

  pause: allowOnlyHosts(({ room, me }) => {
    const now = runningTable(room);
    if (!now) return refuseCommand('no-game');
    return now.paused === null ? ok([{ type: 'paused', member: me.id }]) : refuseCommand('paused');
  }),

  resume: allowOnlyHosts(({ room }) => {
    const now = runningTable(room);
    if (!now) return refuseCommand('no-game');
    return now.paused === null ? refuseCommand('not-paused') : ok([{ type: 'resumed' }]);
  }),

  endGame: allowOnlyHosts(({ room, me }) =>
    runningTable(room) ? ok([{ type: 'ended', member: me.id }]) : refuseCommand('no-game'),
  ),
};

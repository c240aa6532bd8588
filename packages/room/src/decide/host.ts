import { games, ok, seededRandom, shuffle } from '@fivefold/rules';
import { BOT_FACES } from '../faces.ts';
import { areEqualJson } from '../patch/equal.ts';
import { memberById, runningTable } from '../queries.ts';
import type { Room } from '../types.ts';
import { allowOnlyHosts, type MemberCommandHandlers, refuseCommand } from './context.ts';
import { isNameTaken } from './membership.ts';
import { decideGameChoice, decideMoveToPlannedGame } from './nextGame.ts';
import { isLobbySeatAvailable } from './seats.ts';
import { decideGameStart } from './start.ts';

type HostCommand =
  | 'choose'
  | 'settings'
  | 'shuffleSeats'
  | 'addBot'
  | 'removeBot'
  | 'kick'
  | 'lock'
  | 'makeHost'
  | 'start'
  | 'nextGame'
  | 'playlist';

/** Commands of hosts. A command that would change nothing stores nothing. */
export const hostCommandHandlers: MemberCommandHandlers<HostCommand> = {
  choose: allowOnlyHosts(({ room }, { game, options }) => {
    if (runningTable(room)) return refuseCommand('game-running');
    const chosen = decideGameChoice(room, game, options);
    if (!chosen.ok) return chosen;
    const isChosen =
      room.table === null && room.game === game && areEqualJson(room.options, chosen.value.options);
    return ok(isChosen ? [] : [chosen.value]);
  }),

  settings: allowOnlyHosts(({ room }, { clock, hints }) => {
    const settings = { clock: clock ?? room.settings.clock, hints: hints ?? room.settings.hints };
    return ok(areEqualJson(settings, room.settings) ? [] : [{ type: 'settings', settings }]);
  }),

  /** Puts everybody who sits, bots included, in a new order on the same seats. */
  shuffleSeats: allowOnlyHosts(({ room, context }) => {
    if (runningTable(room)) return refuseCommand('game-running');
    const taken = room.seats.flatMap((seat, i) => (seat.kind === 'empty' ? [] : [i]));
    const mixed = shuffle(taken, seededRandom(context.entropy));
    const order = room.seats.map((seat, i) => (seat.kind === 'empty' ? i : mixed.shift()!));
    return ok(order.every((from, i) => from === i) ? [] : [{ type: 'shuffled', order }]);
  }),

  /** On an empty seat or the seat of a dropped member. On a bot's seat it changes the level. */
  addBot: allowOnlyHosts(({ room, now }, { seat, level }) => {
    if (runningTable(room)) return refuseCommand('game-running');
    const lobbySeat = room.seats[seat];
    if (!lobbySeat) return refuseCommand('no-such-seat');
    if (!isLobbySeatAvailable(room, lobbySeat, now)) return refuseCommand('seat-taken');
    if (lobbySeat.kind === 'bot' && lobbySeat.level === level) return ok([]);
    const name = lobbySeat.kind === 'bot' ? lobbySeat.name : botName(room);
    return ok([{ type: 'botSeated', seat, name, level }]);
  }),

  removeBot: allowOnlyHosts(({ room }, { seat }) => {
    if (runningTable(room)) return refuseCommand('game-running');
    if (room.seats[seat]?.kind !== 'bot') return refuseCommand('no-bot-there');
    return ok([{ type: 'seatCleared', seat }]);
  }),

  kick: allowOnlyHosts(({ room, me }, { member }) => {
    if (!memberById(room, member)) return refuseCommand('no-such-member');
    if (member === me.id) return refuseCommand('not-yourself');
    return ok([{ type: 'removed', member, why: 'kicked' }]);
  }),

  lock: allowOnlyHosts(({ room }, { locked }) =>
    ok(room.locked === locked ? [] : [{ type: 'locked', locked }]),
  ),

  makeHost: allowOnlyHosts(({ room, me }, { member, share }) => {
    const other = memberById(room, member);
    if (!other) return refuseCommand('no-such-member');
    if (other.presence === 'left') return refuseCommand('member-away');
    const hosts = room.members.filter((m) => m.host || m.id === member).map((m) => m.id);
    const members = share || member === me.id ? hosts : hosts.filter((id) => id !== me.id);
    const isUnchanged = room.members.every(({ id, host }) => host === members.includes(id));
    return ok(isUnchanged ? [] : [{ type: 'hosts', members }]);
  }),

  start: allowOnlyHosts((request) =>
    runningTable(request.room) ? refuseCommand('game-running') : decideGameStart(request),
  ),

  nextGame: allowOnlyHosts((request, { start: atOnce = false }) => {
    if (runningTable(request.room)) return refuseCommand('game-running');
    return request.room.table ? decideMoveToPlannedGame(request, atOnce) : refuseCommand('no-game');
  }),

  playlist: allowOnlyHosts(({ room }, { games: queued }) => {
    const unknown = queued.find((id) => !games[id]);
    if (unknown) return refuseCommand('no-such-game', { game: unknown });
    return ok(areEqualJson(queued, room.playlist) ? [] : [{ type: 'playlist', games: queued }]);
  }),
};

function botName(room: Room): string {
  const free = Object.keys(BOT_FACES).find((name) => !isNameTaken(room, name));
  let number = 1;
  while (!free && isNameTaken(room, `Bot ${number}`)) number += 1;
  return free ?? `Bot ${number}`;
}

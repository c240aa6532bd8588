import type { GameId, Seat } from '@fivefold/rules';
import { newTableClock, tableClockAfterChange } from '../clocks.ts';
import type { RoomFact } from '../entries.ts';
import { commitmentOfDealSecret, computeDealSeed } from '../fair.ts';
import { findGameByRulesVersion, requireGameByRulesVersion } from '../gameOf.ts';
import { historyLinesOfMove } from '../history.ts';
import { appendToNightResults, roomGameResultOf } from '../night.ts';
import { countGameStartsInLastHour, memberById } from '../queries.ts';
import { changesOnlySecretChoice, reduceAction } from '../reduceAction.ts';
import { CLOCK_EXTENSION_MS, MAX_GAME_STARTS_PER_HOUR, NUDGED_PLAYER_CLOCK_MS } from '../roomLimits.ts';
import type { GameTable, Room, TableClock } from '../types.ts';
import type { PlayerView, TableClockRule, TimestampMs } from '../view.ts';
import { withChatNotice } from './chat.ts';
import { withoutLeftMembers } from './members.ts';
import { withChangedPlayer } from './players.ts';

type TableFact = Extract<
  RoomFact,
  {
    type:
      | 'started'
      | 'acted'
      | 'settings'
      | 'nudged'
      | 'moreTime'
      | 'reminded'
      | 'clockExpired'
      | 'paused'
      | 'resumed'
      | 'botIn'
      | 'takenOver'
      | 'ended';
  }
>;

export function evolveGameTable(room: Room, fact: TableFact, at: TimestampMs): Room {
  if (fact.type === 'started') return started(room, fact, at);
  if (fact.type === 'settings') return withSettings(room, fact, at);
  if (room.unreadable) return room;
  const { table } = room;
  if (!table) throw new Error(`${fact.type} needs a game`);
  switch (fact.type) {
    case 'acted': {
      const next = acted(room, table, fact.seat, fact.action, at);
      return fact.as === 'clock' ? withClockPlayed(next, at, table.players[fact.seat]!) : next;
    }
    case 'nudged': {
      const nudger = fact.member === undefined ? undefined : memberById(room, fact.member);
      const reminded = withClock(room, table, newTableClock(table, NUDGED_PLAYER_CLOCK_MS, at));
      return nudger ? withChatNotice(reminded, at, nudger, 'nudged') : reminded;
    }
    case 'moreTime': {
      const clock = table.clock!;
      const deadline =
        (clock.deadline === null ? at + clock.left : Math.max(clock.deadline, at)) + CLOCK_EXTENSION_MS;
      const extended = [...clock.extended, fact.seat];
      return withClock(room, table, { ...clock, deadline, extended, expired: false });
    }
    case 'reminded': {
      const { remindBefore: _, ...clock } = table.clock!;
      const reminded = withClock(room, table, clock);
      return fact.seats.reduce(
        (r, seat) => withChatNotice(r, at, playerOf(table, seat), 'reminded'),
        reminded,
      );
    }
    case 'clockExpired':
      return withClock(room, table, { ...table.clock!, expired: true });
    case 'paused':
      return { ...room, table: { ...table, paused: fact.member } };
    case 'resumed':
      return { ...room, table: { ...table, paused: null } };
    case 'botIn':
      return withChatNotice(
        withChangedPlayer(room, fact.seat, { bot: fact.level }, at),
        at,
        playerOf(table, fact.seat),
        'bot-in',
      );
    case 'takenOver': {
      const { name } = room.members.find((member) => member.id === fact.member)!;
      const deal = { ...table.deal, takenOver: [...table.deal.takenOver, fact.seat] };
      const dealt = { ...room, table: { ...table, deal } };
      const taken = withChangedPlayer(dealt, fact.seat, { name, member: fact.member, bot: null }, at);
      return withChatNotice(taken, at, { id: fact.member, name }, 'sat-down');
    }
    case 'ended': {
      const host = fact.member === undefined ? undefined : memberById(room, fact.member);
      const ended = { ...table, status: 'ended', clock: null, paused: null, waitingFor: [] } as const;
      return { ...room, table: host ? { ...ended, endedBy: host.name } : ended };
    }
  }
}

/** Whom a notice about this seat is about. */
const playerOf = ({ players }: GameTable, seat: Seat) => ({ ...players[seat]!, id: players[seat]!.member });

/** Once per absence: more notices would only push other lines out of the chat. */
function withClockPlayed(room: Room, at: TimestampMs, { name, member }: PlayerView): Room {
  const owner = member === null ? undefined : memberById(room, member);
  const isNoticed =
    owner?.presence !== 'here' &&
    room.chat.some(
      (line) =>
        line.kind === 'notice' &&
        line.what === 'clock-played' &&
        line.name === name &&
        line.at >= (owner?.since ?? 0),
    );
  return isNoticed ? room : withChatNotice(room, at, { id: member, name }, 'clock-played');
}

/** Field by field, because this runs with every move and a spread of many fields is slow. */
const withTable = (room: Room, table: GameTable): Room => ({
  code: room.code,
  version: room.version,
  entriesSinceStart: room.entriesSinceStart,
  bytesSinceStart: room.bytesSinceStart,
  recentStarts: room.recentStarts,
  updatedAt: room.updatedAt,
  members: room.members,
  joined: room.joined,
  seats: room.seats,
  waitlist: room.waitlist,
  locked: room.locked,
  game: room.game,
  options: room.options,
  settings: room.settings,
  playlist: room.playlist,
  votes: room.votes,
  optionWishes: room.optionWishes,
  learners: room.learners,
  review: room.review,
  startsAt: room.startsAt,
  secret: room.secret,
  commitment: room.commitment,
  number: room.number,
  table,
  unreadable: room.unreadable,
  night: room.night,
  chat: room.chat,
  lines: room.lines,
  answered: room.answered,
  passports: room.passports,
  former: room.former,
  faces: room.faces,
  banned: room.banned,
});

const withClock = (room: Room, table: GameTable, clock: TableClock): Room => ({
  ...room,
  table: { ...table, clock },
});

function withSettings(
  room: Room,
  { settings }: Extract<RoomFact, { type: 'settings' }>,
  at: TimestampMs,
): Room {
  const { table } = room;
  if (!table || sameClock(settings.clock, room.settings.clock)) return { ...room, settings };
  return {
    ...room,
    settings,
    table: { ...table, clock: tableClockAfterChange(settings.clock, table, true, at) },
  };
}

/** By value, because a loaded room has other objects than a live one. */
function sameClock(a: TableClockRule, b: TableClockRule): boolean {
  if (a.kind === 'hard' && b.kind === 'hard') return a.seconds === b.seconds;
  if (a.kind === 'slow' && b.kind === 'slow') return a.hours === b.hours;
  return a.kind === b.kind;
}

function started(room: Room, fact: Extract<RoomFact, { type: 'started' }>, at: TimestampMs): Room {
  const { rules, options, players, nonces, secret } = fact;
  const game = findGameByRulesVersion(rules);
  const number = room.number + 1;
  const seats = room.seats.map((seat) =>
    seat.kind === 'member' ? { ...seat, ready: false, nonce: null } : seat,
  );
  const next = {
    ...room,
    secret: fact.next,
    commitment: commitmentOfDealSecret(fact.next),
    number,
    seats,
    votes: {},
    optionWishes: {},
    learners: [],
    recentStarts: [...countGameStartsInLastHour(room, at), at].slice(-MAX_GAME_STARTS_PER_HOUR),
  };
  if (!game)
    return withChatNotice(
      { ...next, table: null, unreadable: true },
      at,
      { name: String(number) },
      'unreadable-game',
    );
  const seed = fact.seed ?? computeDealSeed(secret, nonces, room.code, number);
  const state: unknown = game.setup({ seats: players.length, options, seed });
  const table: GameTable = {
    number,
    game: game.id as GameId,
    rules,
    options,
    players,
    state,
    move: 0,
    asked: players.map(() => 0),
    waitingFor: game.waitingFor(state),
    changedMinds: players.map(() => 0),
    history: (game.openingEvents?.(state) ?? []).map((event) => ({ move: 0, event })),
    actions: [],
    clock: null,
    paused: null,
    status: 'playing',
    outcome: null,
    deal: { secret, commitment: room.commitment, nonces, takenOver: [], seed },
  };
  const clock = tableClockAfterChange(room.settings.clock, table, true, at);
  return withoutLeftMembers({ ...next, unreadable: false, table: { ...table, clock } }, at);
}

function acted(room: Room, before: GameTable, seat: Seat, stored: unknown, at: TimestampMs): Room {
  const game = requireGameByRulesVersion(before.rules);
  const action: unknown = game.upgradeAction?.(stored) ?? stored;
  const result = reduceAction(before, seat, action);
  if (!result.ok) throw new Error(`a stored action is refused by ${before.rules}: ${result.error.code}`);
  const { state, events } = result.value;
  const waitingFor = game.waitingFor(state);
  // Others must not learn of a changed mind, not even by the number of the move.
  const isChangedMind = changesOnlySecretChoice(before, result.value);
  const move = isChangedMind ? before.move : before.move + 1;
  const isAsked = (s: Seat) => s === seat || !before.waitingFor.includes(s);
  const newlyAsked = waitingFor.filter(isAsked);
  const outcome = waitingFor.length === 0 ? game.outcome(state) : null;
  // Field by field, because this runs with every move and a spread of many fields is slow.
  const table: GameTable = {
    number: before.number,
    game: before.game,
    rules: before.rules,
    options: before.options,
    players: before.players,
    state,
    move,
    asked:
      newlyAsked.length > 0 ? before.asked.map((m, s) => (newlyAsked.includes(s) ? move : m)) : before.asked,
    waitingFor,
    changedMinds: isChangedMind
      ? before.changedMinds.with(seat, before.changedMinds[seat]! + 1)
      : before.changedMinds,
    history:
      events.length > 0
        ? before.history.concat(historyLinesOfMove(before.players, move, events))
        : before.history,
    actions: before.actions.concat([[seat, action]]),
    clock: before.clock,
    paused: before.paused,
    status: outcome ? 'over' : 'playing',
    outcome,
    deal: before.deal,
  };
  const clock = tableClockAfterChange(room.settings.clock, table, newlyAsked.length > 0, at);
  const next = withTable(room, clock === table.clock ? table : { ...table, clock });
  if (!outcome) return next;
  return { ...next, night: appendToNightResults(room.night, roomGameResultOf(table, outcome)) };
}

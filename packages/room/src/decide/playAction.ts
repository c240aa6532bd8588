import { type AnyGame, ok, type Seat } from '@fivefold/rules';
import { compile } from 'zod';
import { absenceOfSeatOwner, idleAction, idleActionRandom, slowClockReminderAt } from '../clocks.ts';
import type { RoomFact } from '../entries.ts';
import { roomAfterFacts } from '../evolve.ts';
import { requireGameByRulesVersion } from '../gameOf.ts';
import { runningTable } from '../queries.ts';
import { changesOnlySecretChoice, reduceAction } from '../reduceAction.ts';
import { MAX_SECRET_CHOICE_CHANGES, SUBSTITUTE_BOT_LEVEL } from '../roomLimits.ts';
import type { Room, TableClock } from '../types.ts';
import type { TimestampMs } from '../view.ts';
import {
  type DecideResult,
  refuseCommand,
  type ServerCommandHandlers,
  type ServerContext,
} from './context.ts';
import { decideHostSuccession } from './membership.ts';
import { decideMoveToPlannedGame } from './nextGame.ts';

type As = Extract<RoomFact, { type: 'acted' }>['as'];

/** The number and the move of the game that a player saw. */
interface Seen {
  readonly number: number;
  readonly move: number;
}

const schemas = new WeakMap<AnyGame, AnyGame['action']>();
/** Compiled, because it runs with every move. Falls back to the schema where code generation is forbidden. */
function actionOf(game: AnyGame): AnyGame['action'] {
  let schema = schemas.get(game);
  if (!schema) {
    schema = compile(game.action);
    schemas.set(game, schema);
  }
  return schema;
}

/** Every action passes here: of members, bots and the clock. */
export function decidePlayedAction(
  room: Room,
  seat: Seat,
  { number, move }: Seen,
  sent: unknown,
  as: As,
  reason?: string,
): DecideResult {
  const table = runningTable(room);
  if (!table) return refuseCommand('no-game');
  // A delayed action of an earlier game must not be played in this one.
  if (number !== table.number) return refuseCommand('too-late', { move: table.move });
  if (table.paused !== null) return refuseCommand('paused');
  if (!Number.isInteger(move) || move < 0 || move > table.move)
    return refuseCommand('bad-move', { move: table.move });
  // Others may have played meanwhile, but an action sent before this decision opened was meant for another one.
  if (move < table.asked[seat]!) return refuseCommand('too-late', { move: table.move });
  const game = requireGameByRulesVersion(table.rules);
  const action = actionOf(game).safeParse(sent);
  if (!action.success) return refuseCommand('bad-action');
  // The rules come first, because their refusal is more precise than `not-your-turn`.
  const result = reduceAction(table, seat, action.data);
  if (!result.ok) return refuseCommand('illegal-move', { reason: result.error });
  if (!game.seatsAllowedToAct(table.state).includes(seat)) return refuseCommand('not-your-turn');
  if (table.changedMinds[seat]! >= MAX_SECRET_CHOICE_CHANGES && changesOnlySecretChoice(table, result.value))
    return refuseCommand('too-many-changes');
  return ok([{ type: 'acted', seat, action: action.data, as, ...(reason === undefined ? {} : { reason }) }]);
}

/** Commands of the server for bots and clocks. */
export const botMoveAndTickHandlers: Pick<ServerCommandHandlers, 'bot' | 'tick'> = {
  bot({ room }, { seat, number, move, action, reason }) {
    const player = runningTable(room)?.players[seat];
    if (!player) return refuseCommand('no-game');
    if (player.bot === null) return refuseCommand('not-a-bot');
    return decidePlayedAction(room, seat, { number, move }, action, 'bot', reason);
  },

  tick(request) {
    const { room, now } = request;
    const facts = [...decideHostSuccession(room, now), ...clockFacts(request)];
    if (room.startsAt === null || room.startsAt > now) return ok(facts);
    const next = decideMoveToPlannedGame(request, true);
    return ok([...facts, ...(next.ok ? next.value : [{ type: 'countdownStopped' as const }])]);
  },
};

function clockFacts({ room, now, context }: ServerContext): readonly RoomFact[] {
  const clock = runningTable(room)?.clock;
  if (!clock || clock.expired || clock.deadline === null) return [];
  if (clock.deadline > now) return reminderFacts(clock, now);
  const rule = room.settings.clock;
  if (rule.kind !== 'hard' && rule.kind !== 'slow') return [{ type: 'clockExpired' }];
  const absent =
    rule.kind === 'slow' && rule.substitute === 'bot'
      ? clock.seats.filter((seat) => absenceOfSeatOwner(room, seat))
      : [];
  const botsIn = absent.map((seat): RoomFact => ({ type: 'botIn', seat, level: SUBSTITUTE_BOT_LEVEL }));
  return [...botsIn, ...idleFacts({ room: roomAfterFacts(room, botsIn, now), now, context }, clock.seats)];
}

function reminderFacts(clock: TableClock, now: TimestampMs): readonly RoomFact[] {
  const due = slowClockReminderAt(clock);
  return due !== null && due <= now ? [{ type: 'reminded', seats: clock.seats }] : [];
}

/** The idle actions of people among these seats, whose time is up. */
function idleFacts({ room, now, context }: ServerContext, seats: readonly Seat[]): readonly RoomFact[] {
  const deadline = runningTable(room)?.clock?.deadline;
  const facts: RoomFact[] = [];
  let after = room;
  for (const seat of seats) {
    const table = runningTable(after);
    if (table?.players[seat]?.bot) continue;
    // The idle action of one seat may open a new decision for another, which gets its own clock.
    if (!table?.waitingFor.includes(seat) || table.clock?.deadline !== deadline) break;
    const played = decidePlayedAction(
      after,
      seat,
      table,
      idleAction(after, seat, idleActionRandom(context.entropy, seat)),
      'clock',
    );
    if (!played.ok) throw new Error(`the idle move of ${table.rules} is refused: ${played.error.code}`);
    facts.push(...played.value);
    after = roomAfterFacts(after, played.value, now);
  }
  return facts;
}

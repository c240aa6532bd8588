import { type AnyGame, ok, type Seat } from '@fivefold/rules';
import { compile } from 'zod';
import { idleAction, idleRandomFor } from '../clocks.ts';
import type { Fact } from '../entries.ts';
import { evolve } from '../evolve.ts';
import { gameOf } from '../gameOf.ts';
import { runningTable } from '../queries.ts';
import { changesOnlyMind, reduceAction } from '../reduceAction.ts';
import { MAX_CHANGED_MINDS } from '../roomLimits.ts';
import type { Room } from '../types.ts';
import { type Decided, refuse, type ServerContext, type ServerHandlers } from './context.ts';
import { hostSuccession } from './membership.ts';

type As = Extract<Fact, { type: 'acted' }>['as'];

/** The game, and the move of it, that a player looked at. */
interface Seen {
  readonly number: number;
  readonly move: number;
}

const schemas = new WeakMap<AnyGame, AnyGame['action']>();
/** Compiled: a server asks it with every move. Where no code may be made it is the schema itself. */
function actionOf(game: AnyGame): AnyGame['action'] {
  let schema = schemas.get(game);
  if (!schema) {
    schema = compile(game.action);
    schemas.set(game, schema);
  }
  return schema;
}

/** The one way to play: for a person, a bot and the clock. */
export function playAction(
  room: Room,
  seat: Seat,
  { number, move }: Seen,
  sent: unknown,
  as: As,
  reason?: string,
): Decided {
  const table = runningTable(room);
  if (!table) return refuse('no-game');
  // It waited somewhere while that game ended: in this one it would be a move that nobody thought of.
  if (number !== table.number) return refuse('too-late', { move: table.move });
  if (table.paused !== null) return refuse('paused');
  if (!Number.isInteger(move) || move < 0 || move > table.move)
    return refuse('bad-move', { move: table.move });
  // Others may have played meanwhile; but a choice made before this decision was open was meant for another one.
  if (move < table.asked[seat]!) return refuse('too-late', { move: table.move });
  const game = gameOf(table.rules);
  const action = actionOf(game).safeParse(sent);
  if (!action.success) return refuse('bad-action');
  // The rules are asked first: their refusal says more than that it is somebody else's turn.
  const result = reduceAction(table, seat, action.data);
  if (!result.ok) return refuse('illegal-move', { reason: result.error });
  if (!game.mayAct(table.state).includes(seat)) return refuse('not-your-turn');
  if (table.changedMinds[seat]! >= MAX_CHANGED_MINDS && changesOnlyMind(table, result.value))
    return refuse('too-many-changes');
  return ok([{ type: 'acted', seat, action: action.data, as, ...(reason === undefined ? {} : { reason }) }]);
}

/** Bots and clocks. */
export const botAndClockHandlers: Pick<ServerHandlers, 'bot' | 'tick'> = {
  bot({ room }, { seat, number, move, action, reason }) {
    const player = runningTable(room)?.players[seat];
    if (!player) return refuse('no-game');
    if (player.bot === null) return refuse('not-a-bot');
    return playAction(room, seat, { number, move }, action, 'bot', reason);
  },

  tick(turn) {
    return ok([...hostSuccession(turn.room, turn.now), ...clockFacts(turn)]);
  },
};

function clockFacts({ room, now, context }: ServerContext): readonly Fact[] {
  const clock = runningTable(room)?.clock;
  if (!clock || clock.expired || clock.deadline === null || clock.deadline > now) return [];
  if (room.settings.clock.kind !== 'hard') return [{ type: 'clockExpired' }];
  const facts: Fact[] = [];
  let after = room;
  for (const seat of clock.seats) {
    const table = runningTable(after);
    // The idle move of one seat may have opened a new decision for another: that one has its own time.
    if (!table?.waitingFor.includes(seat) || table.clock?.deadline !== clock.deadline) break;
    const played = playAction(
      after,
      seat,
      table,
      idleAction(after, seat, idleRandomFor(context.entropy, seat)),
      'clock',
    );
    if (!played.ok) throw new Error(`the idle move of ${table.rules} is refused: ${played.error.code}`);
    facts.push(...played.value);
    after = played.value.reduce((r, fact) => evolve(r, { ...fact, at: now }), after);
  }
  return facts;
}

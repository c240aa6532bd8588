import type { AnyEvent, AnyRefusal, Result, Seat, Transition } from '@fivefold/rules';
import { gameOf } from './gameOf.ts';
import type { GameTable } from './types.ts';

type Reduced = Result<Transition<unknown, AnyEvent>, AnyRefusal>;
interface Done {
  readonly state: unknown;
  readonly seat: Seat;
  readonly action: unknown;
  readonly result: Reduced;
}

/** `decide` asks the rules whether an action is allowed, `evolve` asks them again: the same question is asked once. */
let last: Done | undefined;

export function reduceAction(table: GameTable, seat: Seat, action: unknown): Reduced {
  const { state } = table;
  if (last && last.state === state && last.action === action && last.seat === seat) return last.result;
  const result = gameOf(table.rules).reduce(state, seat, action);
  last = { state, seat, action, result };
  return result;
}

/** Did an action change nothing but a choice that nobody else has seen? */
export function changesOnlyMind(
  { rules, waitingFor }: GameTable,
  { state, events }: Transition<unknown, AnyEvent>,
): boolean {
  if (events.length > 0) return false;
  const after = gameOf(rules).waitingFor(state);
  return after.length === waitingFor.length && after.every((seat, i) => seat === waitingFor[i]);
}

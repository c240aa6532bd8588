import type { AnyEvent, AnyRefusal, Result, Seat, Step } from '@fivefold/rules';
import { gameOf } from './gameOf.ts';
import type { Table } from './types.ts';

type Reduced = Result<Step<unknown, AnyEvent>, AnyRefusal>;
interface Done {
  readonly state: unknown;
  readonly seat: Seat;
  readonly result: Reduced;
}

/** `decide` asks the rules whether an action is allowed, `evolve` asks them again: the same question is asked once. */
const done = new WeakMap<object, Done>();

export function step(table: Table, seat: Seat, action: unknown): Reduced {
  const known = typeof action === 'object' && action !== null ? done.get(action) : undefined;
  if (known && known.state === table.state && known.seat === seat) return known.result;
  const result = gameOf(table.rules).reduce(table.state, seat, action);
  if (typeof action === 'object' && action !== null) done.set(action, { state: table.state, seat, result });
  return result;
}

import type { AnyEvent, AnyRefusal, Result, Seat, Transition } from '@fivefold/rules';
import { requireGameByRulesVersion } from './gameOf.ts';
import type { GameTable } from './types.ts';

/** What the rules of this table make of an action. */
export const reduceAction = (
  { rules, state }: GameTable,
  seat: Seat,
  action: unknown,
): Result<Transition<unknown, AnyEvent>, AnyRefusal> =>
  requireGameByRulesVersion(rules).reduce(state, seat, action);

/** Whether an action changed only a choice that is still hidden from others. */
export function changesOnlySecretChoice(
  { rules, waitingFor }: GameTable,
  { state, events }: Transition<unknown, AnyEvent>,
): boolean {
  if (events.length > 0) return false;
  const after = requireGameByRulesVersion(rules).waitingFor(state);
  return after.length === waitingFor.length && after.every((seat, i) => seat === waitingFor[i]);
}

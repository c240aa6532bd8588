import { type TableView, verifyDeal } from '@fivefold/room';
import { loadRules } from '../games/rules.ts';
import { remembered } from '../room/nonces.ts';

/** other-device: the deal is the promised one, with a number of this seat that this browser did not send. */
export type DealCheck = 'good' | 'other-device' | 'other-rules' | 'bad';

/** With what this browser remembers from before the deal, where it was at the table then. */
export async function checkDeal(table: TableView): Promise<DealCheck> {
  const game = await loadRules[table.game]();
  const nonce = table.seat === null ? undefined : remembered(table.deal.commitment);
  const checked = verifyDeal(game, table, { nonce });
  if (checked.ok) return 'good';
  if (checked.error.code === 'other-rules') return 'other-rules';
  if (checked.error.code === 'nonce-changed' && verifyDeal(game, table).ok) return 'other-device';
  return 'bad';
}

import { type TableView, verifyDeal } from '@fivefold/room';
import { loadRules } from '../games/rules.ts';
import { remembered } from '../room/nonces.ts';

/** other-device: the deal is the promised one, and besides this browser's number the seat has given others. */
export type DealCheck = 'good' | 'other-device' | 'other-rules' | 'bad';

/** With what this browser remembers from before the deal, where it was at the table then. */
export async function checkDeal(table: TableView): Promise<DealCheck> {
  const game = await loadRules[table.game]();
  const nonce = table.seat === null ? undefined : remembered(table.deal.commitment);
  const checked = verifyDeal(game, table, { nonce });
  if (checked.ok) return checked.value.devices > 1 ? 'other-device' : 'good';
  return checked.error.code === 'other-rules' ? 'other-rules' : 'bad';
}

import { type Refusal, type TableView, verifyDeal } from '@fivefold/room';
import { err, type Result, type Seed } from '@fivefold/rules';
import { loadRules } from '../games/rules.ts';
import { remembered } from '../room/nonces.ts';

/** With what this browser remembers from before the deal, where it was at the table then. */
export async function checkDeal(table: TableView): Promise<Result<{ readonly seed: Seed }, Refusal>> {
  try {
    const game = await loadRules[table.game]();
    return verifyDeal(game, table, {
      nonce: table.seat === null ? undefined : remembered(table.deal.commitment),
    });
  } catch {
    return err({ code: 'other-deal' });
  }
}

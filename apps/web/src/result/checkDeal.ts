import { type RoomCode, seatAtDeal, type TableView, verifyDeal } from '@fivefold/room';
import { loadRules } from '../games/rules.ts';
import { confirmedNonce } from '../room/nonces.ts';

/**
 * other-device: the deal is the promised one, and besides this browser's number the seat has given others.
 * no-memory: it fits in itself, but this browser had no part in it, and a promise that was changed would fit as well.
 */
export type DealCheck = 'good' | 'other-device' | 'no-memory' | 'other-rules' | 'bad';

/** With what this browser remembers from before the deal of this room, where it was at the table then. */
export async function checkDeal(room: RoomCode, table: TableView): Promise<DealCheck> {
  const game = await loadRules[table.game]();
  const mine = table.seat === null ? undefined : confirmedNonce({ room, number: table.number });
  const checked = verifyDeal(game, table, mine);
  if (!checked.ok) return checked.error.code === 'other-rules' ? 'other-rules' : 'bad';
  if (table.deal.room !== room) return 'bad';
  if (!mine || seatAtDeal(table) === null) return 'no-memory';
  return checked.value.devices > 1 ? 'other-device' : 'good';
}

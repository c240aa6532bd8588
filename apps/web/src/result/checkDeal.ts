import { type RoomCode, seatAtDeal, type TableView, verifyDeal } from '@fivefold/room';
import { loadRules } from '../games/rules.ts';
import { confirmedNonce, isUnconfirmedDeal } from '../room/nonces.ts';

/**
 * other-device: the deal is the committed one, and other devices of this seat gave nonces too.
 * unconfirmed: it fits, but this browser's nonce was not confirmed before the deal, so the server could leave it out.
 * no-memory: it fits, but this browser had no part in it and cannot know whether the commitment was replaced.
 */
export type DealCheck = 'good' | 'other-device' | 'unconfirmed' | 'no-memory' | 'other-rules' | 'bad';

/** Checks a finished deal against what this browser stored before it. */
export async function checkDeal(room: RoomCode, table: TableView): Promise<DealCheck> {
  const game = await loadRules(table.game);
  const mine = table.seat === null ? undefined : confirmedNonce({ room, number: table.number });
  const checked = verifyDeal(game, table, mine);
  if (!checked.ok) return checked.error.code === 'other-rules' ? 'other-rules' : 'bad';
  if (table.deal.room !== room) return 'bad';
  if (isUnconfirmedDeal(room, table)) return 'unconfirmed';
  if (!mine || seatAtDeal(table) === null) return 'no-memory';
  return checked.value.devices > 1 ? 'other-device' : 'good';
}

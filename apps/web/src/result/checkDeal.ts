import {
  mySeatAtDeal,
  type PlayedActions,
  type RoomCode,
  type TableView,
  verifyDealByReplay,
} from '@fivefold/room';
import { loadRules } from '../games/rules.ts';
import { loadReplayFile } from '../replay/loadReplay.ts';
import { confirmedDealNonce, isUnconfirmedDeal } from '../room/nonces.ts';

/**
 * other-device: the deal is the committed one, and other devices of this seat gave nonces too.
 * unconfirmed: it fits, but this browser's nonce was not confirmed before the deal, so the server could leave it out.
 * no-memory: it fits, but this browser had no part in it and cannot know whether the commitment was replaced.
 */
export type DealCheckResult = 'good' | 'other-device' | 'unconfirmed' | 'no-memory' | 'other-rules' | 'bad';

/** Loads what was played and checks the deal. Rejects where the server does not answer. */
export async function loadAndCheckDeal(room: RoomCode, table: TableView): Promise<DealCheckResult> {
  return checkDeal(room, table, (await loadReplayFile(table)).actions);
}

/** Checks a finished deal against what this browser stored before it. */
export async function checkDeal(
  room: RoomCode,
  table: TableView,
  actions: PlayedActions,
): Promise<DealCheckResult> {
  const game = await loadRules(table.game);
  const mine = table.seat === null ? undefined : confirmedDealNonce({ room, number: table.number });
  const checked = verifyDealByReplay(game, table, actions, mine);
  if (!checked.ok) return checked.error.code === 'other-rules' ? 'other-rules' : 'bad';
  if (table.deal.room !== room) return 'bad';
  if (isUnconfirmedDeal(room, table)) return 'unconfirmed';
  if (!mine || mySeatAtDeal(table) === null) return 'no-memory';
  return checked.value.devices > 1 ? 'other-device' : 'good';
}

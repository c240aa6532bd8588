import { type BotReason, reasonSentence } from '@fivefold/bots';
import type { GameId } from '@fivefold/rules';
import type { Replay } from '../store/roomLog.ts';
import type { FoldedRoom } from './foldedRoom.ts';

/** Games of all kinds take below a thousand actions; a player who changes a choice for hours makes more. */
const MAX_ACTIONS = 10_000;

/** The game that ended between these two rooms; null when none did, or when it is too long to be shown. */
export function finishedGame(before: FoldedRoom, after: FoldedRoom): Replay | null {
  const { table } = after.room;
  if (table?.status !== 'over' || before.room.table?.status !== 'playing') return null;
  if (table.actions.length > MAX_ACTIONS) return null;
  return {
    room: after.room.code,
    number: table.number,
    game: table.game,
    rules: table.rules,
    options: table.options,
    seed: table.deal.seed,
    names: table.players.map(({ name }) => name),
    actions: table.actions.map(([seat, action], i) => {
      const reason = wordsOf(table.game, after.reasons[i]);
      return reason ? { seat, action, reason } : { seat, action };
    }),
  };
}

/** A bot's reason in words; null for a person's action, and for one that was only played to go on. */
function wordsOf(game: GameId, stored: string | undefined): Replay['actions'][number]['reason'] | null {
  if (!stored?.startsWith('{')) return null;
  const reason = JSON.parse(stored) as BotReason;
  const en = reasonSentence(game, reason, 'en');
  const ru = reasonSentence(game, reason, 'ru');
  return en !== null && ru !== null ? { en, ru } : null;
}

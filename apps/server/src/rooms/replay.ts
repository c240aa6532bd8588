import type { Language } from '@fivefold/art';
import { type BotReason, reasonSentences } from '@fivefold/bots';
import { faceOfPlayer } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import type { ReplayRecord } from '../store/roomLog.ts';
import { parseStoredJson } from '../store/storedJson.ts';
import type { FoldedRoom } from './foldedRoom.ts';

/** Games of all kinds take below a thousand actions; a player who changes a choice for hours makes more. */
const MAX_ACTIONS = 10_000;

/** The game that ended between these two rooms; null when none did, or when it is too long to be shown. */
export function replayOfFinishedGame(before: FoldedRoom, after: FoldedRoom): ReplayRecord | null {
  const { table } = after.room;
  if (table?.status !== 'over' || before.room.table?.status !== 'playing') return null;
  if (table.actions.length > MAX_ACTIONS) return null;
  const names = table.players.map(({ name }) => name);
  return {
    room: after.room.code,
    number: table.number,
    game: table.game,
    rules: table.rules,
    options: table.options,
    seed: table.deal.seed,
    names,
    faces: table.players.map((player) => faceOfPlayer(after.room.faces, player)),
    actions: table.actions.map(([seat, action], i) => {
      const reason = wordsOf(table.game, after.reasons[i], names);
      return reason ? { seat, action, reason } : { seat, action };
    }),
  };
}

/** A bot's reason in words; null for a person's action, and for one that was only played to go on. */
function wordsOf(
  game: GameId,
  stored: string | undefined,
  names: readonly string[],
): Readonly<Record<Language, string>> | null {
  if (!stored?.startsWith('{')) return null;
  return reasonSentences(game, parseStoredJson<BotReason>('reason', stored), names);
}

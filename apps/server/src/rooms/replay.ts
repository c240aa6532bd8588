import type { Language } from '@fivefold/art';
import { type BotReason, reasonSentences } from '@fivefold/bots';
import { type Face, faceOfPlayer, type RoomCode } from '@fivefold/room';
import type { GameId } from '@fivefold/rules';
import { parseStoredJson } from '../store/storedJson.ts';
import type { FoldedRoom } from './foldedRoom.ts';

/** Everything that is needed to deal a finished game again and play it through. */
export interface ReplayRecord {
  readonly room: RoomCode;
  readonly number: number;
  readonly game: string;
  /** `red7@1` */
  readonly rules: string;
  readonly options: unknown;
  readonly seed: string;
  /** By seat. */
  readonly names: readonly string[];
  /** By seat. Replays of older builds have none. */
  readonly faces?: readonly Face[];
  readonly actions: readonly {
    readonly seat: number;
    readonly action: unknown;
    /** Why a bot chose it, by language. Replays of older builds lack languages that were added later. */
    readonly reason?: Readonly<Record<string, string>>;
  }[];
}

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

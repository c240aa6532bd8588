import { GAME_IDS, type GameId } from '@fivefold/rules';
import { browserStorage } from '../state/browserStorage.ts';

const KEY = 'fivefold.firstHands';

interface StoredBeat {
  /** The beat to return to, from 0. */
  readonly beat: number;
  /** The day of that beat: an older one begins again. */
  readonly day: string;
  /** It was played to its end once. */
  readonly played: boolean;
}
type StoredBeats = Partial<Record<GameId, StoredBeat>>;

/** Takes only what has the right form, because storage may hold anything. */
function read(): StoredBeats {
  let parsed: unknown;
  try {
    parsed = JSON.parse(browserStorage.getItem(KEY) ?? '{}');
  } catch {
    return {}; // damaged: every first hand begins at its first beat
  }
  if (typeof parsed !== 'object' || parsed === null) return {};
  const known = parsed as Record<string, unknown>;
  return Object.fromEntries(GAME_IDS.flatMap((game) => (isEntry(known[game]) ? [[game, known[game]]] : [])));
}

function isEntry(value: unknown): value is StoredBeat {
  if (typeof value !== 'object' || value === null) return false;
  const { beat, day, played } = value as Record<string, unknown>;
  return Number.isInteger(beat) && typeof day === 'string' && typeof played === 'boolean';
}

const today = (): string => new Date().toISOString().slice(0, 10);

export function storedFirstHandBeat(game: GameId): number {
  const known = read()[game];
  return known?.day === today() ? known.beat : 0;
}

export const wasFirstHandPlayed = (game: GameId): boolean => read()[game]?.played ?? false;

export function storeFirstHandBeat(game: GameId, beat: number, over = false): void {
  const all = read();
  const played = over || (all[game]?.played ?? false);
  browserStorage.setItem(KEY, JSON.stringify({ ...all, [game]: { beat, day: today(), played } }));
}

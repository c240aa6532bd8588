import type { TableView } from '@fivefold/room';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { browserStorage } from '../state/browserStorage.ts';

const KEY = 'fivefold.statistics';
/** Older games are forgotten. */
const MAX_GAMES = 500;

/** A finished game of this browser. It is stored nowhere else. */
export interface PlayedGame {
  /** The room and the number of the game, so that a reload counts nothing twice. */
  readonly id: string;
  readonly game: GameId;
  readonly place: number;
}

function isPlayedGame(value: unknown): value is PlayedGame {
  const { id, game, place } = (value ?? {}) as Partial<PlayedGame>;
  return typeof id === 'string' && GAME_IDS.some((known) => known === game) && Number.isInteger(place);
}

export function playedGames(): readonly PlayedGame[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlayedGame) : [];
  } catch {
    return []; // somebody wrote something else there
  }
}

/** Records a finished game that I played in. */
export function recordPlayedGame({ deal, number, game, seat, outcome }: TableView): void {
  const place = outcome?.ranking.find((one) => one.seat === seat)?.place;
  const id = `${deal.room}/${number}`;
  const before = playedGames();
  if (place === undefined || before.some((played) => played.id === id)) return;
  browserStorage.setItem(KEY, JSON.stringify([...before, { id, game, place }].slice(-MAX_GAMES)));
}

export const forgetPlayedGames = (): void => browserStorage.removeItem(KEY);

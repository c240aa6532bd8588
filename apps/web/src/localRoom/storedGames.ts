import type { GameId } from '@fivefold/rules';
import * as z from 'zod/mini';
import type { browserStorage } from '../state/browserStorage.ts';
import { buildRoomOfLocalGame, type LocalGame, localGameSchema } from './localGame.ts';

type Store = typeof browserStorage;

/** One practice game of each kind is kept, and one that goes on from a replay. */
export type StoredLocalGameSlot = GameId | 'play-on';

/** damaged: cannot be read, or does not fit its rules. old-rules: this build lacks its rules. */
export type StoredLocalGame = LocalGame | 'none' | 'damaged' | 'old-rules';

const KEY = 'fivefold.practice';
const PAST_KEY = `${KEY}.past`;
const MAX_PAST = 10;
const UNREADABLE_KEY = `${KEY}.unreadable`;
const MAX_UNREADABLE = 8;

const slotKey = (slot: StoredLocalGameSlot): string => `${KEY}.game.${slot}`;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

export function readLocalGame(store: Store, slot: StoredLocalGameSlot): StoredLocalGame {
  const text = store.getItem(slotKey(slot));
  if (text === null) return 'none';
  const parsed = localGameSchema.safeParse(parseJson(text));
  if (!parsed.success || !parsed.data.players[parsed.data.seat]) return 'damaged';
  try {
    return buildRoomOfLocalGame(parsed.data, 0).unreadable ? 'old-rules' : parsed.data;
  } catch (error) {
    console.warn('a stored game does not fit its rules:', error);
    return 'damaged';
  }
}

export const writeLocalGame = (store: Store, slot: StoredLocalGameSlot, game: LocalGame): void =>
  store.setItem(slotKey(slot), JSON.stringify(game));

/** Makes room for a new game. The last games that cannot be read are kept, for a later build. */
export function clearLocalGame(store: Store, slot: StoredLocalGameSlot): void {
  const text = store.getItem(slotKey(slot));
  if (text !== null && typeof readLocalGame(store, slot) === 'string') {
    const others = storedList(store, UNREADABLE_KEY).filter((other) => other !== text);
    store.setItem(UNREADABLE_KEY, JSON.stringify([text, ...others].slice(0, MAX_UNREADABLE)));
  }
  store.removeItem(slotKey(slot));
}

/** Finished games, the newest first. A game that cannot be read is left out, not removed. */
export const pastGames = (store: Store): readonly LocalGame[] =>
  storedList(store, PAST_KEY).flatMap((stored) => {
    const parsed = localGameSchema.safeParse(stored);
    return parsed.success ? [parsed.data] : [];
  });

export function addPastGame(store: Store, game: LocalGame): void {
  const others = storedList(store, PAST_KEY).filter(
    (stored) => (stored as Partial<LocalGame> | null)?.id !== game.id,
  );
  store.setItem(PAST_KEY, JSON.stringify([game, ...others].slice(0, MAX_PAST)));
}

function storedList(store: Store, key: string): readonly unknown[] {
  const parsed = z.array(z.unknown()).safeParse(parseJson(store.getItem(key)));
  return parsed.success ? parsed.data : [];
}

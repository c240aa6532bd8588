import type { GameId } from '@fivefold/rules';
import * as z from 'zod/mini';
import type { browserStorage } from '../state/browserStorage.ts';
import { type LocalGame, localGameSchema } from './localGame.ts';

type Store = typeof browserStorage;

/** One practice game of each kind is kept, and one that goes on from a replay. */
export type GameSlot = GameId | 'play-on';

/** `damaged`: something is stored that this build cannot read. */
export type StoredGame = LocalGame | 'none' | 'damaged';

const KEY = 'fivefold.practice';
const PAST_KEY = `${KEY}.past`;
const MAX_PAST = 10;

const slotKey = (slot: GameSlot): string => `${KEY}.game.${slot}`;

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

export function readGame(store: Store, slot: GameSlot): StoredGame {
  const text = store.getItem(slotKey(slot));
  if (text === null) return 'none';
  const parsed = localGameSchema.safeParse(parseJson(text));
  return parsed.success && parsed.data.players[parsed.data.seat] ? parsed.data : 'damaged';
}

export const writeGame = (store: Store, slot: GameSlot, game: LocalGame): void =>
  store.setItem(slotKey(slot), JSON.stringify(game));

/** Makes room for a new game. What cannot be read is kept under another key, where a later build may find it. */
export function clearGame(store: Store, slot: GameSlot): void {
  const text = store.getItem(slotKey(slot));
  if (text !== null && readGame(store, slot) === 'damaged') store.setItem(`${slotKey(slot)}.damaged`, text);
  store.removeItem(slotKey(slot));
}

/** Finished games, the newest first. A game that cannot be read is left out, not removed. */
export const pastGames = (store: Store): readonly LocalGame[] =>
  storedPast(store).flatMap((stored) => {
    const parsed = localGameSchema.safeParse(stored);
    return parsed.success ? [parsed.data] : [];
  });

export function addPastGame(store: Store, game: LocalGame): void {
  const others = storedPast(store).filter((stored) => (stored as Partial<LocalGame> | null)?.id !== game.id);
  store.setItem(PAST_KEY, JSON.stringify([game, ...others].slice(0, MAX_PAST)));
}

function storedPast(store: Store): readonly unknown[] {
  const parsed = z.array(z.unknown()).safeParse(parseJson(store.getItem(PAST_KEY)));
  return parsed.success ? parsed.data : [];
}

import { browserStorage } from '../state/browserStorage.ts';

const KEY = 'fivefold.seen';

/** How many lines of this game's log this browser has shown; null where it has shown none. */
export function readShownLogPosition(code: string, number: number): number | null {
  try {
    const [room, game, length] = JSON.parse(browserStorage.getItem(KEY) ?? '[]') as unknown[];
    return room === code && game === number && typeof length === 'number' ? length : null;
  } catch {
    return null; // written by something else
  }
}

export const writeShownLogPosition = (code: string, number: number, length: number): void =>
  browserStorage.setItem(KEY, JSON.stringify([code, number, length]));

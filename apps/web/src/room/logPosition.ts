const KEY = 'fivefold.seen';

/** How much of this game's log this browser has shown; null where it has not been here. */
export function readLogPosition(code: string, number: number): number | null {
  try {
    const [room, game, length] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown[];
    return room === code && game === number && typeof length === 'number' ? length : null;
  } catch {
    return null;
  }
}

export function writeLogPosition(code: string, number: number, length: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([code, number, length]));
  } catch {
    // Storage is switched off: a reload tells nothing twice.
  }
}

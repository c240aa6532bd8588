import { browserStorage } from '../state/browserStorage.ts';

const KEY = 'fivefold.mutedRooms';
/** The oldest one is forgotten: its game is long over. */
const MAX_ROOMS = 20;

function mutedRooms(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((code) => typeof code === 'string') : [];
  } catch {
    return []; // somebody wrote something else there
  }
}

/** Whether notifications are off in this room, although this browser wants them in general. */
export const isRoomMuted = (code: string): boolean => mutedRooms().includes(code);

export function muteRoom(code: string, muted: boolean): void {
  const others = mutedRooms().filter((other) => other !== code);
  browserStorage.setItem(KEY, JSON.stringify(muted ? [code, ...others].slice(0, MAX_ROOMS) : others));
}

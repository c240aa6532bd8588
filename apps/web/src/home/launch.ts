import { parseRoomCode, type RoomCode } from '@fivefold/room';

/** What the home page opens at once. */
export type HomeLaunchTarget =
  | { readonly type: 'home' }
  | { readonly type: 'join' }
  | { readonly type: 'room'; readonly code: RoomCode };

const roomOrHome = (code: RoomCode | null): HomeLaunchTarget =>
  code ? { type: 'room', code } : { type: 'home' };

/** Understands the addresses of shortcuts and of shared invite links, see public/manifest.webmanifest. */
export function homeLaunchTargetOf(search: string, lastTable: () => RoomCode | null): HomeLaunchTarget {
  const query = new URLSearchParams(search);
  if (query.get('open') === 'join') return { type: 'join' };
  if (query.get('open') === 'last-table') return roomOrHome(lastTable());
  // Some systems put the address into the text.
  const shared = [query.get('shared-url'), query.get('shared-text')].filter((text) => text !== null);
  const codes = shared.map((text) => parseRoomCode(/\/r\/([^\s/?#]+)/.exec(text)?.[1] ?? text));
  return roomOrHome(codes.find((code) => code !== null) ?? null);
}

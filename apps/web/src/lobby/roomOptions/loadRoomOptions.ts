import { loadChunk } from '../../net/page.ts';
import { usePreferences } from '../../state/preferences.ts';

/** Loads the settings of the room with their words. */
export async function loadRoomOptions() {
  const [{ RoomOptions }, { roomOptionTexts }] = await Promise.all([
    loadChunk(() => import('./RoomOptions.tsx')),
    loadChunk(() => import('./words.ts')),
  ]);
  await roomOptionTexts.load(usePreferences.getState().lang);
  return { default: RoomOptions };
}

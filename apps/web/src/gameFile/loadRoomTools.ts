import { lazy } from 'react';
import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';

/** Loaded when a menu is opened, with its messages. */
export const LazyRoomTools = lazy(async () => {
  const [{ RoomMenuTools: RoomTools }, { gameFileMessages }] = await Promise.all([
    loadChunk(() => import('./RoomTools.tsx')),
    loadChunk(() => import('./words.ts')),
  ]);
  await gameFileMessages.load(usePreferences.getState().lang);
  return { default: RoomTools };
});

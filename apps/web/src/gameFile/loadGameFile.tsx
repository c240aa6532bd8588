import { lazy } from 'react';
import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import type { GameFileMenuItemsProps } from './GameFileItems.tsx';
import { gameFileMessages } from './words.ts';

/** Loaded when the menu is opened. */
const GameFileMenuItems = lazy(async () => {
  const words = gameFileMessages.load(usePreferences.getState().lang);
  const [{ GameFileMenuItems }] = await Promise.all([loadChunk(() => import('./GameFileItems.tsx')), words]);
  return { default: GameFileMenuItems };
});

export const LazyGameFileMenuItems = (props: GameFileMenuItemsProps) => (
  <SuspenseBoundary>
    <GameFileMenuItems {...props} />
  </SuspenseBoundary>
);

/** For the game of the room that the page shows. */
export const GAME_FILE_MENU_ITEMS = <LazyGameFileMenuItems />;

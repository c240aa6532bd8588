import { lazy } from 'react';
import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import type { GameFileItemsProps } from './GameFileItems.tsx';
import { gameFileMessages } from './words.ts';

/** Loaded when the menu is opened. */
const GameFileItems = lazy(async () => {
  const words = gameFileMessages.load(usePreferences.getState().lang);
  const [{ GameFileItems }] = await Promise.all([loadChunk(() => import('./GameFileItems.tsx')), words]);
  return { default: GameFileItems };
});

export const LazyGameFileItems = (props: GameFileItemsProps) => (
  <SuspenseBoundary>
    <GameFileItems {...props} />
  </SuspenseBoundary>
);

/** For the game of the room that the page shows. */
export const GAME_FILE_ITEMS = <LazyGameFileItems />;

import { lazy } from 'react';
import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';
import { eveningKeepsakeMessages } from './words.ts';

/** Loaded when a menu is opened, with its messages. */
export const LazyFinishEvening = lazy(async () => {
  const words = eveningKeepsakeMessages.load(usePreferences.getState().lang);
  const [{ FinishEvening }] = await Promise.all([loadChunk(() => import('./FinishEvening.tsx')), words]);
  return { default: FinishEvening };
});

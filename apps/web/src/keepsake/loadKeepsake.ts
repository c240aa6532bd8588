import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';
import { keepsakeMessages } from './words.ts';

/** Loads the page of an evening with its messages. */
export async function loadKeepsake() {
  const words = keepsakeMessages.load(usePreferences.getState().lang);
  const [{ Keepsake }] = await Promise.all([loadChunk(() => import('./Keepsake.tsx')), words]);
  return { default: Keepsake };
}

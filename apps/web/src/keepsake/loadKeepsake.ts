import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';
import { eveningKeepsakeMessages } from './words.ts';

/** Loads the page of an evening with its messages. */
export async function loadEveningKeepsake() {
  const words = eveningKeepsakeMessages.load(usePreferences.getState().lang);
  const [{ EveningKeepsake }] = await Promise.all([loadChunk(() => import('./Keepsake.tsx')), words]);
  return { default: EveningKeepsake };
}

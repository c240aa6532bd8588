import { loadChunk } from '../net/page.ts';
import { resultMessages } from '../result/words.ts';
import { usePreferences } from '../state/preferences.ts';
import { tableMessages } from '../table/words.ts';
import { gameFileMessages } from './words.ts';

/** Loads the dialog and the replay of a saved game with their messages. */
export async function loadOpenGameFileDialog() {
  const { lang } = usePreferences.getState();
  const [{ OpenGameFileDialog: OpenGame }] = await Promise.all([
    loadChunk(() => import('./OpenGame.tsx')),
    ...[gameFileMessages, tableMessages, resultMessages].map(({ load }) => load(lang)),
  ]);
  return { default: OpenGame };
}

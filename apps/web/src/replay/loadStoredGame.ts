import { loadChunk } from '../net/page.ts';
import { resultMessages } from '../result/words.ts';
import { usePreferences } from '../state/preferences.ts';
import { tableMessages } from '../table/words.ts';

/** Loads the page of a stored game with the messages that it needs. */
export async function loadStoredGamePage() {
  const { lang } = usePreferences.getState();
  const [{ StoredGamePage: StoredGame }] = await Promise.all([
    loadChunk(() => import('./StoredGame.tsx')),
    tableMessages.load(lang),
    resultMessages.load(lang),
  ]);
  return { default: StoredGame };
}

import { loadChunk } from '../net/page.ts';
import { resultMessages } from '../result/words.ts';
import { usePreferences } from '../state/preferences.ts';
import { tableMessages } from '../table/words.ts';

/** The page of a stored game, with the words of a table and of a result: who comes by its link has loaded neither. */
export async function loadStoredGame() {
  const { lang } = usePreferences.getState();
  const [{ StoredGame }] = await Promise.all([
    loadChunk(() => import('./StoredGame.tsx')),
    tableMessages.load(lang),
    resultMessages.load(lang),
  ]);
  return { default: StoredGame };
}

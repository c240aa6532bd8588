import { loadChunk } from '../net/page.ts';
import { resultMessages } from '../result/words.ts';
import { usePreferences } from '../state/preferences.ts';
import { tableMessages } from '../table/words.ts';
import { practiceMessages } from './words.ts';

/** Loads the practice page with the messages that it needs. */
export async function loadPractice() {
  const { lang } = usePreferences.getState();
  const [{ PracticeScreen }] = await Promise.all([
    loadChunk(() => import('./PracticeScreen.tsx')),
    practiceMessages.load(lang),
    tableMessages.load(lang),
    resultMessages.load(lang),
  ]);
  return { default: PracticeScreen };
}

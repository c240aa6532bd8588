import { loadChunk } from '../net/page.ts';
import { resultMessages } from '../result/words.ts';
import { usePreferences } from '../state/preferences.ts';
import { tableMessages } from '../table/words.ts';
import { tvMessages } from './words.ts';

/** Loads the screen of a television with its messages. */
export async function loadTelevision() {
  const { lang } = usePreferences.getState();
  const [{ Television }] = await Promise.all([
    loadChunk(() => import('./Television.tsx')),
    ...[tvMessages, tableMessages, resultMessages].map(({ load }) => load(lang)),
  ]);
  return { default: Television };
}

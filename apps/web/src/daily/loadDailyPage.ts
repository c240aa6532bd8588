import { loadChunk } from '../net/page.ts';
import { dailyMessages } from './words.ts';

/** The page /daily/GAME with its texts. */
export async function loadDailyPage() {
  const [{ DailyPuzzlePage }] = await Promise.all([
    loadChunk(() => import('./DailyPage.tsx')),
    dailyMessages.load(),
  ]);
  return { default: DailyPuzzlePage };
}

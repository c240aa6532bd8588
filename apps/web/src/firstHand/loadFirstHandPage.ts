import { loadChunk } from '../net/page.ts';
import { firstHandMessages } from './words.ts';

/** The page /first/GAME with its texts. */
export async function loadFirstHandPage() {
  const [{ FirstHandPage }] = await Promise.all([
    loadChunk(() => import('./FirstHandPage.tsx')),
    firstHandMessages.load(),
  ]);
  return { default: FirstHandPage };
}

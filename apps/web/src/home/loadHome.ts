import { loadChunk } from '../net/page.ts';
import { homeMessages } from './words.ts';

/** Rooms are opened by their link, so they do not wait for the home page. */
export async function loadHome() {
  const [{ Home }] = await Promise.all([loadChunk(() => import('./Home.tsx')), homeMessages.load()]);
  return { default: Home };
}

/** For the loaders of all other pages, because people leave them while the server is away. */
export function preloadHome<Page>(page: Page): Page {
  void loadHome();
  return page;
}

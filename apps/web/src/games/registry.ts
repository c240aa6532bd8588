import type { GameId } from '@fivefold/rules';
import { loadChunk } from '../net/page.ts';
import type { AnyGameModule } from './types.ts';

/** One line for each game: its rules and its table come in one chunk, when a room needs them. */
export const gameModules: { readonly [id in GameId]?: () => Promise<AnyGameModule> } = {
  eight28: () => loadChunk(() => import('./eight28/index.ts')).then((module) => module.eight28Module),
  iota: () => loadChunk(() => import('./iota/index.ts')).then((module) => module.iotaModule),
  'my-number': () => loadChunk(() => import('./my-number/index.ts')).then((module) => module.myNumberModule),
  red7: () => loadChunk(() => import('./red7/index.ts')).then((module) => module.red7Module),
  podelim: () => loadChunk(() => import('./podelim/index.ts')).then((module) => module.podelimModule),
};

const loaded = new Map<GameId, Promise<AnyGameModule>>();

/** The same promise every time, so that React can `use` it. Undefined where there is no table yet. */
export function loadGameModule(id: GameId): Promise<AnyGameModule> | undefined {
  const load = gameModules[id];
  if (!load) return undefined;
  let promise = loaded.get(id);
  if (!promise) {
    promise = load().catch((error: unknown) => {
      loaded.delete(id); // a chunk that did not arrive may arrive the next time
      throw error;
    });
    loaded.set(id, promise);
  }
  return promise;
}

import type { GameId } from '@fivefold/rules';
import { loadChunk } from '../net/page.ts';
import type { AnyGameModule } from './types.ts';

/** One lazy chunk per game, with its rules and its table. */
export const gameModules: { readonly [id in GameId]?: () => Promise<AnyGameModule> } = {
  eight28: () => loadChunk(() => import('./eight28/index.ts')).then((module) => module.eight28Module),
  iota: () => loadChunk(() => import('./iota/index.ts')).then((module) => module.iotaModule),
  'my-number': () => loadChunk(() => import('./my-number/index.ts')).then((module) => module.myNumberModule),
  red7: () => loadChunk(() => import('./red7/index.ts')).then((module) => module.red7Module),
  podelim: () => loadChunk(() => import('./podelim/index.ts')).then((module) => module.podelimModule),
};

const loaded = new Map<GameId, Promise<AnyGameModule>>();

/** Returns the same promise every time, so that React can `use` it. */
export function loadGameModule(id: GameId): Promise<AnyGameModule> | undefined {
  const load = gameModules[id];
  if (!load) return undefined;
  let promise = loaded.get(id);
  if (!promise) {
    promise = load().catch((error: unknown) => {
      loaded.delete(id); // a failed chunk may load the next time
      throw error;
    });
    loaded.set(id, promise);
  }
  return promise;
}

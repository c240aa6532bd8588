import type { GameId } from '@fivefold/rules';
import { loadChunk } from '../net/page.ts';
import { groupFilesByGame } from './groupFilesByGame.ts';
import type { AnyGameModule } from './types.ts';

/** One lazy chunk per game, with its rules and its table. */
const importers = groupFilesByGame(
  'index.ts',
  import.meta.glob<AnyGameModule>('./*/index.ts', { import: 'gameModule' }),
);

const loaded = new Map<GameId, Promise<AnyGameModule>>();

/** Returns the same promise every time, so that React can `use` it. */
export function loadGameModule(id: GameId): Promise<AnyGameModule> {
  let promise = loaded.get(id);
  if (!promise) {
    promise = loadChunk(importers[id]).catch((error: unknown) => {
      loaded.delete(id); // a failed chunk may load the next time
      throw error;
    });
    loaded.set(id, promise);
  }
  return promise;
}

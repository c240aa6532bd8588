import type { GameId } from '@fivefold/rules';
import { memo } from 'react';
import { loadChunk } from '../net/page.ts';
import { groupFilesByGame } from './groupFilesByGame.ts';
import type { AnyGameModule } from './types.ts';

/** One lazy chunk per game, with its rules and its table. */
const importers = groupFilesByGame(
  'index.ts',
  import.meta.glob<AnyGameModule>('./*/index.ts', { import: 'gameModule' }),
);

const loaded = new Map<GameId, Promise<AnyGameModule>>();

async function loadModule(id: GameId): Promise<AnyGameModule> {
  const module = await loadChunk(importers[id]);
  await module.words.load();
  // A table renders again only for new props: a chat line changes none of them.
  return { ...module, Table: memo(module.Table) };
}

/** Returns the same promise every time, so that React can `use` it. */
export function loadGameModule(id: GameId): Promise<AnyGameModule> {
  let promise = loaded.get(id);
  if (!promise) {
    promise = loadModule(id);
    promise.catch(() => loaded.delete(id)); // a failed chunk may load the next time
    loaded.set(id, promise);
  }
  return promise;
}

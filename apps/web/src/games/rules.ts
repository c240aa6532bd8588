import type { AnyGame, GameId } from '@fivefold/rules';
import { loadChunk } from '../net/page.ts';
import { groupFilesByGame } from './groupFilesByGame.ts';

const importers = groupFilesByGame(
  'rules.ts',
  import.meta.glob<AnyGame>('./*/rules.ts', { import: 'rules' }),
);

/** Loads the rules of one game without its table: for options, replays and checking a deal. */
export const loadRules = (id: GameId): Promise<AnyGame> => loadChunk(importers[id]);

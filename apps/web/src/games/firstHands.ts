import type { GameId } from '@fivefold/rules';
import type { AnyFirstHand } from '../firstHand/script.ts';
import { loadChunk } from '../net/page.ts';
import { groupFilesByGame } from './groupFilesByGame.ts';

const importers = groupFilesByGame(
  'firstHand.ts',
  import.meta.glob<AnyFirstHand>('./*/firstHand.ts', { import: 'firstHand' }),
);

/** Loads the script of a game's first hand with its texts. */
export async function loadFirstHand(id: GameId): Promise<AnyFirstHand> {
  const hand = await loadChunk(importers[id]);
  await hand.texts.load();
  return hand;
}

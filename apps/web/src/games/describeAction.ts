import type { GameId } from '@fivefold/rules';
import type { Lang } from '../i18n/core.ts';
import { loadChunk } from '../net/page.ts';
import { groupFilesByGame } from './groupFilesByGame.ts';

/** An action in words, for hints and the coach. */
interface ActionDescription {
  readonly text: string;
  /** Codes for `drawCard`; empty where no card is played. */
  readonly cards: readonly string[];
  /** What the action scores at once; null where a game has no such number. */
  readonly points: number | null;
}

export type DescribeAction<View, Action> = (action: Action, view: View, lang: Lang) => ActionDescription;
export type AnyDescribeAction = DescribeAction<unknown, unknown>;

const importers = groupFilesByGame(
  'describeAction.ts',
  import.meta.glob<AnyDescribeAction>('./*/describeAction.ts', { import: 'describeAction' }),
);

const loaded = new Map<GameId, Promise<AnyDescribeAction>>();

/** Returns the same promise every time, so that React can `use` it. */
export function loadDescribeAction(id: GameId): Promise<AnyDescribeAction> {
  let promise = loaded.get(id);
  if (!promise) {
    promise = loadChunk(importers[id]);
    promise.catch(() => loaded.delete(id)); // a failed chunk may load the next time
    loaded.set(id, promise);
  }
  return promise;
}

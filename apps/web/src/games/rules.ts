import type { AnyGame, GameId } from '@fivefold/rules';
import { loadChunk } from '../net/page.ts';

/** The rules of one game without its table: for options, replays and checking a deal. */
export const loadRules: Readonly<Record<GameId, () => Promise<AnyGame>>> = {
  podelim: () => loadChunk(() => import('@fivefold/rules/podelim')).then(({ podelim }) => podelim as AnyGame),
  'my-number': () =>
    loadChunk(() => import('@fivefold/rules/my-number')).then(({ myNumber }) => myNumber as AnyGame),
  iota: () => loadChunk(() => import('@fivefold/rules/iota')).then(({ iota }) => iota as AnyGame),
  red7: () => loadChunk(() => import('@fivefold/rules/red7')).then(({ red7 }) => red7 as AnyGame),
  eight28: () => loadChunk(() => import('@fivefold/rules/eight28')).then(({ eight28 }) => eight28 as AnyGame),
};

import { groupFilesByGame } from './groupFilesByGame.ts';

/** What tests that look at every game know about one of them: `game.testing.ts` in its folder. */
export interface GameTestData {
  /** A seat whose next decision changes cards on the table, and the moves before it. */
  readonly nextMove: { readonly me: number; readonly moves: number };
  readonly firstHand: {
    /** What the tab says after each act, in English. */
    readonly results: readonly string[];
    /** Three actions that the rules refuse in the first beat, and their codes. */
    readonly refused: readonly [readonly [code: string, action: unknown], ...(readonly [string, unknown])[]];
  };
}

export const gameTestData = groupFilesByGame(
  'game.testing.ts',
  import.meta.glob<GameTestData>('./*/game.testing.ts', { eager: true, import: 'testData' }),
);

import path from 'node:path';
import type { Viewer } from '@fivefold/rules';
import { importPerGame } from '@fivefold/rules/testing/perGame';

interface Hidden {
  /** As they would appear in JSON. */
  readonly secrets: readonly string[];
  /** Lists that everybody sees or saw: a secret that equals one of them is no leak. */
  readonly open: readonly unknown[];
}

/** A table at which every phase is reached. */
export interface PhaseTable {
  readonly seats: number;
  readonly options?: Record<string, boolean>;
  /** Every phase in which somebody decides; `+` marks a choice that may still be changed. */
  readonly phases: string;
}

/** What the tests of the server know about one game: `games/<game>.ts`. */
export interface TestedGame<State> {
  /** What a state hides from a viewer, taken from the rules and not from the view. */
  readonly hidden: (state: State, me: Viewer) => Hidden;
  readonly tables: readonly [PhaseTable, ...PhaseTable[]];
}

export const testedGames = await importPerGame<TestedGame<never>>(path.join(import.meta.dirname, 'games'));

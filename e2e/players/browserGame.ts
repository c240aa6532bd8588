import path from 'node:path';
import type { Random, Seat } from '@fivefold/rules';
import { importPerGame } from '@fivefold/rules/testing/perGame';
import type { Actor } from '../fixtures/actor.ts';

/** How a game is played in the page: what to choose and what to press. */
export interface GamePlayer<View, Action> {
  /** Chooses one of the legal actions. */
  readonly choose: (legal: readonly Action[], view: View, random: Random) => Action;
  readonly perform: (actor: Actor, action: Action, view: View) => Promise<void>;
  /** For moves composed in steps: which move to show, and the names of its steps. */
  readonly composes?: {
    readonly worth: (action: Action) => boolean;
    readonly steps: (actor: Actor, action: Action, view: View) => AsyncGenerator<string>;
  };
}

interface Phase<View> {
  readonly name: string;
  /** The only number of players with whom the game has it. */
  readonly seats?: number;
  readonly isAt: (view: View, me: Seat) => boolean;
  /** Elements that must be on the page. */
  readonly shows: readonly string[];
}

/** A table at which every phase is reached. */
export interface Stage<View> {
  readonly seats: number;
  /** With this seed, random play reaches every phase in one game. */
  readonly luck: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** In an order in which a game reaches them. */
  readonly phases: readonly Phase<View>[];
}

/** Something in the first hand that is not meant there. */
export interface WrongAction {
  /** 1 where it says nothing. */
  readonly beat?: number;
  readonly presses: readonly string[];
  /** The whole sentence, in the prompt or in what the table says of a draft. */
  readonly says: string;
  readonly at?: 'prompt' | 'verdict';
  /** legal: played out and taken back. refused: by the rules. blocked: the rules leave the main button off. */
  readonly kind: 'legal' | 'refused' | 'blocked';
}

/** What the browser tests know about one game: `games/<game>.ts`. */
export interface BrowserGame<View, Action> {
  readonly player: GamePlayer<View, Action>;
  readonly stage: Stage<View>;
  /** The most players: so many sit at the tables that are looked at on every screen. */
  readonly crowd: number;
  /** Who plays a whole game through the page, and what the host sets in the lobby. */
  readonly wholeGame: {
    readonly people: readonly string[];
    readonly options?: (host: Actor) => Promise<void>;
  };
  /** Every face once, as codes for `drawCard`. */
  readonly cards: readonly string[];
  readonly firstHand: {
    readonly beats: number;
    /** Three different things, in the order in which the beats ask. */
    readonly wrong: readonly WrongAction[];
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each file knows its own game's view and action
export const browserGames = await importPerGame<BrowserGame<any, any>>(
  path.join(import.meta.dirname, '../games'),
);

import type { Hints, PlayerView, Presence } from '@fivefold/room';
import type { AnyEvent, GameId, Outcome, Seat } from '@fivefold/rules';
import type { ComponentType, ReactNode } from 'react';
import type { Lang, MessagePart } from '../i18n/core.ts';
import type { SoundName } from '../table/sounds.ts';
import type { Animal } from '../ui/animals.tsx';

/** What menus show of a game: `games/<game>/manifest.ts`. It imports no rules and no table, because every page loads it. */
export interface GameManifest {
  /** With the default options. */
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly texts: Readonly<Record<Lang, GameTexts>>;
  /** A drawing of 100 x 100 units. */
  readonly Emblem: ComponentType;
  /** The facets of the table's background as polygons in 1440 x 900 units. */
  readonly background: { readonly light: readonly string[]; readonly dark: readonly string[] };
}
// A type alias, because only those fit the index signature of a catalogue.
type GameTexts = { readonly title: string; readonly promise: string };

/** A player with what the table shows of them. */
export interface Player extends PlayerView {
  readonly seat: Seat;
  readonly animal: Animal;
  readonly me: boolean;
  /** `here` for bots. */
  readonly presence: Presence;
  /** Start of this presence, on the server's clock. */
  readonly since: number;
  /** The table waits for this player. */
  readonly waited: boolean;
}

/**
 * The props of a game's table. It has no rules of its own: everything comes from the server or the rules package.
 */
export interface TableProps<View, Action, Why = unknown> {
  readonly view: View;
  /** Explanations of the rules for this viewer: `game.why(view)`. */
  readonly why: Why;
  /** By seat. */
  readonly players: readonly Player[];
  /** My seat; null for a spectator. */
  readonly seat: Seat | null;
  /** The legal actions. Computed once per view; empty while I may not act, am offline, or the game is paused. */
  readonly legal: () => readonly Action[];
  readonly waitingFor: readonly Seat[];
  readonly hints: Hints;
  /** The events since the view before; empty for the first view. */
  readonly lastEvents: readonly AnyEvent[];
  /** Changes exactly when `lastEvents` does. */
  readonly stamp: number;
  readonly status: 'playing' | 'over' | 'ended';
  readonly outcome: Outcome | null;
  /** The action that was sent and is not durable yet. */
  readonly pending: Action | null;
  readonly onAction: (action: Action) => void;
}

/** One line of the log. */
export interface StoryLine {
  /** The seat whose avatar is shown; null for none. */
  readonly seat: Seat | null;
  readonly parts: readonly MessagePart[];
  /** A divider: a new round or turn. */
  readonly heading?: boolean;
  /** Dropped when a lasting line follows: "Anna is ready". */
  readonly passing?: boolean;
  /** Appended to the line before where that has the same seat and move: " for 9". */
  readonly joins?: readonly MessagePart[];
  /** The index of its event in the history; filled in by the screen. */
  readonly at?: number;
  /** Why this seat is out, as a message key of the game. */
  readonly out?: string;
}

export interface StoryContext {
  readonly lang: Lang;
  /** My seat, for sentences with "you". */
  readonly me: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** Turns public events into sentences and sounds. Pure. */
export interface Story<Event extends AnyEvent> {
  lines(event: Event, context: StoryContext): readonly StoryLine[];
  sound?(event: Event, context: StoryContext): SoundName | null;
}

/** The messages of score categories, tie-breaks and refusals. */
export interface GameWords {
  /** `result.<key>` of an outcome's categories, `tie.<key>` of what broke a tie, `refusal.<code>`. */
  readonly maybe: (lang: Lang, key: string, values?: Readonly<Record<string, unknown>>) => string | null;
}

/** A remarkable moment of a finished game. */
export interface Highlight {
  readonly title: string;
  readonly text: string;
}

/** The props of a game's own score breakdown. */
export interface BreakdownProps<View, Why = unknown> {
  readonly view: View;
  readonly why: Why;
  readonly players: readonly Player[];
  readonly outcome: Outcome;
}

/** What `games/<game>/index.ts` exports: loaded on demand with the rules of that game. */
export interface GameModule<
  View = unknown,
  Action = unknown,
  Why = unknown,
  Event extends AnyEvent = AnyEvent,
> {
  readonly id: GameId;
  readonly Table: ComponentType<TableProps<View, Action, Why>>;
  readonly story: Story<Event>;
  readonly words: GameWords;
  /** From the rules package. */
  readonly legal: (view: View) => Iterable<Action>;
  readonly why: (view: View) => Why;
  readonly timeShare?: ((view: View) => number) | undefined;
  /** A game's own score breakdown, where a table of categories says too little. */
  readonly Breakdown?: ComponentType<BreakdownProps<View, Why>>;
  /** Highlights that the score sheet does not show. */
  readonly highlights?: (events: readonly Event[], why: Why, context: StoryContext) => readonly Highlight[];
  /** Shown above the rules page during a game: the rules that decide now. */
  readonly RulesNow?: ComponentType<{ readonly why: Why }>;
  /** Draws a card of the rules page, `![46](card:46)`; null for an unknown code. */
  readonly drawCard?: (code: string) => ReactNode;
  /** The name of a card: "green cross 4". */
  readonly nameCard: (code: string, lang: Lang) => string;
  /** The hidden cards of this viewer, as codes for `drawCard`; a replay shows them. */
  readonly secret: (view: View) => readonly string[];
  /** Whether to show this option beside the others; all are shown by default. */
  readonly showsOption?: (field: string, options: Readonly<Record<string, unknown>>) => boolean;
  /** How long the table stays after the last event before the result is shown, in ms. */
  readonly resultDelayMs?: number;
}

/** A game module of unknown game. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds modules that each know their own types
export type AnyGameModule = GameModule<any, any, any, any>;

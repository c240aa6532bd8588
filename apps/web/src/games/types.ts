import type { Face, HintLevel, MemberPresence, PlayerView } from '@fivefold/room';
import type { AnyEvent, GameId, Outcome, Seat } from '@fivefold/rules';
import type { ComponentType, ReactNode } from 'react';
import type { Lang, MessagePart } from '../i18n/core.ts';
import type { TableReveal, TableRevealStep } from '../table/reveal.ts';
import type { SoundName } from '../table/sounds.ts';

/** What menus show of a game: `games/<game>/manifest.ts`. It imports no rules and no table, because every page loads it. */
export interface GameManifest {
  /** With the default options. */
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  readonly texts: Readonly<Record<Lang, GameTexts>>;
  /** The facets of the table's background as polygons in 1440 x 900 units. */
  readonly background: { readonly light: readonly string[]; readonly dark: readonly string[] };
}
// A type alias, because only those fit the index signature of a catalogue.
export type GameTexts = { readonly title: string; readonly promise: string };

/** A player with what the table shows of them. */
export interface TablePlayer extends PlayerView {
  readonly seat: Seat;
  readonly face: Face;
  readonly me: boolean;
  /** `here` for bots. */
  readonly presence: MemberPresence;
  /** Start of this presence, on the server's clock. */
  readonly since: number;
  /** The table waits for this player. */
  readonly waited: boolean;
}

/**
 * The props of a game's table. It has no rules of its own: everything comes from the server or the rules package.
 */
export interface TableProps<View, Action, ViewExplanation = unknown> {
  readonly view: View;
  /** Explanations of the rules for this viewer: `game.explain(view)`. */
  readonly why: ViewExplanation;
  /** By seat. */
  readonly players: readonly TablePlayer[];
  /** My seat; null for a spectator. */
  readonly seat: Seat | null;
  /** The legal actions. Computed once per view; empty while I may not act, am offline, or the game is paused. */
  readonly legal: () => readonly Action[];
  readonly waitingFor: readonly Seat[];
  readonly hints: HintLevel;
  /** The events since the view before; empty for the first view. */
  readonly lastEvents: readonly AnyEvent[];
  /** Changes exactly when `lastEvents` does. */
  readonly stamp: number;
  /** The running reveal of events that the view already contains; none in a replay. */
  readonly reveal?: TableReveal<View, ViewExplanation> | null;
  readonly status: 'playing' | 'over' | 'ended';
  readonly outcome: Outcome | null;
  /** The action that was sent and is not durable yet. */
  readonly pending: Action | null;
  readonly onAction: (action: Action) => void;
  /** A better action than mine, drawn over the table: by the coach, or the solution of a puzzle. */
  readonly ghost?: GhostAction<View, Action> | null;
  /** What the last play brought stays marked. */
  readonly keepsLastPlay?: boolean;
}

/** An action that was not played, with the view in which it could have been. */
export interface GhostAction<View, Action> {
  readonly action: Action;
  readonly view: View;
}

/** One line of the log. */
export interface GameLogLine {
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

export interface GameLogLineContext {
  readonly lang: Lang;
  /** My seat, for sentences with "you". */
  readonly me: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** Turns public events into sentences and sounds. Pure. */
export interface GameStory<Event extends AnyEvent> {
  lines(event: Event, context: GameLogLineContext): readonly GameLogLine[];
  sound?(event: Event, context: GameLogLineContext): SoundName | null;
}

/** The input of `revealSteps`. */
export interface TableRevealInput<View, Event extends AnyEvent> {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
  readonly context: GameLogLineContext;
  /** Everybody reads it from far away: one thing happens after the other. */
  readonly isTelevision?: boolean;
}

/** The messages of score categories, tie-breaks and refusals. */
export interface GameResultMessages {
  /** Loads the language of the page, or another one. */
  readonly load: (lang?: Lang) => Promise<unknown>;
  /** `result.<key>` of an outcome's categories, `tie.<key>` of what broke a tie, `refusal.<code>`. */
  readonly maybe: (lang: Lang, key: string, values?: Readonly<Record<string, unknown>>) => string | null;
}

/** A remarkable moment of a finished game. */
export interface GameHighlight {
  /** Its title and sentence are `high.<kind>` and `high.<kind>.text` of the result's messages. */
  readonly kind: HighlightKind;
  /** Whose moment it is. */
  readonly seats: readonly Seat[];
  /** The number in its sentence. */
  readonly n: number;
  /** The index of its event in the history. */
  readonly at: number;
  /** The cards that it is about, as codes for `drawCard`. */
  readonly cards: readonly string[];
}

type HighlightKind =
  | 'claim'
  | 'clash'
  | 'jokers'
  | 'round'
  | 'goals'
  | 'slot'
  | 'move'
  | 'laid'
  | 'wild'
  | 'strong'
  | 'double'
  | 'steal'
  | 'knockout'
  | 'hit'
  | 'pot'
  | 'out'
  | 'risk';

/** The props of a game's own score breakdown. */
export interface GameScoreBreakdownProps<View, ViewExplanation = unknown> {
  readonly view: View;
  readonly why: ViewExplanation;
  readonly players: readonly TablePlayer[];
  readonly outcome: Outcome;
}

/** What `games/<game>/index.ts` exports: loaded on demand with the rules of that game. */
export interface GameModule<
  View = unknown,
  Action = unknown,
  ViewExplanation = unknown,
  Event extends AnyEvent = AnyEvent,
> {
  readonly id: GameId;
  readonly Table: ComponentType<TableProps<View, Action, ViewExplanation>>;
  readonly story: GameStory<Event>;
  /** The steps in which events are revealed; empty where they are shown at once. Pure. */
  readonly revealSteps?: (input: TableRevealInput<View, Event>) => readonly TableRevealStep[];
  readonly words: GameResultMessages;
  /** From the rules package. */
  readonly legal: (view: View) => Iterable<Action>;
  readonly explain: (view: View) => ViewExplanation;
  readonly timeLimitShare?: ((view: View) => number) | undefined;
  /** A game's own score breakdown, where a table of categories says too little. */
  readonly Breakdown?: ComponentType<GameScoreBreakdownProps<View, ViewExplanation>>;
  /** The points of each seat so far, for a game that was ended early; null where points do not decide. */
  readonly scoresNow: (view: View) => readonly number[] | null;
  /** The round that is played; absent in games without rounds. */
  readonly roundNow?: (view: View) => number;
  /** The most remarkable moments of a finished game, the best first. */
  readonly highlights: (events: readonly Event[]) => readonly GameHighlight[];
  /** Shown above the rules page during a game: the rules that decide now. */
  readonly RulesNow?: ComponentType<{ readonly why: ViewExplanation }>;
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

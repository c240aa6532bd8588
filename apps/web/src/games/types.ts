import type { Hints, PlayerView, Presence } from '@fivefold/room';
import type { AnyEvent, GameId, Outcome, Seat } from '@fivefold/rules';
import type { ComponentType, ReactNode } from 'react';
import type { Lang, MessagePart } from '../i18n/core.ts';
import type { SoundName } from '../table/sounds.ts';
import type { Animal } from '../ui/animals.tsx';

/** Somebody at the table, as the furniture shows them. */
export interface Player extends PlayerView {
  readonly seat: Seat;
  readonly animal: Animal;
  readonly me: boolean;
  /** `here` for bots. */
  readonly presence: Presence;
  /** Since when, on the server's clock. */
  readonly since: number;
  /** A decision of theirs is open. */
  readonly waited: boolean;
}

/** What a table is told and may ask. It has no rules of its own: all of this comes from the server or the rules package. */
export interface TableProps<View, Action, Why = unknown> {
  readonly view: View;
  /** What the rules can explain to this viewer: `game.why(view)`. */
  readonly why: Why;
  /** By seat. */
  readonly players: readonly Player[];
  /** My seat; null for a spectator. */
  readonly seat: Seat | null;
  /** What I may send now. Computed once per view; empty while I may not act, am offline, or the game is paused. */
  readonly legal: () => readonly Action[];
  readonly waitingFor: readonly Seat[];
  readonly hints: Hints;
  /** What happened since the view before this one; empty for the first view after loading. */
  readonly lastEvents: readonly AnyEvent[];
  /** Changes exactly when `lastEvents` does. */
  readonly stamp: number;
  readonly status: 'playing' | 'over' | 'ended';
  readonly outcome: Outcome | null;
  /** Sent and not yet durable. */
  readonly pending: Action | null;
  readonly onAction: (action: Action) => void;
}

/** One line of the log. */
export interface StoryLine {
  /** Whose avatar stands before it; null for a line of the table itself. */
  readonly seat: Seat | null;
  readonly parts: readonly MessagePart[];
  /** A divider: a new round or turn. */
  readonly heading?: boolean;
  /** Only worth a line until the next thing happens: "Anna is ready". */
  readonly passing?: boolean;
  /** What to add to the line before instead, where that one is of the same seat and move: " for 9". */
  readonly joins?: readonly MessagePart[];
  /** Which fact of the log it tells, so that what people say finds its place; the screen fills it in. */
  readonly at?: number;
  /** Why this seat is out from here on, as a key of the game's words. */
  readonly out?: string;
}

export interface StoryContext {
  readonly lang: Lang;
  /** My seat, so that sentences can say "you". */
  readonly me: Seat | null;
  readonly nameOf: (seat: Seat) => string;
}

/** Turns public facts into words and sounds. Pure: losing an animation loses no state. */
export interface Story<Event extends AnyEvent> {
  lines(event: Event, context: StoryContext): readonly StoryLine[];
  sound?(event: Event, context: StoryContext): SoundName | null;
}

/** Where the words of a score category, a tie-break or a refusal come from. */
export interface GameWords {
  /** `result.<key>` of an outcome's categories, `tie.<key>` of what broke a tie, `refusal.<code>`. */
  readonly maybe: (lang: Lang, key: string, values?: Readonly<Record<string, unknown>>) => string | null;
}

/** Something of a finished game that people will talk about. */
export interface Highlight {
  readonly title: string;
  readonly text: string;
}

/** What a game may draw itself on the result screen. */
export interface BreakdownProps<View, Why = unknown> {
  readonly view: View;
  readonly why: Why;
  readonly players: readonly Player[];
  readonly outcome: Outcome;
}

/** What `games/<game>/index.ts` exports as `table`: loaded on demand with the rules of that game. */
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
  /** Straight from the rules package. */
  readonly legal: (view: View) => Iterable<Action>;
  readonly why: (view: View) => Why;
  readonly timeShare?: ((view: View) => number) | undefined;
  /** Where the points came from, where a table of categories says too little. */
  readonly Breakdown?: ComponentType<BreakdownProps<View, Why>>;
  /** Where the score sheet does not tell them: from all that happened and from what the rules explain at the end. */
  readonly highlights?: (events: readonly Event[], why: Why, context: StoryContext) => readonly Highlight[];
  /** Stands above the rules page during a game: what of it decides now. */
  readonly RulesNow?: ComponentType<{ readonly why: Why }>;
  /** A card of the rules page, `![46](card:46)`, drawn by the real component; null for a code it does not know. */
  readonly drawCard?: (code: string) => ReactNode;
  /** The same card in words: "green cross 4". */
  readonly nameCard: (code: string, lang: Lang) => string;
  /** What only this viewer sees of their own, in the codes of `drawCard`: a replay lays it open. */
  readonly secret: (view: View) => readonly string[];
  /** Is this option worth asking beside the others? Left out where all of them are. */
  readonly showsOption?: (field: string, options: Readonly<Record<string, unknown>>) => boolean;
  /** How long the table wants to show the last events before the result takes over, in ms. */
  readonly resultDelayMs?: number;
}

/** A module whose own types are not known here: what the registry and the room screen hold. */
// biome-ignore lint/suspicious/noExplicitAny: a registry holds modules that each know their own types
export type AnyGameModule = GameModule<any, any, any, any>;

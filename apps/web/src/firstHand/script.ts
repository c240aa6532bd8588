import type { AnyEvent, AnyGame, GameId, Seat, Transition } from '@fivefold/rules';
import type { ComponentType } from 'react';
import type { GameLogLineContext } from '../games/types.ts';
import type { Messages } from '../i18n/core.ts';
import type { LazyMessages } from '../i18n/lazyMessages.ts';

/** A CSS selector of a part of the table. */
export type CssSelector = string;

/** The player of a first hand always has this seat. */
export const FIRST_HAND_LEARNER_SEAT: Seat = 0;

/** A move that happens by itself: another player's action, or a deal with given cards. */
type ScriptedMove<State, Action, Event> =
  | { readonly seat: Seat; readonly action: Action }
  | { readonly deal: (state: State) => Transition<State, Event> };

/** What the player is asked to do. */
type Task<Action> =
  /** Play this. `also` are the same move in other words, or moves from which the script goes on as well. */
  | { readonly kind: 'play'; readonly action: Action; readonly also?: readonly Action[] }
  /** Try what the rules refuse with this code. */
  | { readonly kind: 'try'; readonly refusal: string }
  /** Do something that is no move; done when this part is on the page, and a dialog when it is closed again. */
  | { readonly kind: 'look'; readonly shows: CssSelector };

/** A part of the table to press; the next step follows when `done` is on the page. */
export interface SpotlightStep {
  readonly at: CssSelector;
  readonly done: CssSelector | null;
}

/** What an action of the player led to. */
export interface LearnerMoveResult<View, Action, Event, ViewExplanation> {
  readonly action: Action;
  readonly before: View;
  readonly view: View;
  readonly why: ViewExplanation;
  readonly events: readonly Event[];
}

export type MessagePlaceholderValues = Readonly<Record<string, string | number>>;

interface Message {
  readonly key: string;
  readonly values?: MessagePlaceholderValues;
}

/** One thing to do. The texts are `<id>.title`, `.text`, `.act`, `.done` and `.done.text` of the first hand. */
export interface FirstHandAct<State, View, Action, Event extends AnyEvent, ViewExplanation> {
  readonly id: string;
  /** What the others do before the player is asked. */
  readonly before?: readonly ScriptedMove<State, Action, Event>[];
  readonly task: Task<Action>;
  readonly steps: readonly SpotlightStep[];
  /** What stays bright beside the steps. */
  readonly bright?: readonly CssSelector[];
  /** No ring for the first ten seconds: the player looks for it alone. */
  readonly search?: boolean;
  /** The values of the texts before the act. */
  readonly asks?: (view: View, context: GameLogLineContext) => MessagePlaceholderValues;
  /** The values of the texts after the act, from the rules. `before` and `view` are equal where nothing was played. */
  readonly values?: (
    played: LearnerMoveResult<View, Action, Event, ViewExplanation>,
    context: GameLogLineContext,
  ) => MessagePlaceholderValues;
  /** Whether the script goes on as well from another legal action, with texts that stay true. */
  readonly keeps?: (action: Action) => boolean;
  /** What another legal action would bring. */
  readonly answer?: (
    played: LearnerMoveResult<View, Action, Event, ViewExplanation>,
    context: GameLogLineContext,
  ) => Message;
  /** What the first hand draws beside the target. */
  readonly slip?: readonly string[];
  /** The others' replies. */
  readonly after?: readonly ScriptedMove<State, Action, Event>[];
}

export interface FirstHandSlipProps {
  readonly cards: readonly string[];
  /** The last attempt was refused. */
  readonly refused: boolean;
}

/** A short scripted game that teaches the rules on the real table: `games/<game>/firstHand.ts`. */
export interface FirstHand<State, View, Action, Event extends AnyEvent, ViewExplanation, E extends Messages> {
  readonly game: GameId;
  /** The others, by seat from 1. */
  readonly rivals: readonly string[];
  readonly deal: () => State;
  /** What happened before the first beat. */
  readonly opening: readonly ScriptedMove<State, Action, Event>[];
  /** A beat has one act or a few; the last one has a text for its result. */
  readonly beats: readonly (readonly FirstHandAct<State, View, Action, Event, ViewExplanation>[])[];
  readonly texts: LazyMessages<E>;
  /** The parts that are dimmed unless a step or `bright` names them. */
  readonly parts: readonly CssSelector[];
  readonly Slip?: ComponentType<FirstHandSlipProps>;
  /** The table shows reveals that would hide the next question, so it is set up again before it. */
  readonly reveals?: boolean;
}

/** A first hand of unknown game. */
// biome-ignore lint/suspicious/noExplicitAny: its own types are forgotten here
export type AnyFirstHand = FirstHand<any, any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: its own types are forgotten here
export type AnyFirstHandAct = FirstHandAct<any, any, any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: its own types are forgotten here
export type AnyScriptedMove = ScriptedMove<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: its own types are forgotten here
export type AnyLearnerMoveResult = LearnerMoveResult<any, any, any, any>;

/** The script with the rules that run it. */
export interface FirstHandScript {
  readonly rules: AnyGame;
  readonly hand: AnyFirstHand;
}

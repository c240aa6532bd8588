import type { AnyEvent, GameId, Outcome, Seat } from '@fivefold/rules';

/** Read aloud: a short word and digits, `KITE-4271`. */
export type RoomCode = string;
/** Public and short (`m3`); the secret that proves it is the browser's token. */
export type MemberId = string;
export type BotLevel = 'easy' | 'medium' | 'hard';
/** How much the tables tell: what a move would be worth, only what is legal, or nothing. */
export type Hints = 'full' | 'legal' | 'none';
/** Milliseconds since 1970, given by the server. */
export type Time = number;

/** off: nobody is hurried. courtesy: a countdown only after a nudge. hard: each decision has its seconds. */
export type ClockRule =
  | { readonly kind: 'off' }
  | { readonly kind: 'courtesy' }
  | { readonly kind: 'hard'; readonly seconds: number };

export interface Settings {
  readonly clock: ClockRule;
  readonly hints: Hints;
}

/** here: at least one window is open. dropped: the connection is gone, the seat is kept. left: said goodbye. */
export type Presence = 'here' | 'dropped' | 'left';

export interface MemberView {
  readonly id: MemberId;
  readonly name: string;
  readonly host: boolean;
  readonly presence: Presence;
  /** Since when the presence is what it is. */
  readonly since: Time;
}

/** A chair in the lobby. There are as many as the chosen game allows. */
export type SeatView =
  | { readonly kind: 'empty' }
  | { readonly kind: 'member'; readonly member: MemberId; readonly ready: boolean }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

/** A chair at the table of a running or finished game. */
export interface PlayerView {
  /** As it was when the game began; stays when its owner leaves. */
  readonly name: string;
  /** null: the seat is a bot's. */
  readonly member: MemberId | null;
  /** The level of a bot seat, or of the bot that sits in for someone away; null: its owner plays. */
  readonly bot: BotLevel | null;
}

export interface ClockView {
  /** Who is hurried. */
  readonly seats: readonly Seat[];
  /** When it runs out; null while it stands still: in a pause, and while everybody who plays is away. */
  readonly deadline: Time | null;
  /** It has run out: with a courtesy clock the group may now let the clock play. */
  readonly expired: boolean;
  /** Who has had more time in this decision: it is given once. */
  readonly extended: readonly Seat[];
}

/** One public fact of the game, with the move that made it (0 is the deal). */
export interface HistoryLine {
  readonly move: number;
  readonly event: AnyEvent;
}

/** What anyone needs to deal again. */
export interface DealView {
  /** The code goes into the seed, so that no deal serves two rooms. */
  readonly room: RoomCode;
  /** SHA-256 of the secret, shown before the first nonce came in. */
  readonly commitment: string;
  /** By seat; null for bots and for those who sent none. With several devices each gave a part, joined by `+`. */
  readonly nonces: readonly (string | null)[];
  /** Seats that somebody got only after the deal: nonces of theirs are not in it. */
  readonly takenOver: readonly Seat[];
  /** null until the game is over. */
  readonly secret: string | null;
  /** Everything that was played, in order; null until the game is over. */
  readonly actions: readonly (readonly [seat: Seat, action: unknown])[] | null;
}

export interface TableView {
  /** 1 for the first game of the room. */
  readonly number: number;
  readonly game: GameId;
  /** `red7@1` */
  readonly rules: string;
  readonly options: unknown;
  readonly players: readonly PlayerView[];
  /** My seat in this game; null for spectators. */
  readonly seat: Seat | null;
  /** The game's own view for this seat. */
  readonly view: unknown;
  /** Accepted actions so far, without changed minds: an `act` names the move it was made for. */
  readonly move: number;
  readonly waitingFor: readonly Seat[];
  /** Seats of bots that someone who watches may take over now: between rounds, where the game has them. */
  readonly free: readonly Seat[];
  readonly history: readonly HistoryLine[];
  readonly clock: ClockView | null;
  /** Who paused it. */
  readonly paused: MemberId | null;
  /** ended: the host broke it off; it has no outcome. */
  readonly status: 'playing' | 'over' | 'ended';
  readonly outcome: Outcome | null;
  readonly deal: DealView;
}

export type ChatLine = {
  readonly id: number;
  readonly at: Time;
  /** null for a line of the room itself. */
  readonly from: MemberId | null;
  /** Kept with the line: the member may be gone. */
  readonly name: string;
  readonly spectator: boolean;
} & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emote'; readonly emote: Emote }
  /** joined, left, kicked, dropped, back, host, bot-in, bot-out, clock-played, ...: `what` is a translation key. */
  | { readonly kind: 'notice'; readonly what: string }
);

export const EMOTES = ['bravo', 'thanks', 'oops', 'hmm', 'hurry', 'wow', 'laugh', 'again'] as const;
export type Emote = (typeof EMOTES)[number];

/** One finished game of the night, with its points by player name. */
export interface NightGame {
  readonly number: number;
  /** How many it stands for, the last of which it names: without places then. */
  readonly games?: number;
  readonly game: GameId;
  readonly results: readonly NightResult[];
}
export interface NightResult {
  readonly player: string;
  readonly member: MemberId | null;
  readonly place: number;
  readonly points: number;
}

/** All that a browser ever learns of a room. */
export interface RoomView {
  readonly code: RoomCode;
  /** null for someone who only looks at the door. */
  readonly me: MemberId | null;
  readonly members: readonly MemberView[];
  readonly seats: readonly SeatView[];
  readonly locked: boolean;
  readonly game: GameId;
  readonly options: unknown;
  readonly settings: Settings;
  readonly playlist: readonly GameId[];
  /** Of the next game. */
  readonly commitment: string;
  /** The running game, or the last one until the room goes back to the lobby; null in the lobby. */
  readonly table: TableView | null;
  readonly night: readonly NightGame[];
  readonly chat: readonly ChatLine[];
  /** How many games have begun here; the commitment is for the one after them. */
  readonly games: number;
}

import type { AnyEvent, GameId, Outcome, Seat } from '@fivefold/rules';
import type { Face } from './faces.ts';

/** A short word and digits, `KITE-4271`, easy to read aloud. */
export type RoomCode = string;
/** Public and short (`m3`). The browser's token proves it. */
export type MemberId = string;
export type BotLevel = 'easy' | 'medium' | 'hard';
/** How much help a table gives: what a move would be worth, only what is legal, or none. */
export type HintLevel = 'full' | 'legal' | 'none';
/** Milliseconds since 1970, given by the server. */
export type TimestampMs = number;

/** Of a slow clock: hours that each decision has. */
export const SLOW_CLOCK_HOURS = [1, 8, 24, 72] as const;
export type SlowClockHours = (typeof SLOW_CLOCK_HOURS)[number];
/** What happens when a slow clock runs out: the clock plays the idle action, or a bot sits in for players who are away. */
export const SLOW_CLOCK_TIMEOUT_PLAYERS = ['clock', 'bot'] as const;
export type SlowClockTimeoutPlayer = (typeof SLOW_CLOCK_TIMEOUT_PLAYERS)[number];

/**
 * off: no clock. courtesy: a countdown only after a nudge. hard: each decision has its seconds. slow: each decision has its
 * hours, and the clock runs while everybody is away.
 */
export type TableClockRule =
  | { readonly kind: 'off' }
  | { readonly kind: 'courtesy' }
  | { readonly kind: 'hard'; readonly seconds: number }
  | { readonly kind: 'slow'; readonly hours: SlowClockHours; readonly substitute: SlowClockTimeoutPlayer };

export interface RoomSettings {
  readonly clock: TableClockRule;
  readonly hints: HintLevel;
}

/** here: at least one connection. dropped: no connection, the seat is kept. left: left on purpose. */
export type MemberPresence = 'here' | 'dropped' | 'left';

export interface MemberView {
  readonly id: MemberId;
  readonly name: string;
  readonly host: boolean;
  readonly presence: MemberPresence;
  /** When the presence changed last. */
  readonly since: TimestampMs;
}

/** A seat in the lobby. There are as many as the chosen game allows. */
export type LobbySeatView =
  | { readonly kind: 'empty' }
  | { readonly kind: 'member'; readonly member: MemberId; readonly ready: boolean }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

/** A seat at the table of a running or finished game. */
export interface PlayerView {
  /** The name when the game started; it stays when the member leaves. */
  readonly name: string;
  /** null: the seat is a bot's. */
  readonly member: MemberId | null;
  /** The member who was removed from this seat; the bot plays under their name and face. */
  readonly former?: MemberId;
  /** The level of the bot that plays, also for a member who is away; null when the member plays. */
  readonly bot: BotLevel | null;
}

export interface TableClockView {
  /** The seats whose time is running. */
  readonly seats: readonly Seat[];
  /** When it runs out; null while it stands still: in a pause, and while all players are away. */
  readonly deadline: TimestampMs | null;
  /** Time is up. With a courtesy clock the group may now let the clock play. */
  readonly expired: boolean;
  /** Seats that have had more time in this decision; they get it once. */
  readonly extended: readonly Seat[];
}

/** A public event of the game, with its move (0 is the deal). */
export interface GameHistoryLine {
  readonly move: number;
  readonly event: AnyEvent;
  /** Seats of members for whom a bot played; absent where there was none. */
  readonly bots?: readonly Seat[];
}

/** Everything that is needed to repeat the deal. The actions of the game are in its replay. */
export interface FairDealView {
  /** Part of the seed, so that no deal can be used in two rooms. */
  readonly room: RoomCode;
  /** SHA-256 of the secret, shown before the first nonce came in. */
  readonly commitment: string;
  /** By seat; null for bots and players who sent none. Nonces of several devices are joined by `+`. */
  readonly nonces: readonly (string | null)[];
  /** Seats that somebody took over after the deal: their nonces are not in it. */
  readonly takenOver: readonly Seat[];
  /** null until the game is over. */
  readonly secret: string | null;
}

/** The events of one move, which everybody at the table may know. Often there is one, sometimes none. */
export type MoveEvents = readonly AnyEvent[];

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
  /** How many actions were accepted, without changed minds. An `act` names the move that its player saw. */
  readonly move: number;
  readonly waitingFor: readonly Seat[];
  /** Seats of bots that a spectator may take over now, between rounds. */
  readonly free: readonly Seat[];
  readonly history: readonly GameHistoryLine[];
  readonly clock: TableClockView | null;
  /** Who paused it. */
  readonly paused: MemberId | null;
  /** ended: the host ended it early; it has no outcome. */
  readonly status: 'playing' | 'over' | 'ended';
  /** The name of the host who ended it early. */
  readonly endedBy?: string;
  readonly outcome: Outcome | null;
  readonly deal: FairDealView;
}

export type ChatLine = {
  readonly id: number;
  readonly at: TimestampMs;
  /** null for a line of the room itself. */
  readonly from: MemberId | null;
  /** Kept with the line: the member may be gone. */
  readonly name: string;
  readonly spectator: boolean;
  /** The game that was on the table and how many events it had, so that the log can place the line. Older lines lack it. */
  readonly during?: { readonly number: number; readonly events: number };
} & (
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'emote';
      readonly emote: Emote | typeof PAPER_PLANE_REACTION;
      readonly to?: ReactionTarget;
    }
  /** joined, left, kicked, dropped, back, host, bot-in, bot-out, clock-played, ...: `what` is a translation key. */
  | { readonly kind: 'notice'; readonly what: string; readonly about?: MemberId }
);

export const EMOTES = ['bravo', 'thanks', 'oops', 'hmm', 'hurry', 'wow', 'laugh', 'again'] as const;
export type Emote = (typeof EMOTES)[number];
/** A paper plane: a reaction that is thrown at a player. */
export const PAPER_PLANE_REACTION = 'plane';

/** What a reaction is about. `number` is the game. */
export type ReactionTarget =
  | { readonly kind: 'player'; readonly number: number; readonly seat: Seat }
  /** A move or a reveal: the index of its event in the history. */
  | { readonly kind: 'event'; readonly number: number; readonly at: number };

/** One finished game of the night, with its points by player name. */
export interface RoomGameResult {
  readonly number: number;
  /** How many games were merged into this one; `number` is the last of them, and places are 0. */
  readonly games?: number;
  readonly game: GameId;
  readonly results: readonly RoomGamePlayerResult[];
}
export interface RoomGamePlayerResult {
  readonly player: string;
  readonly member: MemberId | null;
  /** The member whose seat a bot finished. */
  readonly former?: MemberId;
  readonly place: number;
  readonly points: number;
}

/** Options of all games have plain values. */
export type OptionValue = string | number | boolean | null;
export type OptionWishes = Readonly<Record<MemberId, Readonly<Record<string, OptionValue>>>>;

/** A replay that one member, the leader, shows to the others. */
export interface ReplayReview {
  readonly leader: MemberId;
  /** Of the finished game. */
  readonly number: number;
  readonly step: number;
}

/** The view of a room for one member: all that their browser receives. */
export interface RoomView {
  readonly code: RoomCode;
  /** null for a stranger who is not a member. */
  readonly me: MemberId | null;
  /** How many devices may act as me; missing for one. */
  readonly devices?: number;
  readonly members: readonly MemberView[];
  /** The animal of every member, also of those who left. Bots have one by their name. */
  readonly faces: Readonly<Record<MemberId, Face>>;
  readonly seats: readonly LobbySeatView[];
  readonly locked: boolean;
  readonly game: GameId;
  readonly options: unknown;
  readonly settings: RoomSettings;
  readonly playlist: readonly GameId[];
  /** Which game a member would like to play next. */
  readonly votes: Readonly<Record<MemberId, GameId>>;
  /** What members would like the options of the chosen game to be. Members without a wish are missing. */
  readonly optionWishes: OptionWishes;
  /** Members who play a first hand in the lobby. */
  readonly learners: readonly MemberId[];
  /** The replay that somebody shows to the others. */
  readonly review: ReplayReview | null;
  /** When the next game starts by itself, because everybody is ready; null while it does not. */
  readonly startsAt: TimestampMs | null;
  /** Of the next game. */
  readonly commitment: string;
  /** The running game, or the last one until the room goes back to the lobby; null in the lobby. */
  readonly table: TableView | null;
  readonly night: readonly RoomGameResult[];
  readonly chat: readonly ChatLine[];
  /** How many games have started; the commitment belongs to the next one. */
  readonly games: number;
}

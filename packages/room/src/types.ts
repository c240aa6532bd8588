import type { GameId, Outcome, Seat, Seed } from '@fivefold/rules';
import type { Command } from './commands.ts';
import type { AnimalFace } from './faces.ts';
import type {
  BotLevel,
  ChatLine,
  GameHistoryLine,
  MemberId,
  MemberPresence,
  OptionWishes,
  PlayerView,
  ReplayReview,
  RoomCode,
  RoomGameResult,
  RoomSettings,
  TimestampMs,
} from './view.ts';

/** For an object that was created just now and is not shared yet. */
export type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** SHA-256 of a browser's token, in hex: the token itself is stored nowhere. */
export type TokenHash = string;

export interface Member {
  readonly id: MemberId;
  readonly name: string;
  readonly host: boolean;
  readonly presence: MemberPresence;
  readonly since: TimestampMs;
  readonly tokens: readonly TokenHash[];
}

export type LobbySeat =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'member';
      readonly member: MemberId;
      readonly ready: boolean;
      readonly nonce: string | null;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: BotLevel };

export interface TableClock {
  readonly seats: readonly Seat[];
  /** null while the clock stands still: in a pause, and while all players are away. `left` is the remaining time. */
  readonly deadline: TimestampMs | null;
  readonly left: number;
  readonly expired: boolean;
  /** Seats that have asked for more time in this decision. */
  readonly extended: readonly Seat[];
  /** Milliseconds before the deadline at which a reminder is due. Absent once it was given, and for clocks without reminders. */
  readonly remindBefore?: number;
}

/** What a deal is made of; `seed` is its result. */
interface Deal {
  readonly secret: string;
  readonly commitment: string;
  readonly nonces: readonly (string | null)[];
  /** Seats that somebody took over after the deal. */
  readonly takenOver: readonly Seat[];
  readonly seed: Seed;
}

/** A running or finished game. */
export interface GameTable {
  readonly number: number;
  readonly game: GameId;
  readonly rules: string;
  readonly options: unknown;
  readonly players: readonly PlayerView[];
  /** The game's whole state, secrets included. */
  readonly state: unknown;
  readonly move: number;
  /** By seat: the move at which its present decision opened. Actions sent before it are too late. */
  readonly asked: readonly number[];
  readonly waitingFor: readonly Seat[];
  /** By seat: how often its player has changed a choice that nobody else has seen. */
  readonly changedMinds: readonly number[];
  readonly history: readonly GameHistoryLine[];
  readonly actions: readonly (readonly [seat: Seat, action: unknown])[];
  readonly clock: TableClock | null;
  readonly paused: MemberId | null;
  readonly status: 'playing' | 'over' | 'ended';
  /** The name of the host who ended it early. */
  readonly endedBy?: string;
  readonly outcome: Outcome | null;
  readonly deal: Deal;
}

interface Passport {
  readonly member: MemberId;
  readonly hash: string;
  readonly expires: TimestampMs;
  /** Kept after its use, because the device may ask again when the answer was lost. */
  readonly used: boolean;
}

interface Answered {
  readonly member: MemberId;
  /** The newest last. */
  readonly ids: readonly string[];
}

type Former = Pick<Member, 'id' | 'tokens'>;

export interface Room {
  readonly code: RoomCode;
  /** How many entries made it. */
  readonly version: number;
  /** How many entries came after the last start of a game. */
  readonly entriesSinceStart: number;
  /** Bytes of these entries as JSON, without the actions of the game. */
  readonly bytesSinceStart: number;
  /** When the games of the last hour were started, the oldest first. */
  readonly recentStarts: readonly TimestampMs[];
  /** The time of the newest entry. */
  readonly updatedAt: TimestampMs;
  /** In the order of joining. */
  readonly members: readonly Member[];
  /** How many members there ever were. Ids are not reused. */
  readonly joined: number;
  /** Seats of the lobby: as many as the chosen game allows. */
  readonly seats: readonly LobbySeat[];
  /** Members who get the next empty seat, the first one first. */
  readonly waitlist: readonly MemberId[];
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
  /** When the next game starts by itself, because everybody is ready. */
  readonly startsAt: TimestampMs | null;
  /** Of the next deal. */
  readonly secret: string;
  readonly commitment: string;
  /** How many games were started. */
  readonly number: number;
  readonly table: GameTable | null;
  /** The last game was started with rules that this build does not have, so there is no table. */
  readonly unreadable: boolean;
  readonly night: readonly RoomGameResult[];
  readonly chat: readonly ChatLine[];
  /** How many lines of chat there ever were. */
  readonly lines: number;
  /** The newest command ids of each member, to recognise retries. */
  readonly answered: readonly Answered[];
  readonly passports: readonly Passport[];
  /** Former members with points of the night, who are the same member when they come back. */
  readonly former: readonly Former[];
  /** The animal of every member, also of those who left. */
  readonly faces: Readonly<Record<MemberId, AnimalFace>>;
  /** Tokens of kicked members. */
  readonly banned: readonly TokenHash[];
}

/** Commands of the server itself: for newcomers, connections, clocks and bots. */
export type ServerCommand =
  | {
      readonly type: 'create';
      readonly name: string;
      readonly token: TokenHash;
      readonly game?: GameId | undefined;
      readonly face?: AnimalFace | undefined;
    }
  | {
      readonly type: 'join';
      readonly name: string;
      readonly token: TokenHash;
      /** A wish: another one is given where somebody has it. */
      readonly face?: AnimalFace | undefined;
      /** Wants a seat: an empty one, that of a bot, or else the next one that is empty. */
      readonly sit?: boolean | undefined;
    }
  | { readonly type: 'connect'; readonly member: MemberId }
  | { readonly type: 'disconnect'; readonly member: MemberId }
  /** A deadline may have passed. Does nothing otherwise. */
  | { readonly type: 'tick' }
  /** An action of a bot. `reason`: why, as JSON, or why it is the idle action (`slow`, `refused`). */
  | {
      readonly type: 'bot';
      readonly seat: Seat;
      readonly number: number;
      readonly move: number;
      readonly action: unknown;
      readonly reason?: string | undefined;
    }
  | {
      readonly type: 'passport';
      readonly member: MemberId;
      readonly hash: string;
      readonly expires: TimestampMs;
    }
  | { readonly type: 'redeem'; readonly hash: string; readonly token: TokenHash };

/** A command with its sender. `by` is null for the server's own commands, and only for them. */
export interface CommandEnvelope {
  readonly id: string | null;
  readonly by: MemberId | null;
  readonly command: Command | ServerCommand;
}

export interface DecideContext {
  readonly now: TimestampMs;
  /** 64 fresh hex digits. */
  readonly entropy: string;
  /** For tests of the whole system: deals from this seed. Such a deal fails `verifyDealByReplay`. */
  readonly seed?: Seed | undefined;
}

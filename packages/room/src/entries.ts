import type { GameId, Seat, Seed } from '@fivefold/rules';
import type { AnimalFace } from './faces.ts';
import type { LobbySeat, TokenHash } from './types.ts';
import type {
  BotLevel,
  Emote,
  MemberId,
  MemberPresence,
  OptionValue,
  PAPER_PLANE_REACTION,
  PlayerView,
  ReactionTarget,
  RoomCode,
  RoomSettings,
  TimestampMs,
} from './view.ts';

/** Something that happened in a room, as plain JSON. The room log stores these and nothing else. */
export type RoomFact =
  | {
      readonly type: 'created';
      readonly code: RoomCode;
      readonly name: string;
      readonly token: TokenHash;
      readonly game: GameId;
      readonly options: unknown;
      readonly secret: string;
      /** None in older logs, and where the browser has no wish. */
      readonly face?: AnimalFace;
    }
  | {
      readonly type: 'joined';
      readonly name: string;
      readonly token: TokenHash;
      /** The member that this browser was before: they keep their points of the night. */
      readonly as?: MemberId;
      readonly face?: AnimalFace;
      /** Gets the next empty seat. */
      readonly waits?: true;
    }
  | { readonly type: 'renamed'; readonly member: MemberId; readonly name: string }
  | { readonly type: 'faceChosen'; readonly member: MemberId; readonly face: AnimalFace }
  | {
      readonly type: 'passportMade';
      readonly member: MemberId;
      readonly hash: string;
      readonly expires: TimestampMs;
    }
  | {
      readonly type: 'passportUsed';
      readonly member: MemberId;
      readonly hash: string;
      readonly token: TokenHash;
    }
  | { readonly type: 'presence'; readonly member: MemberId; readonly presence: MemberPresence }
  | { readonly type: 'removed'; readonly member: MemberId; readonly why: 'left' | 'kicked' }
  | { readonly type: 'hosts'; readonly members: readonly MemberId[] }
  /** Only in older logs: all seats of the lobby, with their nonces. */
  | { readonly type: 'seated'; readonly seats: readonly LobbySeat[] }
  /** A member takes this seat of the lobby, with the readiness and the nonce of the seat before. */
  | { readonly type: 'sat'; readonly member: MemberId; readonly seat: number }
  | { readonly type: 'seatCleared'; readonly seat: number }
  | { readonly type: 'swapped'; readonly a: number; readonly b: number }
  /** Seat `i` gets the occupant of seat `order[i]`. */
  | { readonly type: 'shuffled'; readonly order: readonly number[] }
  | { readonly type: 'botSeated'; readonly seat: number; readonly name: string; readonly level: BotLevel }
  /** With one more nonce for the next deal, unless the room has it already. */
  | { readonly type: 'readied'; readonly member: MemberId; readonly ready: boolean; readonly nonce?: string }
  | {
      readonly type: 'chosen';
      readonly game: GameId;
      readonly options: unknown;
      readonly playlist: readonly GameId[];
    }
  | { readonly type: 'settings'; readonly settings: RoomSettings }
  | { readonly type: 'locked'; readonly locked: boolean }
  | { readonly type: 'voted'; readonly member: MemberId; readonly game: GameId | null }
  /** Without a value the wish is taken back. */
  | {
      readonly type: 'optionWished';
      readonly member: MemberId;
      readonly option: string;
      readonly value?: OptionValue;
    }
  | { readonly type: 'playlist'; readonly games: readonly GameId[] }
  | {
      readonly type: 'started';
      /** `red7@1` */
      readonly rules: string;
      readonly options: unknown;
      readonly players: readonly PlayerView[];
      readonly nonces: readonly (string | null)[];
      /** Of this deal. */
      readonly secret: string;
      /** Of the next deal: its commitment is shown from now on. */
      readonly next: string;
      /** Only in tests of the whole system. */
      readonly seed?: Seed;
    }
  | {
      readonly type: 'acted';
      readonly seat: Seat;
      readonly action: unknown;
      readonly as: 'member' | 'bot' | 'clock';
      /** Why a bot chose this, as JSON, or why it played the idle action (`slow`, `refused`). */
      readonly reason?: string;
    }
  /** The server's clock was ahead before: later times are set to the time of this entry. */
  | { readonly type: 'clockCorrected' }
  /** Older logs do not say by whom. */
  | { readonly type: 'nudged'; readonly member?: MemberId }
  | { readonly type: 'moreTime'; readonly seat: Seat }
  /** Half of a slow clock has passed, and these seats have not decided. */
  | { readonly type: 'reminded'; readonly seats: readonly Seat[] }
  | { readonly type: 'clockExpired' }
  | { readonly type: 'paused'; readonly member: MemberId }
  | { readonly type: 'resumed' }
  | { readonly type: 'botIn'; readonly seat: Seat; readonly level: BotLevel }
  /** A spectator takes over a bot's seat in a running game. */
  | { readonly type: 'takenOver'; readonly seat: Seat; readonly member: MemberId }
  | { readonly type: 'firstHand'; readonly member: MemberId; readonly playing: boolean }
  | {
      readonly type: 'reviewLed';
      readonly member: MemberId;
      readonly number: number;
      readonly step: number;
    }
  | { readonly type: 'reviewEnded' }
  /** Older logs do not say by whom. */
  | { readonly type: 'ended'; readonly member?: MemberId }
  /** Without a member where this build does not have the planned game. */
  | { readonly type: 'countdownStopped'; readonly member?: MemberId }
  | { readonly type: 'said'; readonly member: MemberId; readonly text: string }
  | {
      readonly type: 'emoted';
      readonly member: MemberId;
      readonly emote: Emote | typeof PAPER_PLANE_REACTION;
      readonly to?: ReactionTarget;
    };

/** A fact with its time. The first entry of a command also has the member and the id of the command. */
export type RoomEntry = RoomFact & { readonly at: TimestampMs; readonly by?: MemberId; readonly id?: string };

import type { AnyRefusal, GameId } from '@fivefold/rules';
import type { TimestampMs } from '../view.ts';

interface Plain<Code extends string> {
  readonly code: Code;
}

/** Why a name or a line of chat is refused. */
export type TextRefusal =
  | Plain<'name-empty' | 'text-empty'>
  | { readonly code: 'name-too-long' | 'text-too-long'; readonly most: number };

/** Why a room refuses a command. */
export type RoomRefusal =
  | TextRefusal
  | Plain<
      | 'already-a-bot'
      | 'already-a-member'
      | 'already-nudged'
      | 'already-playing'
      | 'bad-action'
      | 'bad-id'
      | 'clock-not-over'
      | 'face-taken'
      | 'game-running'
      | 'kicked'
      | 'member-away'
      | 'name-taken'
      | 'no-bot-there'
      | 'no-clock'
      | 'no-game'
      | 'no-nudge'
      | 'no-such-member'
      | 'no-such-room'
      | 'no-such-seat'
      | 'nobody-to-nudge'
      | 'not-a-bot'
      | 'not-a-member'
      | 'not-host'
      | 'not-paused'
      | 'not-playing'
      | 'not-seated'
      | 'not-waited-for'
      | 'not-your-turn'
      | 'not-yourself'
      | 'only-once'
      | 'passport-expired'
      | 'paused'
      | 'player-present'
      | 'room-exists'
      | 'room-locked'
      | 'seat-taken'
      | 'too-fast'
      | 'too-many-changes'
      | 'unknown-command'
    >
  /** The host has planned another game. */
  | { readonly code: 'game-planned'; readonly game: GameId }
  /** The move that the table has reached; none where the next deal is meant. */
  | { readonly code: 'too-late'; readonly move?: number }
  | { readonly code: 'bad-move'; readonly move: number }
  | { readonly code: 'bad-options'; readonly option: string }
  | { readonly code: 'in-grace'; readonly until: TimestampMs }
  | { readonly code: 'no-such-game'; readonly game: string }
  | { readonly code: 'not-enough-players'; readonly min: number }
  | { readonly code: 'too-many-players'; readonly max: number }
  | { readonly code: 'room-full'; readonly most: number }
  /** The rules of the game refuse the move; `reason` is the game's own refusal. */
  | { readonly code: 'illegal-move'; readonly reason: AnyRefusal };

/** Why the server refuses a message before a room sees it, or cannot keep what a room decided. */
export type ServerRefusal = Plain<
  | 'bad-endpoint'
  | 'bad-push-key'
  | 'device-taken'
  | 'internal'
  | 'malformed'
  | 'not-in-a-room'
  | 'other-protocol'
  | 'restarting'
  | 'server-full'
  | 'too-many-devices'
  | 'too-many-rooms'
  | 'try-again'
>;

/** Refusals that the page makes without the server. */
export type RefusalMadeByPage = Plain<'offline'>;

/** Every reason that a player can be given, with its parameters. The page has a sentence for each. */
export type Refusal = RoomRefusal | ServerRefusal | RefusalMadeByPage;

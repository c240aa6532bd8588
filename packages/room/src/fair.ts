import {
  type AnyGame,
  deriveSeedFromTexts,
  err,
  ok,
  type Result,
  type Seat,
  type Seed,
} from '@fivefold/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { HEX_256_BITS_PATTERN } from './hex256.ts';
import { mySeatAtDeal, splitJoinedDealNonces } from './nonces.ts';
import { areEqualJson } from './patch/equal.ts';
import type { RoomCode, TableView } from './view.ts';

/** Shown before a deal: binds the server to its secret without revealing it. */
export const commitmentOfDealSecret = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** Made of the server's secret, everybody's nonce and the number of the game, so that nobody alone can choose it. */
export const computeDealSeed = (
  secret: string,
  nonces: readonly (string | null)[],
  room: RoomCode,
  number: number,
): Seed =>
  deriveSeedFromTexts('fivefold', secret, ...nonces.map((nonce) => nonce ?? '-'), room, String(number));

/** What this browser remembers from before the deal, because a cheating server could change both afterwards. */
export interface DealMemory {
  /** `RoomView.commitment` when this browser sent its nonce. */
  readonly commitment?: string | undefined;
  readonly nonce?: string | undefined;
}

/** Why a deal is not what was promised. */
export type DealProblem =
  | {
      readonly code: 'not-over' | 'wrong-secret' | 'commitment-changed' | 'nonce-changed' | 'other-deal';
    }
  | { readonly code: 'other-rules'; readonly rules: string };

interface Verified {
  readonly seed: Seed;
  /** How many nonces this seat gave. A player with one device who sees two was cheated. */
  readonly devices: number;
}

/** What was played in a game, in order. */
export type PlayedActions = readonly { readonly seat: Seat; readonly action: unknown }[];

/**
 * Repeats the deal and the actions of a finished game and compares them with what was promised and what this seat saw.
 * The game is an argument, so that a browser loads only the rules it needs.
 */
export function verifyDealByReplay(
  game: AnyGame,
  table: TableView,
  actions: PlayedActions,
  remembered: DealMemory = {},
): Result<Verified, DealProblem> {
  const { commitment, nonces, secret, room } = table.deal;
  const seat = mySeatAtDeal(table);
  if (secret === null) return err({ code: 'not-over' });
  if (table.rules !== `${game.id}@${game.version}`) return err({ code: 'other-rules', rules: table.rules });
  if (!HEX_256_BITS_PATTERN.test(secret) || commitmentOfDealSecret(secret) !== commitment)
    return err({ code: 'wrong-secret' });
  if (remembered.commitment !== undefined && remembered.commitment !== commitment)
    return err({ code: 'commitment-changed' });
  const mine = splitJoinedDealNonces(seat === null ? null : nonces[seat]);
  if (remembered.nonce !== undefined && seat !== null && !mine.includes(remembered.nonce))
    return err({ code: 'nonce-changed' });
  const options = game.options.safeParse(table.options);
  if (nonces.length !== table.players.length || !options.success) return err({ code: 'other-deal' });
  if (nonces.length < game.seats.min || nonces.length > game.seats.max) return err({ code: 'other-deal' });
  const seed = computeDealSeed(secret, nonces, room, table.number);
  let state: unknown = game.setup({ seats: nonces.length, options: options.data, seed });
  for (const { seat, action: sent } of actions) {
    const action = game.action.safeParse(sent);
    if (!action.success || !game.seatsAllowedToAct(state).includes(seat)) return err({ code: 'other-deal' });
    const step = game.reduce(state, seat, action.data);
    if (!step.ok) return err({ code: 'other-deal' });
    state = step.value.state;
  }
  return areEqualJson(game.view(state, table.seat ?? 'spectator'), table.view)
    ? ok({ seed, devices: mine.length })
    : err({ code: 'other-deal' });
}

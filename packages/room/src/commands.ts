import { GAME_IDS } from '@fivefold/rules';
import * as z from 'zod';
import { ANIMAL_FACES } from './faces.ts';
import { HEX_256_BITS_PATTERN } from './hex256.ts';
import { HARD_CLOCK_SECONDS_RANGE } from './roomLimits.ts';
import { EMOTES, PAPER_PLANE_REACTION, SLOW_CLOCK_HOURS, SLOW_CLOCK_TIMEOUT_PLAYERS } from './view.ts';

const seat = z.int().min(0).max(9);
/** A game has far fewer moves. */
const step = z.int().min(0).max(9999);
const member = z.string().max(12);
const level = z.enum(['easy', 'medium', 'hard']);
export const hex256BitsSchema = z.string().regex(HEX_256_BITS_PATTERN);
const game = z.enum(GAME_IDS);
/** Parsed by the game's own schema. Not `z.json()`, because a recursive schema cannot be compiled. */
const options = z.record(z.string().max(40), z.unknown());
const optionValue = z.union([z.string().max(40), z.number(), z.boolean(), z.null()]);
const reactionTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('player'), number: z.int(), seat }),
  z.strictObject({ kind: z.literal('event'), number: z.int(), at: z.int().min(0) }),
]);
const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('off') }),
  z.strictObject({ kind: z.literal('courtesy') }),
  z.strictObject({
    kind: z.literal('hard'),
    seconds: z.int().min(HARD_CLOCK_SECONDS_RANGE.min).max(HARD_CLOCK_SECONDS_RANGE.max),
  }),
  z.strictObject({
    kind: z.literal('slow'),
    hours: z.literal(SLOW_CLOCK_HOURS),
    substitute: z.enum(SLOW_CLOCK_TIMEOUT_PLAYERS),
  }),
]);

/** Every command of a member. `decide` cleans names and texts and checks permissions. */
export const commandSchema = z.discriminatedUnion('type', [
  // Anyone
  z.strictObject({ type: z.literal('rename'), name: z.string() }),
  z.strictObject({ type: z.literal('chooseFace'), face: z.enum(ANIMAL_FACES) }),
  z.strictObject({ type: z.literal('sit'), seat }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('swap'), seat }),
  /** The nonce goes into the deal of this commitment. It is refused after that deal. */
  z.strictObject({
    type: z.literal('ready'),
    ready: z.boolean(),
    nonce: hex256BitsSchema,
    commitment: z.optional(hex256BitsSchema),
  }),
  z.strictObject({ type: z.literal('say'), text: z.string() }),
  /** Without `to` it is about nothing in particular. A plane needs a player. */
  z.strictObject({
    type: z.literal('emote'),
    emote: z.enum([...EMOTES, PAPER_PLANE_REACTION]),
    to: z.optional(reactionTarget),
  }),
  /** Which game should come next; null takes the vote back. */
  z.strictObject({ type: z.literal('vote'), game: z.nullable(game) }),
  /** What the sender would like an option of the chosen game to be; without a value the wish is taken back. */
  z.strictObject({
    type: z.literal('wishOption'),
    option: z.string().max(40),
    value: z.optional(optionValue),
  }),
  /** In the lobby: the others see who plays a first hand meanwhile. */
  z.strictObject({ type: z.literal('firstHand'), playing: z.boolean() }),
  /** Shows the others this step of the replay of a finished game. */
  z.strictObject({ type: z.literal('leadReview'), number: z.int().min(1), step }),
  z.strictObject({ type: z.literal('showStep'), number: z.int().min(1), step }),
  z.strictObject({ type: z.literal('endReview') }),
  /** The next game does not start by itself, although everybody is ready. */
  z.strictObject({ type: z.literal('stopCountdown') }),
  z.strictObject({ type: z.literal('leave') }),
  // At the table
  /** `number` and `move` name the game and the move that the player saw. The game's own schema parses the action. */
  z.strictObject({ type: z.literal('act'), number: z.int(), move: z.int(), action: z.unknown() }),
  z.strictObject({ type: z.literal('nudge') }),
  z.strictObject({ type: z.literal('moreTime') }),
  z.strictObject({ type: z.literal('letClockPlay'), seat }),
  z.strictObject({ type: z.literal('letBotPlay'), seat, level }),
  z.strictObject({ type: z.literal('rematch'), number: z.int() }),
  // Hosts
  z.strictObject({ type: z.literal('choose'), game, options }),
  z.strictObject({
    type: z.literal('settings'),
    clock: z.optional(clock),
    hints: z.optional(z.enum(['full', 'legal', 'none'])),
  }),
  z.strictObject({ type: z.literal('shuffleSeats') }),
  z.strictObject({ type: z.literal('addBot'), seat, level }),
  z.strictObject({ type: z.literal('removeBot'), seat }),
  z.strictObject({ type: z.literal('kick'), member }),
  z.strictObject({ type: z.literal('lock'), locked: z.boolean() }),
  /** share: both are hosts afterwards. Otherwise the role is handed over. */
  z.strictObject({ type: z.literal('makeHost'), member, share: z.boolean() }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  z.strictObject({ type: z.literal('endGame') }),
  /**
   * Returns everybody to the lobby, with the planned game if there is one. `start`: starts it at once where those who sit
   * can play it.
   */
  z.strictObject({ type: z.literal('nextGame'), start: z.optional(z.boolean()) }),
  z.strictObject({ type: z.literal('playlist'), games: z.array(game).max(20) }),
]);
export type Command = Readonly<z.infer<typeof commandSchema>>;

import { GAME_IDS } from '@fivefold/rules';
import * as z from 'zod';
import { commandSchema } from '../commands.ts';

const token = z.string().regex(/^[0-9a-f]{64}$/);
const text = z.string().max(200);
const id = z.string().min(1).max(64);

/** What a page says of itself before anything else. */
export const handshakeSchema = z.object({ protocol: z.int() });

/** One schema for each event that carries something; `sync` and `passport` carry nothing. */
export const clientMessageSchemas = {
  /**
   * The token is 256 random bits in hex that this browser made for itself; it proves who they are. The same `id` finds the
   * room that it created, because an answer may be lost.
   */
  create: z.strictObject({ token, name: text, game: z.optional(z.enum(GAME_IDS)), id: z.optional(id) }),
  /**
   * Without a name: come back to where this token is a member, refused with `not-a-member` where it is not.
   * With one: join as a new member.
   */
  join: z.strictObject({ code: text, token, name: z.optional(text) }),
  /** `id` is unique for this browser: a retry after a lost answer is not played twice. */
  command: z.strictObject({ id, command: commandSchema }),
  redeem: z.strictObject({ passport: text, token }),
};

export type HandshakeAuth = z.infer<typeof handshakeSchema>;
export type CreateMessage = z.infer<typeof clientMessageSchemas.create>;
export type JoinMessage = z.infer<typeof clientMessageSchemas.join>;
export type CommandMessage = Readonly<z.infer<typeof clientMessageSchemas.command>>;
export type RedeemMessage = z.infer<typeof clientMessageSchemas.redeem>;

import { GAME_IDS } from '@fivefold/rules';
import * as z from 'zod';
import { commandSchema, hex256BitsSchema } from '../commands.ts';
import { ANIMAL_FACES } from '../faces.ts';
import { MAX_TABLES_REMEMBERED_BY_BROWSER } from '../roomLimits.ts';

const token = hex256BitsSchema;
const text = z.string().max(200);
const face = z.optional(z.enum(ANIMAL_FACES));
const id = z.string().min(1).max(64);
const endpoint = z.string().min(1).max(1024);
const minuteOfDay = z.int().min(0).max(1439);

/** What a page says of itself before anything else. */
export const handshakeSchema = z.object({ protocol: z.int() });

/**
 * The body of `POST /api/rooms`. The token is 256 random bits in hex that this browser made for itself; it proves who they
 * are. The same `id` finds the room that it created, because an answer may be lost.
 */
export const createRoomMessageSchema = z.strictObject({
  token,
  name: text,
  game: z.optional(z.enum(GAME_IDS)),
  id: z.optional(id),
  face,
});

/** The body of `POST /api/tables`: the rooms that this browser knows, and the token that proves its membership. */
export const myTablesMessageSchema = z.strictObject({
  token,
  rooms: z.array(text).min(1).max(MAX_TABLES_REMEMBERED_BY_BROWSER),
});

/** One schema for each event. */
export const clientMessageSchemas = {
  /**
   * Without a name: come back to where this token is a member, refused with `not-a-member` where it is not.
   * With one: join as a new member.
   */
  join: z.strictObject({ code: text, token, name: z.optional(text), face, sit: z.optional(z.boolean()) }),
  /** `id` is unique for this browser: a retry after a lost answer is not played twice. */
  command: z.strictObject({ id, command: commandSchema }),
  sync: z.undefined(),
  passport: z.undefined(),
  redeem: z.strictObject({ passport: text, token }),
  /** Shows the room on a television. The token only proves membership where the room is locked. */
  watch: z.strictObject({ code: text, token }),
  /** A device of this member to notify, as `PushSubscription.toJSON()` describes it. Quiet hours are minutes of a day in UTC. */
  subscribe: z.strictObject({
    endpoint,
    p256dh: z.string().regex(/^[\w-]{87}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
    lang: z.string().max(12),
    quiet: z.nullable(z.strictObject({ from: minuteOfDay, to: minuteOfDay })),
  }),
  unsubscribe: z.strictObject({ endpoint }),
  /** Asks whether this device is notified in this room. */
  pushState: z.strictObject({ endpoint: z.nullable(endpoint) }),
  /** Whether the page of this connection can be seen. It can until it says otherwise. */
  visibility: z.strictObject({ visible: z.boolean() }),
};

export type HandshakeAuth = z.infer<typeof handshakeSchema>;
export type CreateRoomMessage = z.infer<typeof createRoomMessageSchema>;
export type MyTablesMessage = z.infer<typeof myTablesMessageSchema>;
export type JoinMessage = z.infer<typeof clientMessageSchemas.join>;
export type CommandMessage = Readonly<z.infer<typeof clientMessageSchemas.command>>;
export type WatchOnTelevisionMessage = z.infer<typeof clientMessageSchemas.watch>;
export type RedeemDevicePassportMessage = z.infer<typeof clientMessageSchemas.redeem>;
export type SubscribeDeviceMessage = z.infer<typeof clientMessageSchemas.subscribe>;
export type UnsubscribeDeviceMessage = z.infer<typeof clientMessageSchemas.unsubscribe>;
export type PushStateMessage = z.infer<typeof clientMessageSchemas.pushState>;
export type PageVisibilityMessage = z.infer<typeof clientMessageSchemas.visibility>;

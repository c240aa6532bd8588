import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';
import * as z from 'zod';
import { unwritableFolderError } from '../store/unusableFolder.ts';

/** The VAPID keys of a store: push services know the server by them. Base64url without padding. */
const schema = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});
export type PushKeys = Readonly<z.infer<typeof schema>>;

export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys();

export const parsePushKeys = (text: string): PushKeys => schema.parse(JSON.parse(text));

/** Made at the first start in a data folder. Other keys make all subscriptions useless. */
export function loadPushKeys(folder: string): PushKeys {
  const file = path.join(folder, 'push.key');
  try {
    if (!existsSync(file)) writeFileSync(file, JSON.stringify(makePushKeys()), { mode: 0o600 });
    return parsePushKeys(readFileSync(file, 'utf8'));
  } catch (error) {
    throw unwritableFolderError(folder, (error as Error).message);
  }
}

import webPush from 'web-push';
import * as z from 'zod';
import { type KeyFile, loadKeyFile } from '../dataFolder/keyFile.ts';

/** The VAPID keys of a store: push services know the server by them. Base64url without padding. */
const schema = z.object({
  publicKey: z.string().regex(/^[\w-]{87}$/),
  privateKey: z.string().regex(/^[\w-]{43}$/),
});
export type PushKeys = Readonly<z.infer<typeof schema>>;

export const makePushKeys = (): PushKeys => webPush.generateVAPIDKeys();

export const parsePushKeys = (text: string): PushKeys => schema.parse(JSON.parse(text));

const KEY_FILE: KeyFile = {
  name: 'push.key',
  create: () => JSON.stringify(makePushKeys()),
  isKey: arePushKeys,
  loss: 'browsers are not notified any more',
};

/** Other keys make all subscriptions useless. */
export const loadPushKeys = (folder: string): PushKeys => parsePushKeys(loadKeyFile(folder, KEY_FILE));

function arePushKeys(text: string): boolean {
  try {
    parsePushKeys(text);
    return true;
  } catch {
    return false;
  }
}

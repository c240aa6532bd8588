import type { SubscribeDeviceMessage } from '@fivefold/room';

/** home-screen: iOS allows notifications only to apps on the home screen. */
export type PushSupport = 'supported' | 'unsupported' | 'denied' | 'home-screen';

const isIos = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function pushSupport(): PushSupport {
  const isComplete =
    'serviceWorker' in navigator && typeof PushManager !== 'undefined' && typeof Notification !== 'undefined';
  if (!isComplete) return isIos() && !isInstalled() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}

/** The subscription that this browser has; null where it has none or cannot tell. */
export async function deviceSubscription(): Promise<PushSubscription | null> {
  try {
    if (pushSupport() !== 'supported') return null;
    const registration = await navigator.serviceWorker.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const isKey = (subscription: PushSubscription, key: Uint8Array): boolean => {
  const known = subscription.options?.applicationServerKey;
  return !known || new Uint8Array(known).join() === key.join();
};

/** Asks the push service of the browser. null: the browser does not want to, or cannot reach it. */
export async function subscribeDevice(key: string): Promise<PushSubscription | null> {
  try {
    const registration = await navigator.serviceWorker.ready;
    const applicationServerKey = bytesOf(key);
    const known = await registration.pushManager.getSubscription();
    if (known && isKey(known, applicationServerKey)) return known;
    await known?.unsubscribe(); // of a server with other keys
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch (error) {
    console.warn(error);
    return null;
  }
}

const DAY = 1440;
/** Local whole hours as minutes of a day in UTC. */
export const pushQuietHoursInUtc = (
  { from, to }: { readonly from: number; readonly to: number },
  offset = new Date().getTimezoneOffset(),
): NonNullable<SubscribeDeviceMessage['quiet']> => {
  const utc = (hour: number) => (hour * 60 + offset + DAY) % DAY;
  return { from: utc(from), to: utc(to) };
};

/** null: the browser gave something that no server could use. */
export function subscribeMessageOf(
  subscription: PushSubscription,
  lang: string,
  quiet: SubscribeDeviceMessage['quiet'],
): SubscribeDeviceMessage | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (!endpoint || !p256dh || !auth) return null;
  const plain = (text: string) => text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return { endpoint, p256dh: plain(p256dh), auth: plain(auth), lang, quiet };
}

import type { Refusal } from '@fivefold/room';
import { requestPush } from '../net/session.ts';
import { setPreferences, usePreferences } from '../state/preferences.ts';
import { askNotificationPermission, notifyPermission } from '../ui/platform.ts';
import { isRoomMuted, muteRoom } from './mutedRooms.ts';
import {
  deviceSubscription,
  pushQuietHoursInUtc,
  subscribeDevice,
  subscribeMessageOf,
} from './pushDevice.ts';

/** From 23 to 7 o'clock of this browser. */
export const PUSH_QUIET_HOURS = { from: 23, to: 7 };

export type EnableRoomPushResult =
  | { readonly kind: 'on' | 'off' | 'blocked' | 'no-service' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Who said yes once is notified in every room, but for those that are turned off. */
export const isRoomPushWanted = (room: string): boolean =>
  usePreferences.getState().notify && notifyPermission() === 'granted' && !isRoomMuted(room);

/** Whether this browser is notified in the present room; subscribes it where it wants to be. */
export async function syncRoomPushSubscription(room: string): Promise<EnableRoomPushResult> {
  const subscription = await deviceSubscription();
  const state = await requestPush('pushState', { endpoint: subscription?.endpoint ?? null });
  if (!state.ok) return { kind: 'refused', refusal: state.error };
  if (!state.value.on && !isRoomPushWanted(room)) return { kind: 'off' };
  return subscribeRoom(state.value.key); // language or quiet hours may have changed
}

/** To be called from a click: browsers ask for permission only then. */
export async function enableRoomPush(room: string): Promise<EnableRoomPushResult> {
  const notify = await askNotificationPermission();
  setPreferences({ notify, notifyAsked: true });
  if (!notify) return { kind: 'blocked' };
  muteRoom(room, false);
  const state = await requestPush('pushState', { endpoint: null });
  return state.ok ? subscribeRoom(state.value.key) : { kind: 'refused', refusal: state.error };
}

async function subscribeRoom(key: string): Promise<EnableRoomPushResult> {
  const subscription = await subscribeDevice(key);
  const { lang, quietHours } = usePreferences.getState();
  const message =
    subscription &&
    subscribeMessageOf(subscription, lang, quietHours ? pushQuietHoursInUtc(PUSH_QUIET_HOURS) : null);
  if (!message) return { kind: 'no-service' };
  const done = await requestPush('subscribe', message);
  return done.ok ? { kind: 'on' } : { kind: 'refused', refusal: done.error };
}

/** Other rooms go on notifying this browser. */
export async function disableRoomPush(room: string): Promise<EnableRoomPushResult> {
  muteRoom(room, true);
  const subscription = await deviceSubscription();
  if (!subscription) return { kind: 'off' };
  const done = await requestPush('unsubscribe', { endpoint: subscription.endpoint });
  return done.ok ? { kind: 'off' } : { kind: 'refused', refusal: done.error };
}

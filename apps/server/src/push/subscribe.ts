import { createECDH, createHash } from 'node:crypto';
import { LANGUAGES } from '@fivefold/art';
import type { Refusal, SubscribeDeviceMessage, TokenHash } from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import type { DeviceSubscription } from './deviceStore.ts';
import { isAllowedPushEndpoint } from './endpoint.ts';

/** The oldest device of a member makes room for a new one. */
const MAX_DEVICES_PER_MEMBER = 5;
const MAX_DEVICES_PER_ROOM = 60;

export const pushDeviceIdOf = (endpoint: string): string =>
  createHash('sha256').update(endpoint).digest('hex');

/** A point of the curve, or the first notification would fail. */
function isPublicKey(p256dh: string): boolean {
  try {
    const mine = createECDH('prime256v1');
    mine.generateKeys();
    mine.computeSecret(Buffer.from(p256dh, 'base64url'));
    return true;
  } catch {
    return false;
  }
}

export function parseDeviceSubscription(
  message: SubscribeDeviceMessage,
  owner: TokenHash,
  allowedOrigins: readonly string[],
): Result<DeviceSubscription, Refusal> {
  const { endpoint, p256dh, auth, lang, quiet } = message;
  if (!isAllowedPushEndpoint(endpoint, allowedOrigins)) return err({ code: 'bad-endpoint' });
  if (!isPublicKey(p256dh)) return err({ code: 'bad-push-key' });
  const language = LANGUAGES.find((known) => known === lang) ?? 'en';
  return ok({
    id: pushDeviceIdOf(endpoint),
    owner,
    endpoint,
    p256dh,
    auth,
    language,
    quiet,
    sent: null,
    failures: 0,
  });
}

/** The devices that must go for a new one; a refusal where the room has too many. */
export function devicesToRemoveForNewOne(
  device: DeviceSubscription,
  devices: readonly DeviceSubscription[],
  tokens: readonly TokenHash[],
): Result<readonly DeviceSubscription[], Refusal> {
  const others = devices.filter(({ id }) => id !== device.id);
  const mine = others.filter(({ owner }) => tokens.includes(owner));
  const displaced = mine.slice(0, Math.max(0, mine.length + 1 - MAX_DEVICES_PER_MEMBER));
  if (others.length - displaced.length >= MAX_DEVICES_PER_ROOM) return err({ code: 'too-many-devices' });
  return ok(displaced);
}

import type {
  PushState,
  PushStateMessage,
  Refusal,
  SubscribeDeviceMessage,
  TokenHash,
  UnsubscribeDeviceMessage,
} from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import type { RateLimits } from '../limits/rateLimits.ts';
import type { ClientConnection } from '../rooms/clientConnection.ts';
import type { LiveRoom } from '../rooms/LiveRoom.ts';
import type { PushDeliveryDeps } from './deliver.ts';
import { devicesToRemoveForNewOne, parseDeviceSubscription, pushDeviceIdOf } from './subscribe.ts';
import type { TurnNotifier } from './TurnNotifier.ts';

export interface PushSettings extends PushDeliveryDeps {
  readonly afterMs: number;
  readonly perHour: number;
}

export interface PushDeps extends PushSettings {
  readonly notifier: TurnNotifier;
}

interface Deps {
  readonly push: PushDeps;
  readonly rateLimits: RateLimits;
}

type Answer = Promise<Result<PushState, Refusal>>;
type Connection = Pick<ClientConnection, 'room' | 'member' | 'token' | 'address'>;

const tokensOf = (live: LiveRoom, member: string): readonly TokenHash[] =>
  live.durable.members.find(({ id }) => id === member)?.tokens ?? [];

/** Runs one after another for each room, so that the limits hold. */
async function changed(
  { push, rateLimits }: Deps,
  { room, address }: Connection,
  work: (live: LiveRoom) => Promise<Result<boolean, Refusal>>,
): Answer {
  if (!room) return err({ code: 'not-in-a-room' });
  if (!(await rateLimits.allow('subscribe', address))) return err({ code: 'too-fast' });
  const result = (await push.notifier.change(room, () => work(room))) ?? err({ code: 'try-again' as const });
  return result.ok ? ok({ key: push.keys.publicKey, on: result.value }) : result;
}

export const subscribePushDevice = (
  deps: Deps,
  connection: Connection,
  message: SubscribeDeviceMessage,
): Answer =>
  changed(deps, connection, async (live) => {
    const { notifier, allowedOrigins } = deps.push;
    const tokens = tokensOf(live, connection.member);
    if (!tokens.includes(connection.token)) return err({ code: 'not-a-member' });
    const parsed = parseDeviceSubscription(message, connection.token, allowedOrigins);
    if (!parsed.ok) return parsed;
    const devices = notifier.devicesOf(live);
    const known = devices.find(({ id }) => id === parsed.value.id);
    if (known && !tokens.includes(known.owner)) return err({ code: 'device-taken' });
    const displaced = devicesToRemoveForNewOne(parsed.value, devices, tokens);
    if (!displaced.ok) return displaced;
    for (const device of displaced.value) await notifier.remove(live, device);
    await notifier.save(live, { ...parsed.value, sent: known?.sent ?? null });
    return ok(true);
  });

/** Only devices of the same member: an endpoint that somebody has learned ends nothing. */
export const unsubscribePushDevice = (
  deps: Deps,
  connection: Connection,
  { endpoint }: UnsubscribeDeviceMessage,
): Answer =>
  changed(deps, connection, async (live) => {
    const device = ownDevice(deps, live, connection, endpoint);
    if (device) await deps.push.notifier.remove(live, device);
    return ok(false);
  });

export const reportPushState = (deps: Deps, connection: Connection, { endpoint }: PushStateMessage): Answer =>
  changed(deps, connection, async (live) =>
    ok(endpoint !== null && ownDevice(deps, live, connection, endpoint) !== undefined),
  );

function ownDevice({ push }: Deps, live: LiveRoom, { member }: Connection, endpoint: string) {
  const id = pushDeviceIdOf(endpoint);
  const tokens = tokensOf(live, member);
  return push.notifier.devicesOf(live).find((device) => device.id === id && tokens.includes(device.owner));
}

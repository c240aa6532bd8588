import { createHash } from 'node:crypto';
import {
  findOpenMemberDecision,
  type MemberId,
  type OpenMemberDecision,
  type RoomCode,
  type TimestampMs,
} from '@fivefold/room';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { concurrencyLimit } from '../eventLoop.ts';
import type { Logger } from '../logger.ts';
import type { LiveRoom } from '../rooms/LiveRoom.ts';
import type { RoomLog } from '../store/roomLog.ts';
import type { Timers } from '../timers/timers.ts';
import type { DeliverPush, PushDeliveryResult } from './deliver.ts';
import type { DeviceStore, DeviceSubscription } from './deviceStore.ts';
import { nextTimeOutsideQuietHours } from './quietHours.ts';
import { closeNotificationPayload, type PushPayload, turnPushPayload } from './texts.ts';

const RETRY_MS = 5 * 60_000;
/** After the store has failed: a full disk fails every time. */
const STORE_RETRY_MS = 30_000;
/** A device is forgotten after this many failures in a row. */
const MAX_FAILURES = 8;
const CONCURRENT_DELIVERIES = 8;
/** How long a push service keeps a notification of a game that is not slow. */
const TTL_SECONDS = 900;
/** Apple ends the subscription of a page that shows nothing for a message, so its devices get no `done`. */
const SHOWS_EVERY_MESSAGE = /(^|\.)push\.apple\.com$/;

export interface TurnNotifierDeps {
  readonly log: Pick<RoomLog, 'setNotifyAt'>;
  readonly devices: DeviceStore;
  readonly deliver: DeliverPush;
  /** A member whose pages were all hidden for so long is notified. */
  readonly afterMs: number;
  /** Notifications that a device gets in an hour. */
  readonly perHour: number;
  readonly timers: Timers;
  readonly logger: Logger;
  readonly onDelivery: (result: PushDeliveryResult | 'limited') => void;
  readonly isVisible: (live: LiveRoom, member: MemberId) => boolean;
}

interface Waiting {
  readonly decision: string;
  readonly since: TimestampMs;
}

interface RoomState {
  devices: readonly DeviceSubscription[];
  /** By member: a decision that waits while no page of the member is visible. */
  readonly waiting: Map<MemberId, Waiting>;
  /** By device: no attempt before this. */
  readonly retryAt: Map<string, TimestampMs>;
  /** As stored; undefined: unknown, so that the next time is stored in any case. */
  notifyAt: TimestampMs | null | undefined;
  cancel: () => void;
  /** Nothing is sent or withdrawn before this, because the store has failed. */
  pausedUntil: TimestampMs;
  /** Changes of devices run one after another. */
  work: Promise<void>;
}

const nothing = (): void => {};

/** Notifies members of decisions that wait for them while none of their pages is visible: once for each decision and device. */
export class TurnNotifier {
  readonly #rooms = new Map<LiveRoom, RoomState>();
  readonly #deps: TurnNotifierDeps;
  readonly #limit = concurrencyLimit(CONCURRENT_DELIVERIES);
  readonly #quota: RateLimiterMemory;
  /** By room: the last write of a time. Two at once over several connections could be stored in the wrong order. */
  readonly #writes = new Map<RoomCode, Promise<void>>();

  constructor(deps: TurnNotifierDeps) {
    this.#deps = deps;
    this.#quota = new RateLimiterMemory({ points: deps.perHour, duration: 3600 });
  }

  start(live: LiveRoom): void {
    const state: RoomState = {
      devices: [],
      waiting: new Map(),
      retryAt: new Map(),
      notifyAt: null, // nobody is to be notified in most rooms, and nothing is stored for them
      cancel: nothing,
      pausedUntil: 0,
      work: Promise.resolve(),
    };
    this.#rooms.set(live, state);
    this.change(live, async () => {
      state.devices = await this.#deps.devices.list(live.code);
      if (state.devices.length > 0) state.notifyAt = undefined;
    }).catch(nothing); // was reported
  }

  stop(live: LiveRoom): void {
    this.#rooms.get(live)?.cancel();
    this.#rooms.delete(live);
  }

  stopAll(): void {
    for (const live of [...this.#rooms.keys()]) this.stop(live);
  }

  devicesOf(live: LiveRoom): readonly DeviceSubscription[] {
    return this.#rooms.get(live)?.devices ?? [];
  }

  /** Runs `work` when earlier changes are done, and looks at the room again. */
  async change<T>(live: LiveRoom, work: () => Promise<T>): Promise<T | undefined> {
    const state = this.#rooms.get(live);
    if (!state) return undefined;
    const done = state.work.then(work);
    state.work = done.then(
      () => {
        state.pausedUntil = 0;
      },
      (error: unknown) => {
        state.pausedUntil = this.#deps.timers.now() + STORE_RETRY_MS;
        this.#report(live, error);
      },
    );
    return done.finally(() => this.update(live));
  }

  async save(live: LiveRoom, device: DeviceSubscription): Promise<void> {
    await this.#deps.devices.save(live.code, device);
    const state = this.#rooms.get(live);
    if (!state) return;
    const isKnown = state.devices.some(({ id }) => id === device.id);
    state.devices = isKnown
      ? state.devices.map((other) => (other.id === device.id ? device : other))
      : [...state.devices, device];
  }

  async remove(live: LiveRoom, { id }: Pick<DeviceSubscription, 'id'>): Promise<void> {
    await this.#deps.devices.remove(live.code, id);
    const state = this.#rooms.get(live);
    if (state) state.devices = state.devices.filter((device) => device.id !== id);
  }

  /** To be called whenever the durable room, the devices or the visibility of a page has changed. */
  update(live: LiveRoom): void {
    const state = this.#rooms.get(live);
    if (!state || (state.devices.length === 0 && state.notifyAt === null)) return;
    const now = this.#deps.timers.now();
    if (state.pausedUntil > now) return void this.#schedule(live, state, state.pausedUntil);
    const times: TimestampMs[] = [];
    for (const device of state.devices) {
      const member = memberOf(live, device);
      const decision = member === null ? null : findOpenMemberDecision(live.durable, member);
      if (isOutdated(device, member, decision)) void this.#withdraw(live, device, member);
      const at = member === null ? null : this.#dueAt(live, state, device, member, decision, now);
      if (at !== null) times.push(at);
    }
    this.#schedule(live, state, times.length > 0 ? Math.min(...times) : null);
  }

  /** For a room that was loaded because somebody is to be notified: nobody has to wait again. */
  async wake(live: LiveRoom): Promise<void> {
    const state = this.#rooms.get(live);
    if (!state) return;
    await state.work;
    for (const [member, waiting] of state.waiting) state.waiting.set(member, { ...waiting, since: 0 });
    await this.#notifyDue(live);
  }

  /** When this device is to be notified; null: not at all. */
  #dueAt(
    live: LiveRoom,
    { waiting, retryAt }: RoomState,
    device: DeviceSubscription,
    member: MemberId,
    decision: OpenMemberDecision | null,
    now: TimestampMs,
  ): TimestampMs | null {
    if (!decision || this.#deps.isVisible(live, member)) {
      waiting.delete(member);
      return null;
    }
    const known = waiting.get(member);
    const since = known?.decision === decision.key ? known.since : now;
    waiting.set(member, { decision: decision.key, since });
    if (device.sent === decision.key) return null;
    return nextTimeOutsideQuietHours(
      device,
      Math.max(since + this.#deps.afterMs, retryAt.get(device.id) ?? 0),
    );
  }

  #schedule(live: LiveRoom, state: RoomState, at: TimestampMs | null): void {
    const { timers } = this.#deps;
    if (state.notifyAt === at) return;
    state.notifyAt = at;
    state.cancel();
    state.cancel =
      at === null ? nothing : timers.after(Math.max(0, at - timers.now()), () => void this.#notifyDue(live));
    this.#storeTime(live, at);
  }

  /** So that a restart or an eviction does not lose it. */
  #storeTime(live: LiveRoom, at: TimestampMs | null): void {
    const { code } = live;
    const earlier = this.#writes.get(code) ?? Promise.resolve();
    const written = earlier
      .then(() => this.#deps.log.setNotifyAt(code, at))
      .catch((error: unknown) => this.#report(live, error))
      .finally(() => {
        if (this.#writes.get(code) === written) this.#writes.delete(code);
      });
    this.#writes.set(code, written);
  }

  async #notifyDue(live: LiveRoom): Promise<void> {
    const { timers } = this.#deps;
    await this.change(live, async () => {
      const state = this.#rooms.get(live);
      if (!state) return;
      state.notifyAt = undefined; // the timer has fired: `update` sets the next one
      const now = timers.now();
      for (const device of state.devices) {
        const member = memberOf(live, device);
        const decision = member === null ? null : findOpenMemberDecision(live.durable, member);
        const at = member === null ? null : this.#dueAt(live, state, device, member, decision, now);
        if (decision && at !== null && at <= now) await this.#notify(live, state, device, decision);
      }
    }).catch(nothing); // was reported
  }

  /** The decision is stored before the message is sent: a crash may lose a notification, but never repeats one. */
  async #notify(
    live: LiveRoom,
    state: RoomState,
    device: DeviceSubscription,
    { key, game, deadline, isReminder }: OpenMemberDecision,
  ): Promise<void> {
    const { timers, onDelivery } = this.#deps;
    if (!(await this.#isOwned(live, state, device))) return;
    const isAllowed = await this.#quota.consume(device.id).then(
      () => true,
      () => false,
    );
    if (!isAllowed) {
      state.retryAt.set(device.id, timers.now() + RETRY_MS);
      return onDelivery('limited');
    }
    await this.save(live, { ...device, sent: key });
    const ttl = deadline === null ? TTL_SECONDS : Math.max(60, Math.ceil((deadline - timers.now()) / 1000));
    const result = await this.#send(
      live,
      device,
      turnPushPayload(live.code, game, device.language, isReminder),
      ttl,
    );
    if (result === 'sent')
      return device.failures > 0 ? this.save(live, { ...device, sent: key, failures: 0 }) : undefined;
    if (result === 'gone' || device.failures + 1 >= MAX_FAILURES) return this.remove(live, device);
    state.retryAt.set(device.id, timers.now() + RETRY_MS);
    await this.save(live, { ...device, failures: device.failures + 1 });
  }

  /** Another server may have taken the room: then it notifies, and knows what was sent. */
  async #isOwned(live: LiveRoom, state: RoomState, device: DeviceSubscription): Promise<boolean> {
    if (this.#rooms.get(live) !== state) return false;
    const now = this.#deps.timers.now();
    const result = await live.save([], now);
    if (result === 'failed') state.retryAt.set(device.id, now + RETRY_MS);
    return result === 'ok' && this.#rooms.get(live) === state;
  }

  /** The decision was made on another device, or the member is gone. */
  async #withdraw(live: LiveRoom, device: DeviceSubscription, member: MemberId | null): Promise<void> {
    await this.change(live, async () => {
      const state = this.#rooms.get(live);
      if (!state?.devices.includes(device)) return; // another withdrawal was faster
      if (!(await this.#isOwned(live, state, device))) return;
      if (member === null) await this.remove(live, device);
      else await this.save(live, { ...device, sent: null });
      if (device.sent === null || SHOWS_EVERY_MESSAGE.test(new URL(device.endpoint).hostname)) return;
      if ((await this.#send(live, device, closeNotificationPayload(live.code), TTL_SECONDS)) === 'gone')
        await this.remove(live, device);
    }).catch(nothing); // was reported
  }

  async #send(
    live: LiveRoom,
    device: DeviceSubscription,
    payload: PushPayload,
    ttl: number,
  ): Promise<PushDeliveryResult> {
    const topic = createHash('sha256').update(`${live.code} ${device.id}`).digest('base64url').slice(0, 32);
    const result = await this.#limit(() => this.#deps.deliver(device, { payload, ttl, topic }));
    this.#deps.onDelivery(result);
    return result;
  }

  /** Without the endpoint, which is a secret of the member. */
  #report(live: LiveRoom, error: unknown): void {
    this.#deps.logger.error({ err: error, room: live.code }, 'notifying failed');
  }
}

/** null: the token of this device belongs to no member any more. */
const memberOf = (live: LiveRoom, { owner }: DeviceSubscription): MemberId | null =>
  live.durable.members.find(({ tokens, presence }) => presence !== 'left' && tokens.includes(owner))?.id ??
  null;

/** A reminder replaces the notification of its decision; another decision, or none, makes it outdated. */
function isOutdated(
  { sent }: DeviceSubscription,
  member: MemberId | null,
  decision: OpenMemberDecision | null,
): boolean {
  return member === null || (sent !== null && sent !== decision?.key && sent !== decision?.reminderOf);
}

import { type CommandEnvelope, type MemberId, type RoomEntry, TELEVISION_MEMBER_ID } from '@fivefold/room';
import { err } from '@fivefold/rules';
import { type BotSeatDeps, BotSeats } from '../bots/seats.ts';
import type { Logger } from '../logger.ts';
import { createPushDelivery, type PushDeliveryResult } from '../push/deliver.ts';
import type { DeviceStore } from '../push/deviceStore.ts';
import type { PushDeps, PushSettings } from '../push/devices.ts';
import { TurnNotifier } from '../push/TurnNotifier.ts';
import { StoreUnavailableError } from '../store/unavailable.ts';
import { RoomDeadlines } from '../timers/deadlines.ts';
import type { Timers } from '../timers/timers.ts';
import type { LiveRoom } from './LiveRoom.ts';
import { type RoomOwnershipWatchDeps, watchRoomOwnership } from './ownershipWatch.ts';
import { RoomRegistry } from './registry.ts';
import { RoomWakeScheduler } from './roomWakeScheduler.ts';
import { type RunRoomCommandDeps, runRoomCommand } from './runRoomCommand.ts';
import { RoomViewSubscriptions } from './subscriptions.ts';

export interface RoomLifecycleDeps
  extends Pick<RunRoomCommandDeps, 'log' | 'context'>,
    Pick<RoomOwnershipWatchDeps, 'onStoreHealth'> {
  readonly devices: DeviceStore;
  readonly bots: Omit<BotSeatDeps, 'isCurrent' | 'run' | 'logger' | 'timers'>;
  readonly logger: Logger;
  readonly timers: Timers;
  readonly idleRooms: number;
  /** After a room was loaded, its members have this long to reconnect before they count as dropped. */
  readonly reconnectMs: number;
  readonly push: PushSettings;
  readonly onDelivery: (result: PushDeliveryResult | 'limited') => void;
}

export interface RoomLifecycle {
  readonly rooms: RoomRegistry;
  readonly subscriptions: RoomViewSubscriptions;
  readonly push: PushDeps;
  /** The last connection of this member was closed. */
  onDisconnected(live: LiveRoom, member: MemberId): void;
  /** Stops clocks and bots; resolves when all that was decided is stored and sent. */
  stop(): Promise<void>;
}

/** Joins registry, subscriptions, clocks and bots: what happens when a room is loaded, changes or is lost. */
export function startRoomLifecycle(deps: RoomLifecycleDeps): RoomLifecycle {
  const { logger, timers, reconnectMs } = deps;
  let stopping = false;
  const subscriptions = new RoomViewSubscriptions();
  const rooms = new RoomRegistry(
    deps.log,
    {
      onDurable,
      onLost,
      onLoad,
      onUnload,
      isBusy: (live) => botSeats.isThinking(live) || roomWakeScheduler.isWaiting(live),
    },
    deps.idleRooms,
  );
  const runDeps = { rooms, log: deps.log, context: deps.context };
  const run = (live: LiveRoom, envelope: CommandEnvelope) => runRoomCommand(runDeps, live, envelope);
  const runForServer = (live: LiveRoom, command: CommandEnvelope['command']) =>
    run(live, { id: null, by: null, command }).catch((error: unknown) => {
      if (error instanceof StoreUnavailableError) return err({ code: 'try-again' as const });
      logger.error({ err: error, room: live.code, event: command.type }, 'command failed');
      return null;
    });
  const deadlines = new RoomDeadlines({ timers, tick: (live) => runForServer(live, { type: 'tick' }) });
  const stopWatch = watchRoomOwnership({
    log: deps.log,
    rooms,
    logger,
    timers,
    onLost: (live) => onLost(live, null),
    onStoreHealth: deps.onStoreHealth,
  });
  const roomWakeScheduler = new RoomWakeScheduler({
    log: deps.log,
    rooms,
    logger,
    timers,
    reconnectMs,
    act: (live) => runForServer(live, { type: 'tick' }).then(() => notifier.wake(live)),
  });
  const notifier = new TurnNotifier({
    log: deps.log,
    devices: deps.devices,
    deliver: createPushDelivery(deps.push),
    afterMs: deps.push.afterMs,
    perHour: deps.push.perHour,
    timers,
    logger,
    onDelivery: deps.onDelivery,
    isVisible: (live, member) =>
      subscriptions.find(live, member)?.connections.some(({ isVisible }) => isVisible) ?? false,
  });
  const botSeats = new BotSeats({
    ...deps.bots,
    logger,
    timers,
    run,
    isCurrent: (live) => !stopping && rooms.isCurrent(live),
  });

  function onLoad(live: LiveRoom): void {
    if (stopping) return;
    timers.after(reconnectMs, () => dropMissing(live));
    deadlines.start(live, timers.now() + reconnectMs);
    notifier.start(live);
    botSeats.update(live);
  }

  function onUnload(live: LiveRoom): void {
    deadlines.stop(live);
    notifier.stop(live);
  }

  function onDurable(live: LiveRoom, entries: readonly RoomEntry[]): void {
    try {
      subscriptions.publish(live, entries);
      if (stopping) return;
      deadlines.update(live);
      notifier.update(live);
      botSeats.update(live);
    } catch (error) {
      logger.error({ err: error, room: live.code }, 'publishing failed');
    }
  }

  function onLost(live: LiveRoom, error: Error | null): void {
    rooms.unload(live);
    if (error) {
      logger.error({ err: error, room: live.code }, 'room lost');
      subscriptions.closeAll(live, 'restarting');
    } else {
      logger.info({ room: live.code }, 'another server has taken the room');
      subscriptions.reconnectAll(live);
    }
  }

  /** After a crash the stored room still says that its members are here. */
  function dropMissing(live: LiveRoom): void {
    if (stopping || !rooms.isCurrent(live)) return;
    for (const { id, presence } of live.room.members)
      if (presence === 'here' && !subscriptions.find(live, id)) onDisconnected(live, id);
  }

  function onDisconnected(live: LiveRoom, member: MemberId): void {
    if (stopping || member === TELEVISION_MEMBER_ID) return;
    void runForServer(live, { type: 'disconnect', member }).then((outcome) => {
      // Not stored: try later, or the member would count as here for ever.
      if (outcome && !outcome.ok) timers.after(reconnectMs, () => dropMissing(live));
    });
  }

  return {
    rooms,
    subscriptions,
    push: { ...deps.push, notifier },
    onDisconnected,
    stop: async () => {
      stopping = true;
      stopWatch();
      roomWakeScheduler.stop();
      deadlines.stopAll();
      notifier.stopAll();
      await rooms.settled();
    },
  };
}

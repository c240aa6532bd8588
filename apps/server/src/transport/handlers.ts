import { type ClientToServer, clientMessageSchemas, type Refusal } from '@fivefold/room';
import { err, ok, type Result } from '@fivefold/rules';
import type * as z from 'zod';
import { reportPushState, subscribePushDevice, unsubscribePushDevice } from '../push/devices.ts';
import { createDevicePassport, joinRoom, type ReplyCallback, redeemDevicePassport } from '../rooms/join.ts';
import { runRoomCommand } from '../rooms/runRoomCommand.ts';
import { roomViewSnapshotOf } from '../rooms/subscriptions.ts';
import { showRoomOnTelevision } from '../rooms/watch.ts';
import type { SocketConnection, SocketEventHandler, TransportDeps } from './SocketConnection.ts';

/** Parses the payload of an event before `run` sees it. */
function handle<Message>(
  schema: z.ZodType<Message>,
  run: (
    deps: TransportDeps,
    connection: SocketConnection,
    message: Message,
    answer: ReplyCallback<unknown>,
  ) => Promise<void> | void,
): SocketEventHandler {
  return (deps, connection, payload, answer) => {
    const message = parse(schema, payload);
    return message.ok ? run(deps, connection, message.value, answer) : answer(message);
  };
}

function parse<T>(schema: z.ZodType<T>, payload: unknown): Result<T, Refusal> {
  try {
    const parsed = schema.safeParse(payload);
    return parsed.success ? ok(parsed.data) : err({ code: 'malformed' });
  } catch {
    return err({ code: 'malformed' }); // nested so deeply that the parser has no stack left
  }
}

const notInARoom: Result<never, Refusal> = err({ code: 'not-in-a-room' });

export const socketEventHandlers: Readonly<Record<keyof ClientToServer, SocketEventHandler>> = {
  join: handle(clientMessageSchemas.join, (deps, connection, message, answer) =>
    connection.inOrder(() => joinRoom(deps, connection, message, answer)),
  ),
  redeem: handle(clientMessageSchemas.redeem, (deps, connection, message, answer) =>
    connection.inOrder(() => redeemDevicePassport(deps, connection, message, answer)),
  ),
  watch: handle(clientMessageSchemas.watch, (deps, connection, message, answer) =>
    connection.inOrder(() => showRoomOnTelevision(deps, connection, message, answer)),
  ),
  command: handle(clientMessageSchemas.command, async (deps, connection, message, answer) => {
    const { room, member: by } = connection;
    answer(room ? await runRoomCommand(deps, room, { ...message, by }) : notInARoom);
  }),
  sync: handle(clientMessageSchemas.sync, ({ now, subscriptions }, { room, member }, _message, answer) => {
    const subscription = room && subscriptions.find(room, member);
    answer(subscription ? ok(roomViewSnapshotOf(subscription, now())) : notInARoom);
  }),
  subscribe: handle(clientMessageSchemas.subscribe, async (deps, connection, message, answer) => {
    answer(await subscribePushDevice(deps, connection, message));
  }),
  unsubscribe: handle(clientMessageSchemas.unsubscribe, async (deps, connection, message, answer) => {
    answer(await unsubscribePushDevice(deps, connection, message));
  }),
  pushState: handle(clientMessageSchemas.pushState, async (deps, connection, message, answer) => {
    answer(await reportPushState(deps, connection, message));
  }),
  visibility: handle(clientMessageSchemas.visibility, (_deps, connection, { visible }, answer) => {
    connection.setVisible(visible);
    answer(ok(null));
  }),
  passport: handle(clientMessageSchemas.passport, async (deps, { room, member }, _message, answer) => {
    answer(room ? await createDevicePassport(deps, room, member) : notInARoom);
  }),
};

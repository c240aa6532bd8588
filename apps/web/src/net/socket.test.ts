import { OTHER_PROTOCOL_REFUSAL, PROTOCOL_VERSION } from '@fivefold/room';
import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useConnection } from '../state/connection.ts';
import { reloadPage } from './page.ts';
import { openSocket } from './socket.ts';

vi.mock('socket.io-client', () => ({ io: vi.fn() }));
vi.mock('./page.ts', () => ({ reloadPage: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('document', { addEventListener: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The options that `openSocket` gave to Socket.IO, and a fake socket whose events the test fires. */
function opened() {
  const listeners: Record<string, (value: unknown) => void> = {};
  const socket = {
    on: (event: string, listener: (value: unknown) => void) => {
      listeners[event] = listener;
    },
    connected: false,
    connect: vi.fn(),
    disconnect: vi.fn((): { connect(): void } => socket),
    io: { opts: {} as { transports?: readonly string[] }, timeout: vi.fn() },
  };
  vi.mocked(io).mockImplementation(((options: object) => {
    socket.io.opts = { ...options };
    return socket;
  }) as never);
  const client = openSocket();
  const options = vi.mocked(io).mock.lastCall![0] as NonNullable<Parameters<typeof io>[1]>;
  return { client, options, socket, hear: (event: string, value: unknown) => listeners[event]!(value) };
}

test('tries a WebSocket first, then polling', () => {
  expect(opened().options).toMatchObject({ transports: ['websocket', 'polling'], tryAllTransports: true });
});

test('starts to poll within three seconds where a proxy swallows WebSockets, and then has more time', () => {
  const { options, socket, hear } = opened();
  const longestPause = options.reconnectionDelay! * (1 + options.randomizationFactor!);
  expect(options.timeout! + longestPause).toBeLessThan(3000);
  hear('connect_error', { message: 'websocket error' });
  expect(socket.io.timeout).not.toHaveBeenCalled();
  hear('connect_error', { message: 'timeout' });
  expect(socket.io.timeout.mock.lastCall![0]).toBeGreaterThan(options.timeout!);
});

test('polls first after a WebSocket that timed out', () => {
  const { socket, hear } = opened();
  hear('connect_error', { message: 'websocket error' });
  expect(socket.io.opts.transports).toEqual(['websocket', 'polling']);
  hear('connect_error', { message: 'timeout' });
  expect(socket.io.opts.transports).toEqual(['polling', 'websocket']);
});

test('[P51] puts the room into the address, and connects again where another room was named', () => {
  const { client, socket } = opened();
  client.setRoom('KITE-4271');
  expect(socket.io.opts).toMatchObject({ query: { room: 'KITE-4271' } });
  expect(socket.disconnect).not.toHaveBeenCalled();
  socket.connected = true;
  client.setRoom('KITE-4271');
  expect(socket.disconnect).not.toHaveBeenCalled();
  client.setRoom('MOON-0001');
  expect(socket.disconnect).toHaveBeenCalledOnce();
  expect(socket.connect).toHaveBeenCalledOnce();
});

test('spreads reconnects of many clients over time', () => {
  expect(opened().options.randomizationFactor).toBeGreaterThan(0);
});

test.each([
  [0, 500],
  [0.5, 1250],
])('spreads reconnects after the server closed the connection: random %f, %i ms', (chance, ms) => {
  const { socket, hear } = opened();
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  hear('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(ms - 1);
  expect(socket.connect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(socket.connect).toHaveBeenCalledOnce();
});

test.each(['transport close', 'ping timeout', 'io client disconnect'])(
  'leaves reconnecting to Socket.IO after %s',
  (reason) => {
    const { socket, hear } = opened();
    hear('disconnect', reason);
    vi.runAllTimers();
    expect(socket.connect).not.toHaveBeenCalled();
  },
);

test('[P1] says its protocol version in the handshake', () => {
  const { options } = opened();
  const auth = vi.fn();
  (options.auth as (send: (data: object) => void) => void)(auth);
  expect(auth.mock.lastCall![0]).toEqual({ protocol: PROTOCOL_VERSION });
});

test.each([
  ['reloads the page', true, 0],
  ['tries again later where a reload would lose typed text', false, 1],
])('[P1] %s after other-protocol', (_what, reloads, connects) => {
  vi.mocked(reloadPage).mockReturnValue(reloads);
  const { socket, hear } = opened();
  hear('connect_error', { message: OTHER_PROTOCOL_REFUSAL });
  expect(useConnection.getState().outdated).toBe(true);
  vi.runAllTimers();
  expect(socket.connect).toHaveBeenCalledTimes(connects);
});

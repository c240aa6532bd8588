import { io } from 'socket.io-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSocket } from './socket.ts';

vi.mock('socket.io-client', () => ({ io: vi.fn() }));

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

/** What `openSocket` asked Socket.IO for, and a socket that says what the test wants to hear. */
function opened() {
  const listeners: Record<string, (value: unknown) => void> = {};
  const socket = {
    on: (event: string, listener: (value: unknown) => void) => {
      listeners[event] = listener;
    },
    connect: vi.fn(),
    io: { opts: {} as { transports?: readonly string[] } },
  };
  vi.mocked(io).mockImplementation(((options: object) => {
    socket.io.opts = { ...options };
    return socket;
  }) as never);
  openSocket();
  const options = vi.mocked(io).mock.lastCall![0] as NonNullable<Parameters<typeof io>[1]>;
  return { options, socket, hear: (event: string, value: unknown) => listeners[event]!(value) };
}

test('a WebSocket is tried first, and polling where it is refused', () => {
  expect(opened().options).toMatchObject({ transports: ['websocket', 'polling'], tryAllTransports: true });
});

test('a network that swallows WebSockets is asked by polling first', () => {
  const { socket, hear } = opened();
  hear('connect_error', { message: 'websocket error' });
  expect(socket.io.opts.transports).toEqual(['websocket', 'polling']);
  hear('connect_error', { message: 'timeout' });
  expect(socket.io.opts.transports).toEqual(['polling', 'websocket']);
});

test('browsers that lost the server together do not all come back at once', () => {
  expect(opened().options.randomizationFactor).toBeGreaterThan(0);
});

test.each([
  [0, 500],
  [0.5, 1250],
])('nor do those whom the server sent away: chance %f, %i ms', (chance, ms) => {
  const { socket, hear } = opened();
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  hear('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(ms - 1);
  expect(socket.connect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(socket.connect).toHaveBeenCalledOnce();
});

test.each(['transport close', 'ping timeout', 'io client disconnect'])(
  'a connection that ended otherwise (%s) is left to Socket.IO',
  (reason) => {
    const { socket, hear } = opened();
    hear('disconnect', reason);
    vi.runAllTimers();
    expect(socket.connect).not.toHaveBeenCalled();
  },
);

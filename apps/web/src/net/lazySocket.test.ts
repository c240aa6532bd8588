import { beforeEach, expect, test, vi } from 'vitest';
import type { ClientSocket } from './clientSocket.ts';
import { lazySocket } from './lazySocket.ts';

const real = {
  connected: false,
  on: vi.fn(),
  emit: vi.fn(),
  setRoom: vi.fn(),
  connect: vi.fn(),
  disconnect: vi.fn(),
};
const load = vi.fn(async () => real as unknown as ClientSocket);
beforeEach(() => {
  vi.clearAllMocks();
  real.connected = false;
});

test('is loaded by the first connection, once', async () => {
  const socket = lazySocket(load);
  const listener = () => {};
  socket.on('connect', listener);
  socket.setRoom('KITE-4271');
  expect(load).not.toHaveBeenCalled();
  socket.connect();
  socket.connect();
  await vi.waitFor(() => expect(real.connect).toHaveBeenCalledOnce());
  expect(load).toHaveBeenCalledOnce();
  expect(real.on).toHaveBeenCalledWith('connect', listener);
  expect(real.setRoom).toHaveBeenCalledWith('KITE-4271');
  expect(real.setRoom.mock.invocationCallOrder[0]).toBeLessThan(real.connect.mock.invocationCallOrder[0]!);
});

test('passes everything on once it is loaded', async () => {
  const socket = lazySocket(load);
  expect(socket.connected).toBe(false);
  socket.connect();
  await vi.waitFor(() => expect(real.connect).toHaveBeenCalledOnce());
  real.connected = true;
  expect(socket.connected).toBe(true);
  const done = () => {};
  socket.emit('sync', done);
  expect(real.emit).toHaveBeenCalledWith('sync', done);
  socket.disconnect();
  expect(real.disconnect).toHaveBeenCalledOnce();
});

test('does not connect where the page left the room while it was loading', async () => {
  const socket = lazySocket(load);
  socket.connect();
  socket.disconnect();
  await load.mock.results[0]!.value;
  await Promise.resolve();
  expect(real.connect).not.toHaveBeenCalled();
});

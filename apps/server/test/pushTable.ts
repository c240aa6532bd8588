import type { PushState, Refusal, SubscribeDeviceMessage } from '@fivefold/room';
import type { Result } from '@fivefold/rules';
import { expect, onTestFinished } from 'vitest';
import type { TestClient } from './client.ts';
import { PUSH_KEYS, type TestApp, type TestOptions, testApp } from './harness.ts';
import { expectOk, started } from './play.ts';
import { type TestDevice, TestPushService } from './pushService.ts';

export const SECOND = 1000;

export async function pushService(): Promise<TestPushService> {
  const service = await TestPushService.start();
  onTestFinished(() => service.stop());
  return service;
}

export const messageOf = ({ endpoint, p256dh, auth }: TestDevice, lang = 'ru'): SubscribeDeviceMessage => ({
  endpoint,
  p256dh,
  auth,
  lang,
  quiet: null,
});

export const subscribe = (client: TestClient, message: unknown): Promise<Result<PushState, Refusal>> =>
  client.socket.emitWithAck('subscribe', message as SubscribeDeviceMessage);

/** Seconds pass until the condition holds; each one gives the server a chance to act. */
export async function until(app: TestApp, holds: () => boolean, stepMs = SECOND): Promise<void> {
  while (!holds()) {
    app.time.pass(stepMs);
    await fetch(`${app.url}/healthz`);
  }
}

/** Seconds in which nothing is to happen. */
export async function seconds(app: TestApp, count: number): Promise<void> {
  for (let i = 0; i < count; i += 1) {
    app.time.pass(SECOND);
    await fetch(`${app.url}/healthz`);
  }
}

export const waitedClient = (clients: readonly TestClient[]): TestClient =>
  clients.find(({ table }) => table.seat === table.waitingFor[0])!;

interface Table {
  readonly app: TestApp;
  readonly service: TestPushService;
  readonly clients: readonly TestClient[];
  /** Whose turn it is. */
  readonly waited: TestClient;
  readonly device: TestDevice;
  readonly code: string;
}

/** A game of Iota in which the player who is waited for has subscribed. */
export async function table(options: TestOptions = {}, lang?: string): Promise<Table> {
  const service = await pushService();
  const app = await testApp({ ...options, vars: { PUSH_ALLOWED_ORIGINS: service.origin, ...options.vars } });
  const clients = await started(app.url, 'iota', 3);
  const waited = waitedClient(clients);
  const device = service.device();
  const state = expectOk(await subscribe(waited, messageOf(device, lang)));
  expect(state).toEqual({ key: PUSH_KEYS.publicKey, on: true });
  return { app, service, clients, waited, device, code: waited.view!.code };
}

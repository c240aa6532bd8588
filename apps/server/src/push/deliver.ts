import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { DeviceSubscription } from './deviceStore.ts';
import { isAllowedPushEndpoint, lookupPublicIpAddress } from './endpoint.ts';
import type { PushKeys } from './keys.ts';

const TIMEOUT_MS = 10_000;

/** gone: the push service does not know this device any more. */
export type PushDeliveryResult = 'sent' | 'gone' | 'failed';

interface Delivery {
  readonly payload: unknown;
  /** Seconds that the push service keeps it for a device that is offline. */
  readonly ttl: number;
  /** A later message of the same topic replaces one that was not delivered yet. */
  readonly topic: string;
}

export interface PushDeliveryDeps {
  readonly keys: PushKeys;
  /** `mailto:` or `https:`: whom a push service may write to. */
  readonly subject: string;
  readonly allowedOrigins: readonly string[];
}

export type DeliverPush = (device: DeviceSubscription, delivery: Delivery) => Promise<PushDeliveryResult>;

/** Sends encrypted messages to push services: RFC 8030, 8291 and 8292. */
export function createPushDelivery({ keys, subject, allowedOrigins }: PushDeliveryDeps): DeliverPush {
  return async ({ endpoint, p256dh, auth }, { payload, ttl, topic }) => {
    if (!isAllowedPushEndpoint(endpoint, allowedOrigins)) return 'gone'; // the operator's list may have changed
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { vapidDetails: { subject, ...keys }, TTL: ttl, topic, urgency: 'high', contentEncoding: 'aes128gcm' },
    );
    const isAllowedOrigin = allowedOrigins.includes(new URL(endpoint).origin);
    const options = {
      method,
      headers: { ...headers },
      timeout: TIMEOUT_MS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(isAllowedOrigin ? {} : { lookup: lookupPublicIpAddress }),
    };
    return request(new URL(endpoint), options, body);
  };
}

/** Redirects are not followed: they count as failures. */
function request(url: URL, options: https.RequestOptions, body: Buffer | null): Promise<PushDeliveryResult> {
  const { request: send } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve) => {
    const sending = send(url, options, (response) => {
      response.destroy();
      const status = response.statusCode ?? 0;
      if (status >= 200 && status < 300) resolve('sent');
      else resolve(status === 404 || status === 410 ? 'gone' : 'failed');
    });
    sending.on('error', () => resolve('failed'));
    sending.end(body ?? undefined);
  });
}

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedPush {
  readonly device: TestDevice;
  readonly headers: IncomingHttpHeaders;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The claims of the VAPID token. */
  readonly claims: Readonly<Record<string, unknown>>;
}

/** A browser's subscription: what it tells the server, and the private key that it keeps. */
export interface TestDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly keys: ECDH;
}

const base64 = (bytes: Buffer): string => bytes.toString('base64url');
const hkdf = (salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** RFC 8188 and 8291: one record of aes128gcm for this device. Throws where it is anything else. */
function decrypt({ keys, auth }: TestDevice, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20]!;
  const sender = body.subarray(21, 21 + keyLength);
  const secret = keys.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const key = hkdf(Buffer.from(auth, 'base64url'), secret, info, 32);
  const content = hkdf(salt, key, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, key, Buffer.from('Content-Encoding: nonce\0'), 12);
  const record = body.subarray(21 + keyLength);
  if (record.length > body.readUInt32BE(16)) throw new Error('more than one record');
  const decipher = createDecipheriv('aes-128-gcm', content, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('not the last record');
  return padded.subarray(0, end).toString('utf8');
}

/** RFC 8292: the token must be signed by the key that it names, for this origin. */
function verifiedClaims(header: string | undefined, origin: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: base64(point.subarray(1, 33)), y: base64(point.subarray(33)) };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const parse = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const claims = parse(body);
  if (!isSigned || parse(head).alg !== 'ES256' || claims.aud !== origin) throw new Error('bad VAPID token');
  return { ...claims, key };
}

/** A push service on this machine: it takes only what RFC 8030, 8291 and 8292 allow. */
export class TestPushService {
  readonly received: ReceivedPush[] = [];
  /** What was wrong with refused requests. */
  readonly problems: string[] = [];
  /** The answer for a device, where it is not 201. */
  readonly status = new Map<TestDevice, number>();
  readonly #devices = new Map<string, TestDevice>();
  readonly #server: Server;
  onReceived: (push: ReceivedPush) => void = () => {};

  private constructor(server: Server) {
    this.#server = server;
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const device = this.#devices.get(request.url ?? '');
        try {
          const status = device
            ? this.#receive(device, request.method, request.headers, Buffer.concat(chunks))
            : 404;
          response.writeHead(status, { location: `${this.origin}/elsewhere` }).end();
        } catch (error) {
          this.problems.push((error as Error).message);
          response.writeHead(400).end();
        }
      });
    });
  }

  static async start(): Promise<TestPushService> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new TestPushService(server);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  device(): TestDevice {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const path = `/push/${base64(randomBytes(16))}`;
    const auth = base64(randomBytes(16));
    const device = { endpoint: this.origin + path, p256dh: base64(keys.getPublicKey()), auth, keys };
    this.#devices.set(path, device);
    return device;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  #receive(
    device: TestDevice,
    method: string | undefined,
    headers: IncomingHttpHeaders,
    body: Buffer,
  ): number {
    const status = this.status.get(device) ?? 201;
    if (method !== 'POST') throw new Error('not a POST');
    if (!/^\d+$/.test(headers.ttl?.toString() ?? '')) throw new Error('no TTL');
    if (!/^[\w-]{1,32}$/.test(headers.topic?.toString() ?? '')) throw new Error('bad topic');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('bad encoding');
    const claims = verifiedClaims(headers.authorization, this.origin);
    const payload = JSON.parse(decrypt(device, body)) as Record<string, unknown>;
    const push = { device, headers, payload, claims };
    this.received.push(push);
    this.onReceived(push);
    return status;
  }
}

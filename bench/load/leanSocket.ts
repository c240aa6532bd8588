import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PROTOCOL_VERSION } from '@fivefold/room';

type Listener = (...args: never[]) => void;

const TEXT = 0x81;
const PING = '2';
const PONG = '3';

/**
 * A Socket.IO client for load tests: WebSocket only, whole text frames only. The library's client takes more processor
 * time a move than the server, and a server that waits for its clients batches less and looks slower than it is.
 */
export class LeanSocket {
  readonly #socket: Socket;
  readonly #mask = randomBytes(4);
  readonly #listeners = new Map<string, Listener>();
  readonly #replies = new Map<number, Listener>();
  #requests = 0;
  #unread: Buffer | null = null;
  #opened: () => void = () => {};
  #closed = false;

  static open(url: string, room: string): Promise<LeanSocket> {
    const { hostname, port, host } = new URL(url);
    return new Promise((done, failed) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const client = new LeanSocket(socket);
      client.#opened = () => done(client);
      socket.on('error', failed);
      socket.on('close', () => {
        if (!client.#closed) throw new Error('the server closed the connection');
      });
      socket.on('data', (bytes: Buffer) => client.#readHandshake(bytes, failed));
      const key = randomBytes(16).toString('base64');
      socket.write(
        `GET /socket.io/?EIO=4&transport=websocket&room=${room} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\n` +
          `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      );
    });
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  /** One listener an event; a later one replaces it. */
  on(event: string, listener: Listener): void {
    this.#listeners.set(event, listener);
  }

  emit(...event: readonly [name: string, ...values: unknown[]]): void {
    this.#send(`42${JSON.stringify(event)}`);
  }

  /** `onReply` is called in the same tick as the reply arrives, before any event that follows it. */
  request(event: string, payload: unknown, onReply: (reply: never) => void): void {
    this.#requests += 1;
    this.#replies.set(this.#requests, onReply);
    this.#send(`42${this.#requests}["${event}",${JSON.stringify(payload)}]`);
  }

  emitWithAck<T>(event: string, payload: unknown): Promise<T> {
    return new Promise<T>((done) => this.request(event, payload, done as Listener));
  }

  disconnect(): void {
    this.#closed = true;
    this.#socket.destroy();
  }

  #readHandshake(bytes: Buffer, failed: (error: Error) => void): void {
    const all = this.#unread ? Buffer.concat([this.#unread, bytes]) : bytes;
    const end = all.indexOf('\r\n\r\n');
    this.#unread = end < 0 ? all : null;
    if (end < 0) return;
    const status = all.toString('latin1', 0, all.indexOf('\r\n'));
    if (!status.startsWith('HTTP/1.1 101')) {
      failed(new Error(status));
      return;
    }
    this.#socket.removeAllListeners('data').on('data', (more: Buffer) => this.#read(more));
    this.#read(all.subarray(end + 4));
  }

  #read(bytes: Buffer): void {
    const all = this.#unread ? Buffer.concat([this.#unread, bytes]) : bytes;
    let at = 0;
    for (;;) {
      const head = frameHeaderAt(all, at);
      if (!head || all.length < head.start + head.length) break;
      at = head.start + head.length;
      if (all[head.begin] === TEXT) this.#onPacket(all.toString('utf8', head.start, at));
    }
    this.#unread = at < all.length ? all.subarray(at) : null;
  }

  #onPacket(text: string): void {
    if (text.startsWith('42')) {
      const [event, ...args] = JSON.parse(text.slice(2)) as [string, ...never[]];
      this.#listeners.get(event)?.(...args);
    } else if (text.startsWith('43')) {
      const start = text.indexOf('[');
      const id = Number(text.slice(2, start));
      const onReply = this.#replies.get(id);
      this.#replies.delete(id);
      onReply?.((JSON.parse(text.slice(start)) as never[])[0]!);
    } else if (text === PING) this.#send(PONG);
    else if (text.startsWith('40')) this.#opened();
    else if (text.startsWith('0')) this.#send(`40{"protocol":${PROTOCOL_VERSION}}`);
    else throw new Error(`unexpected packet: ${text}`);
  }

  /** Clients must mask their frames. */
  #send(text: string): void {
    const length = Buffer.byteLength(text);
    if (length >= 65_536) throw new Error('payload too long');
    const start = length < 126 ? 6 : 8;
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = TEXT;
    frame[1] = 0x80 | (length < 126 ? length : 126);
    if (start === 8) frame.writeUInt16BE(length, 2);
    this.#mask.copy(frame, start - 4);
    frame.write(text, start);
    for (let i = 0; i < length; i += 1) frame[start + i]! ^= this.#mask[i & 3]!;
    this.#socket.write(frame);
  }
}

/** The header of the frame at `begin`; null when it is incomplete. */
function frameHeaderAt(
  bytes: Buffer,
  begin: number,
): { begin: number; start: number; length: number } | null {
  if (bytes.length < begin + 2) return null;
  const short = bytes[begin + 1]! & 0x7f;
  const start = begin + (short < 126 ? 2 : short === 126 ? 4 : 10);
  if (bytes.length < start) return null;
  if (short < 126) return { begin, start, length: short };
  return {
    begin,
    start,
    length: short === 126 ? bytes.readUInt16BE(begin + 2) : bytes.readUIntBE(begin + 4, 6),
  };
}

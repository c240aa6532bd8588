import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { count } from './wire.ts';

type Answered = (answer: never) => void;

const TEXT = 0x81;
const PATCH = '42["p",';
const PING = '2';
const PONG = '3';

/**
 * A Socket.IO client that has nothing but a WebSocket, and of that only texts in whole frames. The library's own takes more
 * processor time a move than the server that it is to keep busy, and a server that waits for its driver gathers less: it would look
 * dearer than it is.
 */
export class Line {
  /** Called with what comes after the name of a patch. */
  hear: (...args: never[]) => void = () => {};
  readonly #socket: Socket;
  readonly #mask = randomBytes(4);
  readonly #answers = new Map<number, Answered>();
  #asked = 0;
  #rest: Buffer | null = null;
  #opened: () => void = () => {};
  #closed = false;

  static open(url: string): Promise<Line> {
    const { hostname, port, host } = new URL(url);
    return new Promise((done, failed) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      const line = new Line(socket);
      line.#opened = () => done(line);
      socket.on('error', failed);
      socket.on('close', () => {
        if (!line.#closed) throw new Error('the server hung up');
      });
      socket.on('data', (bytes: Buffer) => line.#greeted(bytes, failed));
      const key = randomBytes(16).toString('base64');
      socket.write(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\n` +
          `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
      );
    });
  }

  private constructor(socket: Socket) {
    this.#socket = socket;
  }

  ask(event: string, question: unknown, answered: Answered): void {
    this.#asked += 1;
    this.#answers.set(this.#asked, answered);
    this.#send(`42${this.#asked}["${event}",${JSON.stringify(question)}]`);
  }

  asking<T>(event: string, question: unknown): Promise<T> {
    return new Promise<T>((done) => this.ask(event, question, done as Answered));
  }

  disconnect(): void {
    this.#closed = true;
    this.#socket.destroy();
  }

  /** The answer to the request, in one piece with what may follow it. */
  #greeted(bytes: Buffer, failed: (error: Error) => void): void {
    const all = this.#rest ? Buffer.concat([this.#rest, bytes]) : bytes;
    const end = all.indexOf('\r\n\r\n');
    this.#rest = end < 0 ? all : null;
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
    const all = this.#rest ? Buffer.concat([this.#rest, bytes]) : bytes;
    let at = 0;
    for (;;) {
      const head = headAt(all, at);
      if (!head || all.length < head.start + head.length) break;
      at = head.start + head.length;
      if (all[head.begin] === TEXT) this.#message(all.toString('utf8', head.start, at));
    }
    this.#rest = at < all.length ? all.subarray(at) : null;
  }

  #message(text: string): void {
    if (text.startsWith(PATCH)) {
      count(text, 'patches');
      const [, ...args] = JSON.parse(text.slice(2)) as never[];
      this.hear(...args);
    } else if (text.startsWith('43')) {
      count(text, 'others');
      const list = text.indexOf('[');
      const number = Number(text.slice(2, list));
      const answered = this.#answers.get(number);
      this.#answers.delete(number);
      answered?.((JSON.parse(text.slice(list)) as never[])[0]!);
    } else if (text === PING) this.#send(PONG);
    else if (text.startsWith('40')) this.#opened();
    else if (text.startsWith('0')) this.#send('40');
    else if (!text.startsWith('42')) throw new Error(`unexpected: ${text}`);
  }

  /** Masked, as a browser must. */
  #send(text: string): void {
    const length = Buffer.byteLength(text);
    if (length >= 65_536) throw new Error('too long for the driver');
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

/** Where a frame begins, its payload starts, and how long that is; null where more has to come. */
function headAt(bytes: Buffer, begin: number): { begin: number; start: number; length: number } | null {
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

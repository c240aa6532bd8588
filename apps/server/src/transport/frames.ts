/** What `ws` reads messages with, as far as it is asked here. */
export interface Receiver {
  readonly _state: number;
  readonly _bufferedBytes: number;
  readonly _fragmented: number;
  readonly _errored: boolean;
  readonly writableLength: number;
  readonly destroyed: boolean;
  write(bytes: Buffer): boolean;
}

/** All that came before is read: what comes now is the beginning of a message. */
export const isBetweenMessages = (receiver: Receiver): boolean =>
  receiver._state === 0 &&
  receiver._bufferedBytes === 0 &&
  receiver._fragmented === 0 &&
  receiver._errored === false &&
  receiver.writableLength === 0 &&
  !receiver.destroyed;

/**
 * A whole text message as a server frames it (RFC 6455, 5.2), a letter for each byte. In one piece: the library writes
 * the two bytes of a header by themselves, and two small writes for each message cost more than all its other work.
 */
export function textFrame(text: string): string {
  const length = Buffer.byteLength(text);
  const payload = length === text.length ? text : Buffer.from(text).toString('latin1');
  if (length < 126) return SHORT[length]! + payload;
  const header =
    length < 65_536 ? Buffer.from([0x81, 126, 0, 0]) : Buffer.from([0x81, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  header.writeUIntBE(length, header.length === 4 ? 2 : 4, header.length === 4 ? 2 : 6);
  return header.toString('latin1') + payload;
}

const SHORT: readonly string[] = Array.from({ length: 126 }, (_, length) =>
  String.fromCharCode(0x81, length),
);

const WHOLE_TEXT = 0x81;
const MASKED = 0x80;
const scratch = Buffer.allocUnsafe(4096);

/**
 * The text of these bytes where they are one whole message as a browser frames it, and plain ASCII; otherwise null: then it
 * is for the library to say what they are.
 */
export function maskedText(bytes: Buffer): string | null {
  if (bytes.length < 6 || bytes[0] !== WHOLE_TEXT) return null;
  const short = bytes[1]! - MASKED; // a byte without the mark is below 0, and no length
  const start = short === 126 ? 8 : 6;
  const length = short === 126 ? bytes.readUInt16BE(2) : short;
  if (short < 0 || short > 126 || length > scratch.length || bytes.length !== start + length) return null;
  const mask = start - 4;
  let all = 0;
  for (let i = 0; i < length; i += 1) {
    const byte = bytes[start + i]! ^ bytes[mask + (i & 3)]!;
    scratch[i] = byte;
    all |= byte;
  }
  return all < 0x80 ? scratch.toString('latin1', 0, length) : null;
}

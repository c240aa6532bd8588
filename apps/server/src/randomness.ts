import { randomFillSync } from 'node:crypto';

/** Random bytes are drawn many at a time, because every command may ask for some. */
const buffer = Buffer.alloc(8192);
let used = buffer.length;

function take(count: number): number {
  if (used + count > buffer.length) {
    randomFillSync(buffer);
    used = 0;
  }
  used += count;
  return used - count;
}

/** 64 hex digits that nobody can guess. */
export const randomSecretHex = (): string => {
  const start = take(32);
  return buffer.toString('hex', start, start + 32);
};

export const secureRandom = { next: (): number => buffer.readUInt32LE(take(4)) };

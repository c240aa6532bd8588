import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { realTimers } from '../src/timers/timers.ts';
import { CorkedServer, CorkedWebSocket } from '../src/transport/corked.ts';
import { type TestApp, testApp } from './harness.ts';
import { browser, expectOk } from './play.ts';

/** Both ends of a connection, and all that the browser's end hears. */
async function pair() {
  const http = createServer();
  const server = new CorkedServer({ server: http });
  await new Promise<void>((listening) => http.listen(0, listening));
  const browser = new WebSocket(`ws://localhost:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  browser.on('message', (text) => heard.push(String(text)));
  const [[end]] = (await Promise.all([once(server, 'connection'), once(browser, 'open')])) as [
    [WebSocket & { readonly _socket: Socket }],
    unknown,
  ];
  onTestFinished(() => {
    browser.terminate();
    server.close();
    http.close();
  });
  return { end, browser, heard };
}

test('what is sent in one turn arrives as it was sent, in one write, however long and in whatever letters', async () => {
  const { end, browser, heard } = await pair();
  const write = vi.spyOn(end._socket, 'write');
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000];
  const texts = [
    '«ёлка»',
    '👩‍👩‍👧',
    'é\u2028',
    ...lengths.map((length) => 'x'.repeat(length)),
    'ж'.repeat(63),
    'end',
  ];
  const sent = vi.fn();
  for (const text of texts) end.send(text, sent);
  expect(sent).toHaveBeenCalledTimes(texts.length);
  while (heard.length < texts.length) await once(browser, 'message');
  expect(heard).toEqual(texts);
  expect(write).toHaveBeenCalledTimes(1);
});

test('what was sent before a goodbye, or before something that is no text, arrives before it', async () => {
  const { end, browser, heard } = await pair();
  end.send('a');
  end.send(Buffer.from('b'));
  end.send('c');
  end.close(1000);
  await once(browser, 'close');
  expect(heard).toEqual(['a', 'b', 'c']);
});

/** A message as a browser frames it; `first` is the byte that says what it is. */
function masked(text: string | Buffer, first = 0x81): Buffer {
  const payload = Buffer.from(text as string);
  const length = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
  const mask = [7, 77, 177, 250];
  const bytes = payload.map((byte, i) => byte ^ mask[i % 4]!);
  return Buffer.concat([Buffer.from([first, 0x80 | length[0]!, ...length.slice(1), ...mask]), bytes]);
}

/** Cut into pieces of so many bytes. */
const cut = (bytes: Buffer, size: number): Buffer[] =>
  Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));

test.each([
  ['each in a read of its own', Number.POSITIVE_INFINITY],
  ['all at once', 0],
  ['byte by byte', 1],
  ['in pieces', 50],
])('texts are taken once and in order, whatever they are like: %s', async (_how, size) => {
  const { end } = await pair();
  const taken: string[] = [];
  const left: string[] = [];
  (end as unknown as CorkedWebSocket).takeTexts(300, (text) => {
    if (text.startsWith('no')) return false;
    taken.push(text);
    return true;
  });
  end.on('message', (text) => left.push(String(text)));
  const texts = ['a', '', 'no thanks', 'b'.repeat(125), 'c'.repeat(126), 'ёлка', 'long'.repeat(100), 'd'];
  const halves = [masked('begun, ', 0x01), masked('pinged', 0x89), masked('and ended', 0x80)];
  const frames = [...texts.map((text) => masked(text)), ...halves, masked('end')];
  const pieces =
    size === 0
      ? [Buffer.concat(frames)]
      : size === Number.POSITIVE_INFINITY
        ? frames
        : cut(Buffer.concat(frames), size);
  for (const piece of pieces) end._socket.emit('data', piece);
  expect(taken).toEqual(['a', '', 'b'.repeat(125), 'c'.repeat(126), 'ёлка', 'd', 'begun, and ended', 'end']);
  expect(left).toEqual(['no thanks', 'long'.repeat(100)]);
  (end as unknown as CorkedWebSocket).takeNoMore();
  end._socket.emit('data', masked('later'));
  expect(left).toEqual(['no thanks', 'long'.repeat(100), 'later']);
});

test.each([
  ['without a mask', Buffer.from([0x81, 1, 97])],
  ['with a reserved bit', masked('a', 0xc1)],
  ['that is no UTF-8', masked(Buffer.from([0xff, 0xfe]))],
])('a frame %s ends the connection, as the library does it', async (_what, bytes) => {
  const { end } = await pair();
  (end as unknown as CorkedWebSocket).takeTexts(300, () => true);
  const failed = once(end, 'error');
  end._socket.emit('data', bytes);
  await failed;
  end._socket.emit('data', masked('more'));
  expect(end.readyState).not.toBe(WebSocket.OPEN);
});

test('who is far behind within one turn is let go, too', async () => {
  const { end } = await pair();
  for (let sent = 0; sent < 5; sent += 1) end.send('x'.repeat(300_000));
  expect(end.readyState).not.toBe(WebSocket.OPEN);
});

/** A browser without Socket.IO, letter by letter. */
async function rawBrowser(app: TestApp) {
  const raw = new WebSocket(`ws://localhost:${app.port}/socket.io/?EIO=4&transport=websocket`);
  onTestFinished(() => raw.terminate());
  const heard: string[] = [];
  raw.on('message', (text) => heard.push(String(text)));
  const hears = async (start: string): Promise<string> => {
    for (;;) {
      const found = heard.find((text) => text.startsWith(start));
      if (found !== undefined) return found.slice(start.length);
      await once(raw, 'message');
    }
  };
  const hello = JSON.parse(await hears('0'));
  return { raw, heard, hears, hello };
}

test('a command is answered alike by the short way and by that of Socket.IO', async () => {
  const app = await testApp();
  const { raw, hears, hello } = await rawBrowser(app);
  const { pingInterval, pingTimeout } = hello;
  expect(pingInterval + pingTimeout, 'a dead phone is noticed').toBeLessThanOrEqual(15_000);
  raw.send('40');
  await hears('40');
  const ask = '["command",{"id":"x","command":{"type":"stand"}}]';
  const emit = vi.spyOn(WebSocket.prototype, 'emit');
  const send = vi.spyOn(CorkedWebSocket.prototype, 'send');
  onTestFinished(() => void vi.restoreAllMocks());
  raw.send(`427${ask}`);
  raw.send(`42/,8${ask}`);
  const refused = '[{"ok":false,"error":{"code":"not-in-a-room"}}]';
  expect(await hears('437')).toBe(refused);
  expect(await hears('438')).toBe(refused);
  // Of the first one Engine.IO has not heard, neither how it came nor what was answered.
  const told = emit.mock.calls.map(([, data]) => String(data)).filter((text) => text.endsWith(ask));
  expect(told).toEqual([`42/,8${ask}`]);
  expect(send.mock.calls.filter(([, sent]) => sent === undefined)).toEqual([[`437${refused}`]]);
  raw.send('429["command"]');
  expect(await hears('439')).toBe(refused);
  expect(app.logLines.filter((line) => line.includes('failed'))).toEqual([]);
});

test.each(['["command",{]', '["sync"', '', '{"a":1}', '[]', '[1]', '["disconnect"]', '["nothing"]', 'null'])(
  'what makes no sense is refused with a code, and the connection stays: %s',
  async (text) => {
    const app = await testApp();
    const { raw, hears } = await rawBrowser(app);
    raw.send('40');
    await hears('40');
    raw.send(`42${text}`);
    raw.send(`427${text}`);
    expect(await hears('437')).toBe('[{"ok":false,"error":{"code":"malformed"}}]');
    raw.send('428["sync"]');
    expect(await hears('438')).toBe('[{"ok":false,"error":{"code":"not-in-a-room"}}]');
  },
);

const GREETING = '40';
test.each<[what: string, flood: (raw: WebSocket) => void, greets: boolean]>([
  ['answers to nothing', (raw) => raw.send('43999[]'), true],
  ['greetings of another kind', (raw) => raw.send('40/admin,'), true],
  ['answers to no ping', (raw) => raw.send('3'), true],
  ['pings of its own', (raw) => raw.ping(), true],
  ['commands without a greeting', (raw) => raw.send('421["sync"]'), false],
])('a flood of %s is cut off', async (_what, flood, greets) => {
  const app = await testApp({ vars: { COMMANDS_PER_SECOND: '20' } });
  const { raw } = await rawBrowser(app);
  raw.on('error', () => {}); // what was on its way when it was cut
  if (greets) raw.send(GREETING);
  while (raw.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 100; i += 1) flood(raw);
    await new Promise((next) => setImmediate(next));
  }
  expect(app.logLines.filter((line) => line.includes('"err"'))).toEqual([]);
});

test('who greets again on the same connection has no more commands than before', async () => {
  const timers = { ...realTimers, now: () => 1000 }; // no time passes in which there would be more
  const app = await testApp({ vars: { COMMANDS_PER_SECOND: '1' }, timers });
  const { raw, heard, hears } = await rawBrowser(app);
  const answers: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    raw.send(GREETING);
    await hears('40');
    raw.send(`42${i}["command",{}]`);
    answers.push(/"code":"([^"]+)"/.exec(await hears(`43${i}`))![1]!);
    raw.send('41');
    raw.ping(); // answered when the goodbye was heard
    await once(raw, 'pong');
    heard.length = 0;
  }
  const [heardOf, refused] = ['not-in-a-room', 'too-fast'];
  expect(answers).toEqual([heardOf, heardOf, refused, refused, refused]);
});

test('at the end of a server what was stored last is told before the goodbye', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  expectOk(await ann.create('Ann'));
  ann.heard.length = 0;
  const said = ann.send({ type: 'say', text: 'last words' });
  while (![...app.rooms.all()][0]!.isSaving) await new Promise((next) => setImmediate(next));
  await Promise.all([app.stop(), said]);
  expect(ann.heard.map((packet) => packet.replace(/^3\d+.*/, 'answered').slice(0, 8))).toEqual([
    '2["patch',
    'answered',
    '2["bye",',
  ]);
});

import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@fivefold/room';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { systemTimers } from '../src/timers/timers.ts';
import { postRoom } from './client.ts';
import { testApp } from './harness.ts';
import { browser, expectOk } from './play.ts';
import { CONNECT, connectedClient, rawClient } from './rawClient.ts';

const closed = async (raw: WebSocket): Promise<void> => {
  if (raw.readyState !== WebSocket.CLOSED) await once(raw, 'close');
};

test('a dead phone is noticed within 15 seconds', async () => {
  const { receives } = await rawClient((await testApp()).url);
  const { pingInterval, pingTimeout } = JSON.parse(await receives('0'));
  expect(pingInterval + pingTimeout).toBeLessThanOrEqual(15_000);
});

test('[P12 P25] a command is answered by its id, other events by their callback', async () => {
  const app = await testApp();
  const { raw, receives } = await connectedClient(app.url);
  raw.send('42["command","x",{"type":"stand"}]');
  expect(await receives('42["refused",')).toBe('{"id":"x","refusal":{"code":"not-in-a-room"}}]');
  raw.send('427["sync"]');
  expect(await receives('437')).toBe('[{"ok":false,"error":{"code":"not-in-a-room"}}]');
  expect(app.logLines.filter((line) => line.includes('failed'))).toEqual([]);
});

test.each([
  '["nothing"]',
  '["patch",{}]',
  '["__proto__"]',
  '["create",{}]',
  '["join"]',
  '["redeem",7]',
  '["sync",{}]',
  '["sync",null]',
  '["passport",{"member":"m1"}]',
])('[P5] an unknown event or a malformed payload is refused, and the connection stays: %s', async (text) => {
  const { raw, receives } = await connectedClient((await testApp()).url);
  raw.send(`42${text}`);
  raw.send(`427${text}`);
  expect(await receives('437')).toBe('[{"ok":false,"error":{"code":"malformed"}}]');
  raw.send('428["sync"]');
  expect(await receives('438')).toContain('not-in-a-room');
});

test.each([
  ['without an id', '["command"]', ''],
  ['with an id', '["command","x"]', 'x'],
  ['with an id that is no text', '["command",7,{"type":"stand"}]', ''],
])('[P5 P27] a malformed command %s is refused by id', async (_what, text, id) => {
  const { raw, receives } = await connectedClient((await testApp()).url);
  raw.send(`42${text}`);
  expect(await receives('42["refused",')).toBe(`{"id":"${id}","refusal":{"code":"malformed"}}]`);
});

test.each(['["command",{]', '["sync"', '{"a":1}', '[]', '[[]]', '["disconnect"]', 'null'])(
  '[P6] a packet that is not Socket.IO ends the connection: %s',
  async (text) => {
    const { raw } = await connectedClient((await testApp()).url);
    raw.send(`42${text}`);
    await closed(raw);
  },
);

test('[P6] a message above 16 KB ends the connection', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  expectOk(await ann.create('Ann'));
  expect(await ann.send({ type: 'say', text: 'x'.repeat(16_000) })).toMatchObject({
    error: { code: 'text-too-long' },
  });
  const lost = expect(ann.send({ type: 'say', text: 'x'.repeat(16_384) })).rejects.toThrow('closed');
  await ann.until(({ socket }) => !socket.connected);
  await lost;
});

test('[P6] a message in more than 16 fragments ends the connection', async () => {
  const { raw, receives } = await connectedClient((await testApp()).url);
  const inPieces = (text: string, pieces: number) => {
    for (let i = 1; i < pieces; i += 1) raw.send(i === 1 ? text : '', { fin: false });
    raw.send('', { fin: true });
  };
  inPieces('427["sync"]', 16);
  expect(await receives('437')).toContain('not-in-a-room');
  inPieces('428["sync"]', 17);
  await closed(raw);
});

test.each<[what: string, flood: (raw: WebSocket) => void, connects: boolean]>([
  ['answers to nothing', (raw) => raw.send('43999[]'), true],
  ['connects to other namespaces', (raw) => raw.send('40/admin,'), true],
  ['pongs of Engine.IO without a ping', (raw) => raw.send('3'), true],
  ['WebSocket pings', (raw) => raw.ping(), true],
  ['WebSocket pongs', (raw) => raw.pong(), true],
  ['commands before the connect', (raw) => raw.send('421["sync"]'), false],
])('[P37] a flood of %s ends the connection', async (_what, flood, connects) => {
  const app = await testApp({ vars: { COMMANDS_PER_SECOND: '20' } });
  const { raw } = connects ? await connectedClient(app.url) : await rawClient(app.url);
  while (raw.readyState === WebSocket.OPEN) {
    for (let i = 0; i < 100; i += 1) flood(raw);
    await new Promise((next) => setImmediate(next));
  }
  expect(app.logLines.filter((line) => line.includes('"err"'))).toEqual([]);
});

test('[P37] a client that connects again on the same connection has no more commands than before', async () => {
  const timers = { ...systemTimers, now: () => 1000 }; // no time passes in which there would be more
  const app = await testApp({ vars: { COMMANDS_PER_SECOND: '1' }, timers });
  const { raw, received, receives } = await rawClient(app.url);
  const answers: string[] = [];
  for (let i = 0; i < 5; i += 1) {
    raw.send(CONNECT);
    await receives('40');
    raw.send(`42${i}["sync"]`);
    answers.push(/"code":"([^"]+)"/.exec(await receives(`43${i}`))![1]!);
    raw.send('41');
    raw.ping(); // answered after the disconnect was handled
    await once(raw, 'pong');
    received.length = 0;
  }
  expect(answers).toEqual(['not-in-a-room', 'not-in-a-room', 'too-fast', 'too-fast', 'too-fast']);
});

test('[P25 P32] commands are decided in the order in which they arrive, with or without a callback', async () => {
  const app = await testApp();
  const { raw, receives } = await connectedClient(app.url);
  const token = 'ab'.repeat(32);
  const code = expectOk(await postRoom(app.url, { token, name: 'Ann' }));
  raw.send(`421["join",${JSON.stringify({ code, token })}]`);
  await receives('431');
  const lock = (id: string, locked: boolean) => JSON.stringify(['command', id, { type: 'lock', locked }]);
  raw.send(`42${lock('a', true)}`);
  raw.send(`422${lock('b', false)}`);
  raw.send(`42${lock('c', true)}`);
  raw.send(`423${lock('d', false)}`);
  await receives('433');
  expect(app.rooms.get(code)!.durable.locked).toBe(false);
});

test('[P1 P2] a page of another protocol is refused before it is sent anything; a page of another build plays on', async () => {
  const app = await testApp();
  const connect = async (auth: string) => {
    const { raw, receives } = await rawClient(app.url);
    raw.send(`40${auth}`);
    return receives('4');
  };
  expect(await connect(`{"protocol":${PROTOCOL_VERSION - 1}}`)).toBe('4{"message":"other-protocol"}');
  expect(await connect('')).toBe('4{"message":"other-protocol"}');
  expect(await connect('{"protocol":{"deep":[]}}')).toBe('4{"message":"other-protocol"}');
  expect(await connect('{"build":"/assets/release-0.1.js"}')).toBe('4{"message":"other-build"}');
  expect(await connect(`{"protocol":${PROTOCOL_VERSION},"build":"/assets/other.js"}`)).toMatch(/^0/);
});

test('[P14 P22] a stopping server sends the last stored change before bye', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  expectOk(await ann.create('Ann'));
  ann.packets.length = 0;
  const said = ann.send({ type: 'say', text: 'last words' }, 'last');
  while (![...app.rooms.all()][0]!.isSaving) await new Promise((next) => setImmediate(next));
  await Promise.all([app.stop(), said]);
  expect(ann.packets).toEqual([
    expect.stringMatching(/^2\["patch",.*,\["last"\]\]$/),
    '2["bye","restarting"]',
  ]);
});

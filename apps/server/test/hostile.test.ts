import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PROTOCOL_VERSION } from '@fivefold/room';
import { deriveSeedFromTexts, fastRandom, pickRandom, type Random } from '@fivefold/rules';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { TestClient } from './client.ts';
import { testApp, testRandom } from './harness.ts';
import { memoryLog } from './memoryStores.ts';
import { browser, expectOk, playOne, playToEnd, started } from './play.ts';
import { CONNECT, connectedClient } from './rawClient.ts';

const EVENTS = [
  'join',
  'command',
  'sync',
  'passport',
  'redeem',
  'patch',
  'bye',
  '__proto__',
  'constructor',
  '',
];
const SCRAPS = [
  null,
  true,
  -1,
  1e308,
  '',
  'KITE-4271',
  '\0',
  '\u202e',
  'x'.repeat(5000),
  [],
  {},
  { id: 'x' },
  { id: 'x', command: null },
  { id: '', command: { type: 'stand' } },
  { id: 'x', command: { type: 'act', number: 1, move: 0, action: {}, more: 1 } },
  { id: 'x', command: { type: 'sit', seat: 1.5 } },
  { id: 'x', command: { type: 'sit', seat: -1 } },
  { id: 'x', command: { type: 'create' } },
  { id: 'x', command: { type: 'tick' } },
  { id: 'x', command: { type: 'bot', seat: 0, number: 1, move: 0, action: {} } },
  { id: 'x', command: { type: '__proto__' } },
  { token: 'short', name: 'x' },
  { token: 'AB'.repeat(32), name: 'x' },
  { token: 'ab'.repeat(32), name: ['x'] },
  { code: {}, token: 'ab'.repeat(32) },
  { passport: 'x', token: 1 },
];

function scrap(random: Random, depth = 0): unknown {
  const value = pickRandom(SCRAPS, random);
  if (depth > 2 || random.next() % 3 > 0) return value;
  return random.next() % 2
    ? [value, scrap(random, depth + 1)]
    : { id: value, command: scrap(random, depth + 1) };
}

/** Sends malformed messages, at most `inFlight` unanswered; returns how many were accepted. */
async function sendMalformed(
  client: TestClient,
  count: number,
  inFlight: number,
  onAnswer = () => {},
): Promise<number> {
  const socket = client.socket as unknown as {
    emitWithAck(event: string, ...args: unknown[]): Promise<{ ok: boolean }>;
  };
  const random = fastRandom(2026);
  const events = EVENTS.filter((name) => name !== 'sync' && name !== 'passport');
  let left = count;
  let believed = 0;
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const event = pickRandom(events, random);
      const value = scrap(random);
      const values = event === 'command' && value instanceof Object ? Object.values(value) : [value];
      const { ok } = await socket.emitWithAck(event, ...values);
      if (ok) believed += 1;
      onAnswer();
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sender));
  client.packets.length = 0; // our own memory is not the server's
  return believed;
}

/** Bytes of heap, the fewest after several garbage collections: what a closing connection still holds is freed a turn later. */
async function memoryInUse(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used: number[] = [];
  while (used.length < 3) {
    collect();
    used.push(process.memoryUsage().heapUsed);
    await nextTurn();
  }
  return Math.min(...used);
}

test('[P5] ten thousand malformed messages are refused, change nothing, and leave nothing in memory', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const [ann] = clients as [TestClient];
  const before = app.rooms.get(ann.view!.code)!.durable;
  await sendMalformed(ann, 2000, 100); // warm up
  const used = await memoryInUse();
  expect(await sendMalformed(ann, 10_000, 100)).toBe(0);
  expect(((await memoryInUse()) - used) / 10_000, 'bytes kept of each message').toBeLessThan(200);
  expect(app.rooms.get(ann.view!.code)!.durable).toBe(before);
  expect(app.rooms.size).toBe(1);
  expect(app.logLines.filter((line) => line.includes('command failed'))).toEqual([]);
});

test('a stream of malformed messages delays a move of another room by no more than what was in flight', async () => {
  const app = await testApp({ log: memoryLog() }); // a disk may stall, and malformed messages do not wait for it
  const attacker = browser(app.url);
  expectOk(await attacker.create('Attacker'));
  const clients = await started(app.url, 'red7', 2);
  const IN_FLIGHT = 100;
  let answers = 0;
  let most = 0;
  const stream = sendMalformed(attacker, 5000, IN_FLIGHT, () => {
    answers += 1;
  });
  const random = testRandom(1);
  do {
    most = Math.max(most, answers);
    answers = 0;
  } while (await playOne(clients, random));
  expect(clients[0]!.table.status).toBe('over');
  expect(most).toBeGreaterThan(0); // both ran at the same time
  // A move is a reply and a patch after one write: a few turns of the event loop, each of which serves every client once.
  expect(most).toBeLessThan(IN_FLIGHT * 10);
  await stream;
});

test('broken frames, huge messages and deep nesting cost at most the connection that sent them', async () => {
  const app = await testApp();
  const clients = await started(app.url, 'my-number', 3);
  const frames = [
    '2["command"',
    '2{"a":1}',
    '2[]',
    '2[1]',
    '5["x"]',
    '51-["x",{"_placeholder":true,"num":0}]',
    '9999999999',
    '\0',
    '3999[]',
    '0/admin,',
    `2["command",${'['.repeat(7000)}${']'.repeat(7000)}]`,
    `2["say","${'x'.repeat(20_000)}"]`,
  ];
  for (const frame of frames) {
    const attacker = browser(app.url);
    await attacker.connected();
    const gone = attacker.until(() => !attacker.socket.connected);
    attacker.socket.io.engine.write(frame);
    const answered = attacker.sync().then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([gone, answered]);
    attacker.close();
  }
  const deep = browser(app.url);
  await deep.connected();
  const nested = JSON.parse(`${'['.repeat(4000)}${']'.repeat(4000)}`) as never;
  expect(await deep.send({ type: 'act', number: 1, move: 0, action: nested })).toEqual({
    ok: false,
    error: { code: 'not-in-a-room' },
  });
  const answer = await clients[0]!.send({ type: 'act', number: 1, move: 0, action: nested });
  expect(answer).toMatchObject({ ok: false });
  await playToEnd(clients, testRandom(1));
});

const SLEEPERS = 3;
test('a client that does not read is disconnected before what waits for it fills the memory', async () => {
  const app = await testApp();
  const ann = browser(app.url);
  const { code } = expectOk(await ann.create('Ann')).view;
  for (let i = 0; i < 120; i += 1) {
    app.time.pass(10_000);
    expectOk(await ann.send({ type: 'say', text: '字'.repeat(300) }));
  }
  const presenceOf = (name: string) =>
    app.rooms.get(code)!.room.members.find((member) => member.name === name)?.presence;
  for (let i = 0; i < SLEEPERS; i += 1) {
    const name = `Sleeper ${i}`;
    const { raw, receives } = await connectedClient(app.url);
    raw.send(`421["join",${JSON.stringify({ code, token: deriveSeedFromTexts(name), name })}]`);
    expect(await receives('431')).toContain('"ok":true');
    raw.pause();
    while (presenceOf(name) === 'here') {
      raw.send('422["sync"]');
      await new Promise((next) => setImmediate(next));
    }
    expect(presenceOf(name)).toBe('dropped');
  }
  expectOk(await ann.send({ type: 'say', text: 'still here' }));
});

const HELLO = [CONNECT, '41', '0', '1', '42', '40', '40{"token":1}', '40/admin,', '41/admin,'];
const SHAPES = [
  ...HELLO,
  '2["sync"]',
  '2["command",{}]',
  '2["command","x",{}]',
  '420["sync"]',
  '451-["x",{"_placeholder":true}]',
  '3',
  '6',
];

/** A packet of a known shape, sometimes with one character changed. */
function frame(random: Random): string {
  const text = pickRandom(SHAPES, random);
  const at = random.next() % (text.length + 1);
  const letter = String.fromCharCode(random.next() % 256);
  return random.next() % 3 ? text : text.slice(0, at) + letter + text.slice(at + (random.next() % 2));
}

test('random packets by WebSocket or polling, connects in any order included, do not stop the server', async () => {
  const app = await testApp();
  const random = fastRandom(28);
  const clients = await started(app.url, 'my-number', 3);
  const fixed = [
    [CONNECT, CONNECT],
    [CONNECT, '41', CONNECT],
    [CONNECT, '40/admin,', CONNECT],
    ['41', CONNECT],
  ];
  const random8 = () => Array.from({ length: 1 + (random.next() % 8) }, () => frame(random));
  const rounds = [...fixed, ...Array.from({ length: 150 }, random8)];
  for (const frames of rounds) {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await once(socket, 'message');
    for (const text of frames) socket.send(random.next() % 8 ? text : Buffer.from(text));
    socket.close();
    await once(socket, 'close');
    const polling = `${app.url}/socket.io/?EIO=4&transport=polling`;
    const { sid } = JSON.parse((await (await fetch(polling)).text()).slice(1)) as { sid: string };
    await (await fetch(`${polling}&sid=${sid}`, { method: 'POST', body: frames.join('\x1e') })).text();
  }
  await playToEnd(clients, testRandom(1));
  expect(app.logLines.filter((line) => line.includes('"err"'))).toEqual([]);
});

test('[P37] a flood from one connection is refused and then ends it, while another room plays on', async () => {
  const app = await testApp({ vars: { COMMANDS_PER_SECOND: '20' } });
  const flood = browser(app.url);
  expectOk(await flood.create('Flood'));
  const socket = flood.socket;
  const codes = new Set<string>();
  socket.io.reconnection(false);
  const stand = () =>
    flood.send({ type: 'stand' }).then(
      (result) => codes.add(result.ok ? 'ok' : result.error.code),
      () => codes.add('cut'),
    );
  // One of a hundred is not too fast: it must not make up for the others.
  const goOn = async () => {
    for (let i = 0; i < 60 && socket.connected; i += 1) {
      await Promise.all(Array.from({ length: 100 }, stand));
      app.time.pass(50);
    }
  };
  const flooding = goOn();
  const others = [browser(app.url), browser(app.url)];
  const { code } = expectOk(await others[0]!.create('Ann')).view;
  expectOk(await others[1]!.join(code, 'Bo'));
  await others[1]!.do({ type: 'say', text: 'calm here' });
  await flooding;
  expect(socket.connected).toBe(false);
  expect([...codes]).toContain('too-fast');
  await others[0]!.until(({ view }) => view!.chat.some((line) => line.kind === 'text'));
});

test('[P7 P24] a wrong token is not a member, and ids of another member have no effect', async () => {
  const app = await testApp();
  const [ann, bo] = (await started(app.url, 'my-number', 3)) as [TestClient, TestClient];
  expect(await browser(app.url).join(ann.view!.code)).toMatchObject({
    ok: false,
    error: { code: 'not-a-member' },
  });
  expectOk(await ann.send({ type: 'say', text: 'from Ann' }, 'shared-id'));
  expectOk(await bo.send({ type: 'say', text: 'from Bo' }, 'shared-id'));
  await ann.until(({ view }) => view!.chat.filter((line) => line.kind === 'text').length === 2);
});

test('messages without a callback, or with one in the wrong place, do no harm', async () => {
  const app = await testApp();
  const socket = io(app.url, {
    transports: ['websocket'],
    forceNew: true,
    auth: { protocol: PROTOCOL_VERSION },
  });
  socket.emit('command');
  socket.emit('redeem', { token: 'ab'.repeat(32), passport: 'quiet' });
  socket.emit('join', () => {}, { code: 'x' });
  const answer = await socket.emitWithAck('sync');
  socket.disconnect();
  expect(answer).toHaveProperty('ok');
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { CorkedServer, CorkedWebSocket } from '../src/corked.ts';
import { testApp } from './harness.ts';

/** Both ends of a connection, and all that the browser's end hears. */
async function pair() {
  const http = createServer();
  const server = new CorkedServer({ server: http });
  await new Promise<void>((listening) => http.listen(0, listening));
  const browser = new WebSocket(`ws://localhost:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  browser.on('message', (text) => heard.push(String(text)));
  const [end] = (await once(server, 'connection')) as [WebSocket & { readonly _socket: Socket }];
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

test('a command is answered alike by the short way and by that of Socket.IO; one that is no JSON ends the connection', async () => {
  const app = await testApp();
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
  const { pingInterval, pingTimeout } = JSON.parse(await hears('0'));
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
  raw.send('4210["command",{]');
  await once(raw, 'close');
  expect(app.logLines.filter((line) => line.includes('failed'))).toEqual([]);
});

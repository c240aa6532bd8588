import { once } from 'node:events';
import { PROTOCOL_VERSION } from '@fivefold/room';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

export const CONNECT = `40{"protocol":${PROTOCOL_VERSION}}`;

export interface RawClient {
  readonly raw: WebSocket;
  readonly received: string[];
  /** The rest of the first packet that begins like this, as soon as there is one. */
  receives(start: string): Promise<string>;
}

/** A client that writes Socket.IO packets by hand. */
export async function rawClient(url: string): Promise<RawClient> {
  const raw = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  onTestFinished(() => raw.terminate());
  raw.on('error', () => {}); // what was on its way when the server closed the connection
  const received: string[] = [];
  raw.on('message', (text) => received.push(String(text)));
  const receives = async (start: string): Promise<string> => {
    for (;;) {
      const found = received.find((text) => text.startsWith(start));
      if (found !== undefined) return found.slice(start.length);
      await once(raw, 'message');
    }
  };
  await receives('0');
  return { raw, received, receives };
}

export async function connectedClient(url: string): Promise<RawClient> {
  const client = await rawClient(url);
  client.raw.send(CONNECT);
  await client.receives('40');
  return client;
}

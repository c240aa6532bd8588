import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** Bytes of TCP payload, WebSocket headers and masks included. */
export interface Traffic {
  toServer: number;
  toClients: number;
}

/** Forwards connections to a server and counts their bytes, so that every peer is counted alike. */
export async function withTrafficProxy<T>(
  url: string,
  use: (proxyUrl: string, traffic: Traffic) => Promise<T>,
): Promise<T> {
  const { hostname, port } = new URL(url);
  const traffic: Traffic = { toServer: 0, toClients: 0 };
  const sockets = new Set<Socket>();
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ host: hostname, port: Number(port), noDelay: true });
    client.on('data', (bytes) => {
      traffic.toServer += bytes.length;
    });
    server.on('data', (bytes) => {
      traffic.toClients += bytes.length;
    });
    client.pipe(server).pipe(client);
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      // A client that closes while bytes are on their way resets the connection.
      socket.on('error', () => socket.destroy());
    }
  });
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening));
  try {
    return await use(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, traffic);
  } finally {
    for (const socket of sockets) socket.destroy();
    await new Promise((closed) => proxy.close(closed));
  }
}

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Resolves with the port when the server listens; port 0 takes a free one. */
export async function listenOnPort(http: Server, port: number, host: string | undefined): Promise<number> {
  await new Promise<void>((listening, failed) => {
    http.once('error', failed);
    http.listen(port, host, listening);
  });
  return (http.address() as AddressInfo).port;
}

// The load balancers that are installed here run with the files of deploy/, in front of three servers that only say their name.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  BALANCER_PROGRAMS,
  type BalancerProgram,
  isBalancerInstalled,
  startInstalledBalancer,
} from '../apps/server/test/cluster/installedBalancer.ts';

/** A server that knows only the files of its own version. */
async function startServer(name: string): Promise<number> {
  const server = createServer(({ url }, response) => {
    const isMissing = url!.startsWith('/assets/') && !url!.includes(name);
    response.writeHead(isMissing ? 404 : 200).end(name);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Starts three servers behind the balancer; gives the balancer's address. */
async function start(program: BalancerProgram): Promise<string> {
  const ports = [await startServer('one'), await startServer('two'), await startServer('three')];
  const balancer = await startInstalledBalancer(program, ports);
  onTestFinished(() => balancer.stop());
  return balancer.url;
}

for (const program of BALANCER_PROGRAMS.filter((name) => !isBalancerInstalled(name)))
  console.warn(`${program} is not installed: it was not run with its file in deploy/.`);

describe.each(BALANCER_PROGRAMS)('%s', (program) => {
  test.skipIf(!isBalancerInstalled(program))(
    'leads a room and its page to one server, finds files of any version, and hides /readyz and /metrics',
    async () => {
      const url = await start(program);
      const get = (address: string) => fetch(`${url}${address}`);
      const textOf = async (address: string) => (await get(address)).text();
      const rooms = Array.from({ length: 20 }, (_, i) => `/socket.io/?EIO=4&room=KITE-${i}`);
      const first = await Promise.all(rooms.map(textOf));
      expect(new Set(first)).toEqual(new Set(['one', 'two', 'three']));
      expect(await Promise.all(rooms.map((room) => textOf(`${room}&sid=x`)))).toEqual(first);
      const pages = rooms.map((room) => `/r/${room.split('room=')[1]}`);
      expect(await Promise.all(pages.map(textOf))).toEqual(first);
      for (const name of ['one', 'two', 'three', 'one', 'three'])
        expect(await textOf(`/assets/index-${name}.js`)).toBe(name);
      expect((await get('/assets/index-four.js')).status).toBe(404);
      for (const address of ['/readyz', '/metrics']) expect((await get(address)).status).toBe(404);
    },
  );
});

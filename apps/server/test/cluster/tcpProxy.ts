import { connect, createServer, type Socket } from 'node:net';

type Mode = 'pass' | 'refuse' | 'freeze';

/** Stands between a program and its server, and breaks what a network can break. */
async function tcpProxy(target: { host: string; port: number }) {
  let mode: Mode = 'pass';
  let onAnswer: (() => void) | null = null;
  const pairs = new Set<readonly [Socket, Socket]>();

  const server = createServer((near) => {
    if (mode === 'refuse') return void near.resetAndDestroy();
    const far = connect(target);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
    near.on('data', (data) => far.write(data));
    far.on('data', (data) => {
      const drop = onAnswer;
      onAnswer = null;
      if (drop) drop();
      else near.write(data);
    });
    if (mode === 'freeze') for (const socket of pair) socket.pause();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  const cut = () => {
    for (const [near, far] of [...pairs]) for (const socket of [near, far]) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    cut,
    /** New connections are refused and open ones are cut until `pass`. */
    refuse: () => {
      mode = 'refuse';
      cut();
    },
    /** Nothing moves in any connection until `pass`. */
    freeze: () => {
      mode = 'freeze';
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    pass: () => {
      mode = 'pass';
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    /** Swallows the next answer of the server and cuts all connections. */
    cutNextAnswer: () => {
      onAnswer = cut;
    },
    close: async () => {
      cut();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** The same address through a proxy. */
export async function proxiedUrl(url: string) {
  const { hostname, port } = new URL(url);
  const proxy = await tcpProxy({ host: hostname, port: Number(port || 5432) });
  return { proxy, url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: `${proxy.port}` }).href };
}

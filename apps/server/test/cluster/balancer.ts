import { createHash } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';

const CHECK_MS = 500;
const CHECK_TIMEOUT_MS = 1000;
/** Failed checks in a row before a server counts as down. */
const FALL = 2;

interface Backend {
  readonly port: number;
  failures: number;
  isUp: boolean;
  readonly sockets: Set<Socket>;
}

/**
 * A load balancer that does what `deploy/haproxy.cfg` tells HAProxy: hashes `room` of the address, checks `/readyz`, asks the
 * next server when one refuses, and closes the connections of a server that is down.
 */
export async function startBalancer(ports: readonly number[]) {
  const backends: Backend[] = ports.map((port) => ({ port, failures: 0, isUp: true, sockets: new Set() }));
  let isHashing = true;
  let turn = 0;

  /** The servers for this request, the first choice first. */
  function choices(head: string): Backend[] {
    const room = /^\S+ [^ ]*[?&]room=([^& ]+)/.exec(head)?.[1];
    turn += 1;
    const order = (backend: Backend) =>
      room !== undefined && isHashing
        ? weight(room, backend.port)
        : (turn + backends.indexOf(backend)) % backends.length;
    return backends.filter(({ isUp }) => isUp).sort((a, b) => order(b) - order(a));
  }

  function forward(near: Socket, first: Buffer, [backend, ...others]: readonly Backend[]): void {
    if (!backend) return void near.destroy();
    const far = connect(backend.port, '127.0.0.1');
    far.once('error', () => {
      if (!near.destroyed) forward(near, first, others);
    });
    far.once('connect', () => {
      far.removeAllListeners('error');
      const pair = [near, far];
      for (const socket of pair) {
        backend.sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          backend.sockets.delete(socket);
          for (const other of pair) other.destroy();
        });
      }
      far.write(first);
      near.pipe(far).pipe(near);
    });
  }

  const server = createServer({ noDelay: true }, (near) => {
    near.on('error', () => undefined);
    near.once('data', (first) => {
      near.pause();
      forward(near, first, choices(first.toString('latin1')));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));

  async function check(backend: Backend): Promise<void> {
    const isReady = await fetch(`http://127.0.0.1:${backend.port}/readyz`, {
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    backend.failures = isReady ? 0 : backend.failures + 1;
    backend.isUp = backend.failures < FALL;
    if (!backend.isUp) for (const socket of [...backend.sockets]) socket.destroy();
  }
  const closeAll = () => {
    for (const { sockets } of backends) for (const socket of [...sockets]) socket.destroy();
  };
  let timer: NodeJS.Timeout | null = null;
  const schedule = () => {
    timer = setTimeout(async () => {
      await Promise.all(backends.map(check));
      if (timer) schedule();
    }, CHECK_MS);
  };
  schedule();

  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    /** The index of the server that the room is led to. */
    serverOf: (room: string): number => backends.indexOf(choices(`GET /?room=${room} `)[0]!),
    setHashing: (on: boolean) => {
      isHashing = on;
    },
    /** Every connection is closed, and a client opens another one. */
    reconnectAll: closeAll,
    close: async () => {
      if (timer) clearTimeout(timer);
      timer = null;
      closeAll();
      await new Promise((closed) => server.close(closed));
    },
  };
}

/** Rendezvous hashing: when a server goes, only its rooms move. */
const weight = (room: string, port: number): number =>
  createHash('sha256').update(`${room} ${port}`).digest().readUInt32LE();

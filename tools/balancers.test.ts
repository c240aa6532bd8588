// The load balancers that are installed here run with the files of deploy/, in front of three servers that only say their name.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';

const deploy = path.join(import.meta.dirname, '../deploy');

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

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

interface Balancer {
  readonly program: string;
  readonly file: string;
  readonly args: (file: string) => readonly string[];
}

const BALANCERS: readonly Balancer[] = [
  { program: 'haproxy', file: 'haproxy.cfg', args: (file) => ['-db', '-f', file] },
  {
    program: 'nginx',
    file: 'nginx.conf',
    args: (file) => ['-e', 'stderr', '-c', file, '-g', `daemon off; pid ${file}.pid; error_log stderr;`],
  },
];

/** Starts three servers behind the balancer; gives the balancer's address. */
async function start({ program, file, args }: Balancer): Promise<string> {
  const ports = [await startServer('one'), await startServer('two'), await startServer('three')];
  const port = await freePort();
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'fivefold-')), file);
  const text = readFileSync(path.join(deploy, file), 'utf8')
    .replaceAll(/server-(\d):3000/g, (_all, n: string) => `127.0.0.1:${ports[Number(n) - 1]}`)
    .replaceAll(
      /\b(bind :|listen )8080/g,
      (_all, word: string) => `${word.replace(':', '127.0.0.1:')}${port}`,
    );
  writeFileSync(copy, text);
  const child: ChildProcess = spawn(program, args(copy), { stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && (await fetch(url).catch(() => null)) === null);
  expect(child.exitCode, `${program} runs`).toBeNull();
  return url;
}

const isInstalled = ({ program }: Balancer) => !spawnSync(program, ['-v']).error;
for (const { program } of BALANCERS.filter((balancer) => !isInstalled(balancer)))
  console.warn(`${program} is not installed: it was not run with its file in deploy/.`);

describe.each(BALANCERS)('$program', (balancer) => {
  test.skipIf(!isInstalled(balancer))(
    'leads a room and its page to one server, finds files of any version, and hides /readyz and /metrics',
    async () => {
      const url = await start(balancer);
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

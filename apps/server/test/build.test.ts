import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { expect, onTestFinished, test } from 'vitest';
import { type TestApp, testApp } from './harness.ts';

let builds = 0;

/** As the build leaves it. */
function build({ folder }: TestApp, name: string): void {
  const web = path.join(folder, 'web');
  mkdirSync(web, { recursive: true });
  const page = path.join(web, 'index.html');
  writeFileSync(page, `<script type="module" crossorigin src="/assets/index-${name}.js"></script>`);
  builds += 1;
  utimesSync(page, builds, builds); // two builds may fall into one tick of the clock
}

/** What becomes of the connection of a page; undefined: one that says nothing of its build. */
async function knock({ url }: TestApp, name: unknown): Promise<string> {
  const auth =
    name === undefined ? {} : { build: typeof name === 'string' ? `/assets/index-${name}.js` : name };
  const socket: Socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth });
  onTestFinished(() => void socket.disconnect());
  return new Promise((resolve) => {
    socket.on('connect', () => resolve('in'));
    socket.on('connect_error', ({ message }) => resolve(message));
  });
}

test('a page of another build than the present one is told so, before it is sent anything', async () => {
  const app = await testApp();
  build(app, 'B');
  expect(await knock(app, 'B')).toBe('in');
  expect(await knock(app, 'A')).toBe('other-build');
});

test('who says nothing of a build is let in, and so is nonsense', async () => {
  const app = await testApp();
  build(app, 'B');
  for (const said of [undefined, null, 7, { deep: [] }]) expect(await knock(app, said)).toBe('in');
});

test('a page that is built anew beside a running server is the present one at once', async () => {
  const app = await testApp();
  build(app, 'B');
  expect(await knock(app, 'B')).toBe('in');
  build(app, 'C');
  expect(await knock(app, 'C')).toBe('in');
  expect(await knock(app, 'B')).toBe('other-build');
});

test('a server without a built page asks nobody for theirs', async () => {
  const app = await testApp();
  expect(await knock(app, 'A')).toBe('in');
  build(app, 'B');
  rmSync(path.join(app.folder, 'web'), { recursive: true });
  expect(await knock(app, 'A')).toBe('in');
});

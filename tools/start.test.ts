import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const script = (name: string) => path.join(root, 'tools', name);

/** Runs the check as if Node had this version. */
const nodeVersion = (version: string) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const url = `data:text/javascript,${encodeURIComponent(pretend)}`;
  return spawnSync(process.execPath, ['--import', url, script('node-version.mjs')], { encoding: 'utf8' });
};

test.each(['18.20.4', '20.18.3', '20.9.0'])('refuses Node %s in one sentence', (version) => {
  const { status, stdout, stderr } = nodeVersion(version);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe(`Fivefold needs Node 20.19 or newer (24 is recommended); this is Node ${version}.\n`);
});

test.each(['20.19.0', '22.1.0', '24.0.0'])('accepts Node %s', (version) => {
  expect(nodeVersion(version)).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('refuses to start the development server on a taken port', async () => {
  const occupant = createServer();
  await new Promise<void>((done) => occupant.listen(0, 'localhost', done));
  const { port } = occupant.address() as { port: number };
  const env = { ...process.env, PORT: String(port) };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script('dev.mjs')], {
    env,
    encoding: 'utf8',
  });
  occupant.close();
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken: set PORT to another one.\n`,
  });
});

test('installs again only when the lock file changed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-'));
  for (const part of ['tools', 'node_modules', 'bin']) mkdirSync(path.join(folder, part));
  copyFileSync(script('setup.mjs'), path.join(folder, 'tools/setup.mjs'));
  const lock = path.join(folder, 'pnpm-lock.yaml');
  writeFileSync(lock, 'one');
  writeFileSync(path.join(folder, 'pnpm-workspace.yaml'), '');
  const calls = path.join(folder, 'calls');
  writeFileSync(calls, '');
  const npx = path.join(folder, 'bin/npx');
  const setUp = (works: boolean) => {
    writeFileSync(npx, `#!/bin/sh\necho "$@" >> ${calls}\nexit ${works ? 0 : 1}\n`);
    chmodSync(npx, 0o755);
    const env = { ...process.env, PATH: path.join(folder, 'bin') };
    return spawnSync(process.execPath, [path.join(folder, 'tools/setup.mjs')], { env, encoding: 'utf8' });
  };
  const installs = () => readFileSync(calls, 'utf8').trim().split('\n').filter(Boolean).length;

  const offline = setUp(false);
  expect(offline.status).toBe(1);
  expect(offline.stderr).toContain('Is the package registry reachable?');
  expect(setUp(true).status).toBe(0);
  expect(installs()).toBe(2); // one that failed, one that did it
  expect(setUp(false)).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(installs()).toBe(2);
  writeFileSync(lock, 'two');
  expect(setUp(true).status).toBe(0);
  expect(installs()).toBe(3);
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const START = (JSON.parse(read('package.json')) as { scripts: { start: string } }).scripts.start;

/** What the program finds wrong; nothing where it is not installed, and a line says so. */
function complaintsOf(program: string, ...args: string[]): string {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) {
    console.warn(`${program} is not installed: it has not checked its file in deploy/.`);
    return '';
  }
  // systemd-analyze ends with 0 for a key that it does not know, and only says so.
  const isFine = status === 0 && !/ignoring|warning/i.test(stderr);
  return isFine ? '' : `${program} ended with ${status}: ${stdout}${stderr}`;
}

/** A copy of a file with other text in it. */
function changed(file: string, change: (text: string) => string): string {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'fivefold-')), path.basename(file));
  writeFileSync(copy, change(read(file)));
  return copy;
}

const withAddresses = (text: string) => text.replaceAll(/server-(\d):3000/g, '127.0.0.1:300$1');
const serversIn = (file: string) => [...new Set(read(file).match(/server-\d(?=:3000)/g))].sort();

test('the Dockerfile has no mistakes, two stages, a user without rights, a health check, and our flags', () => {
  const file = read('Dockerfile');
  expect(validate(file)).toEqual([]);
  expect(file.match(/^FROM node:(\d+)-/gm)).toHaveLength(2);
  expect(file).toContain(`FROM node:${read('.nvmrc').trim()}-`);
  expect(file).toMatch(/^USER node$/m);
  expect(file).toMatch(/^HEALTHCHECK /m);
  const [, command] = /^CMD (\[.*\])$/m.exec(file)!;
  expect((JSON.parse(command!) as string[]).join(' ')).toBe(START);
});

test('compose.yaml has no mistakes, and its cluster has the servers of the load balancer', () => {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const errors = linter
    .lintFiles([path.join(root, 'compose.yaml')], false)
    .flatMap(({ messages }) => messages)
    .filter(({ type }) => type === 'error');
  expect(errors).toEqual([]);
  const services = [...read('compose.yaml').matchAll(/^ {2}(server-\d): \*cluster-server$/gm)].map(
    ([, name]) => name,
  );
  expect(services).toEqual(['server-1', 'server-2', 'server-3']);
  for (const file of ['deploy/haproxy.cfg', 'deploy/nginx.conf']) expect(serversIn(file)).toEqual(services);
});

test('compose.yaml sets only variables that the server knows', () => {
  const names = [...read('compose.yaml').matchAll(/^ {4,6}((?!POSTGRES_)[A-Z_]{4,}):/gm)].map(
    ([, name]) => name!,
  );
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !read('apps/server/src/env.ts').includes(`${name}:`))).toEqual([]);
});

test('HAProxy and nginx accept their configurations, which hash the room', () => {
  expect(complaintsOf('haproxy', '-c', '-f', changed('deploy/haproxy.cfg', withAddresses))).toBe('');
  const nginx = changed('deploy/nginx.conf', withAddresses);
  const files = `pid ${nginx}.pid; error_log stderr;`;
  expect(complaintsOf('nginx', '-t', '-q', '-e', 'stderr', '-c', nginx, '-g', files)).toBe('');
  expect(read('deploy/haproxy.cfg')).toMatch(/balance url_param room\n {2}hash-type consistent/);
  expect(read('deploy/nginx.conf')).toMatch(/default \$arg_room;[\s\S]+hash \$room consistent;/);
});

test('systemd accepts the service, which starts the server as `npm start` does', () => {
  const service = read('deploy/fivefold.service');
  expect(service).toContain(`ExecStart=/usr/bin/${START}\n`);
  const copy = changed('deploy/fivefold.service', (text) => text.replace('/usr/bin/node', process.execPath));
  expect(complaintsOf('systemd-analyze', 'verify', copy)).toBe('');
});

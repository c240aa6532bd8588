import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../serverProcess.ts';

const deploy = fileURLToPath(new URL('../../../../deploy', import.meta.url));

/** Programs that `deploy/` has a configuration for. */
export const BALANCER_PROGRAMS = ['haproxy', 'nginx'] as const;
export type BalancerProgram = (typeof BALANCER_PROGRAMS)[number];

const FILES: Record<BalancerProgram, string> = { haproxy: 'haproxy.cfg', nginx: 'nginx.conf' };
const argsOf: Record<BalancerProgram, (file: string) => readonly string[]> = {
  haproxy: (file) => ['-db', '-f', file],
  nginx: (file) => ['-e', 'stderr', '-c', file, '-g', `daemon off; pid ${file}.pid; error_log stderr;`],
};

export const isBalancerInstalled = (program: BalancerProgram): boolean => !spawnSync(program, ['-v']).error;

/** Runs HAProxy or nginx with its file of `deploy/` in front of three servers on this machine. */
export async function startInstalledBalancer(
  program: BalancerProgram,
  ports: readonly number[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fivefold-')), FILES[program]);
  const text = readFileSync(path.join(deploy, FILES[program]), 'utf8')
    .replaceAll(/server-(\d):3000/g, (_all, n: string) => `127.0.0.1:${ports[Number(n) - 1]}`)
    .replaceAll(
      /\b(bind :|listen )8080/g,
      (_all, word: string) => `${word.replace(':', '127.0.0.1:')}${port}`,
    );
  writeFileSync(file, text);
  const child: ChildProcess = spawn(program, argsOf[program](file), { stdio: 'ignore' });
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  const ended = new Promise((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && (await fetch(url).catch(() => null)) === null);
  if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}`);
  return {
    url,
    stop: async () => {
      kill();
      await ended;
      process.off('exit', kill);
    },
  };
}

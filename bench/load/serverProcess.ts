import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { createInterface } from 'node:readline';

const TICKS_PER_SECOND = 100; // of /proc
const pinned = process.platform === 'linux' && spawnSync('taskset', ['-V']).status === 0;

/** Leaves the first core to the server, so that this process and its garbage collector do not interrupt it. */
export function leaveFirstCore(): void {
  const cores = cpus().length;
  if (pinned && cores > 1) spawnSync('taskset', ['-a', '-c', '-p', `1-${cores - 1}`, String(process.pid)]);
}

/** A server in its own process, pinned to the first core where the system allows it. */
export class BenchServerProcess {
  readonly #process: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly url: Promise<string>;

  constructor(args: readonly string[], env: Record<string, string>, cores: 'one' | 'all' = 'one') {
    const [command, ...rest] =
      pinned && cores === 'one'
        ? ['taskset', '-c', '0', process.execPath, ...args]
        : [process.execPath, ...args];
    this.#process = spawn(command!, rest, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#exit = new Promise((done) => this.#process.on('exit', done));
    this.url = new Promise((found, failed) => {
      createInterface({ input: this.#process.stdout! }).on('line', (line) => {
        const port = /listening on http:\/\/localhost:(\d+)/.exec(line)?.[1];
        if (port) found(`http://localhost:${port}`);
        else console.error(line); // a server that warns is not the one to be measured
      });
      void this.#exit.then(() => failed(new Error('the server ended')));
    });
    this.url.catch(() => undefined);
  }

  /** Microseconds of processor time of all threads. */
  cpu(): number {
    const fields = readFileSync(`/proc/${this.#process.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1e6;
  }

  /** Resident memory in bytes. */
  memory(): number {
    const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${this.#process.pid}/status`, 'utf8'))?.[1];
    return Number(kib) * 1024;
  }

  async stop(): Promise<void> {
    this.#process.kill('SIGTERM');
    await this.#exit;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const home = fileURLToPath(new URL('..', import.meta.url));
const BUILT_SERVER = path.join(home, 'dist/main.js');

const running = new Set<ChildProcess>();
/** A test run that fails must not leave servers behind. */
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The built server in its own process. */
export class ServerProcess {
  readonly #process: ChildProcess;
  readonly output: string[] = [];
  readonly #port: Promise<number>;
  readonly exit: Promise<number | null>;

  constructor(env: Record<string, string>, program = BUILT_SERVER) {
    const args = existsSync(program) ? [program] : ['--import', 'tsx', path.join(home, 'src/main.ts')];
    this.#process = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(this.#process);
    this.exit = new Promise((done) => this.#process.on('exit', (code) => done(code)));
    void this.exit.then(() => running.delete(this.#process));
    this.#port = new Promise((found, failed) => {
      for (const stream of [this.#process.stdout!, this.#process.stderr!])
        createInterface({ input: stream }).on('line', (line) => {
          this.output.push(line);
          const port = /listening on http:\/\/localhost:(\d+)/.exec(line)?.[1];
          if (port) found(Number(port));
        });
      void this.exit.then(() => failed(new Error(`the server ended: ${this.output.join(' ')}`)));
    });
    this.#port.catch(() => undefined); // some are meant to end
  }

  listening(): Promise<number> {
    return this.#port;
  }

  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.signal(signal);
    return this.exit;
  }
}

export const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => done(port));
    });
  });

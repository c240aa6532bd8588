import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Peer } from './peer.ts';
import { BenchServerProcess } from './serverProcess.ts';

const UNLIMITED = '1000000';
export const SERVER_ENV = {
  NODE_ENV: 'production',
  MAX_ROOMS: UNLIMITED,
  IDLE_ROOMS: UNLIMITED,
  ROOMS_PER_ADDRESS: UNLIMITED,
  CREATES_PER_MINUTE: UNLIMITED,
  JOINS_PER_MINUTE: UNLIMITED,
  COMMANDS_PER_SECOND: UNLIMITED,
  ADDRESS_COMMANDS_PER_SECOND: UNLIMITED,
  LOG_LEVEL: 'warn',
  PORT: '0',
};

interface Manifest {
  readonly scripts: { readonly start: string };
}

export const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** The arguments with which `npm start` starts the server of a checkout. */
export function startArgs(checkout: string): readonly string[] {
  const manifest = JSON.parse(readFileSync(path.join(checkout, 'package.json'), 'utf8')) as Manifest;
  const [, ...args] = manifest.scripts.start.split(' ');
  return args.map((arg) => (arg.startsWith('-') ? arg : path.join(checkout, arg)));
}

/** The arguments that start a server of the bench, a file beside this one. */
export const benchServerArgs = (file: string): readonly string[] => [
  '--import',
  'tsx',
  fileURLToPath(new URL(file, import.meta.url)),
];

/** Starts a server with an empty data folder, unless `env` names another, and stops it after use. */
export async function withServer<T>(
  peer: Pick<Peer, 'args'>,
  use: (server: BenchServerProcess, url: string) => Promise<T>,
  env: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-bench-'));
  const server = new BenchServerProcess(peer.args, { ...SERVER_ENV, DATA_DIR: folder, ...env });
  try {
    return await use(server, await server.url);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bare } from './bare.ts';
import { boardgame } from './boardgame.ts';
import { Child } from './child.ts';
import { ours } from './ours.ts';
import type { Kind } from './table.ts';

const MANY = '1000000';
export const OPEN = {
  NODE_ENV: 'production',
  MAX_ROOMS: MANY,
  IDLE_ROOMS: MANY,
  ROOMS_PER_ADDRESS: MANY,
  CREATES_PER_MINUTE: MANY,
  JOINS_PER_MINUTE: MANY,
  COMMANDS_PER_SECOND: MANY,
  ADDRESS_COMMANDS_PER_SECOND: MANY,
  LOG_LEVEL: 'warn',
  PORT: '0',
};
interface Manifest {
  readonly scripts: { readonly start: string };
}
const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const root = file('../../');
/** As `npm start` starts it. */
export const START: readonly string[] = (
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest
).scripts.start
  .split(' ')
  .slice(1)
  .map((arg) => (arg.startsWith('-') ? arg : path.join(root, arg)));
const SERVERS: Record<string, readonly string[]> = {
  [ours.name]: START,
  [bare.name]: ['--import', 'tsx', file('./bareServer.ts')],
  [boardgame.name]: ['--import', 'tsx', file('./boardgameServer.ts')],
};

/** Starts a server in an empty folder, and ends it after its use. */
export async function withServer<T>(kind: Kind, use: (child: Child, url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-bench-'));
  const child = new Child(SERVERS[kind.name]!, { ...OPEN, DATA_DIR: folder });
  try {
    return await use(child, await child.url);
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true });
  }
}

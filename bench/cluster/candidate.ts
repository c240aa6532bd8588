import { createHash } from 'node:crypto';
import { atRate, openTables, saturate } from '../load/measure.ts';
import { openTable, ours } from '../load/ours.ts';
import type { LoadTable } from '../load/peer.ts';
import { BenchServerProcess } from '../load/serverProcess.ts';
import { SERVER_ENV } from '../load/servers.ts';
import type { ClusterSizes } from './sizes.ts';

/** One server with SQLite, one with PostgreSQL, or three with PostgreSQL that share the rooms by hash. */
export interface Candidate {
  readonly name: string;
  readonly servers: readonly BenchServerProcess[];
  readonly tables: readonly LoadTable[];
  /** Of all its servers. */
  cpu(): number;
  /** As fast as it can. */
  readonly cpuPerMove: number[];
  readonly cpuPerMoveAtRate: number[];
  readonly p99: number[];
}

export async function startCandidate(
  name: string,
  count: number,
  env: Record<string, string>,
  { tables, warmUp }: ClusterSizes,
): Promise<Candidate> {
  const servers: BenchServerProcess[] = [];
  const urls: string[] = [];
  while (servers.length < count) {
    const server = new BenchServerProcess(ours.args, { ...SERVER_ENV, ...env });
    servers.push(server);
    urls.push(await server.url);
  }
  const serverOf = (room: string) => urls[createHash('sha256').update(room).digest()[0]! % count]!;
  const cpu = () => servers.reduce((sum, server) => sum + server.cpu(), 0);
  const opened = await openTables(() => openTable(urls[0]!, serverOf), tables * count);
  await saturate({ cpu }, opened, 'in turn', warmUp * count);
  return { name, servers, tables: opened, cpu, cpuPerMove: [], cpuPerMoveAtRate: [], p99: [] };
}

export async function measureCandidate(candidate: Candidate, sizes: ClusterSizes): Promise<void> {
  const { servers, tables } = candidate;
  const { moves, movesPerSecond, movesPerSecondEach, seconds } = sizes;
  const saturated = await saturate(candidate, tables, 'in turn', moves * servers.length);
  candidate.cpuPerMove.push(saturated.cpuPerMove);
  const each = await atRate(candidate, tables, 'in turn', movesPerSecondEach * servers.length, seconds);
  candidate.cpuPerMoveAtRate.push(each.cpuPerMove);
  candidate.p99.push((await atRate(candidate, tables, 'in turn', movesPerSecond, seconds)).p99);
}

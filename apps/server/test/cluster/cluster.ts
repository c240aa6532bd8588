import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, ServerProcess } from '../serverProcess.ts';
import { UNLIMITED } from '../unlimited.ts';
import { startBalancer } from './balancer.ts';
import { proxiedUrl } from './tcpProxy.ts';

/** Servers in processes of their own behind a load balancer; each reaches the database through a proxy that can be broken. */
export async function startCluster(databaseUrl: string, size: number, env: Record<string, string> = {}) {
  const { url, proxy } = await proxiedUrl(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-cluster-'));
  const ports: number[] = [];
  while (ports.length < size) ports.push(await freePort());
  const output: string[] = [];
  const start = (i: number, program?: string) =>
    new ServerProcess(
      {
        ...UNLIMITED,
        LOG_LEVEL: 'info',
        ...env,
        PORT: String(ports[i]),
        DATA_DIR: folder,
        DATABASE_URL: url,
      },
      program,
    );
  const servers = ports.map((_, i) => start(i));
  await Promise.all(servers.map((server) => server.listening()));
  const balancer = await startBalancer(ports);

  async function metric(i: number, name: string): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${ports[i]}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }

  return {
    url: balancer.url,
    ports,
    balancer,
    proxy,
    size,
    metric,
    signal: (i: number, signal: NodeJS.Signals) => servers[i]!.signal(signal),
    /** Ends a server and starts it again, or another build of it; gives the exit code. */
    restart: async (i: number, signal: NodeJS.Signals, program?: string): Promise<number | null> => {
      const ended = servers[i]!;
      const code = await ended.kill(signal);
      output.push(...ended.output);
      servers[i] = start(i, program);
      await servers[i].listening();
      return code;
    },
    /** What all servers have logged. */
    output: (): readonly string[] => [...output, ...servers.flatMap((server) => server.output)],
    stop: async () => {
      await balancer.close();
      const codes = await Promise.all(servers.map((server) => server.kill('SIGTERM')));
      await proxy.close();
      return codes;
    },
  };
}

export type Cluster = Awaited<ReturnType<typeof startCluster>>;

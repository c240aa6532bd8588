// What one visitor with bad intentions costs the others: the time that GET /healthz takes meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { replaysOfHugeRooms } from './hugeRooms.ts';
import { leaveFirstCore } from './load/serverProcess.ts';
import { REPOSITORY, startArgs, withServer } from './load/servers.ts';
import { pictureTimes } from './pictures.ts';
import { responseTimes, wait } from './responseTimes.ts';
import { quantile, round } from './stats.ts';

const ATTACK_MS = 4000;
/** The limits of a server that nobody configured. */
const DEFAULT_LIMITS = {
  JOINS_PER_MINUTE: '300',
  COMMANDS_PER_SECOND: '20',
  ADDRESS_COMMANDS_PER_SECOND: '200',
};

interface AbuseOptions {
  readonly before?: string | undefined;
}

/** With `--before DIR`, the fragments are sent to another build as well. */
export async function benchAbuse({ before }: AbuseOptions): Promise<Record<string, unknown>> {
  leaveFirstCore();
  const builds = { ours: REPOSITORY, ...(before ? { before } : {}) };
  const fragmentedMessages: Record<string, unknown> = {};
  for (const [name, checkout] of Object.entries(builds))
    fragmentedMessages[name] = await withServer(
      { args: startArgs(checkout) },
      async (_server, url) => {
        const quiet = summary(await responseTimes(url, wait(ATTACK_MS)));
        const attack = sendFragments(url);
        const attacked = summary(await responseTimes(url, attack));
        return { quiet, attacked, connectionsClosed: await attack };
      },
      DEFAULT_LIMITS,
    );
  return {
    fragmentedMessages,
    replaysOfHugeRooms: await replaysOfHugeRooms(),
    pictures: await pictureTimes(),
  };
}

/** Eight connections of one address that send nothing but fragments; how often the server closed one. */
async function sendFragments(url: string): Promise<number> {
  const attacker = fork(new URL('./load/fragmentAttack.ts', import.meta.url), [url, String(ATTACK_MS)], {
    execArgv: ['--import', 'tsx'],
  });
  const [report] = (await once(attacker, 'message')) as [{ readonly closedByServer: number }];
  return report.closedByServer;
}

const summary = (times: readonly number[]) => ({
  requests: times.length,
  p50: round(quantile(times, 0.5)),
  p99: round(quantile(times, 0.99)),
  max: round(Math.max(...times)),
});

import type { Random } from '@fivefold/rules';
import { openSqliteLog } from './dataFolders.ts';
import { auditLog, playDisturbed } from './disturbedPlay.ts';
import { freePort, ServerProcess } from './serverProcess.ts';

export interface CrashRun {
  readonly folder: string;
  readonly rooms: number;
  readonly kills: number;
  readonly signals: readonly NodeJS.Signals[];
  readonly random: Random;
  readonly env: Record<string, string>;
}

/** Plays every room to its end while the server is killed again and again, and reads the log afterwards. */
export async function crashRun({ folder, rooms, kills, signals, random, env }: CrashRun) {
  const port = await freePort();
  const start = () => new ServerProcess({ ...env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' });
  let server = start();
  await server.listening();
  /** Exit codes of the servers that were stopped by a signal. */
  const exits: (number | null)[] = [];
  const { report, acks } = await playDisturbed({
    url: `http://localhost:${port}`,
    rooms,
    times: kills,
    random,
    disturb: async (time) => {
      const signal = signals[time % signals.length]!;
      const code = await server.kill(signal);
      if (signal !== 'SIGKILL') exits.push(code);
      server = start();
      await server.listening();
    },
  });
  exits.push(await server.kill('SIGTERM'));
  const log = await openSqliteLog(folder, { clock: () => 0 });
  const found = await auditLog(log, acks);
  await log.close();
  return { ...report, ...found, exits };
}

import type { RoomEntry } from '@fivefold/room';
import { openPostgres } from '../../apps/server/src/store/postgres.ts';
import type { RoomLog } from '../../apps/server/src/store/roomLog.ts';
import { quantile, round } from '../stats.ts';

/** That append at the same time. With more of them one writer keeps two cores busy, and the others could add nothing. */
const ROOMS_PER_WRITER = 20;
const WRITERS = [1, 2, 3];
const TURNS = 5;

const clock = () => performance.now() / 1000;
const entry: RoomEntry = { type: 'said', member: 'm1', text: 'x'.repeat(100), at: 1 };

/** Appends a second of the store (median), by the number of servers that write into one database; never fewer for more. */
export async function appendRates(createDatabase: () => Promise<string>, appends: number) {
  const rates = new Map<number, number[]>(WRITERS.map((writers) => [writers, []]));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [writers, measured] of rates)
      measured.push(await rateOf(await createDatabase(), writers, appends / TURNS));
  return Object.fromEntries([...rates].map(([writers, measured]) => [writers, quantile(measured, 0.5)]));
}

async function rateOf(url: string, writers: number, appends: number): Promise<number> {
  const logs: RoomLog[] = [];
  for (let i = 0; i < writers; i += 1) logs.push((await openPostgres(url, { clock })).log);
  const each = Math.ceil(appends / writers / ROOMS_PER_WRITER);
  const fill = async (log: RoomLog, room: string) => {
    for (let version = 0; version < each; version += 1)
      if ((await log.append(room, version, [entry], 1)) !== 'ok') throw new Error('an append failed');
  };
  const start = clock();
  await Promise.all(
    logs.flatMap((log, i) => Array.from({ length: ROOMS_PER_WRITER }, (_, n) => fill(log, `R${i}-${n}`))),
  );
  const seconds = clock() - start;
  for (const log of logs) await log.close();
  return round((each * ROOMS_PER_WRITER * writers) / seconds, 0);
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoomEntry } from '@fivefold/room';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import type { RoomLog } from '../../src/store/roomLog.ts';
import { readAll } from '../readAll.ts';
import { query, startPostgres } from './postgres.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const RUNS = 200;
const SERVERS = 3;
const entry = (text: string): RoomEntry => ({ type: 'said', member: 'm1', text, at: 1 });

/** One step of a server: waits this many turns of the event loop, then claims and reads, or appends entries. */
const step = fc.record({ wait: fc.nat(6), appends: fc.option(fc.integer({ min: 1, max: 3 })) });
const plan = fc.array(fc.array(step, { maxLength: 8 }), { minLength: SERVERS, maxLength: SERVERS });

interface Appended {
  /** Everything that the server had read or stored before. */
  readonly known: readonly RoomEntry[];
  readonly entries: readonly RoomEntry[];
  readonly result: string;
}

/** A server with a clock of its own, which stands still while a statement is tried again. */
interface FencedServer {
  readonly log: RoomLog;
  readonly clock: { seconds: number };
}

async function openServer(url: string): Promise<FencedServer> {
  const clock = { seconds: 0 };
  const { log } = await openPostgres(url, { clock: () => clock.seconds });
  return { log, clock };
}

async function play(
  { log, clock }: FencedServer,
  room: string,
  name: string,
  steps: readonly { wait: number; appends: number | null }[],
) {
  const done: Appended[] = [];
  let known: readonly RoomEntry[] | null = null;
  for (const [i, { wait, appends }] of steps.entries()) {
    for (let turn = 0; turn < wait; turn += 1) await nextTurn();
    if (appends === null || known === null) {
      clock.seconds += 10; // nobody waits before the next claim
      await log.ownership!.claim(room);
      known = await readAll(log, room);
    } else {
      const entries = Array.from({ length: appends }, (_, n) => entry(`${name} ${i} ${n}`));
      const result = await log.append(room, known.length, entries, 1);
      done.push({ known, entries, result });
      known = result === 'ok' ? [...known, ...entries] : null;
    }
  }
  return done;
}

test.skipIf(!server)(
  'whatever the servers do at the same time, each entry was decided on all entries before it',
  async () => {
    const url = await server!.createDatabase();
    const servers = await Promise.all(Array.from({ length: SERVERS }, () => openServer(url)));
    const [{ log }] = servers as [FencedServer];
    let rooms = 0;
    const results = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(plan, async (plans) => {
        const room = `KITE-${rooms++}`;
        await log.append(room, 0, [entry('made')], 1);
        const appended = (
          await Promise.all(plans.map((steps, i) => play(servers[i]!, room, `server ${i}`, steps)))
        ).flat();
        const stored = await readAll(log, room);
        for (const { known, entries, result } of appended) {
          results.set(result, (results.get(result) ?? 0) + 1);
          if (result === 'ok')
            expect(stored.slice(0, known.length + entries.length)).toEqual([...known, ...entries]);
          else expect(stored).not.toContainEqual(entries[0]);
        }
        expect(stored).toHaveLength(
          1 + appended.reduce((sum, { entries, result }) => sum + (result === 'ok' ? entries.length : 0), 0),
        );
      }),
      { numRuns: RUNS },
    );
    const twice = `SELECT room FROM entries GROUP BY room, version HAVING count(*) > 1`;
    expect(await query(url, twice)).toEqual([]);
    // The runs were about something.
    expect(results.get('ok')).toBeGreaterThan(RUNS);
    expect(results.get('lost')).toBeGreaterThan(RUNS / 10);
    for (const server of servers) await server.log.close();
  },
);

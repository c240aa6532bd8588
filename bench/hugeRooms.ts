// What a request for a replay costs the others when it is the first one for a room with a huge log.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import type { RoomEntry } from '@fivefold/room';
import { Party } from '@fivefold/room/testing/party';
import { openSqlite } from '../apps/server/src/store/sqlite.ts';
import { execIn, tempFolder } from '../apps/server/test/dataFolders.ts';
import { REPOSITORY, startArgs, withServer } from './load/servers.ts';
import { responseTimes, wait } from './responseTimes.ts';
import { quantile, round } from './stats.ts';

interface HugeRoom {
  readonly entries: number;
  /** Entries of one row. */
  readonly appendedAtOnce: number;
  readonly entry: (i: number) => RoomEntry;
}

const EIGHT_NONCES = Array.from({ length: 8 }, () => 'a'.repeat(64)).join('+');
const SIX_SEATS = Array.from(
  { length: 6 },
  () => ({ kind: 'member', member: 'm1', ready: true, nonce: EIGHT_NONCES }) as const,
);
/** Rooms that members of build 0.1 could make in a few minutes; later builds refuse that many entries. */
const HUGE_ROOMS: Readonly<Record<string, HugeRoom>> = {
  renamed: {
    entries: 200_000,
    appendedAtOnce: 64,
    entry: (i) => ({ type: 'renamed', member: 'm1', name: `Anna ${i}`, at: 1 }),
  },
  seated: { entries: 20_000, appendedAtOnce: 1, entry: () => ({ type: 'seated', seats: SIX_SEATS, at: 1 }) },
};
/** A room is huge to the first request only, so each turn has its own. */
const TURNS = 3;
const QUIET_MS = 2000;

export async function replaysOfHugeRooms(): Promise<Record<string, unknown>> {
  const report: Record<string, unknown> = {};
  for (const [name, room] of Object.entries(HUGE_ROOMS)) {
    const codes = Array.from({ length: TURNS + 1 }, (_, i) => `KITE-427${i}`);
    const folder = await folderOf(room, codes);
    const [first, ...others] = codes as [string, ...string[]];
    const longestBlockMs = await longestBlock(folder, first);
    report[name] = { longestBlockMs, responseMs: await longestResponses(folder, others) };
    rmSync(folder, { recursive: true });
  }
  return report;
}

/** As build 0.1 left them: not yet searched for replays. */
async function folderOf({ entries, appendedAtOnce, entry }: HugeRoom, codes: readonly string[]) {
  const folder = tempFolder();
  const { log } = await openSqlite(folder, { clock: () => 0 });
  const huge = Array.from({ length: entries }, (_, i) => entry(i));
  for (const code of codes) {
    const first = Party.of('my-number', 'Anna').entries;
    const all = [...first.map((one) => (one.type === 'created' ? { ...one, code } : one)), ...huge];
    const appends = [];
    for (let version = 0; version < all.length; version += appendedAtOnce)
      appends.push(log.append(code, version, all.slice(version, version + appendedAtOnce), Date.now()));
    if ((await Promise.all(appends)).some((result) => result !== 'ok')) throw new Error('not stored');
  }
  await log.close();
  await execIn(folder, 'UPDATE rooms SET has_replays = 0');
  return folder;
}

/** Milliseconds of processor time between two turns of the event loop, which other processes cannot change. */
async function longestBlock(folder: string, code: string): Promise<number> {
  const flags = startArgs(REPOSITORY).filter((arg) => arg.startsWith('--'));
  const reader = fork(new URL('./load/hugeRoomReader.ts', import.meta.url), [folder, code], {
    execArgv: [...flags, '--import', 'tsx'],
  });
  const [report] = (await once(reader, 'message')) as [{ readonly longestMs: number }];
  return round(report.longestMs, 1);
}

/** The longest response that others get while they wait for nothing, and during a request for a replay: medians of the turns. */
async function longestResponses(folder: string, codes: readonly string[]) {
  return withServer(
    { args: startArgs(REPOSITORY) },
    async (_server, url) => {
      const quiet: number[] = [];
      const attacked: number[] = [];
      for (const code of codes) {
        quiet.push(Math.max(...(await responseTimes(url, wait(QUIET_MS)))));
        attacked.push(Math.max(...(await responseTimes(url, askForReplay(url, code)))));
      }
      return { quiet: round(quantile(quiet, 0.5), 1), attacked: round(quantile(attacked, 0.5), 1) };
    },
    { DATA_DIR: folder },
  );
}

/** Asks for a game that the room does not have. */
async function askForReplay(url: string, room: string): Promise<void> {
  const response = await fetch(`${url}/api/replays/${room}/1`);
  if (response.status !== 404) throw new Error(`the replay was answered with ${response.status}`);
}

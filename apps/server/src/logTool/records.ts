import { createHash } from 'node:crypto';
import { nextRoomWakeTime, type RoomCode, type RoomEntry } from '@fivefold/room';
import type { EveningStore, StoredEvening } from '../evenings/eveningStore.ts';
import { emptyFoldedRoom, type FoldedRoom, foldRoomEntry } from '../rooms/foldedRoom.ts';
import type { ReplayRecord } from '../rooms/replay.ts';
import { readReplaysFromLog } from '../rooms/replays.ts';
import type { RoomLog } from '../store/roomLog.ts';

/** Devices are not copied: push services know them by the keys of their server. */
export interface CopiedStores {
  readonly log: RoomLog;
  readonly evenings: EveningStore;
}

/** What is copied, piece by piece: the next entries of a room, a replay, or the page of an evening. */
export type StoreRecord =
  | { readonly room: RoomCode; readonly entries: readonly RoomEntry[] }
  | { readonly replay: ReplayRecord }
  | { readonly evening: StoredEvening };

export interface StoreSummary {
  readonly rooms: number;
  readonly entries: number;
  readonly replays: number;
  readonly evenings: number;
  /** Equal for stores with the same rooms, entries, replays and evenings. */
  readonly checksum: string;
}

/** Rooms come before replays, because the code of a replay cannot be used for a new room. Always in the same order. */
export async function* readStoreRecords({ log, evenings }: CopiedStores): AsyncGenerator<StoreRecord> {
  const rooms = [...(await log.listRooms())].sort();
  for (const room of rooms)
    for (let version = 0; ; ) {
      const entries = await log.read(room, version);
      if (entries.length === 0) break;
      yield { room, entries };
      version += entries.length;
    }
  for (const replay of await replaysOf(log, rooms)) yield { replay };
  for (const id of [...(await evenings.list())].sort()) {
    const evening = await evenings.find(id);
    if (evening) yield { evening };
  }
}

async function replaysOf(log: RoomLog, rooms: readonly RoomCode[]): Promise<readonly ReplayRecord[]> {
  const replays: ReplayRecord[] = [];
  for (const { room, number } of await log.listReplays()) {
    const replay = await log.replay(room, number);
    if (replay) replays.push(replay);
  }
  for (const room of rooms)
    if (!(await log.hasReplays(room))) replays.push(...(await readReplaysFromLog(log, room)).replays);
  return replays.sort((a, b) => (a.room < b.room ? -1 : a.room > b.room ? 1 : a.number - b.number));
}

/** Stores the records in empty stores. */
export async function writeRecordsToStore(
  records: AsyncIterable<StoreRecord>,
  { log, evenings }: CopiedStores,
): Promise<void> {
  let current: RoomCode | null = null;
  let version = 0;
  let folded: FoldedRoom | null = null;
  for await (const record of records) {
    if ('replay' in record) {
      await log.saveReplays(record.replay.room, [record.replay]);
      continue;
    }
    if ('evening' in record) {
      await evenings.save(record.evening);
      continue;
    }
    const { room, entries } = record;
    if (room !== current) {
      if (current !== null) log.ownership?.release(current);
      current = room;
      version = 0;
      folded = emptyFoldedRoom(room);
    }
    folded = folded && foldedWith(folded, entries);
    const derived = folded ? { wakeAt: nextRoomWakeTime(folded.room) } : {};
    const result = await log.append(room, version, entries, entries.at(-1)!.at, derived);
    if (result !== 'ok') throw new Error(`room ${room} was not stored: ${result}`);
    version += entries.length;
  }
}

/** null: this build cannot read the room, which is copied as it is. */
function foldedWith(folded: FoldedRoom, entries: readonly RoomEntry[]): FoldedRoom | null {
  try {
    return entries.reduce(foldRoomEntry, folded);
  } catch {
    return null;
  }
}

/** Hands records on and sums them up. */
export function createStoreSummarizer() {
  const hash = createHash('sha256');
  const rooms = new Set<RoomCode>();
  let entries = 0;
  let replays = 0;
  let evenings = 0;
  const add = (record: StoreRecord) => {
    if ('replay' in record) {
      replays += 1;
      hash.update(JSON.stringify(record.replay));
      return;
    }
    if ('evening' in record) {
      const { id, expires, json } = record.evening;
      evenings += 1;
      hash.update(JSON.stringify([id, expires, json]));
      return;
    }
    rooms.add(record.room);
    entries += record.entries.length;
    for (const entry of record.entries) hash.update(JSON.stringify([record.room, entry]));
  };
  return {
    add,
    async *through(records: AsyncIterable<StoreRecord>): AsyncGenerator<StoreRecord> {
      for await (const record of records) {
        add(record);
        yield record;
      }
    },
    summary: (): StoreSummary => ({
      rooms: rooms.size,
      entries,
      replays,
      evenings,
      checksum: hash.copy().digest('hex'),
    }),
  };
}

export async function summarizeStoreRecords(records: AsyncIterable<StoreRecord>): Promise<StoreSummary> {
  const sum = createStoreSummarizer();
  for await (const record of records) sum.add(record);
  return sum.summary();
}

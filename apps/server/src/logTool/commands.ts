import { makeLogger } from '../logger.ts';
import { makeMetrics } from '../metrics.ts';
import { openServerStore, type ServerStore } from '../openStore.ts';
import { readStoreExport, writeStoreExport } from './exportFile.ts';
import {
  readStoreRecords,
  type StoreRecord,
  type StoreSummary,
  summarizeStoreRecords,
  writeRecordsToStore,
} from './records.ts';
import { OperatorError } from './userError.ts';

/** A data folder, or the address of a database. */
function open(place: string): Promise<ServerStore> {
  const databaseUrl = /^postgres(ql)?:/.test(place) ? place : undefined;
  const deps = {
    logger: makeLogger('silent'),
    metrics: makeMetrics(),
    clock: () => performance.now() / 1000,
  };
  return openServerStore({ databaseUrl, dataDir: place }, deps);
}

async function using<T>(place: string, work: (store: ServerStore) => Promise<T>): Promise<T> {
  const store = await open(place);
  try {
    return await work(store);
  } finally {
    await store.log.close();
  }
}

/** Stores the records and reads them again. */
async function fill(
  place: string,
  codeKey: string,
  records: AsyncIterable<StoreRecord>,
  expected: () => StoreSummary,
) {
  return using(place, async ({ setCodeKey, ...stores }) => {
    const { log, evenings } = stores;
    const kept = [...(await log.listRooms()), ...(await log.listReplays()), ...(await evenings.list())];
    if (kept.length > 0) throw new OperatorError('The target holds rooms already: choose an empty one.');
    await setCodeKey(codeKey);
    await writeRecordsToStore(records, stores);
    const summary = await summarizeStoreRecords(readStoreRecords(stores));
    if (summary.checksum !== expected().checksum) throw new Error('the copy differs from the original');
    return summary;
  });
}

export const exportStore = (from: string, file: string): Promise<StoreSummary> =>
  using(from, ({ codeKey, ...stores }) => writeStoreExport(file, codeKey, readStoreRecords(stores)));

export async function importStore(file: string, to: string): Promise<StoreSummary> {
  const { codeKey, records, summary } = await readStoreExport(file);
  return fill(to, codeKey, records(), () => summary);
}

export const copyStore = (from: string, to: string): Promise<StoreSummary> =>
  using(from, async ({ codeKey, ...stores }) => {
    const summary = await summarizeStoreRecords(readStoreRecords(stores));
    return fill(to, codeKey, readStoreRecords(stores), () => summary);
  });

export const summarizeStore = (place: string): Promise<StoreSummary> =>
  using(place, (stores) => summarizeStoreRecords(readStoreRecords(stores)));

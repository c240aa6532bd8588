import { createSqliteEvenings } from '../evenings/sqliteEvenings.ts';
import { createSqliteDevices } from '../push/sqliteDevices.ts';
import { openSqliteDatabase, type SqliteOptions } from './sqliteDatabase.ts';
import { createSqliteLog } from './sqliteLog.ts';

/** The stores of a data folder. Closing the room log closes all of them. */
export async function openSqlite(folder: string, options: SqliteOptions) {
  const database = await openSqliteDatabase(folder, options);
  return {
    log: await createSqliteLog(database),
    evenings: await createSqliteEvenings(database),
    devices: await createSqliteDevices(database),
  };
}

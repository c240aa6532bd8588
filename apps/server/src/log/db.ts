import Database from 'libsql/promise';

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

/** One connection. Its statements run where they are called; a commit, which waits for the disk, does not. */
export interface Db {
  /** Gives how many rows it made or changed. */
  run(sql: string, ...values: readonly Value[]): number;
  all(sql: string, ...values: readonly Value[]): Promise<readonly Row[]>;
  /** Off this thread. */
  exec(sql: string): Promise<void>;
  close(): void;
}

interface Statement {
  run(values: readonly Value[]): { readonly changes: number };
  all(values: readonly Value[]): Promise<readonly Row[]>;
}

/** Every text that the process will ever ask is prepared once, here. */
export async function openDb(file: string, setup: readonly string[], texts: readonly string[]): Promise<Db> {
  const db = new Database(file, {});
  for (const sql of setup) await db.exec(sql);
  const statements = new Map<string, Statement>();
  for (const sql of texts) statements.set(sql, await db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')));
  const statement = (sql: string, values: readonly Value[]): Statement => {
    const found = statements.get(sql);
    if (!found) throw new Error(`not prepared: ${sql}`);
    for (const value of values)
      if (!bindable(value)) throw new TypeError(`cannot bind ${typeof value} in ${sql}`);
    return found;
  };
  // A prepared statement has one set of values and one place: two readers of it at once would mix.
  let last: Promise<unknown> = Promise.resolve();
  return {
    run: (sql, ...values) => statement(sql, values).run(values).changes,
    all: (sql, ...values) => {
      const rows = last.then(() => statement(sql, values).all(values));
      last = rows.catch(() => undefined);
      return rows;
    },
    exec: (sql) => db.exec(sql),
    close: () => db.close(),
  };
}

/** libsql aborts the process on a boolean, and cuts a string at NUL: neither may reach it. */
function bindable(value: unknown): value is Value {
  if (typeof value === 'string') return !value.includes('\0');
  if (typeof value === 'number') return Number.isFinite(value);
  return value === null;
}

/** Takes the right to write at once: not when it is too late. */
export const BEGIN = 'BEGIN IMMEDIATE';

/** The statements run where they are called, the wait for the disk does not: the event loop goes on meanwhile. */
export async function transaction(db: Db, work: () => Promise<void> | void): Promise<void> {
  db.run(BEGIN);
  try {
    await work();
    await db.exec('COMMIT');
  } catch (error) {
    await db.exec('ROLLBACK').catch(() => undefined); // a failed commit may have done it by itself
    throw error;
  }
}

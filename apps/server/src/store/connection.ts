import Database from 'libsql/promise';

type Value = string | number | null;
type Row = Readonly<Record<string, Value>>;

interface Statement {
  run(values: readonly Value[]): { readonly changes: number };
  all(values: readonly Value[]): Promise<readonly Row[]>;
}

/** A connection to an SQLite file. */
export class SqliteConnection {
  readonly #database: InstanceType<typeof Database>;

  constructor(file: string) {
    this.#database = new Database(file, {});
  }

  /** On another thread: the event loop goes on while a commit waits for the disk. */
  exec(sql: string): Promise<void> {
    return this.#database.exec(sql);
  }

  /** Stores all that `work` writes, or nothing. */
  async transaction(work: () => unknown): Promise<void> {
    try {
      await this.exec('BEGIN IMMEDIATE');
      await work();
      await this.exec('COMMIT');
    } catch (error) {
      await this.exec('ROLLBACK').catch(() => undefined); // SQLite may have rolled back by itself
      throw error;
    }
  }

  /** The first row of its result. */
  async pragma(pragma: string): Promise<Row> {
    const statement: Statement = await this.#database.prepare(`PRAGMA ${pragma}`);
    return (await statement.all([]))[0] ?? {};
  }

  /** Statements by name. `run` works on this thread and returns the number of rows that it wrote. */
  async prepare<Name extends string>(statements: Readonly<Record<Name, string>>) {
    const prepared = new Map<string, Statement>();
    for (const [name, sql] of Object.entries<string>(statements))
      prepared.set(name, await this.#database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')));
    const bound = (name: Name, values: readonly Value[]): Statement => {
      for (const value of values)
        if (!isBindable(value)) throw new TypeError(`cannot bind ${typeof value} in ${name}`);
      return prepared.get(name)!;
    };
    let lastRead: Promise<unknown> = Promise.resolve(); // a prepared statement has only one set of values
    return {
      run: (name: Name, ...values: readonly Value[]): number => bound(name, values).run(values).changes,
      all: (name: Name, ...values: readonly Value[]): Promise<readonly Row[]> => {
        const rows = lastRead.then(() => bound(name, values).all(values));
        lastRead = rows.catch(() => undefined);
        return rows;
      },
    };
  }

  close(): void {
    this.#database.close();
  }
}

/** libsql aborts the process on a boolean and cuts a string at NUL. */
function isBindable(value: unknown): value is Value {
  if (typeof value === 'string') return !value.includes('\0');
  return value === null || Number.isFinite(value);
}

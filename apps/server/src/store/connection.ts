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

  /** The first row that it gives. */
  async pragma(pragma: string): Promise<Row> {
    const statement: Statement = await this.#database.prepare(`PRAGMA ${pragma}`);
    return (await statement.all([]))[0] ?? {};
  }

  async prepare<Name extends string>(statements: Readonly<Record<Name, string>>): Promise<Statements<Name>> {
    const prepared = new Map<Name, Statement>();
    for (const [name, sql] of Object.entries<string>(statements))
      prepared.set(name as Name, await this.#database.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')));
    return new Statements(prepared);
  }

  close(): void {
    this.#database.close();
  }
}

/** Statements that were prepared once, by name. */
class Statements<Name extends string> {
  readonly #prepared: ReadonlyMap<Name, Statement>;
  #lastRead: Promise<unknown> = Promise.resolve();

  constructor(prepared: ReadonlyMap<Name, Statement>) {
    this.#prepared = prepared;
  }

  /** On this thread. Gives the number of rows that were written. */
  run(name: Name, ...values: readonly Value[]): number {
    return this.#bound(name, values).run(values).changes;
  }

  /** One after the other: a prepared statement has only one set of values. */
  all(name: Name, ...values: readonly Value[]): Promise<readonly Row[]> {
    const rows = this.#lastRead.then(() => this.#bound(name, values).all(values));
    this.#lastRead = rows.catch(() => undefined);
    return rows;
  }

  #bound(name: Name, values: readonly Value[]): Statement {
    for (const value of values)
      if (!isBindable(value)) throw new TypeError(`cannot bind ${typeof value} in ${name}`);
    return this.#prepared.get(name)!;
  }
}

/** libsql aborts the process on a boolean and cuts a string at NUL. */
function isBindable(value: unknown): value is Value {
  if (typeof value === 'string') return !value.includes('\0');
  return value === null || Number.isFinite(value);
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import { StoreUnavailableError } from '../unavailable.ts';

const GIVE_UP_SECONDS = 10;
const FIRST_WAIT_MS = 20;
const LONGEST_WAIT_MS = 320;

/** SQLSTATE classes and codes of a database that restarts, is overloaded or was not fast enough; nothing about the data. */
const TRANSIENT = /^(08|53|57)|^(25006|40001|40P01|55P03)$/;

export interface StatementRetryCallbacks {
  /** Monotonic seconds. */
  readonly clock: () => number;
  readonly onRetry?: (() => void) | undefined;
}

type Row = Readonly<Record<string, unknown>>;
interface Answer {
  readonly rows: readonly Row[];
  /** An earlier try failed without an answer: it may have been carried out. */
  readonly wasRetried: boolean;
}
export type RunStatement<Name extends string> = (name: Name, values: readonly unknown[]) => Promise<Answer>;
/** Statements by name. All stores of a database have different names. */
export type PrepareStatements = <Name extends string>(
  statements: Readonly<Record<Name, string>>,
) => RunStatement<Name>;

/** Runs a statement again while the database is unreachable, for up to ten seconds; then it throws `Unavailable`. */
export const createStatementRunner =
  (pool: Pick<Pool, 'query'>, { clock, onRetry }: StatementRetryCallbacks): PrepareStatements =>
  (statements) =>
  async (name, values) => {
    const start = clock();
    let pause = FIRST_WAIT_MS;
    for (let tries = 1; ; tries += 1) {
      try {
        const { rows } = await pool.query({ name, text: statements[name], values: [...values] });
        return { rows, wasRetried: tries > 1 };
      } catch (error) {
        if (!isTransient(error)) throw error;
        if (clock() - start >= GIVE_UP_SECONDS)
          throw new StoreUnavailableError(`the database does not answer (${reasonOf(error)})`, {
            cause: error,
          });
        onRetry?.();
        await wait(pause);
        pause = Math.min(pause * 2, LONGEST_WAIT_MS);
      }
    }
  };

/** For the server log: a SQLSTATE, a code of Node.js, or the driver's sentence about a timeout. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  return code ?? message;
}

function isTransient(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return isSqlState(code) ? TRANSIENT.test(code) : true;
}

/** Errors of PostgreSQL have one, five characters with a digit; all others are about the connection. */
export const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code);

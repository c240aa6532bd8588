import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { SqliteConnection } from './connection.ts';

/** Milliseconds between the starts of two commits: a commit costs about the same for one write as for twenty. */
const INTERVAL_MS = 2;

interface PendingWrite {
  readonly run: () => unknown;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

export interface GroupCommitOptions {
  /** Monotonic seconds. */
  readonly clock: () => number;
  /** Seconds from the first statement of a transaction until it was on disk, and how many writes it held. */
  readonly onCommit?: ((seconds: number, writes: number) => void) | undefined;
}

/** Writes of one turn of the event loop, and those that arrive during a commit, share one transaction. */
export function createGroupCommit(connection: SqliteConnection, { clock, onCommit }: GroupCommitOptions) {
  let pending: PendingWrite[] = [];
  let flushing: Promise<void> | null = null;
  let lastStart = Number.NEGATIVE_INFINITY;

  async function flush(): Promise<void> {
    await nextTurn();
    while (pending.length > 0) {
      const early = INTERVAL_MS - (clock() - lastStart) * 1000;
      if (early > 0) await delay(early);
      const writes = pending;
      pending = [];
      await commit(writes);
    }
    flushing = null;
  }

  async function commit(writes: readonly PendingWrite[]): Promise<void> {
    lastStart = clock();
    try {
      await connection.exec('BEGIN IMMEDIATE');
      const results = writes.map(({ run }) => run());
      await connection.exec('COMMIT');
      for (const [i, { resolve }] of writes.entries()) resolve(results[i] as never);
      onCommit?.(clock() - lastStart, writes.length);
    } catch (error) {
      await connection.exec('ROLLBACK').catch(() => undefined); // SQLite may have rolled back by itself
      for (const { reject } of writes) reject(error);
    }
  }

  return {
    write: <T>(run: () => T): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        pending.push({ run, resolve, reject });
        flushing ??= flush();
      }),
    settled: async (): Promise<void> => {
      while (flushing !== null) await flushing;
    },
  };
}

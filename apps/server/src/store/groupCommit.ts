import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { SqliteConnection } from './connection.ts';

/** Milliseconds between the starts of two commits: a commit costs about the same for one write as for twenty. */
const INTERVAL_MS = 2;

export interface GroupCommitOptions {
  /** Monotonic seconds. */
  readonly clock: () => number;
  /** Seconds from the first statement of a transaction until it was on disk, and how many writes it held. */
  readonly onCommit?: ((seconds: number, writes: number) => void) | undefined;
}

/** Writes that share a transaction. */
interface Batch {
  readonly writes: (() => void)[];
  readonly committed: Promise<void>;
}

/** Writes of one turn of the event loop, and those that arrive during a commit, share one transaction. */
export function createGroupCommit(connection: SqliteConnection, { clock, onCommit }: GroupCommitOptions) {
  /** The batch that takes new writes. */
  let open: Batch | null = null;
  let lastCommit: Promise<unknown> = Promise.resolve();
  let lastStart = Number.NEGATIVE_INFINITY;

  function openBatch(): Batch {
    const writes: (() => void)[] = [];
    const committed = lastCommit.then(() => commit(writes));
    lastCommit = committed.catch(() => undefined);
    return { writes, committed };
  }

  async function commit(writes: readonly (() => void)[]): Promise<void> {
    await nextTurn();
    const early = INTERVAL_MS - (clock() - lastStart) * 1000;
    if (early > 0) await delay(early);
    open = null;
    lastStart = clock();
    await connection.transaction(() => {
      for (const write of writes) write();
    });
    onCommit?.(clock() - lastStart, writes.length);
  }

  return {
    write: async <T>(work: () => T): Promise<T> => {
      let result: T | undefined;
      open ??= openBatch();
      open.writes.push(() => {
        result = work();
      });
      await open.committed;
      return result as T;
    },
    /** Resolves when all writes so far are committed or have failed. */
    settled: () => lastCommit,
  };
}

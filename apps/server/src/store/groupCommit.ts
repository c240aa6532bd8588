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

/** Writes of one turn of the event loop, and those that arrive during a commit, share one transaction. */
export function createGroupCommit(
  connection: SqliteConnection,
  /** Why nothing can be stored, or null. */
  problem: () => string | null,
  { clock, onCommit }: GroupCommitOptions,
) {
  let pending: (() => void)[] = [];
  /** The commit of what is pending. */
  let next: Promise<void> | null = null;
  let lastCommit: Promise<unknown> = Promise.resolve();
  let lastStart = Number.NEGATIVE_INFINITY;

  async function commit(): Promise<void> {
    await nextTurn();
    const early = INTERVAL_MS - (clock() - lastStart) * 1000;
    if (early > 0) await delay(early);
    const writes = pending;
    pending = [];
    next = null;
    lastStart = clock();
    await connection.transaction(() => {
      for (const write of writes) write();
    });
    onCommit?.(clock() - lastStart, writes.length);
  }

  return {
    /** Resolves when all that `work` wrote is on disk. */
    write: async <T>(work: () => T): Promise<T> => {
      const reason = problem();
      if (reason) throw new Error(reason);
      let result: T | undefined;
      pending.push(() => {
        result = work();
      });
      next ??= lastCommit.then(commit);
      lastCommit = next.catch(() => undefined);
      await next;
      return result as T;
    },
    /** Resolves when all writes so far are committed or have failed. */
    settled: () => lastCommit,
  };
}

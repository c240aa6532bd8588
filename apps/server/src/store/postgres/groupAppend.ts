import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RoomCode, TimestampMs } from '@fivefold/room';
import type { GroupCommitOptions } from '../groupCommit.ts';
import type { AppendResult, DerivedRoomRecords } from '../roomLog.ts';
import type { RunLogStatement } from './statements.ts';

export interface PendingAppend {
  readonly room: RoomCode;
  readonly version: number;
  readonly term: string;
  readonly count: number;
  /** The entries as JSON. */
  readonly entries: string;
  readonly at: TimestampMs;
  readonly derived: DerivedRoomRecords;
}

interface Waiting extends PendingAppend {
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

/** Appends of one turn of the event loop, and those that arrive during a statement, share one statement. */
export function createAppendBatcher(run: RunLogStatement, { clock, onCommit }: GroupCommitOptions) {
  let waiting: Waiting[] = [];
  let flushing: Promise<void> | null = null;

  async function flush(): Promise<void> {
    await nextTurn();
    while (waiting.length > 0) await store(takeGroup());
    flushing = null;
  }

  /** A group has each room once: a statement updates a row only once. */
  function takeGroup(): readonly Waiting[] {
    const rooms = new Map<RoomCode, Waiting>();
    const later: Waiting[] = [];
    for (const append of waiting)
      if (rooms.has(append.room)) later.push(append);
      else rooms.set(append.room, append);
    waiting = later;
    return [...rooms.values()];
  }

  async function store(group: readonly Waiting[]): Promise<void> {
    const start = clock();
    try {
      const { rows, wasRetried } = await run('append', valuesOf(group));
      const stored = new Set(rows.map(({ room }) => room));
      const missing = group.filter(({ room }) => !stored.has(room));
      const results = missing.length > 0 ? await lookUp(run, missing, wasRetried) : null;
      onCommit?.(clock() - start, group.length);
      for (const { room, resolve } of group) resolve(results?.get(room) ?? 'ok');
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return {
    append: (append: PendingAppend): Promise<AppendResult> =>
      new Promise((resolve, reject) => {
        waiting.push({ ...append, resolve, reject });
        flushing ??= flush();
      }),
    settled: async (): Promise<void> => {
      while (flushing !== null) await flushing;
    },
  };
}

/** Why these were not stored. One that was retried may have been stored by the try whose answer was lost. */
async function lookUp(
  run: RunLogStatement,
  missing: readonly PendingAppend[],
  wasRetried: boolean,
): Promise<ReadonlyMap<unknown, AppendResult>> {
  const { rows } = await run('lookUp', [
    missing.map(({ room }) => room),
    missing.map(({ version }) => version),
    missing.map(({ term }) => term),
    missing.map(({ entries }) => entries),
  ]);
  const found = new Map(rows.map((row) => [row.room, row]));
  return new Map(
    missing.map(({ room, version }) => {
      const { owned, stored } = found.get(room)!;
      if (wasRetried && stored) return [room, 'ok'];
      // Nobody can lose a room that was not created: its code is taken.
      return [room, owned || version === 0 ? 'conflict' : 'lost'];
    }),
  );
}

function valuesOf(group: readonly PendingAppend[]): readonly unknown[] {
  const checkpoints = group.flatMap(({ room, derived: { checkpoint } }) =>
    checkpoint ? [{ room, ...checkpoint }] : [],
  );
  const replays = group.flatMap(({ room, derived }) =>
    (derived.replays ?? []).map((replay) => ({ room, number: replay.number, json: JSON.stringify(replay) })),
  );
  return [
    group.map(({ room }) => room),
    group.map(({ version }) => version),
    group.map(({ term }) => term),
    group.map(({ count }) => count),
    group.map(({ entries }) => entries),
    group.map(({ at }) => at),
    checkpoints.map(({ room }) => room),
    checkpoints.map(({ version }) => version),
    checkpoints.map(({ foldVersion }) => foldVersion),
    checkpoints.map(({ json }) => json),
    replays.map(({ room }) => room),
    replays.map(({ number }) => number),
    replays.map(({ json }) => json),
    group.map(({ derived: { wakeAt } }) => wakeAt !== undefined),
    group.map(({ derived: { wakeAt } }) => wakeAt ?? null),
  ];
}

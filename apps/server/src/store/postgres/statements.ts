import type { RunStatement } from './retry.ts';

const PAGE_ROWS = 64;
const PAGE_CHARACTERS = 65_536;

/**
 * Stores a group of appends, each in another room, and gives the rooms that were stored. The comparison of (term, version) and
 * the new version are one update of one row, so of two servers at most one stores a version.
 */
const APPEND = `
  WITH g AS (SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::int[], $5::text[], $6::bigint[],
    $14::boolean[], $15::bigint[]) AS g(room, version, term, n, entries, at, wakes, wake_at)),
  fence AS (UPDATE rooms r SET version = r.version + g.n, touched = g.at,
    wake_at = CASE WHEN g.wakes THEN g.wake_at ELSE r.wake_at END FROM g
    WHERE r.room = g.room AND r.version = g.version AND r.term = g.term AND g.version > 0 RETURNING r.room),
  made AS (INSERT INTO rooms (room, version, term, touched, wake_at) SELECT g.room, g.n, g.term, g.at, g.wake_at FROM g
    WHERE g.version = 0 AND NOT EXISTS (SELECT 1 FROM replays WHERE replays.room = g.room)
    ON CONFLICT (room) DO NOTHING RETURNING room),
  stored AS (SELECT room FROM fence UNION ALL SELECT room FROM made),
  put AS (INSERT INTO entries (room, version, term, entries)
    SELECT g.room, g.version + 1, g.term, g.entries FROM g JOIN stored USING (room)),
  kept AS (INSERT INTO checkpoints (room, version, fold_version, state)
    SELECT c.* FROM unnest($7::text[], $8::int[], $9::text[], $10::text[]) AS c(room, version, fold_version, state)
    JOIN stored USING (room)
    ON CONFLICT (room) DO UPDATE SET version = excluded.version, fold_version = excluded.fold_version,
      state = excluded.state),
  ended AS (INSERT INTO replays (room, number, replay)
    SELECT p.* FROM unnest($11::text[], $12::int[], $13::text[]) AS p(room, number, replay) JOIN stored USING (room)
    ON CONFLICT (room, number) DO NOTHING)
  SELECT room FROM stored`;

export const POSTGRES_STATEMENTS = {
  append: APPEND,
  /** Of appends that were not stored: whether the room is still this server's, and whether an earlier try stored it. */
  lookUp: `SELECT g.room, r.term = g.term AS owned, (e.term = g.term AND e.entries = g.entries) AS stored
    FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[]) AS g(room, version, term, entries)
    LEFT JOIN rooms r ON r.room = g.room LEFT JOIN entries e ON e.room = g.room AND e.version = g.version + 1`,
  claim: 'UPDATE rooms SET term = $2 WHERE room = $1 RETURNING version',
  confirm: 'SELECT version FROM rooms WHERE room = $1 AND term = $2',
  lost: `SELECT g.room, g.term FROM unnest($1::text[], $2::bigint[]) AS g(room, term)
    LEFT JOIN rooms r ON r.room = g.room WHERE r.term IS DISTINCT FROM g.term`,
  /** Begins with the row that contains the entry after version $2. */
  read: `SELECT version, entries FROM
    (SELECT version, entries, sum(length(entries)) OVER (ORDER BY version) - length(entries) AS before FROM
      (SELECT version, entries FROM entries WHERE room = $1 AND version >=
          coalesce((SELECT max(version) FROM entries WHERE room = $1 AND version <= $2 + 1), 0)
        ORDER BY version LIMIT ${PAGE_ROWS}) AS page) AS sized
    WHERE before < ${PAGE_CHARACTERS} ORDER BY version`,
  checkpoint: `SELECT c.version, c.state FROM checkpoints c JOIN rooms r USING (room)
    WHERE c.room = $1 AND c.fold_version = $2 AND c.version <= r.version`,
  replay: 'SELECT replay FROM replays WHERE room = $1 AND number = $2',
  saveReplays: `INSERT INTO replays (room, number, replay) SELECT $1, p.* FROM unnest($2::int[], $3::text[]) AS p
    ON CONFLICT (room, number) DO NOTHING`,
  idle: 'SELECT room FROM rooms WHERE touched < $1 AND wake_at IS NULL',
  /** At most once a day, because every update writes a new row. */
  keep: 'UPDATE rooms SET touched = $2 WHERE room = ANY($1::text[]) AND touched < $2::bigint - 86400000',
  /** Servers that run it at the same time get different rooms. */
  takeDue: `UPDATE rooms r SET wake_at = CASE WHEN r.wake_at <= $1 THEN $2::bigint ELSE r.wake_at END,
      notify_at = CASE WHEN r.notify_at <= $1 THEN $2::bigint ELSE r.notify_at END
    FROM (SELECT room FROM rooms WHERE wake_at <= $1::bigint OR notify_at <= $1::bigint
      LIMIT $3 FOR UPDATE SKIP LOCKED) AS due
    WHERE r.room = due.room RETURNING r.room`,
  setNotifyAt: 'UPDATE rooms SET notify_at = $2 WHERE room = $1',
  listRooms: 'SELECT room FROM rooms',
  listReplays: 'SELECT room, number FROM replays',
  setCodeKey: `UPDATE settings SET value = $1 WHERE name = 'code_key'`,
  /** Only the owner of a room removes it. */
  remove: `WITH gone AS (DELETE FROM rooms WHERE room = $1 AND term = $2 RETURNING room),
    e AS (DELETE FROM entries USING gone WHERE entries.room = gone.room),
    c AS (DELETE FROM checkpoints USING gone WHERE checkpoints.room = gone.room),
    s AS (DELETE FROM subscriptions USING gone WHERE subscriptions.room = gone.room),
    p AS (INSERT INTO replays (room, number, replay)
      SELECT gone.room, p.number, p.replay FROM gone, unnest($3::int[], $4::text[]) AS p(number, replay)
      ON CONFLICT (room, number) DO NOTHING)
    SELECT room FROM gone`,
};

export type RunLogStatement = RunStatement<keyof typeof POSTGRES_STATEMENTS>;

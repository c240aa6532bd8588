import { closeSync, openSync, readSync, statSync } from 'node:fs';

const INTERVAL_MS = 1000;

/** SQLite goes on writing into a deleted file without an error, so this checks its files once a second. */
export function watchDatabaseFiles(file: string, onProblem?: (problem: string) => void) {
  let problem: string | null = null;
  let known = stateOf(file);
  const check = () => {
    const before = known;
    try {
      known = stateOf(file);
    } catch {
      return; // without a free descriptor nothing is known: the next check tries again
    }
    const isCut = known.sizes.some((size, i) => size < before.sizes[i]!);
    if (problem || (known.identity === before.identity && !isCut)) return;
    problem = `${file} or its -wal file was deleted, cut or replaced while the server was running: restart it.`;
    onProblem?.(problem);
  };
  const timer = setInterval(check, INTERVAL_MS).unref();
  return { problem: () => problem, stop: () => clearInterval(timer) };
}

function stateOf(file: string) {
  const files = [file, `${file}-wal`].map((name) => statSync(name, { throwIfNoEntry: false }));
  const identities = files.map((stat) => (stat ? `${stat.dev} ${stat.ino}` : 'gone'));
  // Only this head: closing a second descriptor of the database itself would give up the locks of SQLite.
  const head = files[1] ? headOf(`${file}-wal`) : '';
  return { identity: [...identities, head].join(), sizes: files.map((stat) => stat?.size ?? 0) };
}

/** The magic number; zeros in a write-ahead log that was cut and written on. */
function headOf(file: string): string {
  const head = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, head.length, 0);
  closeSync(descriptor);
  return head.toString('hex');
}

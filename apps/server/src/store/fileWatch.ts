import { closeSync, openSync, readSync, statSync } from 'node:fs';

const INTERVAL_MS = 1000;

interface FileState {
  readonly device: number;
  readonly inode: number;
  readonly size: number;
  /** The first bytes: zeros where a file was cut and written on. */
  readonly head: string;
}

/** SQLite goes on writing into a deleted file without an error, so this looks at the files once a second. */
export function watchFiles(files: readonly string[], onProblem?: (problem: string) => void) {
  let problem: string | null = null;
  const known = new Map(files.map((file) => [file, stateOf(file)]));
  const look = () => {
    for (const [file, before] of known) {
      const now = stateOf(file);
      const change = changeOf(before, now);
      known.set(file, now);
      if (!change || problem) continue;
      problem = `${file} ${change} while the server was running: nothing is stored until it is restarted.`;
      onProblem?.(problem);
    }
  };
  const timer = setInterval(look, INTERVAL_MS).unref();
  return { problem: () => problem, stop: () => clearInterval(timer) };
}

function changeOf(before: FileState | null, now: FileState | null): string | null {
  if (!now) return 'is gone';
  if (!before || before.inode !== now.inode || before.device !== now.device) return 'was replaced';
  if (now.size < before.size) return 'was cut short';
  return before.size > 0 && before.head !== now.head ? 'was overwritten' : null;
}

function stateOf(file: string): FileState | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? { device: found.dev, inode: found.ino, size: found.size, head: headOf(file) } : null;
}

function headOf(file: string): string {
  const head = Buffer.alloc(4);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head, 0, head.length, 0);
  closeSync(descriptor);
  return head.toString('hex');
}

import { memoryLog } from './memoryLog.ts';

/** A log whose next append waits until the test lets it go. */
export function pausableLog() {
  const log = memoryLog();
  let gate: Promise<void> = Promise.resolve();
  let reached = () => {};
  const append: typeof log.append = async (...entry) => {
    reached();
    await gate;
    return log.append(...entry);
  };
  /** Resolves when an append has come to the gate; gives what opens it. */
  const hold = () => {
    let open = () => {};
    gate = new Promise((done) => {
      open = done;
    });
    const held = new Promise<void>((done) => {
      reached = done;
    });
    return { held, open };
  };
  return { log: { ...log, append }, hold };
}

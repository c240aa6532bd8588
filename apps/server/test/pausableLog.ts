import { memoryLog } from './memoryStores.ts';

/** A store whose next append waits until the test resumes it. */
export function pausableLog() {
  const log = memoryLog();
  let gate: Promise<void> = Promise.resolve();
  let reached = () => {};
  const append: typeof log.append = async (...entry) => {
    reached();
    await gate;
    return log.append(...entry);
  };
  /** `held` resolves when an append waits; `open` resumes it. */
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

/** Runs an action later; returns how to call it off. */
export type StartTimer = (ms: number, action: () => void) => () => void;

/** A request without an answer for so long is sent again. */
export const REQUEST_TIMEOUT_MS = 6000;
const RETRY_DELAY_MS = 1500;

/** Random, so that the clients of a server that restarts do not all come back at once. */
export const retryDelay = (): number => RETRY_DELAY_MS * (1 + Math.random());

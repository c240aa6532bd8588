/** Runs an action later; returns how to call it off. */
export type StartCancellableTimer = (ms: number, action: () => void) => () => void;

/** A request without an answer for so long is sent again. */
export const SERVER_REQUEST_TIMEOUT_MS = 6000;
const RETRY_DELAY_MS = 1500;

/** Random, so that the clients of a server that restarts do not all come back at once. */
export const requestRetryDelay = (): number => RETRY_DELAY_MS * (1 + Math.random());

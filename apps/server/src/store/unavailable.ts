/** The store does not answer, or another server has just taken the room: the same request may succeed in a moment. */
export class StoreUnavailableError extends Error {}

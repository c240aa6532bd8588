/** Milliseconds a bot may think, as on the server. */
export const PRACTICE_BOT_BUDGET_MS = 350;
/** Milliseconds on top of the budget. Several bots share them, as on the server, because one person waits for all. */
const SPREAD_MS = 350;

/** Pause in milliseconds before a bot plays, for this number of bots and a random number from 0 to 1. */
export const botPauseMs = (bots: number, share: number): number =>
  PRACTICE_BOT_BUDGET_MS + (share * SPREAD_MS) / bots;

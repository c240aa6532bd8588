export { idleAction, nextDeadline, type WaitingBot, waitingBots } from './clocks.ts';
export { makeRoomCode, parseRoomCode } from './codes.ts';
export * from './commands.ts';
export { decide } from './decide.ts';
export type { Entry } from './entries.ts';
export { evolve, FOLD_VERSION, newRoom } from './evolve.ts';
export {
  commitmentOf,
  type DealMemory,
  type DealProblem,
  dealSeed,
  verifyDeal,
} from './fair.ts';
export { isNonceLeftOut, seatAtDeal } from './nonces.ts';
export { applyPatch } from './patch/apply.ts';
export type { Change, Operation, Patch } from './patch/change.ts';
export { diff } from './patch/diff.ts';
export * from './protocol/build.ts';
export * from './protocol/events.ts';
export * from './protocol/messages.ts';
export type { ClientRefusal, Refusal, RoomRefusal, ServerRefusal, TextRefusal } from './protocol/refusals.ts';
export { memberByToken } from './queries.ts';
export * from './roomLimits.ts';
export { roomView } from './roomView.ts';
export type {
  CommandEnvelope,
  DecideContext,
  Room,
  TokenHash,
} from './types.ts';
export * from './view.ts';

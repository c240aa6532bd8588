export { idleAction, nextDeadline, type WaitingBot, waitingBots, wakeAt } from './clocks.ts';
export { makeRoomCode, parseRoomCode } from './codes.ts';
export * from './commands.ts';
export { decide } from './decide.ts';
export { type DoorFacts, type DoorPerson, doorFacts } from './door.ts';
export type { Entry } from './entries.ts';
export {
  type Evening,
  type EveningGame,
  type EveningPerson,
  eveningOf,
  type FinishedGame,
} from './evening/evening.ts';
export { gameFacts, type TitleKind } from './evening/facts.ts';
export { evolve, FOLD_VERSION, newRoom } from './evolve.ts';
export { ANIMALS, type Animal, BOT_FACES, botFaceOf, type Face, faceOfPlayer } from './faces.ts';
export {
  commitmentOf,
  type DealMemory,
  type DealProblem,
  dealSeed,
  type PlayedActions,
  verifyDeal,
} from './fair.ts';
export { HEX_256 } from './hex256.ts';
export { isOfNewerBuild } from './newerEntries.ts';
export { isNonceLeftOut, seatAtDeal } from './nonces.ts';
export { type OpenDecision, openDecision } from './openDecision.ts';
export { applyPatch } from './patch/apply.ts';
export type { Change, Operation, Patch } from './patch/change.ts';
export { diff, type KnownChanges } from './patch/diff.ts';
export * from './protocol/build.ts';
export * from './protocol/events.ts';
export * from './protocol/messages.ts';
export type { ClientRefusal, Refusal, RoomRefusal, ServerRefusal, TextRefusal } from './protocol/refusals.ts';
export { memberById, memberByToken } from './queries.ts';
export { reactionRestUntil } from './reactionRest.ts';
export * from './roomLimits.ts';
export { roomView, TELEVISION } from './roomView.ts';
export { type TableFacts, tableFacts } from './tableFacts.ts';
export { cleanName } from './text.ts';
export { truncateName } from './truncateName.ts';
export type {
  CommandEnvelope,
  DecideContext,
  Room,
  TokenHash,
} from './types.ts';
export * from './view.ts';
export { plannedGame } from './votes.ts';

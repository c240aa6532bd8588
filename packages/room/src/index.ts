export { idleAction, nextDeadline, type WaitingBot, waitingBots, wakeAt } from './clocks.ts';
export { makeRoomCode, parseRoomCode } from './codes.ts';
export * from './commands.ts';
export { decide } from './decide.ts';
export { type PersonNameAndFace, type RoomDoorFacts, roomDoorFacts } from './door.ts';
export type { Entry } from './entries.ts';
export {
  type EveningGame,
  type EveningPerson,
  type EveningSummary,
  type FinishedGame,
  summarizeEvening,
} from './evening/evening.ts';
export { type EveningTitleKind, type GameWithBestMove, readEveningGameFacts } from './evening/facts.ts';
export { evolve, FOLD_VERSION, newRoom } from './evolve.ts';
export { ANIMAL_FACES, type AnimalFace, BOT_FACES, botFaceOf, type Face, faceOfPlayer } from './faces.ts';
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
export { isMyNonceMissingFromDeal, mySeatAtDeal } from './nonces.ts';
export { findOpenDecision, type OpenDecision } from './openDecision.ts';
export { applyPatch } from './patch/apply.ts';
export type { JsonChange, Operation, Patch } from './patch/change.ts';
export { diffRoomViews, type SharedDiffCache } from './patch/diff.ts';
export * from './protocol/build.ts';
export * from './protocol/events.ts';
export * from './protocol/messages.ts';
export type { ClientRefusal, Refusal, RoomRefusal, ServerRefusal, TextRefusal } from './protocol/refusals.ts';
export { memberById, memberByToken } from './queries.ts';
export { reactionsBlockedUntil } from './reactionRest.ts';
export * from './roomLimits.ts';
export { roomView, TELEVISION_MEMBER_ID } from './roomView.ts';
export { type MyTableFacts, myTableFacts } from './tableFacts.ts';
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

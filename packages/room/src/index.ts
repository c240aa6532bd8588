export { type BotToAct, botsToAct, idleAction, nextRoomDeadline, nextRoomWakeTime } from './clocks.ts';
export { makeRoomCode, parseRoomCode } from './codes.ts';
export * from './commands.ts';
export { decide } from './decide.ts';
export { type MemberNameAndFace, type RoomDoorFacts, type RoomDoorGuest, roomDoorFacts } from './door.ts';
export type { RoomEntry } from './entries.ts';
export {
  type EveningGame,
  type EveningPerson,
  type EveningSummary,
  type FinishedGame,
  summarizeEvening,
} from './evening/evening.ts';
export {
  collectEveningGameStatistics,
  type EveningTitleKind,
  type GameWithBestMove,
} from './evening/facts.ts';
export { createEmptyRoom, evolve, ROOM_CHECKPOINT_VERSION } from './evolve.ts';
export { ANIMAL_FACES, type AnimalFace, BOT_FACES, botFaceOf, type Face, faceOfPlayer } from './faces.ts';
export {
  commitmentOfDealSecret,
  computeDealSeed,
  type DealMemory,
  type DealProblem,
  type PlayedActions,
  verifyDealByReplay,
} from './fair.ts';
export { HEX_256_BITS_PATTERN } from './hex256.ts';
export { isEntryOfNewerBuild } from './newerEntries.ts';
export { isMyNonceMissingFromDeal, mySeatAtDeal } from './nonces.ts';
export { findOpenMemberDecision, type OpenMemberDecision } from './openDecision.ts';
export { applyPatch } from './patch/apply.ts';
export type { JsonChange, PatchOperation, RoomViewPatch } from './patch/change.ts';
export { diffRoomViews, SharedDiffCache } from './patch/diff.ts';
export * from './protocol/build.ts';
export * from './protocol/events.ts';
export * from './protocol/messages.ts';
export type {
  Refusal,
  RefusalMadeByPage,
  RoomRefusal,
  ServerRefusal,
  TextRefusal,
} from './protocol/refusals.ts';
export { memberById, memberByToken } from './queries.ts';
export { reactionsBlockedUntil } from './reactionRest.ts';
export * from './roomLimits.ts';
export { roomView, TELEVISION_MEMBER_ID } from './roomView.ts';
export { type MyTablesListEntry, myTableFacts } from './tableFacts.ts';
export { cleanName } from './text.ts';
export { truncateName } from './truncateName.ts';
export type {
  CommandEnvelope,
  DecideContext,
  Room,
  TokenHash,
} from './types.ts';
export * from './view.ts';
export { plannedNextGame } from './votes.ts';

import { GAME_IDS, games } from '@fivefold/rules';
import type { RoomEntry, RoomFact } from './entries.ts';

const KNOWN: Readonly<Record<RoomFact['type'], true>> = {
  acted: true,
  botIn: true,
  botSeated: true,
  chosen: true,
  clockCorrected: true,
  clockExpired: true,
  countdownStopped: true,
  created: true,
  emoted: true,
  ended: true,
  faceChosen: true,
  firstHand: true,
  hosts: true,
  joined: true,
  locked: true,
  moreTime: true,
  nudged: true,
  optionWished: true,
  passportMade: true,
  passportUsed: true,
  paused: true,
  playlist: true,
  presence: true,
  readied: true,
  reminded: true,
  removed: true,
  renamed: true,
  resumed: true,
  reviewEnded: true,
  reviewLed: true,
  said: true,
  sat: true,
  seatCleared: true,
  seated: true,
  settings: true,
  shuffled: true,
  started: true,
  swapped: true,
  takenOver: true,
  voted: true,
};

/** Whether a newer build wrote this entry: of a type, or of rules, that this build does not have yet. */
export function isEntryOfNewerBuild(entry: RoomEntry): boolean {
  if (!Object.hasOwn(KNOWN, entry.type)) return true;
  if (entry.type !== 'started') return false;
  const [name, version] = entry.rules.split('@');
  const id = GAME_IDS.find((known) => known === name);
  return id === undefined || Number(version) > (games[id]?.version ?? 0);
}

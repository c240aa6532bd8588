import { GAME_IDS, games } from '@fivefold/rules';
import { withFirstHandLearner } from './activities.ts';
import { pauseOrResumeTableClock } from './clocks.ts';
import type { RoomEntry, RoomFact } from './entries.ts';
import { withChatLine } from './evolve/chat.ts';
import { withNextGameCountdown } from './evolve/countdown.ts';
import { evolveMembers, withoutLeftMembers } from './evolve/members.ts';
import { evolveLobbySeats, withoutWaiting, withSeatsForGame } from './evolve/seats.ts';
import { evolveGameTable } from './evolve/table.ts';
import { withTimestampsCappedAt } from './evolve/times.ts';
import { optionWishesWithMemberWish } from './optionWishes.ts';
import { memberById } from './queries.ts';
import { MAX_REMEMBERED_COMMANDS } from './roomLimits.ts';
import type { Mutable, Room } from './types.ts';
import type { MemberId, RoomCode, TimestampMs } from './view.ts';
import { withNextGameVote } from './votes.ts';

const NOTHING: readonly string[] = [];

/**
 * A folded room is plain JSON: stored as a checkpoint and parsed again it evolves on as the room itself would. Raise
 * this number when the shape of `Room` or of a game's state changes, so that older checkpoints are not read.
 */
export const ROOM_CHECKPOINT_VERSION = 5;

/** Before the first entry. */
export const createEmptyRoom = (code: RoomCode): Room => ({
  code,
  version: 0,
  entriesSinceStart: 0,
  bytesSinceStart: 0,
  recentStarts: [],
  updatedAt: 0,
  members: [],
  joined: 0,
  seats: [],
  waitlist: [],
  locked: false,
  game: GAME_IDS.find((id) => games[id]) ?? 'my-number',
  options: {},
  settings: { clock: { kind: 'courtesy' }, hints: 'full' },
  playlist: [],
  votes: {},
  optionWishes: {},
  learners: [],
  review: null,
  startsAt: null,
  secret: '',
  commitment: '',
  number: 0,
  table: null,
  unreadable: false,
  night: [],
  chat: [],
  lines: 0,
  answered: [],
  passports: [],
  former: [],
  faces: {},
  banned: [],
});

/** The room after one more entry. Entries are not checked again; a game of unknown rules is skipped. */
export function evolve(before: Room, entry: RoomEntry): Room {
  const room = withTimestampsCappedAt(before, entry.at);
  const applied = withNextGameCountdown(applyFact(room, entry, entry.at), room, entry.at);
  const changed = pauseOrResumeTableClock(applied, room, entry.at);
  // A fresh object, so it can be written to without another copy.
  const next: Mutable<Room> = changed === room ? { ...room } : changed;
  next.version = room.version + 1;
  next.entriesSinceStart = entriesSinceStart(next, room, entry);
  next.bytesSinceStart = bytesSinceStart(room, entry);
  next.updatedAt = entry.at;
  const { by, id } = entry;
  if (id !== undefined && by !== undefined && memberById(next, by))
    next.answered = withAnsweredCommand(next, by, id);
  return next;
}

export const roomAfterFacts = (room: Room, facts: readonly RoomFact[], at: TimestampMs): Room =>
  facts.reduce((r, fact) => evolve(r, { ...fact, at }), room);

/** Changed minds are not counted, because the limit would reveal them to others. */
function entriesSinceStart(next: Room, before: Room, { type }: RoomEntry): number {
  if (type === 'started') return 0;
  const isChangedMind = type === 'acted' && next.table?.move === before.table?.move;
  return isChangedMind ? before.entriesSinceStart : before.entriesSinceStart + 1;
}

const utf8 = new TextEncoder();

/** Actions are not measured: the rules limit them, and they are most entries. */
function bytesSinceStart({ bytesSinceStart: before }: Room, entry: RoomEntry): number {
  if (entry.type === 'started') return 0;
  return entry.type === 'acted' ? before : before + utf8.encode(JSON.stringify(entry)).length;
}

function withAnsweredCommand({ answered }: Room, by: MemberId, id: string): Room['answered'] {
  const at = answered.findIndex(({ member }) => member === by);
  const ids = answered[at]?.ids ?? NOTHING;
  // `concat` instead of `push`, which would reserve memory for more ids with every move.
  const kept = (ids.length < MAX_REMEMBERED_COMMANDS ? ids : ids.slice(1)).concat([id]);
  const all = answered.slice();
  all[at < 0 ? all.length : at] = { member: by, ids: kept };
  return all;
}

function applyFact(room: Room, fact: RoomFact, at: TimestampMs): Room {
  switch (fact.type) {
    case 'created':
    case 'joined':
    case 'renamed':
    case 'faceChosen':
    case 'passportMade':
    case 'passportUsed':
    case 'presence':
    case 'removed':
    case 'hosts':
      return evolveMembers(room, fact, at);
    case 'seated':
    case 'sat':
    case 'seatCleared':
    case 'swapped':
    case 'shuffled':
    case 'botSeated':
    case 'readied':
      return {
        ...room,
        seats: evolveLobbySeats(room.seats, fact),
        waitlist: fact.type === 'sat' ? withoutWaiting(room, fact.member) : room.waitlist,
      };
    case 'clockCorrected':
      return room;
    case 'chosen':
      return withoutLeftMembers(
        withSeatsForGame({
          ...room,
          game: fact.game,
          options: fact.options,
          playlist: fact.playlist,
          votes: {},
          optionWishes: fact.game === room.game ? room.optionWishes : {},
        }),
        at,
      );
    case 'locked':
      return { ...room, locked: fact.locked };
    case 'voted':
      return { ...room, votes: withNextGameVote(room, fact.member, fact.game) };
    case 'optionWished':
      return {
        ...room,
        optionWishes: optionWishesWithMemberWish(room, fact.member, fact.option, fact.value),
      };
    case 'firstHand':
      return { ...room, learners: withFirstHandLearner(room, fact.member, fact.playing) };
    case 'reviewLed':
      return { ...room, review: { leader: fact.member, number: fact.number, step: fact.step } };
    case 'reviewEnded':
      return { ...room, review: null };
    case 'countdownStopped':
      return { ...room, startsAt: null };
    case 'playlist':
      return { ...room, playlist: fact.games };
    case 'said':
      return withChatLine(room, at, fact.member, { kind: 'text', text: fact.text });
    case 'emoted':
      return withChatLine(room, at, fact.member, {
        kind: 'emote',
        emote: fact.emote,
        ...(fact.to && { to: fact.to }),
      });
    default:
      return evolveGameTable(room, fact, at);
  }
}

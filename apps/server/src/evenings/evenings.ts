import { randomBytes } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';
import {
  type EveningSummary,
  type FinishedGame,
  memberByToken,
  parseRoomCode,
  type Refusal,
  type Room,
  type RoomCode,
  type RoomGameResult,
  summarizeEvening,
  type TimestampMs,
  type TokenHash,
} from '@fivefold/room';
import { type AnyEvent, type AnyGame, err, type GameId, games, ok, type Result } from '@fivefold/rules';
import type { ReadRoomFunction } from '../rooms/readRoom.ts';
import type { ReplayRecord } from '../rooms/replay.ts';
import { sha256OfSecret } from '../rooms/secretHash.ts';
import type { RoomLog } from '../store/roomLog.ts';
import { parseStoredJson } from '../store/storedJson.ts';
import type { EveningStore } from './eveningStore.ts';
import { playedMinutes } from './playedMinutes.ts';

export interface EveningDeps {
  readonly evenings: EveningStore;
  readonly log: RoomLog;
  readonly readRoom: ReadRoomFunction;
  readonly replay: (room: RoomCode, number: number) => Promise<ReplayRecord | null>;
  readonly now: () => TimestampMs;
}

/** What is stored: the public page, who may delete it, and which games it shows. */
interface EveningRecord {
  readonly evening: EveningSummary;
  readonly hosts: readonly TokenHash[];
  /** Never sent: the code would let strangers into the room. Older records lack it. */
  readonly source?: { readonly room: RoomCode; readonly numbers: readonly number[] };
}

/** A game of an evening, without the room in which it was played. */
export type EveningReplay = Omit<ReplayRecord, 'room' | 'number'>;

const KEPT_MS = 90 * 86_400_000;
/** The newest games of a very long night. */
const MAX_GAMES = 20;
const ID_BYTES = 18;
const ID = /^[\w-]{24}$/;

export interface FoundEvening {
  readonly evening: EveningSummary;
  readonly expires: TimestampMs;
}

/** Makes the page of an evening from the finished games of a room, for a host. */
export async function createEvening(
  { evenings, log, readRoom, replay, now }: EveningDeps,
  code: string,
  token: string,
  timeZone = 'UTC',
): Promise<Result<string, Refusal>> {
  const room = await readRoom(parseRoomCode(code));
  if (!room) return err({ code: 'no-such-room' });
  const hash = sha256OfSecret(token);
  const member = room.members.find(({ id }) => id === memberByToken(room, hash));
  if (!member) return err({ code: 'not-a-member' });
  if (!member.host) return err({ code: 'not-host' });
  const finished = await finishedGames(room, replay);
  if (finished.length === 0) return err({ code: 'no-game' });
  const id = randomBytes(ID_BYTES).toString('base64url');
  const hosts = room.members.filter(({ host }) => host).flatMap(({ tokens }) => tokens);
  const madeAt = now();
  // Swedish dates are ISO dates.
  const day = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone }).format(madeAt);
  const numbers = finished.map(({ night }) => night.number);
  const minutes = await playedMinutes(log, room.code, numbers);
  const record: EveningRecord = {
    evening: { ...summarizeEvening(finished, madeAt, day), ...(minutes !== null && { minutes }) },
    hosts,
    source: { room: room.code, numbers },
  };
  await evenings.save({ id, expires: madeAt + KEPT_MS, json: JSON.stringify(record) });
  return ok(id);
}

/** A game of other rules than those of this build has places, but no moment. */
async function finishedGames(room: Room, replay: EveningDeps['replay']): Promise<readonly FinishedGame[]> {
  const played = room.night.filter(({ games: merged }) => merged === undefined).slice(-MAX_GAMES);
  const finished: FinishedGame[] = [];
  for (const night of played) {
    const stored = await replay(room.code, night.number);
    finished.push(
      stored
        ? replayed(night, stored)
        : { ...EMPTY, night, names: night.results.map(({ player }) => player) },
    );
    await nextTick();
  }
  return finished;
}

const EMPTY = { faces: [], events: [], actionsAtEvents: [], hasReplay: false, moves: [] } as const;

function replayed(
  night: RoomGameResult,
  { game: id, rules, options, seed, names, faces = [], actions }: ReplayRecord,
): FinishedGame {
  const moves = names.map((_, seat) => actions.filter((action) => action.seat === seat).length);
  const game: AnyGame | undefined = games[id as GameId];
  const events: AnyEvent[] = [];
  const actionsAtEvents: number[] = [];
  const hasReplay = game !== undefined && rules === `${game.id}@${game.version}`;
  if (hasReplay) {
    let state: unknown = game.setup({ seats: names.length, options: game.options.parse(options), seed });
    for (const [i, { seat, action }] of actions.entries()) {
      const step = game.reduce(state, seat, game.upgradeAction?.(action) ?? action);
      if (!step.ok) break;
      state = step.value.state;
      events.push(...step.value.events);
      actionsAtEvents.push(...step.value.events.map(() => i + 1));
    }
  }
  return { night, names, faces, events, actionsAtEvents, hasReplay, moves };
}

async function findRecord({ evenings, now }: Pick<EveningDeps, 'evenings' | 'now'>, id: string) {
  const stored = ID.test(id) ? await evenings.find(id) : null;
  if (!stored || stored.expires <= now()) return null;
  return { ...parseStoredJson<EveningRecord>('evening', stored.json), expires: stored.expires };
}

export async function findEvening(
  deps: Pick<EveningDeps, 'evenings' | 'now'>,
  id: string,
): Promise<FoundEvening | null> {
  const record = await findRecord(deps, id);
  return record && { evening: record.evening, expires: record.expires };
}

/** Whether this browser was a host when the page was made. */
export async function isEveningHost(
  deps: Pick<EveningDeps, 'evenings' | 'now'>,
  id: string,
  token: string,
): Promise<boolean> {
  return (await findRecord(deps, id))?.hosts.includes(sha256OfSecret(token)) ?? false;
}

/** The game with this number on the page, counted from 1; null where there is none. */
export async function findEveningReplay(
  deps: Pick<EveningDeps, 'evenings' | 'now' | 'replay'>,
  id: string,
  position: number,
): Promise<EveningReplay | null> {
  const source = (await findRecord(deps, id))?.source;
  const number = source?.numbers[position - 1];
  const stored = source && number !== undefined ? await deps.replay(source.room, number) : null;
  if (!stored) return null;
  const { game, rules, options, seed, names, faces, actions } = stored;
  return { game, rules, options, seed, names, ...(faces && { faces }), actions };
}

import type { RoomView, TableView } from '@fivefold/room';
import type { AnyGame } from '@fivefold/rules';
import { loadRules } from '../games/rules.ts';
import { localReplayFile } from '../net/session.ts';
import { type ReplayFile, type ReplayFrame, replayFramesOf } from './frames.ts';
import { type ReplayPlace, replayApiPath } from './replayPlace.ts';
import { storedRoomView } from './storedRoom.ts';

export interface LoadedReplay {
  readonly game: AnyGame;
  readonly frames: readonly ReplayFrame[];
  readonly file: ReplayFile;
}

const NO_SUCH_REPLAY = 'the server does not know it';

/** The replay file of the server, or why there is none. */
async function fetchReplayFile(place: ReplayPlace, number: number): Promise<ReplayFile | string> {
  try {
    const response = await fetch(replayApiPath(place, number));
    if (response.status === 404) return NO_SUCH_REPLAY;
    return response.ok ? ((await response.json()) as ReplayFile) : `the server answered ${response.status}`;
  } catch (error) {
    return String(error);
  }
}

/** What was played in a finished game. Rejects where the server has no answer. */
export async function loadReplayFile({ deal: { room }, number }: TableView): Promise<ReplayFile> {
  const file = localReplayFile(room) ?? (await fetchReplayFile(room, number));
  if (typeof file === 'string') throw new Error(`no replay from the server: ${file}`);
  return file;
}

async function load(table: TableView): Promise<LoadedReplay> {
  const [game, file] = await Promise.all([loadRules(table.game), loadReplayFile(table)]);
  return { game, frames: replayFramesOf(game, file), file };
}

let cachedReplay: { readonly key: string; readonly replay: Promise<LoadedReplay> } | null = null;

/**
 * Returns the same promise every time: React may render a component many times, and one request for each
 * exceeded the server's rate limit.
 */
export function loadReplay(table: TableView): Promise<LoadedReplay> {
  const key = `${table.deal.room}/${table.number}`;
  if (cachedReplay?.key !== key) cachedReplay = { key, replay: load(table) };
  return cachedReplay.replay;
}

/** The next call loads again. */
export function clearCachedReplay(): void {
  cachedReplay = null;
}

/** Loads a finished game by its address; null where the server has none. */
export async function loadStoredRoom(place: ReplayPlace, number: number): Promise<RoomView | null> {
  const file = await fetchReplayFile(place, number);
  if (file === NO_SUCH_REPLAY) return null;
  if (typeof file === 'string') throw new Error(`no replay from the server: ${file}`);
  const game = await loadRules(file.game);
  const frames = replayFramesOf(game, file);
  const view = storedRoomView(place, number, file, game, frames);
  keepReplayInCache(place, number, { game, frames, file });
  return view;
}

/** The next call of `loadReplay` for this game needs no server. */
export function keepReplayInCache(place: ReplayPlace, number: number, replay: LoadedReplay): void {
  cachedReplay = { key: `${place}/${number}`, replay: Promise.resolve(replay) };
}

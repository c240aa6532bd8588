import { dealSeed, type RoomCode, type RoomView, type TableView } from '@fivefold/room';
import type { AnyGame } from '@fivefold/rules';
import { loadRules } from '../games/rules.ts';
import { framesOf, type ReplayFile, type ReplayFrame } from './frames.ts';
import { storedRoomView } from './storedRoom.ts';

export interface LoadedReplay {
  readonly game: AnyGame;
  readonly frames: readonly ReplayFrame[];
}

const NOT_FOUND = 'the server does not know it';

/** The replay file of the server, or why there is none. */
async function fetchReplayFile(room: RoomCode, number: number): Promise<ReplayFile | string> {
  try {
    const response = await fetch(`/api/replays/${encodeURIComponent(room)}/${number}`);
    if (response.status === 404) return NOT_FOUND;
    return response.ok ? ((await response.json()) as ReplayFile) : `the server answered ${response.status}`;
  } catch (error) {
    return String(error);
  }
}

/** Built from the view of a finished game; it has no reasons of bots. */
function replayFileFromView(table: TableView): ReplayFile {
  const { room, secret, nonces, actions } = table.deal;
  if (secret === null || actions === null) throw new Error('a game that goes on keeps its secrets');
  return {
    game: table.game,
    rules: table.rules,
    options: table.options,
    seed: dealSeed(secret, nonces, room, table.number),
    names: table.players.map(({ name }) => name),
    actions: actions.map(([seat, action]) => ({ seat, action })),
  };
}

async function load(table: TableView): Promise<LoadedReplay> {
  const [game, stored] = await Promise.all([
    loadRules(table.game),
    fetchReplayFile(table.deal.room, table.number),
  ]);
  if (typeof stored !== 'string') return { game, frames: framesOf(game, stored) };
  console.warn(`the replay is dealt from the view: ${stored}`);
  try {
    return { game, frames: framesOf(game, replayFileFromView(table)) };
  } catch (cause) {
    throw new Error(`no replay from the server (${stored}), and the view's own does not fit`, { cause });
  }
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
export function forgetReplay(): void {
  cachedReplay = null;
}

/** Loads a finished game by its address; null where the server has none. */
export async function loadStoredRoom(room: RoomCode, number: number): Promise<RoomView | null> {
  const file = await fetchReplayFile(room, number);
  if (file === NOT_FOUND) return null;
  if (typeof file === 'string') throw new Error(`no replay from the server: ${file}`);
  const game = await loadRules(file.game);
  const frames = framesOf(game, file);
  const view = storedRoomView(room, number, file, game, frames);
  cachedReplay = { key: `${room}/${number}`, replay: Promise.resolve({ game, frames }) };
  return view;
}

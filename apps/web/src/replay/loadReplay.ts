import { seedOf, type TableView } from '@fivefold/room';
import type { AnyGame } from '@fivefold/rules';
import { loadRules } from '../games/rules.ts';
import { type Frame, framesOf, type ReplayFile } from './frames.ts';

export interface LoadedReplay {
  readonly game: AnyGame;
  readonly frames: readonly Frame[];
}

/** From the server's log; without it from what the view tells once a game is over. */
async function fileOf(table: TableView): Promise<ReplayFile> {
  const { room, secret, nonces, actions } = table.deal;
  try {
    const response = await fetch(`/api/replays/${encodeURIComponent(room)}/${table.number}`);
    if (response.ok) return (await response.json()) as ReplayFile;
  } catch {
    // Offline: the view has everything too.
  }
  if (secret === null || actions === null) throw new Error('a game that goes on keeps its secrets');
  return {
    game: table.game,
    rules: table.rules,
    options: table.options,
    seed: seedOf(secret, nonces, room, table.number),
    names: table.players.map(({ name }) => name),
    actions: actions.map(([seat, action]) => ({ seat, action })),
  };
}

export async function loadReplay(table: TableView): Promise<LoadedReplay> {
  const [game, file] = await Promise.all([loadRules[table.game](), fileOf(table)]);
  return { game, frames: framesOf(game, file) };
}

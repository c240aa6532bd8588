import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAME_IDS, type GameId } from '../src/ids.ts';

/** Where the file of one game is. Throws a sentence that names it when it is missing. */
export function gameFile(folder: string, file: string): string {
  const found = path.join(folder, file);
  if (existsSync(found)) return found;
  throw new Error(`${found} is missing: docs/add-a-game.md says what it contains`);
}

/** The default exports of one file per game. */
export async function importPerGame<T>(
  folder: string,
  nameOf: (id: GameId) => string = (id) => `${id}.ts`,
): Promise<Readonly<Record<GameId, T>>> {
  const entries = GAME_IDS.map(async (id) => {
    const file = pathToFileURL(gameFile(folder, nameOf(id))).href;
    const module = (await import(/* @vite-ignore */ file)) as { readonly default: T };
    return [id, module.default] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<GameId, T>;
}

import { GAME_IDS, type GameId } from '@fivefold/rules';

/** Sorts what `import.meta.glob('./*\/FILE')` found by game. Throws for a game that lacks the file. */
export function groupFilesByGame<T>(
  file: string,
  found: Readonly<Record<string, T>>,
): Readonly<Record<GameId, T>> {
  const entries = GAME_IDS.map((id) => {
    const value = found[`./${id}/${file}`];
    if (value === undefined)
      throw new Error(`apps/web/src/games/${id}/${file} is missing: see docs/add-a-game.md`);
    return [id, value] as const;
  });
  return Object.fromEntries(entries) as Record<GameId, T>;
}

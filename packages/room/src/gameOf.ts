import { type AnyGame, type GameId, games, olderGameVersions } from '@fivefold/rules';

export interface PlayerCountRange {
  readonly min: number;
  readonly max: number;
}

export const rulesVersionIdOf = (game: AnyGame): string => `${game.id}@${game.version}`;

const byRules = new Map<string, AnyGame>();

/** The rules of this id and version, as `red7@1`; undefined rather than another version. */
export function findGameByRulesVersion(rules: string): AnyGame | undefined {
  const known = byRules.get(rules);
  // Tests replace games in the registry, which this cache must not hide.
  if (known && games[known.id as GameId] === known) return known;
  const game = [...Object.values(games), ...olderGameVersions].find((one) => rulesVersionIdOf(one) === rules);
  if (game) byRules.set(rules, game);
  return game;
}

export function requireGameByRulesVersion(rules: string): AnyGame {
  const game = findGameByRulesVersion(rules);
  if (!game) throw new Error(`this build has no rules ${rules}`);
  return game;
}

/** How many players the game allows with these options. */
export const allowedPlayerCountOf = (game: AnyGame, options: unknown): PlayerCountRange =>
  game.seatsFor?.(options) ?? game.seats;

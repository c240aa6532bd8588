import { type AnyGame, formerGames, type GameId, games } from '@fivefold/rules';

export interface SeatBounds {
  readonly min: number;
  readonly max: number;
}

export const rulesIdOf = (game: AnyGame): string => `${game.id}@${game.version}`;

const byRules = new Map<string, AnyGame>();

/** The game that a stored game was begun with. Another version would be another game: better none than a wrong one. */
export function findGame(rules: string): AnyGame | undefined {
  const known = byRules.get(rules);
  // Tests put other games into the registry: what is remembered must not hide them.
  if (known && games[known.id as GameId] === known) return known;
  const game = [...Object.values(games), ...formerGames].find((one) => rulesIdOf(one) === rules);
  if (game) byRules.set(rules, game);
  return game;
}

export function gameOf(rules: string): AnyGame {
  const game = findGame(rules);
  if (!game) throw new Error(`this build has no rules ${rules}`);
  return game;
}

/** How many may sit down with these options. */
export const seatBoundsOf = (game: AnyGame, options: unknown): SeatBounds =>
  game.seatsFor?.(options) ?? game.seats;

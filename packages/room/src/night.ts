import type { Outcome } from '@fivefold/rules';
import type { Table } from './types.ts';
import type { NightGame } from './view.ts';

/**
 * Points of the game night: who comes in at place p of n players has beaten n - p, and gets as many points.
 * Who shares a place shares the points of the places taken together: two winners of four get (3 + 2) / 2 each.
 */
export function nightGame(table: Table, { ranking }: Outcome): NightGame {
  const n = table.players.length;
  return {
    number: table.number,
    game: table.game,
    results: ranking.map(({ seat, place }) => {
      const sharing = ranking.filter((other) => other.place === place).length;
      const { name, member } = table.players[seat]!;
      return { player: name, member, place, points: n - place - (sharing - 1) / 2 };
    }),
  };
}

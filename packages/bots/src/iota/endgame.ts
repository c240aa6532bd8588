import { type Board, boardOf, type Placed, put, quietLimit, take } from '@fivefold/rules/iota';
import { type Found, type Id, Lookout, type Taste } from './lookout.ts';

/** With an empty deck nothing is worth more than points, and who lays the last card ends the game. */
const LAST: Taste = { wild: 0, open: 0, endsGame: true };
const SEATS = 2;
/** A win is worth more than any points. */
const WIN = 10_000;
/** Turns that each lay four cards in one direction: no grid of an end game grows further. */
const ROOM = 16;

/** Two hands, no deck: everything is known. The side to move is always the first of a pair. */
export interface Position {
  readonly hands: readonly [readonly Id[], readonly Id[]];
  readonly scores: readonly [number, number];
  readonly quiet: number;
}

/** How far to look: positions in all, and plays at each step, the most points first. */
export interface Limits {
  readonly positions: number;
  readonly width: number;
  isLate(): boolean;
}

/** A look to the end from one grid. Wilds stay where they lie: taking one back is weighed for the first turn only. */
export class Endgame {
  readonly #board: Board;
  readonly #limits: Limits;
  #left: number;

  constructor(grid: readonly Placed[], limits: Limits) {
    const xs = grid.map(({ x }) => x);
    const ys = grid.map(({ y }) => y);
    this.#board = boardOf(grid, [
      { x: Math.min(...xs) - ROOM, y: Math.min(...ys) - ROOM },
      { x: Math.max(...xs) + ROOM, y: Math.max(...ys) + ROOM },
    ]);
    this.#left = limits.positions;
    this.#limits = limits;
  }

  /** By how much the side to move wins, looking so many turns ahead; null when the positions ran out. */
  value(position: Position, depth: number): number | null {
    const value = this.#best(position, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
    return this.#left > 0 ? value : null;
  }

  /** Positions that may still be looked at. */
  get left(): number {
    return this.#left;
  }

  #best(position: Position, depth: number, alpha: number, beta: number): number {
    const { hands, scores, quiet } = position;
    if (quiet >= quietLimit(SEATS, 0)) return settled(scores);
    this.#left -= 1;
    if (this.#left <= 0 || this.#limits.isLate()) this.#left = 0;
    if (this.#left === 0) return 0;
    const lookout = new Lookout(this.#board);
    // The horizon: who is to move still takes what there is.
    if (depth <= 0) return scores[0] - scores[1] + lookout.best(hands[0], LAST);
    const plays = lookout
      .all(hands[0], LAST)
      .sort((a, b) => b.points - a.points)
      .slice(0, this.#limits.width);
    let best = Number.NEGATIVE_INFINITY;
    for (const play of plays) {
      best = Math.max(best, this.#after(position, play, depth, Math.max(alpha, best), beta));
      if (best >= beta) return best;
    }
    const passed: Position = {
      hands: [hands[1], hands[0]],
      scores: [scores[1], scores[0]],
      quiet: quiet + 1,
    };
    return Math.max(best, -this.#best(passed, depth - 1, -beta, -Math.max(alpha, best)));
  }

  #after({ hands, scores }: Position, play: Found, depth: number, alpha: number, beta: number): number {
    const mine = scores[0] + play.points;
    const kept = hands[0].filter((id) => !play.ids.includes(id));
    if (kept.length === 0) return settled([mine, scores[1]]);
    play.cells.forEach((at, i) => {
      put(this.#board, at, play.ids[i]!);
    });
    const value = -this.#best(
      { hands: [hands[1], kept], scores: [scores[1], mine], quiet: 0 },
      depth - 1,
      -beta,
      -alpha,
    );
    for (const at of play.cells) take(this.#board, at);
    return value;
  }
}

function settled([mine, theirs]: readonly [number, number]): number {
  return mine - theirs + WIN * Math.sign(mine - theirs);
}

import { type Board, FIRST_WILD_CARD_ID, type PlacedCard, turnsWithoutPlayLimit } from '@fivefold/rules/iota';
import { IotaEndgameGrid, type IotaEndgameTurn, mixHashBits } from './endgameGrid.ts';
import type { IotaCardId } from './playFinder.ts';

const SEATS = 2;
const NOWHERE = Number.POSITIVE_INFINITY;
/** Turns to look ahead: two quick looks for an answer at all, then to the end of the game. */
const LOOKS = [1, 2, NOWHERE];
/** Positions between one look at the clock and the next; a larger hand takes longer, and looks each time. */
const TICK = 16;
const QUICK = 2;

/** Two hands, no deck: everything is known. The side to move is always the first of a pair. */
export interface IotaEndgamePosition {
  readonly grid: readonly PlacedCard[];
  readonly hands: readonly [readonly IotaCardId[], readonly IotaCardId[]];
  readonly quiet: number;
}

/** How far to look. */
export interface IotaEndgameLimits {
  readonly positions: number;
  isLate(): boolean;
}

export interface IotaEndgameSolution {
  readonly turn: IotaEndgameTurn;
  /** Points from here on by which the side to move comes out ahead of the other. */
  readonly margin: number;
  /** True when every line was followed to the end of the game: nothing is better against the best play. */
  readonly exact: boolean;
}

/** What is known of a position: that it is worth at least or at most so much. */
interface Known {
  readonly least: number;
  readonly most: number;
  /** Turns that it was looked at ahead; without an end where it was followed to the end of the game. */
  readonly depth: number;
  readonly turn: IotaEndgameTurn | null;
}

/**
 * The end game of two, all turns with recycles and passes: alpha-beta, a turn deeper as long as there is time. Only the
 * margin from here on is compared: who wins by more wins, so the points so far do not matter. Every turn but a pass
 * takes a card from a hand or a natural for a wild, and two passes end the game, so there is an end to it.
 */
export class IotaEndgameSolver {
  readonly #grid: IotaEndgameGrid;
  readonly #hands: IotaEndgamePosition['hands'];
  readonly #quiet: number;
  readonly #limits: IotaEndgameLimits;
  readonly #known = new Map<number, Known>();
  #positions = 0;
  #isOut = false;
  /** Whether what `#value` said last holds to the end of the game. */
  #isComplete = true;

  constructor({ grid, hands, quiet }: IotaEndgamePosition, limits: IotaEndgameLimits) {
    this.#grid = new IotaEndgameGrid(grid, hands.flat());
    this.#hands = hands;
    this.#quiet = quiet;
    this.#limits = limits;
  }

  /** What the cells of a turn are cells of. */
  get board(): Board {
    return this.#grid.board;
  }

  /** Null where there was no time for a single look. */
  solve(): IotaEndgameSolution | null {
    const [mine, theirs] = this.#hands;
    const quiet = this.#quiet;
    let order = this.#grid.turns(mine);
    let found: IotaEndgameSolution | null = null;
    for (const depth of LOOKS) {
      let best = Number.NEGATIVE_INFINITY;
      let chosen: IotaEndgameTurn | null = null;
      let exact = true;
      for (const turn of order) {
        const value = this.#after(turn, mine, theirs, quiet, depth, best, NOWHERE);
        if (this.#isOut) break;
        exact &&= this.#isComplete;
        if (value <= best) continue;
        best = value;
        chosen = turn;
      }
      // The first turn of a look is the best of the look before: what beats it is better as far as was looked.
      if (chosen) found = { turn: chosen, margin: best, exact: exact && !this.#isOut };
      if (this.#isOut || exact) return found;
      order = [chosen!, ...order.filter((turn) => turn !== chosen)];
    }
    return found;
  }

  #value(
    mine: readonly IotaCardId[],
    theirs: readonly IotaCardId[],
    quiet: number,
    depth: number,
    low: number,
    beta: number,
  ): number {
    this.#isComplete = true;
    if (quiet >= turnsWithoutPlayLimit(SEATS, 0)) return 0;
    this.#isOut ||= this.#positions >= this.#limits.positions;
    if (mine.length > QUICK || this.#positions % TICK === 0) this.#isOut ||= this.#limits.isLate();
    if (this.#isOut) return 0;
    this.#positions += 1;
    const key = this.#keyOf(mine, theirs, quiet);
    const known = this.#known.get(key);
    if (known && known.depth >= depth) {
      this.#isComplete = known.depth === NOWHERE;
      if (known.least >= beta || known.least === known.most) return known.least;
      if (known.most <= low) return known.most;
    }
    if (depth <= 0) {
      // At the horizon the player to move still takes the best points available.
      this.#isComplete = false;
      return this.#grid.best(mine);
    }
    let alpha = low;
    let best = Number.NEGATIVE_INFINITY;
    let chosen: IotaEndgameTurn | null = null;
    let areComplete = true;
    const first = known?.turn && this.#grid.allows(known.turn, mine) ? known.turn : null;
    let turns = first ? [first] : this.#grid.turns(mine);
    for (let i = 0; i < turns.length; i += 1) {
      const turn = turns[i]!;
      if (i > 0 && first !== null && isSame(turn, first)) continue;
      const value = this.#after(turn, mine, theirs, quiet, depth, alpha, beta);
      if (this.#isOut) return 0;
      areComplete &&= this.#isComplete;
      if (value > best) {
        best = value;
        chosen = turn;
      }
      if (best >= beta) {
        this.#known.set(key, { least: best, most: NOWHERE, depth: this.#isComplete ? NOWHERE : depth, turn });
        return best;
      }
      alpha = Math.max(alpha, best);
      // What was best before is tried alone at first: often there is no need to look for the others.
      if (i === 0 && first !== null) turns = [first, ...this.#grid.turns(mine)];
    }
    this.#isComplete = areComplete;
    this.#known.set(key, {
      least: best > low ? best : Number.NEGATIVE_INFINITY,
      most: best,
      depth: areComplete ? NOWHERE : depth,
      turn: chosen,
    });
    return best;
  }

  #after(
    turn: IotaEndgameTurn,
    mine: readonly IotaCardId[],
    theirs: readonly IotaCardId[],
    quiet: number,
    depth: number,
    alpha: number,
    beta: number,
  ): number {
    const kept = this.#grid.play(turn, mine);
    const { points, recycles, ids } = turn;
    let value = points;
    if (kept.length > 0) {
      const passes = ids.length === 0 && recycles.length === 0 ? quiet + 1 : 0;
      value -= this.#value(theirs, kept, passes, depth - 1, points - beta, points - alpha);
    } else this.#isComplete = true;
    this.#grid.undo(turn);
    return value;
  }

  #keyOf(mine: readonly IotaCardId[], theirs: readonly IotaCardId[], quiet: number): number {
    let { low, high } = this.#grid;
    for (const id of mine) {
      low += mixHashBits(Math.min(id, FIRST_WILD_CARD_ID) + 1000);
      high += mixHashBits(Math.min(id, FIRST_WILD_CARD_ID) + 2000);
    }
    for (const id of theirs) {
      low += mixHashBits(Math.min(id, FIRST_WILD_CARD_ID) + 3000);
      high += mixHashBits(Math.min(id, FIRST_WILD_CARD_ID) + 4000);
    }
    return (mixHashBits(low + quiet) >>> 0) * 2 ** 21 + (mixHashBits(high) >>> 11);
  }
}

function isSame(a: IotaEndgameTurn, b: IotaEndgameTurn): boolean {
  return (
    a.ids.length === b.ids.length &&
    a.recycles.length === b.recycles.length &&
    a.ids.every((id, i) => id === b.ids[i] && a.cells[i] === b.cells[i]) &&
    a.recycles.every(({ at, natural }, i) => at === b.recycles[i]!.at && natural === b.recycles[i]!.natural)
  );
}

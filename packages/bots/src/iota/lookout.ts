import {
  type Board,
  beside,
  boardOf,
  cardsIn,
  DECK,
  FIRST_WILD,
  faceValue,
  isSolvable,
  isValidLine,
  naturalsIn,
  type Placed,
  put,
  side,
  TRAITS,
  take,
  traitsIn,
} from '@fivefold/rules/iota';

/** The same number as the place of a card in `DECK`. */
export type Id = number;

const LONGEST = 4;
const POINTS = Uint8Array.from(DECK, faceValue);

/** The empty cells that cards laid in one direction fill one after the other, with what lies around each. */
interface Track {
  readonly cells: number[];
  /** Old cards of the run once the cells up to this one are filled: as `beside` counts them, and their points. */
  readonly runs: number[];
  readonly runPoints: number[];
  /** Old cards that cross the run here. */
  readonly crossings: number[];
  readonly crossPoints: number[];
  /** So many cells must be filled to touch the grid. */
  needed: number;
}

/** A play that was found: which card on which cell of the board. */
export interface Found {
  readonly cells: readonly number[];
  readonly ids: readonly Id[];
  readonly points: number;
  readonly value: number;
}

/** How plays are compared: what a wild costs, what a line of three costs, and whether laying everything ends the game. */
export interface Taste {
  readonly wild: number;
  readonly open: number;
  readonly endsGame: boolean;
}

/** All that can be laid on one grid. What lies around its empty cells is looked up once, for any number of hands. */
export class Lookout {
  readonly board: Board;
  readonly #tracks: Track[] = [];
  readonly #cells = [0, 0, 0, 0];
  readonly #ids = [0, 0, 0, 0];
  #free: Id[] = [];
  #taste: Taste = { wild: 0, open: 0, endsGame: false };
  #visit: (play: Found) => void = () => {};
  #best = 0;
  #keeps = false;
  /** Without a wild in sight the lines say all there is to say. */
  #asks = false;

  constructor(grid: readonly Placed[] | Board) {
    this.board = 'cells' in grid ? grid : boardOf(grid);
    for (const step of [1, this.board.width])
      for (const start of this.#starts(step)) this.#follow(start, step);
  }

  /** The value of the best play, 0 where nothing is worth laying. */
  best(hand: readonly Id[], taste: Taste): number {
    this.#best = 0;
    this.#keeps = false;
    this.#search(hand, taste);
    return this.#best;
  }

  /** Every play. */
  all(hand: readonly Id[], taste: Taste): Found[] {
    const found: Found[] = [];
    this.#keeps = true;
    this.#visit = (play) => found.push(play);
    this.#search(hand, taste);
    return found;
  }

  #search(hand: readonly Id[], taste: Taste): void {
    this.#free = [...hand];
    this.#taste = taste;
    this.#asks = this.board.wilds.some((at) => at >= 0) || hand.some((id) => id >= FIRST_WILD);
    for (const track of this.#tracks) if (track.needed <= hand.length) this.#lay(track, 0, 0, 0, 0, 0, 0, 0);
  }

  #starts(step: number): Iterable<number> {
    const { cells, width } = this.board;
    const starts = new Set<number>();
    for (let at = 0; at < cells.length; at += 1) {
      if (cells[at] === 0) continue;
      for (const next of [at - width, at - 1, at + 1, at + width])
        for (let i = 0, start = next; i < LONGEST && cells[start] === 0; i += 1, start -= step)
          starts.add(start);
    }
    return starts;
  }

  #follow(start: number, step: number): void {
    const { board } = this;
    const cross = step === 1 ? board.width : 1;
    const track: Track = { cells: [], runs: [], runPoints: [], crossings: [], crossPoints: [], needed: 0 };
    let run = side(board, start, -step, 0);
    let points = this.#pointsTo(start, -step);
    let touches = false;
    for (let at = start; track.cells.length < LONGEST; at += step) {
      if (board.cells[at]! > 0) continue;
      run = side(board, at, step, run);
      points += this.#pointsTo(at, step);
      const crossing = beside(board, at, cross);
      if (cardsIn(run) + track.cells.length >= LONGEST || cardsIn(crossing) >= LONGEST) break;
      track.cells.push(at);
      track.runs.push(run);
      track.runPoints.push(points);
      track.crossings.push(crossing);
      track.crossPoints.push(this.#pointsTo(at, cross) + this.#pointsTo(at, -cross));
      touches ||= cardsIn(run) + cardsIn(crossing) > 0;
      if (track.needed === 0 && touches) track.needed = track.cells.length;
    }
    if (track.needed === 0) return;
    // A single card lies in a row and in a column: it is found once, in its row.
    if (step !== 1) track.needed = Math.max(track.needed, 2);
    if (track.needed <= track.cells.length) this.#tracks.push(track);
  }

  #pointsTo(at: number, step: number): number {
    const { cells } = this.board;
    let points = 0;
    for (let i = at + step; cells[i]! > 0; i += step) points += POINTS[cells[i]! - 1]!;
    return points;
  }

  /** Tries every card on the next cell; `base`, `doublings` and `open` are of the lines that cross the cells before. */
  #lay(
    track: Track,
    depth: number,
    traitsBefore: number,
    naturalsBefore: number,
    laid: number,
    base: number,
    doublings: number,
    open: number,
  ): void {
    const { board } = this;
    const run = track.runs[depth]!;
    const crossing = track.crossings[depth]!;
    const free = this.#free;
    const asks = this.#asks;
    for (let i = 0; i < free.length; i += 1) {
      const id = free[i]!;
      if (id < 0) continue;
      const isNatural = id < FIRST_WILD;
      const own = isNatural ? TRAITS[id]! : 0;
      const count = isNatural ? 1 : 0;
      const traits = traitsBefore | own;
      const naturals = naturalsBefore + count;
      if (!isValidLine(traitsIn(run) | traits, naturalsIn(run) + naturals)) continue;
      if (!isValidLine(traitsIn(crossing) | own, naturalsIn(crossing) + count)) continue;
      const at = track.cells[depth]!;
      if (asks) put(board, at, id);
      if (!asks || isSolvable(board)) {
        free[i] = -1;
        this.#cells[depth] = at;
        this.#ids[depth] = id;
        const crossed = cardsIn(crossing);
        const crossSum = crossed === 0 ? 0 : track.crossPoints[depth]! + POINTS[id]!;
        const sum = laid + POINTS[id]!;
        const bases = base + crossSum;
        const doubled = doublings + (crossed === LONGEST - 1 ? 1 : 0);
        const opened = open + (crossed === 2 ? crossSum : 0);
        if (depth + 1 >= track.needed) this.#weigh(track, depth, sum, bases, doubled, opened);
        if (depth + 1 < track.cells.length)
          this.#lay(track, depth + 1, traits, naturals, sum, bases, doubled, opened);
        free[i] = id;
      }
      if (asks) take(board, at);
    }
  }

  #weigh(track: Track, depth: number, laid: number, crossed: number, doublings: number, open: number): void {
    const { wild, open: price, endsGame } = this.#taste;
    const placed = depth + 1;
    const length = cardsIn(track.runs[depth]!) + placed;
    const sum = length < 2 ? 0 : track.runPoints[depth]! + laid;
    let doubled = doublings + (length === LONGEST ? 1 : 0) + (placed === LONGEST ? 1 : 0);
    if (endsGame && placed === this.#free.length) doubled += 1;
    const points = (crossed + sum) * 2 ** doubled;
    let value = points - price * (open + (length === 3 ? sum : 0));
    for (let i = 0; i < placed; i += 1) if (this.#ids[i]! >= FIRST_WILD) value -= wild;
    if (this.#keeps)
      this.#visit({ cells: this.#cells.slice(0, placed), ids: this.#ids.slice(0, placed), points, value });
    else if (value > this.#best) this.#best = value;
  }
}

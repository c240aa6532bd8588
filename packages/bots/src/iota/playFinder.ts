import {
  areWildsSolvable,
  type Board,
  buildBoardFromGrid,
  CARD_SET_HIGH_WORD_BY_TRAITS,
  CARD_SET_LOW_WORD_BY_TRAITS,
  DECK,
  FIRST_WILD_CARD_ID,
  fittingTraitBits,
  IOTA_TRAIT_BITS_BY_CARD_ID,
  isValidLine,
  type PlacedCard,
  packRunOnSideOfCell,
  packRunThroughCell,
  placeCardOnBoard,
  printedPointsOfCard,
  removeCardFromBoard,
  unpackRunCardCount,
  unpackRunNaturalCount,
  unpackRunTraits,
} from '@fivefold/rules/iota';

/** The same number as the place of a card in `DECK`. */
export type IotaCardId = number;

const LONGEST = 4;
const POINTS = Uint8Array.from(DECK, printedPointsOfCard);

/** The empty cells that cards laid in one direction fill one after the other, with what lies around each. */
interface Track {
  length: number;
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

const emptyTrack = (): Track => ({
  length: 0,
  cells: [],
  runs: [],
  runPoints: [],
  crossings: [],
  crossPoints: [],
  needed: 0,
});

/** A play that was found: which card on which cell of the board. */
export interface FoundIotaPlay {
  readonly cells: readonly number[];
  readonly ids: readonly IotaCardId[];
  readonly points: number;
  readonly value: number;
}

/** The best play of a look, in an object that is used again: the first `placed` cells and cards count. */
export interface ChosenIotaPlay {
  readonly cells: number[];
  readonly ids: IotaCardId[];
  placed: number;
  points: number;
}

/** How plays are compared: the cost of a wild, the cost of a line of three, and whether laying all cards ends the game. */
export interface IotaPlayWeights {
  readonly wild: number;
  readonly open: number;
  readonly endsGame: boolean;
  /** What each card laid is worth; nothing by default. */
  readonly card?: number;
  /** False in the children's game. */
  readonly hasPoints?: boolean;
}

const ANY = -1;

/** Finds all plays on one grid. The surroundings of its empty cells are computed once for any number of hands. */
export class IotaPlayFinder {
  readonly board: Board;
  /** Null on a board that changes from look to look. */
  readonly #tracks: Track[] | null;
  readonly #track = emptyTrack();
  readonly #occupied: readonly number[];
  /** By cell: which naturals may lie there, a bit each in two words. */
  readonly #mayLow: Int32Array;
  readonly #mayHigh: Int32Array;
  /** Playable cells beside the first `#settled` occupied ones. */
  readonly #live: readonly number[];
  readonly #settled: number;
  /** The cards that are looked for, as bits like those of the cells. */
  #handLow = ANY;
  #handHigh = ANY;
  /** By cell: the last look that began a track there. */
  readonly #begun: Uint32Array;
  #looks = 0;
  readonly #cells = [0, 0, 0, 0];
  readonly #ids = [0, 0, 0, 0];
  #free: IotaCardId[] = [];
  #weights: IotaPlayWeights = { wild: 0, open: 0, endsGame: false };
  #visit: (play: FoundIotaPlay) => void = () => {};
  #best = 0;
  #play: ChosenIotaPlay | null = null;
  #keeps = false;
  /** Without a wild in sight the lines say all there is to say. */
  #asks = false;

  /** A grid stays as it is; on a board cards may be laid and taken back between one look and the next. */
  constructor(grid: readonly PlacedCard[] | Board, occupied: readonly number[] | null = null) {
    this.board = 'cells' in grid ? grid : buildBoardFromGrid(grid);
    this.#begun = new Uint32Array(this.board.cells.length);
    this.#occupied = occupied ?? occupiedOf(this.board);
    this.#tracks = null;
    this.#mayLow = new Int32Array(this.board.cells.length).fill(ANY);
    this.#mayHigh = new Int32Array(this.board.cells.length).fill(ANY);
    this.#readCells();
    this.#settled = this.#occupied.length;
    const { width, cells } = this.board;
    const around = this.#occupied.flatMap((at) => [at - width, at - 1, at + 1, at + width]);
    this.#live = [...new Set(around)].filter((at) => cells[at] === 0 && this.#mayLie(at));
    if (occupied) return;
    const tracks: Track[] = [];
    this.#follow(LONGEST, ({ length, cells, runs, runPoints, crossings, crossPoints, needed }) =>
      tracks.push({
        length,
        cells: cells.slice(0, length),
        runs: runs.slice(0, length),
        runPoints: runPoints.slice(0, length),
        crossings: crossings.slice(0, length),
        crossPoints: crossPoints.slice(0, length),
        needed,
      }),
    );
    this.#tracks = tracks;
  }

  /** What does not fit the grid now never will: more cards only add conditions. */
  #readCells(): void {
    const { board } = this;
    const { width, cells } = board;
    for (const at of this.#occupied)
      for (const next of [at - width, at - 1, at + 1, at + width]) {
        if (cells[next] !== 0) continue;
        const row = packRunThroughCell(board, next, 1);
        const column = packRunThroughCell(board, next, width);
        const isFull = unpackRunCardCount(row) >= LONGEST || unpackRunCardCount(column) >= LONGEST;
        const traits = isFull
          ? 0
          : fittingTraitBits(unpackRunTraits(row), unpackRunNaturalCount(row)) &
            fittingTraitBits(unpackRunTraits(column), unpackRunNaturalCount(column));
        this.#mayLow[next] = CARD_SET_LOW_WORD_BY_TRAITS[traits]!;
        this.#mayHigh[next] = CARD_SET_HIGH_WORD_BY_TRAITS[traits]!;
      }
  }

  /** A wild lies where one of the naturals could that are not on the grid: it must stand for one of them. */
  #readHand(hand: readonly IotaCardId[]): void {
    this.#handLow = 0;
    this.#handHigh = 0;
    for (const id of hand)
      if (id >= FIRST_WILD_CARD_ID) {
        this.#handLow |= ~this.board.low;
        this.#handHigh |= ~this.board.high;
      } else if (id < 32) this.#handLow |= 1 << id;
      else this.#handHigh |= 1 << (id - 32);
  }

  /** Whether any of the cards looked for may lie there. */
  #mayLie(at: number): boolean {
    return ((this.#mayLow[at]! & this.#handLow) | (this.#mayHigh[at]! & this.#handHigh)) !== 0;
  }

  /** The value of the best play, 0 where nothing is worth laying. */
  best(hand: readonly IotaCardId[], weights: IotaPlayWeights): number {
    this.#best = 0;
    this.#keeps = false;
    this.#search(hand, weights);
    return this.#best;
  }

  /** The best play, written to `play`; false where nothing is worth laying. */
  choose(hand: readonly IotaCardId[], weights: IotaPlayWeights, play: ChosenIotaPlay): boolean {
    this.#best = 0;
    this.#keeps = false;
    this.#play = play;
    this.#search(hand, weights);
    this.#play = null;
    return this.#best > 0;
  }

  /** Every play; of two wilds in the hand W1 is laid first, because they are alike. */
  all(hand: readonly IotaCardId[], weights: IotaPlayWeights): FoundIotaPlay[] {
    const found: FoundIotaPlay[] = [];
    this.#keeps = true;
    this.#visit = (play) => found.push(play);
    this.#search(hand, weights);
    return found;
  }

  #search(hand: readonly IotaCardId[], weights: IotaPlayWeights): void {
    this.#free = [...hand];
    this.#weights = weights;
    this.#asks = this.board.wilds.some((at) => at >= 0) || hand.some((id) => id >= FIRST_WILD_CARD_ID);
    this.#readHand(hand);
    const lay = (track: Track) => this.#lay(track, 0, 0, 0, 0, 0, 0, 0);
    if (this.#tracks === null) this.#follow(Math.min(LONGEST, hand.length), lay);
    else for (const track of this.#tracks) if (track.needed <= hand.length) lay(track);
  }

  /** Visits every track for up to `most` cards, reusing one object. */
  #follow(most: number, visit: (track: Track) => void): void {
    const { width } = this.board;
    const occupied = this.#occupied;
    for (let step = 1; step <= (most > 1 ? width : 1); step += width - 1) {
      this.#looks += 1;
      for (const at of this.#live) this.#begin(at, step, most, visit);
      for (let i = this.#settled; i < occupied.length; i += 1) {
        const at = occupied[i]!;
        this.#begin(at - width, step, most, visit);
        this.#begin(at - 1, step, most, visit);
        this.#begin(at + 1, step, most, visit);
        this.#begin(at + width, step, most, visit);
      }
    }
  }

  /** The tracks that come to a cell beside the grid. */
  #begin(beside: number, step: number, most: number, visit: (track: Track) => void): void {
    const { cells } = this.board;
    for (let i = 0, start = beside; i < most && cells[start] === 0; i += 1, start -= step) {
      if (!this.#mayLie(start)) return;
      if (this.#begun[start] === this.#looks) continue;
      this.#begun[start] = this.#looks;
      if (this.#fill(start, step, most)) visit(this.#track);
    }
  }

  #fill(start: number, step: number, most: number): boolean {
    const board = this.board;
    const track = this.#track;
    const cross = step === 1 ? board.width : 1;
    let run = packRunOnSideOfCell(board, start, -step, 0);
    let points = this.#pointsTo(start, -step);
    let touches = false;
    let length = 0;
    track.needed = 0;
    for (let at = start; length < most; at += step) {
      if (board.cells[at]! > 0) continue;
      if (!this.#mayLie(at)) break;
      run = packRunOnSideOfCell(board, at, step, run);
      points += this.#pointsTo(at, step);
      const crossing = packRunThroughCell(board, at, cross);
      if (unpackRunCardCount(run) + length >= LONGEST || unpackRunCardCount(crossing) >= LONGEST) break;
      track.cells[length] = at;
      track.runs[length] = run;
      track.runPoints[length] = points;
      track.crossings[length] = crossing;
      track.crossPoints[length] = this.#pointsTo(at, cross) + this.#pointsTo(at, -cross);
      length += 1;
      touches ||= unpackRunCardCount(run) + unpackRunCardCount(crossing) > 0;
      if (track.needed === 0 && touches) track.needed = length;
    }
    if (track.needed === 0) return false;
    // A single card lies in a row and in a column: it is found once, in its row.
    if (step !== 1) track.needed = Math.max(track.needed, 2);
    track.length = length;
    return track.needed <= length;
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
    const at = track.cells[depth]!;
    const run = track.runs[depth]!;
    const crossing = track.crossings[depth]!;
    const runTraits = unpackRunTraits(run) | traitsBefore;
    const runNaturals = unpackRunNaturalCount(run) + naturalsBefore;
    const crossTraits = unpackRunTraits(crossing);
    const crossNaturals = unpackRunNaturalCount(crossing);
    if (!isValidLine(runTraits, runNaturals) || !isValidLine(crossTraits, crossNaturals)) return;
    const traits = fittingTraitBits(runTraits, runNaturals) & fittingTraitBits(crossTraits, crossNaturals);
    const mayLow = this.#mayLow[at]!;
    const mayHigh = this.#mayHigh[at]!;
    const low = CARD_SET_LOW_WORD_BY_TRAITS[traits]! & mayLow;
    const high = CARD_SET_HIGH_WORD_BY_TRAITS[traits]! & mayHigh;
    const free = this.#free;
    const asks = this.#asks;
    for (let i = 0; i < free.length; i += 1) {
      const id = free[i]!;
      if (id < 0) continue;
      const isNatural = id < FIRST_WILD_CARD_ID;
      if (isNatural) {
        if ((((id < 32 ? low : high) >> (id & 31)) & 1) === 0) continue;
      } else {
        if (id > FIRST_WILD_CARD_ID && free.includes(FIRST_WILD_CARD_ID)) continue;
        if (((mayLow & ~board.low) | (mayHigh & ~board.high)) === 0) continue;
      }
      if (asks) placeCardOnBoard(board, at, id);
      free[i] = -1;
      this.#cells[depth] = at;
      this.#ids[depth] = id;
      const crossed = unpackRunCardCount(crossing);
      const crossSum = crossed === 0 ? 0 : track.crossPoints[depth]! + POINTS[id]!;
      const sum = laid + POINTS[id]!;
      const bases = base + crossSum;
      const doubled = doublings + (crossed === LONGEST - 1 ? 1 : 0);
      const opened = open + (crossed === 2 ? crossSum : 0);
      if (depth + 1 >= track.needed) this.#consider(track, depth, sum, bases, doubled, opened);
      if (depth + 1 < track.length)
        this.#lay(
          track,
          depth + 1,
          traitsBefore | (isNatural ? IOTA_TRAIT_BITS_BY_CARD_ID[id]! : 0),
          naturalsBefore + (isNatural ? 1 : 0),
          sum,
          bases,
          doubled,
          opened,
        );
      free[i] = id;
      if (asks) removeCardFromBoard(board, at);
    }
  }

  #consider(
    track: Track,
    depth: number,
    laid: number,
    crossed: number,
    doublings: number,
    open: number,
  ): void {
    const { wild, open: price, endsGame, card = 0, hasPoints = true } = this.#weights;
    const placed = depth + 1;
    const length = unpackRunCardCount(track.runs[depth]!) + placed;
    const sum = length < 2 ? 0 : track.runPoints[depth]! + laid;
    let doubled = doublings + (length === LONGEST ? 1 : 0) + (placed === LONGEST ? 1 : 0);
    if (endsGame && placed === this.#free.length) doubled += 1;
    const points = (crossed + sum) << doubled;
    let value = card * placed + (hasPoints ? points - price * (open + (length === 3 ? sum : 0)) : 0);
    for (let i = 0; i < placed; i += 1) if (this.#ids[i]! >= FIRST_WILD_CARD_ID) value -= wild;
    if (!this.#keeps && value <= this.#best) return;
    // More cards only leave less to a wild, so that it is enough to ask for a play that would be kept.
    if (this.#asks && !areWildsSolvable(this.board)) return;
    if (this.#keeps)
      this.#visit({ cells: this.#cells.slice(0, placed), ids: this.#ids.slice(0, placed), points, value });
    else {
      this.#best = value;
      if (this.#play) {
        this.#play.points = points;
        this.#play.placed = placed;
        for (let i = 0; i < placed; i += 1) {
          this.#play.cells[i] = this.#cells[i]!;
          this.#play.ids[i] = this.#ids[i]!;
        }
      }
    }
  }
}

function occupiedOf({ cells }: Board): readonly number[] {
  const occupied: number[] = [];
  cells.forEach((card, at) => {
    if (card > 0) occupied.push(at);
  });
  return occupied;
}

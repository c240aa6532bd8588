import {
  type Board,
  cellAtIndex,
  packRunOnSideOfCell,
  packRunThroughCell,
  placeCardOnBoard,
  removeCardFromBoard,
  unpackRunCardCount,
  unpackRunNaturalCount,
  unpackRunTraits,
} from './board.ts';
import {
  type Card,
  cardIdOf,
  DECK,
  FIRST_WILD_CARD_ID,
  IOTA_TRAIT_BITS_BY_CARD_ID,
  isValidLine,
} from './cards.ts';
import type { PlacedCard } from './types.ts';
import { areWildsSolvable } from './wilds.ts';

const LONGEST = 4;

/** Staged cards by cell of the board: every play found keeps them where they are. */
type Staged = ReadonlyMap<number, Card>;
const NOTHING_STAGED: Staged = new Map();

/** The empty cells that cards laid in one direction fill one after the other, and what lies around each. */
interface Track {
  readonly cells: number[];
  /** The old cards of the run once the cells up to this one are filled (see `beside`). */
  readonly runs: number[];
  /** The old cards that cross the run at this cell. */
  readonly crossings: number[];
  length: number;
  /** So many cells must be filled to touch the grid and hold all that is staged. */
  needed: number;
}
interface Search {
  readonly board: Board;
  readonly track: Track;
  readonly staged: Staged;
  /** Ids of the cards to choose from; -1 where one is laid. */
  readonly free: number[];
  readonly laid: PlacedCard[];
  found: PlacedCard[][];
}

/**
 * Every play of these cards, each set of placements once. One card more only ever adds conditions, so a branch ends with
 * the first card that does not fit.
 */
export function* legalPlays(
  board: Board,
  hand: readonly Card[],
  staged: Staged = NOTHING_STAGED,
): Generator<readonly PlacedCard[], void, void> {
  const fixed = [...staged.values()];
  const free = hand.filter((card) => !fixed.includes(card)).map(cardIdOf);
  const track: Track = { cells: [], runs: [], crossings: [], length: 0, needed: 0 };
  const search: Search = { board, track, staged, free, laid: [], found: [] };
  const most = Math.min(hand.length, LONGEST);
  for (const step of [1, board.width])
    for (const start of startsOf(board, step, most)) {
      if (!follow(search, start, step, most)) continue;
      // A single card lies in a row and in a column: it is found once, in its row.
      if (step !== 1) track.needed = Math.max(track.needed, 2);
      search.found = [];
      lay(search, 0, 0, 0);
      for (const placements of search.found) yield placements;
    }
}

/** The empty cells from which up to `most` cards, laid in one direction, touch the grid. */
function startsOf(board: Board, step: number, most: number): Iterable<number> {
  const { cells, width } = board;
  const starts = new Set<number>();
  for (let at = 0; at < cells.length; at += 1) {
    if (cells[at] === 0) continue;
    for (const next of [at - width, at - 1, at + 1, at + width])
      for (let i = 0, start = next; i < most && cells[start] === 0; i += 1, start -= step) starts.add(start);
  }
  return starts;
}

/** Fills the track from a cell on; false where nothing laid there could be a play. */
function follow({ board, track, staged }: Search, start: number, step: number, longest: number): boolean {
  const cross = step === 1 ? board.width : 1;
  let run = packRunOnSideOfCell(board, start, -step, 0);
  let touches = false;
  let covered = 0;
  track.needed = 0;
  track.length = 0;
  for (let at = start; track.length < longest; at += step) {
    if (board.cells[at]! > 0) continue;
    run = packRunOnSideOfCell(board, at, step, run);
    const crossing = packRunThroughCell(board, at, cross);
    if (unpackRunCardCount(run) + track.length >= LONGEST || unpackRunCardCount(crossing) >= LONGEST) break;
    track.cells[track.length] = at;
    track.runs[track.length] = run;
    track.crossings[track.length] = crossing;
    track.length += 1;
    touches ||= unpackRunCardCount(run) + unpackRunCardCount(crossing) > 0;
    if (staged.has(at)) covered += 1;
    if (track.needed === 0 && touches && covered === staged.size) track.needed = track.length;
  }
  return track.needed > 0;
}

/** Tries every card on the next cell of the track. */
function lay(search: Search, depth: number, traits: number, naturals: number): void {
  const { free, staged, track } = search;
  const fixed = staged.get(track.cells[depth]!);
  if (fixed) {
    tryCard(search, depth, cardIdOf(fixed), traits, naturals);
    return;
  }
  for (let i = 0; i < free.length; i += 1) {
    const id = free[i]!;
    if (id < 0) continue;
    free[i] = -1;
    tryCard(search, depth, id, traits, naturals);
    free[i] = id;
  }
}

function tryCard(search: Search, depth: number, id: number, before: number, naturalsBefore: number): void {
  const { board, track, laid } = search;
  const own = id < FIRST_WILD_CARD_ID ? IOTA_TRAIT_BITS_BY_CARD_ID[id]! : 0;
  const ownCount = id < FIRST_WILD_CARD_ID ? 1 : 0;
  const traits = before | own;
  const naturals = naturalsBefore + ownCount;
  const run = track.runs[depth]!;
  const crossing = track.crossings[depth]!;
  if (!isValidLine(unpackRunTraits(run) | traits, unpackRunNaturalCount(run) + naturals)) return;
  if (!isValidLine(unpackRunTraits(crossing) | own, unpackRunNaturalCount(crossing) + ownCount)) return;
  const at = track.cells[depth]!;
  placeCardOnBoard(board, at, id);
  if (areWildsSolvable(board)) {
    const { x, y } = cellAtIndex(board, at);
    laid.push({ x, y, card: DECK[id]! });
    if (depth + 1 >= track.needed) search.found.push(laid.slice());
    if (depth + 1 < track.length) lay(search, depth + 1, traits, naturals);
    laid.pop();
  }
  removeCardFromBoard(board, at);
}

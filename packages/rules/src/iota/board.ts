import {
  type Card,
  cardIdOf,
  DECK,
  FIRST_WILD_CARD_ID,
  IOTA_TRAIT_BITS_BY_CARD_ID,
  isValidLine,
} from './cards.ts';
import type { CardLine, Cell, PlacedCard } from './types.ts';

/**
 * The grid for quick lookups: a flat array with an empty margin that any play stays inside. Changed in place, so it
 * never leaves the function that built it.
 */
export interface Board {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** 0 is an empty cell, else the card's id + 1. */
  readonly cells: Uint8Array;
  /** Where the wilds lie; -1 off the grid. */
  readonly wilds: [number, number];
  /** The set of naturals on the grid. */
  low: number;
  high: number;
}

// Four cards laid away from the grid reach four cells out, and their neighbours are looked at.
const MARGIN = 5;

/** The board of a grid, with room for the cells about to be looked at. */
export function buildBoardFromGrid(
  grid: readonly PlacedCard[],
  more: readonly Cell[] = [],
  others: readonly Cell[] = [],
): Board {
  let left = 0;
  let right = 0;
  let top = 0;
  let bottom = 0;
  for (const cells of [grid, more, others])
    for (const { x, y } of cells) {
      if (x < left) left = x;
      else if (x > right) right = x;
      if (y < top) top = y;
      else if (y > bottom) bottom = y;
    }
  left -= MARGIN;
  top -= MARGIN;
  const width = right + MARGIN + 1 - left;
  const cells = new Uint8Array(width * (bottom + MARGIN + 1 - top));
  const board: Board = { left, top, width, cells, wilds: [-1, -1], low: 0, high: 0 };
  for (const placed of grid) placeCardOnBoard(board, cellIndex(board, placed), cardIdOf(placed.card));
  return board;
}

export const cellIndex = (board: Board, { x, y }: Cell): number =>
  (y - board.top) * board.width + x - board.left;
export const cellAtIndex = (board: Board, at: number): Cell => ({
  x: (at % board.width) + board.left,
  y: Math.floor(at / board.width) + board.top,
});
export const iotaBoardCardAt = (board: Board, at: number): Card | undefined => DECK[board.cells[at]! - 1];

export function placeCardOnBoard(board: Board, at: number, id: number): void {
  board.cells[at] = id + 1;
  if (id >= FIRST_WILD_CARD_ID) board.wilds[id - FIRST_WILD_CARD_ID] = at;
  else if (id < 32) board.low |= 1 << id;
  else board.high |= 1 << (id - 32);
}
export function removeCardFromBoard(board: Board, at: number): void {
  const id = board.cells[at]! - 1;
  board.cells[at] = 0;
  if (id >= FIRST_WILD_CARD_ID) board.wilds[id - FIRST_WILD_CARD_ID] = -1;
  else if (id < 32) board.low &= ~(1 << id);
  else board.high &= ~(1 << (id - 32));
}

/**
 * The cards that touch a cell along an axis (`step` is 1 or the width), itself left out, as one number, because this is
 * asked thousands of times a turn: their traits, how many naturals (from bit 12), how many cards (from bit 16).
 */
export function packRunThroughCell(board: Board, at: number, step: number): number {
  return packRunOnSideOfCell(board, at, step, packRunOnSideOfCell(board, at, -step, 0));
}
export function packRunOnSideOfCell(board: Board, at: number, step: number, sum: number): number {
  let found = sum;
  for (let i = at + step, id = board.cells[i]!; id > 0; i += step, id = board.cells[i]!)
    found =
      (id > FIRST_WILD_CARD_ID ? found : (found | IOTA_TRAIT_BITS_BY_CARD_ID[id - 1]!) + (1 << 12)) +
      (1 << 16);
  return found;
}
export const unpackRunTraits = (found: number): number => found & 0xfff;
export const unpackRunNaturalCount = (found: number): number => (found >> 12) & 15;
export const unpackRunCardCount = (found: number): number => found >> 16;

/** Whether the card on this cell fits the naturals beside it. Runs of more than four cards are not asked about. */
export const fitsNeighbors = (board: Board, at: number, step: number, traits: number): boolean => {
  const found = packRunThroughCell(board, at, step);
  return isValidLine(unpackRunTraits(found) | traits, unpackRunNaturalCount(found) + 1);
};

/** The run through an occupied cell; undefined where it has no neighbour on that axis. */
export function lineThroughCell(board: Board, at: number, axis: CardLine['axis']): CardLine | undefined {
  const step = axis === 'row' ? 1 : board.width;
  let first = at;
  while (board.cells[first - step]! > 0) first -= step;
  const cards: Card[] = [];
  for (let i = first; board.cells[i]! > 0; i += step) cards.push(iotaBoardCardAt(board, i)!);
  const { x, y } = cellAtIndex(board, first);
  return cards.length < 2 ? undefined : { axis, x, y, cards };
}

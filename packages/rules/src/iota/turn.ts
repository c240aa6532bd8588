import { err, ok, type Result } from '../kernel/result.ts';
import {
  type Board,
  cellAtIndex,
  cellIndex,
  fitsNeighbors,
  iotaBoardCardAt,
  lineThroughCell,
  packRunThroughCell,
  placeCardOnBoard,
  removeCardFromBoard,
  unpackRunNaturalCount,
  unpackRunTraits,
} from './board.ts';
import {
  brokenAttributesOfTraits,
  type Card,
  cardIdOf,
  IOTA_HAND_SIZE,
  IOTA_TRAIT_BITS_BY_CARD_ID,
  type IotaCardAttribute,
  isWild,
} from './cards.ts';
import type { CardLine, PlacedCard, RecycledWildCard, Refusal } from './types.ts';
import { areWildsSolvable, impossibleWilds } from './wilds.ts';

/** Puts a natural on a wild's cell when the grid stays valid; otherwise leaves the board as it was. */
export function replaceWildWithNaturalCard(board: Board, at: number, natural: Card): boolean {
  const wild = board.cells[at]! - 1;
  const traits = IOTA_TRAIT_BITS_BY_CARD_ID[cardIdOf(natural)]!;
  removeCardFromBoard(board, at);
  placeCardOnBoard(board, at, cardIdOf(natural));
  if (
    fitsNeighbors(board, at, 1, traits) &&
    fitsNeighbors(board, at, board.width, traits) &&
    areWildsSolvable(board)
  )
    return true;
  removeCardFromBoard(board, at);
  placeCardOnBoard(board, at, wild);
  return false;
}

/** Rules 4.4: exchanges wilds of the board for naturals of the hand, one after the other. */
export function exchangeWildsForHandCards(
  board: Board,
  hand: readonly Card[],
  recycles: readonly PlacedCard[],
): Result<{ readonly hand: readonly Card[]; readonly recycled: readonly RecycledWildCard[] }, Refusal> {
  let left = hand;
  const recycled: RecycledWildCard[] = [];
  for (const { x, y, card } of recycles) {
    const at = cellIndex(board, { x, y });
    const wild = iotaBoardCardAt(board, at);
    if (!isWild(wild)) return err({ code: 'recycle-no-wild', x, y });
    if (isWild(card)) return err({ code: 'recycle-needs-natural', card });
    if (!left.includes(card)) return err({ code: 'card-not-in-hand', card });
    if (!replaceWildWithNaturalCard(board, at, card))
      return err({ code: 'recycle-does-not-fit', x, y, card, broken: brokenAt(board, at, card) });
    left = left.map((held) => (held === card ? wild : held));
    recycled.push({ x, y, card, wild });
  }
  return ok({ hand: left, recycled });
}

function brokenAt(board: Board, at: number, card: Card): readonly IotaCardAttribute[] {
  const broken = [1, board.width].flatMap((step) => {
    const found = packRunThroughCell(board, at, step);
    return brokenAttributesOfTraits(
      unpackRunTraits(found) | IOTA_TRAIT_BITS_BY_CARD_ID[cardIdOf(card)]!,
      unpackRunNaturalCount(found) + 1,
    );
  });
  return [...new Set(broken)];
}

/** The hand without some of its cards, or the first card that is not in it. */
export function removeFromHand(
  hand: readonly Card[],
  cards: readonly Card[],
): Result<readonly Card[], Refusal> {
  const left = [...hand];
  for (const card of cards) {
    const i = left.indexOf(card);
    if (i < 0) return err({ code: 'card-not-in-hand', card });
    left.splice(i, 1);
  }
  return ok(left);
}

/** The attributes that break a line; none in a valid one. */
export function brokenAttributesOfCards(cards: readonly Card[]): readonly IotaCardAttribute[] {
  const naturals = cards.filter((card) => !isWild(card));
  return brokenAttributesOfTraits(
    naturals.reduce((traits, card) => traits | IOTA_TRAIT_BITS_BY_CARD_ID[cardIdOf(card)]!, 0),
    naturals.length,
  );
}

export type CardLineAttributePattern = 'same' | 'different' | 'mixed';

/** How each attribute stands in a line; a wild agrees with everything. */
export function attributePatternsInLine(
  cards: readonly Card[],
): Readonly<Record<IotaCardAttribute, CardLineAttributePattern>> {
  const naturals = cards.filter((card) => !isWild(card));
  const broken = brokenAttributesOfCards(cards);
  const standingOf = (attribute: IotaCardAttribute, at: number): CardLineAttributePattern => {
    if (broken.includes(attribute)) return 'mixed';
    return naturals.every((card) => card[at] === naturals[0]![at]) ? 'same' : 'different';
  };
  return { color: standingOf('color', 0), shape: standingOf('shape', 1), number: standingOf('number', 2) };
}

/** What a play that keeps all rules did to the board it was tried on. */
export interface ValidIotaPlayResult {
  readonly recycled: readonly RecycledWildCard[];
  /** The hand after it, before drawing. */
  readonly left: readonly Card[];
  /** The lines made or extended, rows first. */
  readonly lines: readonly CardLine[];
}

/** Rules 4.4 and 4.5, all checks in their order. The board must have room for all cells named. */
export function layPlayOnBoard(
  board: Board,
  hand: readonly Card[],
  recycles: readonly PlacedCard[],
  placements: readonly PlacedCard[],
): Result<ValidIotaPlayResult, Refusal> {
  const taken = exchangeWildsForHandCards(board, hand, recycles);
  if (!taken.ok) return taken;
  const count = placements.length;
  if (count < 1 || count > IOTA_HAND_SIZE) return err({ code: 'bad-count', count });
  const left = removeFromHand(
    taken.value.hand,
    placements.map(({ card }) => card),
  );
  if (!left.ok) return left;
  const lines = place(board, placements);
  return lines.ok ? ok({ recycled: taken.value.recycled, left: left.value, lines: lines.value }) : lines;
}

/** All runs that hold at least one of these cells, rows first. */
export function linesThroughCells(board: Board, cells: readonly number[]): readonly CardLine[] {
  const lines: CardLine[] = [];
  for (const axis of ['row', 'column'] as const)
    for (const at of cells) {
      const line = lineThroughCell(board, at, axis);
      if (line && !lines.some((known) => known.axis === axis && known.x === line.x && known.y === line.y))
        lines.push(line);
    }
  return lines;
}

/** Rules 4.5, checks 2 to 7: lays the cards on the board and gives the lines they made or extended. */
function place(board: Board, placements: readonly PlacedCard[]): Result<readonly CardLine[], Refusal> {
  const cells: number[] = [];
  for (const { x, y, card } of placements) {
    const at = cellIndex(board, { x, y });
    if (board.cells[at] !== 0) return err({ code: 'cell-occupied', x, y });
    placeCardOnBoard(board, at, cardIdOf(card));
    cells.push(at);
  }
  const misplaced = whyNotOneLine(board, placements, cells);
  if (misplaced) return err(misplaced);
  const touchesOld = (at: number) =>
    [1, -1, board.width, -board.width].some(
      (step) => board.cells[at + step]! > 0 && !cells.includes(at + step),
    );
  if (!cells.some(touchesOld)) return err({ code: 'not-connected' });
  const lines = linesThroughCells(board, cells);
  const long = lines.find((line) => line.cards.length > 4);
  if (long) return err({ code: 'too-long', line: long });
  for (const line of lines) {
    const broken = brokenAttributesOfCards(line.cards);
    if (broken.length > 0) return err({ code: 'line-invalid', line, broken });
  }
  return areWildsSolvable(board)
    ? ok(lines)
    : err({ code: 'wild-impossible', wilds: impossibleWilds(board) });
}

function whyNotOneLine(
  board: Board,
  placements: readonly PlacedCard[],
  cells: readonly number[],
): Refusal | null {
  const [first] = placements;
  const inRow = placements.every(({ y }) => y === first!.y);
  if (!inRow && placements.some(({ x }) => x !== first!.x)) return { code: 'not-one-line' };
  const step = inRow ? 1 : board.width;
  for (let at = Math.min(...cells); at < Math.max(...cells); at += step)
    if (board.cells[at] === 0) return { code: 'gap', ...cellAtIndex(board, at) };
  return null;
}

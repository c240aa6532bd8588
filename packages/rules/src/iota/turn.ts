import { err, ok, type Result } from '../kernel/result.ts';
import {
  type Board,
  cardAt,
  cardsBeside,
  cellOf,
  fits,
  indexOf,
  lineThrough,
  naturalsIn,
  placeCard,
  removeCard,
  traitsIn,
} from './board.ts';
import { type Attribute, brokenBy, type Card, HAND, idOf, isWild, TRAITS } from './cards.ts';
import type { Line, Placed, Recycled, Refusal } from './types.ts';
import { hopelessWilds, isSolvable } from './wilds.ts';

/** Puts a natural on a wild's cell when the grid stays valid; otherwise leaves the board as it was. */
export function exchange(board: Board, at: number, natural: Card): boolean {
  const wild = board.cells[at]! - 1;
  const traits = TRAITS[idOf(natural)]!;
  removeCard(board, at);
  placeCard(board, at, idOf(natural));
  if (fits(board, at, 1, traits) && fits(board, at, board.width, traits) && isSolvable(board)) return true;
  removeCard(board, at);
  placeCard(board, at, wild);
  return false;
}

/** Rules 4.4: exchanges wilds of the board for naturals of the hand, one after the other. */
export function recycle(
  board: Board,
  hand: readonly Card[],
  recycles: readonly Placed[],
): Result<{ readonly hand: readonly Card[]; readonly recycled: readonly Recycled[] }, Refusal> {
  let left = hand;
  const recycled: Recycled[] = [];
  for (const { x, y, card } of recycles) {
    const at = indexOf(board, { x, y });
    const wild = cardAt(board, at);
    if (!isWild(wild)) return err({ code: 'recycle-no-wild', x, y });
    if (isWild(card)) return err({ code: 'recycle-needs-natural', card });
    if (!left.includes(card)) return err({ code: 'card-not-in-hand', card });
    if (!exchange(board, at, card))
      return err({ code: 'recycle-does-not-fit', x, y, card, broken: brokenAt(board, at, card) });
    left = left.map((held) => (held === card ? wild : held));
    recycled.push({ x, y, card, wild });
  }
  return ok({ hand: left, recycled });
}

function brokenAt(board: Board, at: number, card: Card): readonly Attribute[] {
  const broken = [1, board.width].flatMap((step) => {
    const found = cardsBeside(board, at, step);
    return brokenBy(traitsIn(found) | TRAITS[idOf(card)]!, naturalsIn(found) + 1);
  });
  return [...new Set(broken)];
}

/** The hand without some of its cards, or the first card that is not in it. */
export function without(hand: readonly Card[], cards: readonly Card[]): Result<readonly Card[], Refusal> {
  const left = [...hand];
  for (const card of cards) {
    const i = left.indexOf(card);
    if (i < 0) return err({ code: 'card-not-in-hand', card });
    left.splice(i, 1);
  }
  return ok(left);
}

/** The attributes that break a line; none in a valid one. */
export function brokenIn(cards: readonly Card[]): readonly Attribute[] {
  const naturals = cards.filter((card) => !isWild(card));
  return brokenBy(
    naturals.reduce((traits, card) => traits | TRAITS[idOf(card)]!, 0),
    naturals.length,
  );
}

/** What a play that keeps all rules did to the board it was tried on. */
export interface Laid {
  readonly recycled: readonly Recycled[];
  /** The hand after it, before drawing. */
  readonly left: readonly Card[];
  /** The lines made or extended, rows first. */
  readonly lines: readonly Line[];
}

/** Rules 4.4 and 4.5, all checks in their order. The board must have room for all cells named. */
export function layPlay(
  board: Board,
  hand: readonly Card[],
  recycles: readonly Placed[],
  placements: readonly Placed[],
): Result<Laid, Refusal> {
  const taken = recycle(board, hand, recycles);
  if (!taken.ok) return taken;
  const count = placements.length;
  if (count < 1 || count > HAND) return err({ code: 'bad-count', count });
  const left = without(
    taken.value.hand,
    placements.map(({ card }) => card),
  );
  if (!left.ok) return left;
  const lines = place(board, placements);
  return lines.ok ? ok({ recycled: taken.value.recycled, left: left.value, lines: lines.value }) : lines;
}

/** All runs that hold at least one of these cells, rows first. */
export function linesThrough(board: Board, cells: readonly number[]): readonly Line[] {
  const lines: Line[] = [];
  for (const axis of ['row', 'column'] as const)
    for (const at of cells) {
      const line = lineThrough(board, at, axis);
      if (line && !lines.some((known) => known.axis === axis && known.x === line.x && known.y === line.y))
        lines.push(line);
    }
  return lines;
}

/** Rules 4.5, checks 2 to 7: lays the cards on the board and gives the lines they made or extended. */
function place(board: Board, placements: readonly Placed[]): Result<readonly Line[], Refusal> {
  const cells: number[] = [];
  for (const { x, y, card } of placements) {
    const at = indexOf(board, { x, y });
    if (board.cells[at] !== 0) return err({ code: 'cell-occupied', x, y });
    placeCard(board, at, idOf(card));
    cells.push(at);
  }
  const misplaced = whyNotOneLine(board, placements, cells);
  if (misplaced) return err(misplaced);
  const touchesOld = (at: number) =>
    [1, -1, board.width, -board.width].some(
      (step) => board.cells[at + step]! > 0 && !cells.includes(at + step),
    );
  if (!cells.some(touchesOld)) return err({ code: 'not-connected' });
  const lines = linesThrough(board, cells);
  const long = lines.find((line) => line.cards.length > 4);
  if (long) return err({ code: 'too-long', line: long });
  for (const line of lines) {
    const broken = brokenIn(line.cards);
    if (broken.length > 0) return err({ code: 'line-invalid', line, broken });
  }
  return isSolvable(board) ? ok(lines) : err({ code: 'wild-impossible', wilds: hopelessWilds(board) });
}

function whyNotOneLine(
  board: Board,
  placements: readonly Placed[],
  cells: readonly number[],
): Refusal | null {
  const [first] = placements;
  const inRow = placements.every(({ y }) => y === first!.y);
  if (!inRow && placements.some(({ x }) => x !== first!.x)) return { code: 'not-one-line' };
  const step = inRow ? 1 : board.width;
  for (let at = Math.min(...cells); at < Math.max(...cells); at += step)
    if (board.cells[at] === 0) return { code: 'gap', ...cellOf(board, at) };
  return null;
}

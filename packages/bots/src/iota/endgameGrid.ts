import {
  type Board,
  buildBoardFromGrid,
  cellIndex,
  DECK,
  FIRST_WILD_CARD_ID,
  type PlacedCard,
  placeCardOnBoard,
  removeCardFromBoard,
  replaceWildWithNaturalCard,
} from '@fivefold/rules/iota';
import { type IotaCardId, IotaPlayFinder, type IotaPlayWeights } from './playFinder.ts';

/** A natural for a wild of the grid. */
interface Exchange {
  readonly at: number;
  readonly natural: IotaCardId;
  readonly wild: IotaCardId;
}

/** A whole turn on the cells of a board; a pass lays nothing. */
export interface IotaEndgameTurn {
  readonly recycles: readonly Exchange[];
  readonly cells: readonly number[];
  readonly ids: readonly IotaCardId[];
  readonly points: number;
}

/** With an empty deck nothing is worth more than points, and the player of the last card ends the game. */
const POINTS_ONLY: IotaPlayWeights = { wild: 0, open: 0, endsGame: true };
const NO_RECYCLES: readonly Exchange[] = [];
const NO_CELLS: readonly number[] = [];

/** A grid for playing and undoing turns, with a 64-bit hash in two words. */
export class IotaEndgameGrid {
  readonly board: Board;
  readonly #occupied: number[];
  readonly #finder: IotaPlayFinder;
  low = 0;
  high = 0;

  /** With room for all of these cards in one direction: no others are ever laid. */
  constructor(grid: readonly PlacedCard[], cards: readonly IotaCardId[]) {
    const room = cards.length;
    const xs = grid.map(({ x }) => x);
    const ys = grid.map(({ y }) => y);
    this.board = buildBoardFromGrid(grid, [
      { x: Math.min(...xs) - room, y: Math.min(...ys) - room },
      { x: Math.max(...xs) + room, y: Math.max(...ys) + room },
    ]);
    this.#occupied = grid.map((placed) => cellIndex(this.board, placed));
    this.#finder = new IotaPlayFinder(this.board, this.#occupied);
  }

  /** Points of the best play without a recycle, 0 where nothing can be laid. */
  best(hand: readonly IotaCardId[]): number {
    return this.#finder.best(hand, POINTS_ONLY);
  }

  /** Every turn there is with an empty deck, most points first. */
  turns(hand: readonly IotaCardId[]): IotaEndgameTurn[] {
    const turns: IotaEndgameTurn[] = [];
    this.#open(NO_RECYCLES, hand, 0, turns);
    return turns.sort((a, b) => b.points - a.points || b.ids.length - a.ids.length);
  }

  /** W1 is taken before W2, as in the rules: the other order is never different. */
  #open(
    recycles: readonly Exchange[],
    hand: readonly IotaCardId[],
    from: number,
    turns: IotaEndgameTurn[],
  ): void {
    const { board } = this;
    for (const { cells, ids, points } of this.#finder.all(hand, POINTS_ONLY))
      turns.push({ recycles, cells, ids, points });
    turns.push({ recycles, cells: NO_CELLS, ids: NO_CELLS, points: 0 });
    for (let i = from; i < board.wilds.length; i += 1) {
      const at = board.wilds[i]!;
      if (at < 0) continue;
      const wild = FIRST_WILD_CARD_ID + i;
      for (const natural of hand) {
        if (natural >= FIRST_WILD_CARD_ID || !replaceWildWithNaturalCard(board, at, DECK[natural]!)) continue;
        const held = hand.map((id) => (id === natural ? wild : id));
        this.#open([...recycles, { at, natural, wild }], held, i + 1, turns);
        removeCardFromBoard(board, at);
        placeCardOnBoard(board, at, wild);
      }
    }
  }

  /** Whether a turn of a grid like this one is one of this hand: it may be the other wild that lies here. */
  allows({ recycles, ids }: IotaEndgameTurn, hand: readonly IotaCardId[]): boolean {
    return (
      recycles.every(({ at, wild }) => this.board.cells[at] === wild + 1) &&
      ids.every((id) => hand.includes(id) || recycles.some(({ wild }) => wild === id))
    );
  }

  /** Plays a turn, and gives the hand that it leaves. */
  play({ recycles, cells, ids }: IotaEndgameTurn, hand: readonly IotaCardId[]): readonly IotaCardId[] {
    let left = hand;
    for (const { at, natural, wild } of recycles) {
      this.#turn(at, wild, natural);
      left = left.map((id) => (id === natural ? wild : id));
    }
    for (let i = 0; i < cells.length; i += 1) {
      placeCardOnBoard(this.board, cells[i]!, ids[i]!);
      this.#occupied.push(cells[i]!);
      this.#mark(cells[i]!, ids[i]!);
    }
    return ids.length === 0 ? left : left.filter((id) => !ids.includes(id));
  }

  undo({ recycles, cells, ids }: IotaEndgameTurn): void {
    for (let i = 0; i < cells.length; i += 1) {
      removeCardFromBoard(this.board, cells[i]!);
      this.#occupied.pop();
      this.#mark(cells[i]!, ids[i]!);
    }
    for (let i = recycles.length - 1; i >= 0; i -= 1) {
      const { at, natural, wild } = recycles[i]!;
      this.#turn(at, natural, wild);
    }
  }

  #turn(at: number, from: IotaCardId, to: IotaCardId): void {
    removeCardFromBoard(this.board, at);
    placeCardOnBoard(this.board, at, to);
    this.#mark(at, from);
    this.#mark(at, to);
  }

  /** Wilds are alike: it does not matter which of the two lies here. */
  #mark(at: number, id: IotaCardId): void {
    const word = at * 67 + Math.min(id, FIRST_WILD_CARD_ID) + 1;
    this.low ^= mixHashBits(word);
    this.high ^= mixHashBits(word + 0x5bd1e995);
  }
}

/** Spreads a small number over 32 bits (the finisher of MurmurHash3). */
export function mixHashBits(value: number): number {
  let h = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

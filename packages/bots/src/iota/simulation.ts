import {
  type Board,
  buildBoardFromGrid,
  cellIndex,
  FIRST_WILD_CARD_ID,
  type PlacedCard,
  placeCardOnBoard,
  removeCardFromBoard,
  turnsWithoutPlayLimit,
} from '@fivefold/rules/iota';
import { type ChosenIotaPlay, type IotaCardId, IotaPlayFinder, type IotaPlayWeights } from './playFinder.ts';

/** The board has room for a simulation that grows so far in one direction; it ends where there is none. */
const REACH = 24;
const LONGEST = 4;

/** All cards dealt, before the turn of a seat. */
export interface DealtIotaGame {
  readonly hands: readonly (readonly IotaCardId[])[];
  /** The next card first. */
  readonly deck: readonly IotaCardId[];
  readonly toMove: number;
}

/** How all seats choose: with cards in the deck, and without. */
export interface IotaSimulationWeights {
  readonly deck: IotaPlayWeights;
  readonly empty: IotaPlayWeights;
}

/** What the turns brought. */
export interface SimulatedIotaTurns {
  /** By seat. */
  readonly points: Float64Array;
  /** By seat: points of its first turn. */
  readonly first: Float64Array;
  readonly hands: readonly (readonly IotaCardId[])[];
  readonly deckSize: number;
  readonly isOver: boolean;
}

interface Table {
  readonly hands: IotaCardId[][];
  readonly deck: IotaCardId[];
  drawn: number;
  quiet: number;
}

/** Plays turns on one grid in any number of deals: each seat makes the play that is worth most to it by the weights. */
export class IotaSimulation {
  readonly #board: Board;
  readonly #occupied: number[];
  readonly #finder: IotaPlayFinder;
  readonly #weights: IotaSimulationWeights;
  readonly #play: ChosenIotaPlay = { cells: [0, 0, 0, 0], ids: [0, 0, 0, 0], placed: 0, points: 0 };

  constructor(grid: readonly PlacedCard[], weights: IotaSimulationWeights) {
    const xs = grid.map(({ x }) => x);
    const ys = grid.map(({ y }) => y);
    this.#board = buildBoardFromGrid(grid, [
      { x: Math.min(...xs) - REACH, y: Math.min(...ys) - REACH },
      { x: Math.max(...xs) + REACH, y: Math.max(...ys) + REACH },
    ]);
    this.#occupied = grid.map((placed) => cellIndex(this.#board, placed));
    this.#finder = new IotaPlayFinder(this.#board, this.#occupied);
    this.#weights = weights;
  }

  /** Plays at most `turns` turns, then restores the grid. */
  run({ hands, deck, toMove }: DealtIotaGame, turns: number): SimulatedIotaTurns {
    const seats = hands.length;
    const table: Table = { hands: hands.map((cards) => [...cards]), deck: [...deck], drawn: 0, quiet: 0 };
    const points = new Float64Array(seats);
    const first = new Float64Array(seats);
    const laid = this.#occupied.length;
    let isOver = hands.some((cards) => cards.length === 0);
    let hasRoom = true;
    for (let turn = 0; turn < turns && !isOver && hasRoom; turn += 1) {
      const seat = (toMove + turn) % seats;
      const isEmpty = table.drawn === table.deck.length;
      if (this.#finder.choose(table.hands[seat]!, this.#weights[isEmpty ? 'empty' : 'deck'], this.#play)) {
        points[seat]! += this.#play.points;
        if (turn < seats) first[seat] = this.#play.points;
        this.#lay(table, seat);
        isOver = table.hands[seat]!.length === 0;
        hasRoom = this.#hasRoom();
      } else {
        swap(table, seat);
        isOver = table.quiet >= turnsWithoutPlayLimit(seats, table.deck.length - table.drawn);
      }
    }
    while (this.#occupied.length > laid) removeCardFromBoard(this.#board, this.#occupied.pop()!);
    return { points, first, hands: table.hands, deckSize: table.deck.length - table.drawn, isOver };
  }

  #lay(table: Table, seat: number): void {
    const { cells, ids, placed } = this.#play;
    const hand = table.hands[seat]!;
    for (let i = 0; i < placed; i += 1) {
      placeCardOnBoard(this.#board, cells[i]!, ids[i]!);
      this.#occupied.push(cells[i]!);
      hand.splice(hand.indexOf(ids[i]!), 1);
    }
    for (let i = 0; i < placed && table.drawn < table.deck.length; i += 1) draw(table, hand);
    table.quiet = 0;
  }

  #hasRoom(): boolean {
    const { width, cells } = this.#board;
    const height = cells.length / width;
    for (let i = 0; i < this.#play.placed; i += 1) {
      const x = this.#play.cells[i]! % width;
      const y = Math.floor(this.#play.cells[i]! / width);
      if (Math.min(x, y, width - 1 - x, height - 1 - y) <= LONGEST) return false;
    }
    return true;
  }
}

function draw(table: Table, hand: IotaCardId[]): void {
  hand.push(table.deck[table.drawn]!);
  table.drawn += 1;
}

/** A pass: the naturals go under the deck, as far as it goes. */
function swap(table: Table, seat: number): void {
  table.quiet += 1;
  const hand = table.hands[seat]!;
  const swapped = hand.filter((id) => id < FIRST_WILD_CARD_ID).slice(0, table.deck.length - table.drawn);
  const next = hand.filter((id) => !swapped.includes(id));
  for (let i = 0; i < swapped.length; i += 1) draw(table, next);
  table.deck.push(...swapped);
  table.hands[seat] = next;
}

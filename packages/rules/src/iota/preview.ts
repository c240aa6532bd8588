import {
  buildBoardFromGrid,
  cellAtIndex,
  cellIndex,
  iotaBoardCardAt,
  placeCardOnBoard,
  removeCardFromBoard,
} from './board.ts';
import { type Card, FIRST_WILD_CARD_ID, type IotaCardAttribute, isWild, WILD_CARDS } from './cards.ts';
import { legalPlays } from './plays.ts';
import { scoreOfPlay } from './scoring.ts';
import {
  brokenAttributesOfCards,
  exchangeWildsForHandCards,
  layPlayOnBoard,
  linesThroughCells,
  replaceWildWithNaturalCard,
} from './turn.ts';
import type { CardLine, Cell, IotaPlayScore, PlacedCard, Refusal, View } from './types.ts';
import { type WildCardIdentities, wildCardIdentitiesOnBoard } from './wilds.ts';

/** A turn being composed at the table, of which nothing has been sent. All of this may be asked out of turn too. */
export interface IotaStagedTurn {
  readonly recycles: readonly PlacedCard[];
  readonly placements: readonly PlacedCard[];
}
export const EMPTY_IOTA_STAGED_TURN: IotaStagedTurn = { recycles: [], placements: [] };

export interface StagedCardLine extends CardLine {
  /** The attributes that are neither all equal nor all different. */
  readonly broken: readonly IotaCardAttribute[];
  readonly isTooLong: boolean;
}
export interface IotaStagedTurnPreview {
  /** Why it cannot be sent as a play; null where it can. */
  readonly refusal: Refusal | null;
  /** The lines that the staged cards make or extend, rows first, valid or not. */
  readonly lines: readonly StagedCardLine[];
  /** What those lines are worth; null while one of them is not valid, and in the children's game. */
  readonly score: IotaPlayScore | null;
  /** What each wild could still stand for; empty while a line is not valid, and without `wildHints`. */
  readonly wilds: readonly WildCardIdentities[];
  /** The cards not staged, recycled wilds among them. */
  readonly hand: readonly Card[];
}

/** What the staged turn would do, and why not. */
export function previewIotaStagedTurn(
  { table, hand }: View,
  { recycles, placements }: IotaStagedTurn,
): IotaStagedTurnPreview {
  const board = buildBoardFromGrid(table.grid, recycles, placements);
  const tried = layPlayOnBoard(board, hand, recycles, placements);
  const left = handLeft(table.grid, hand, { recycles, placements });
  const cells = placements.map((placed) => cellIndex(board, placed));
  const isLaid = cells.every((at, i) => iotaBoardCardAt(board, at) === placements[i]!.card);
  const created = isLaid ? linesThroughCells(board, cells) : [];
  const lines = created.map((line) => ({
    ...line,
    broken: brokenAttributesOfCards(line.cards),
    isTooLong: line.cards.length > 4,
  }));
  const isValid = isLaid && lines.every((line) => line.broken.length === 0 && !line.isTooLong);
  const lastCard = left.length === 0 && table.deckSize === 0;
  return {
    refusal: tried.ok ? null : tried.error,
    lines,
    score: isValid && table.options.scoring ? scoreOfPlay(created, placements.length, lastCard) : null,
    wilds: isValid && table.options.wildHints ? wildCardIdentitiesOnBoard(board) : [],
    hand: left,
  };
}

function handLeft(
  grid: readonly PlacedCard[],
  hand: readonly Card[],
  staging: IotaStagedTurn,
): readonly Card[] {
  const held = hand.map((card) => {
    const cell = staging.recycles.find((recycled) => recycled.card === card);
    const wild = cell && grid.find(({ x, y }) => x === cell.x && y === cell.y);
    return wild && isWild(wild.card) ? wild.card : card;
  });
  return held.filter((card) => !staging.placements.some((placed) => placed.card === card));
}

export interface PlayableBoardCell extends Cell {
  /** With the card here the staging could be sent; otherwise only with more cards of the hand. */
  readonly isReady: boolean;
}

/** Where a card of the hand can go, given what is staged: every cell of which some legal play can come. */
export function playableCellsForCard(
  { table, hand }: View,
  { recycles, placements }: IotaStagedTurn,
  card: Card,
): readonly PlayableBoardCell[] {
  const board = buildBoardFromGrid(table.grid, recycles, placements);
  const taken = exchangeWildsForHandCards(board, hand, recycles);
  if (!taken.ok || !taken.value.hand.includes(card)) return [];
  const staged = new Map(placements.map((placed) => [cellIndex(board, placed), placed.card]));
  const found = new Map<number, PlayableBoardCell>();
  for (const play of legalPlays(board, taken.value.hand, staged)) {
    const own = play.find((placed) => placed.card === card);
    if (!own || placements.some((placed) => placed.card === card)) continue;
    const at = cellIndex(board, own);
    const isReady = play.length === placements.length + 1;
    if (isReady || !found.has(at)) found.set(at, { x: own.x, y: own.y, isReady });
  }
  return [...found.values()];
}

export interface WildRecycleChoice extends Cell {
  readonly wild: Card;
  /** The cards of the hand that could take its place. */
  readonly cards: readonly Card[];
}

/** Which wilds of the grid can be recycled, and with what. None after the first placement. */
export function wildRecycleChoicesFor(
  { table, hand }: View,
  { recycles, placements }: IotaStagedTurn,
): readonly WildRecycleChoice[] {
  const board = buildBoardFromGrid(table.grid, recycles);
  const taken = exchangeWildsForHandCards(board, hand, recycles);
  if (!taken.ok || placements.length > 0) return [];
  return WILD_CARDS.flatMap((wild, i) => {
    const at = board.wilds[i]!;
    if (at < 0) return [];
    const cards = taken.value.hand.filter((card) => {
      if (isWild(card) || !replaceWildWithNaturalCard(board, at, card)) return false;
      removeCardFromBoard(board, at);
      placeCardOnBoard(board, at, FIRST_WILD_CARD_ID + i);
      return true;
    });
    return [{ ...cellAtIndex(board, at), wild, cards }];
  });
}

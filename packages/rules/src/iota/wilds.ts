import {
  type Board,
  buildBoardFromGrid,
  cellAtIndex,
  packRunThroughCell,
  unpackRunNaturalCount,
  unpackRunTraits,
} from './board.ts';
import {
  CARD_SET_HIGH_WORD_BY_TRAITS,
  CARD_SET_LOW_WORD_BY_TRAITS,
  cardIdOf,
  fittingTraitBits,
  IOTA_ALL_TRAIT_BITS,
  IOTA_TRAIT_BITS_BY_CARD_ID,
  type IotaNaturalCard,
  type IotaWildCard,
  NATURAL_CARDS,
  WILD_CARDS,
} from './cards.ts';
import type { Cell, PlacedCard } from './types.ts';

/** What a wild on the grid can still stand for. */
export interface WildCardIdentities extends Cell {
  readonly wild: IotaWildCard;
  readonly identities: readonly IotaNaturalCard[];
}

/** The traits that a wild's own lines leave to it. */
function traitsFor(board: Board, at: number): number {
  const row = packRunThroughCell(board, at, 1);
  const column = packRunThroughCell(board, at, board.width);
  return (
    fittingTraitBits(unpackRunTraits(row), unpackRunNaturalCount(row)) &
    fittingTraitBits(unpackRunTraits(column), unpackRunNaturalCount(column))
  );
}

/** The traits of the naturals in the line that both wilds share; 0 where they share none. */
function sharedTraits(board: Board): number {
  const [a, b] = board.wilds;
  const from = Math.min(a, b);
  const to = Math.max(a, b);
  const step = (to - from) % board.width === 0 ? board.width : 1;
  for (let i = from + step; i < to; i += step) if (board.cells[i] === 0) return 0;
  return unpackRunTraits(packRunThroughCell(board, from, step));
}

/** What one wild leaves to the other in a shared line: in each attribute they are both like the rest, or all differ. */
function partnerTraits(line: number, mine: number): number {
  if (line === 0) return IOTA_ALL_TRAIT_BITS;
  let left = 0;
  for (let nibble = 15; nibble < IOTA_ALL_TRAIT_BITS; nibble <<= 4) {
    const taken = mine & nibble;
    left |= taken === (line & nibble) ? taken : nibble & ~(line | taken);
  }
  return left;
}

/** Whether the other wild keeps an identity out of its set when this one takes `id`. */
function leavesPartner(line: number, id: number, low: number, high: number): boolean {
  const traits = partnerTraits(line, IOTA_TRAIT_BITS_BY_CARD_ID[id]!);
  const lowLeft = CARD_SET_LOW_WORD_BY_TRAITS[traits]! & low & (id < 32 ? ~(1 << id) : -1);
  const highLeft = CARD_SET_HIGH_WORD_BY_TRAITS[traits]! & high & (id < 32 ? -1 : ~(1 << (id - 32)));
  return (lowLeft | highLeft) !== 0;
}

/** Whether anything is left for a wild by itself. */
function hasIdentity(board: Board, at: number): boolean {
  const traits = traitsFor(board, at);
  return (
    ((CARD_SET_LOW_WORD_BY_TRAITS[traits]! & ~board.low) |
      (CARD_SET_HIGH_WORD_BY_TRAITS[traits]! & ~board.high)) !==
    0
  );
}

/** Rules 4.2: is there an identity for each wild, both at once, that no card of the grid has? All lines are known to be valid. */
export function areWildsSolvable(board: Board): boolean {
  const [a, b] = board.wilds;
  if (a < 0) return b < 0 || hasIdentity(board, b);
  if (b < 0) return hasIdentity(board, a);
  const mine = traitsFor(board, a);
  const other = traitsFor(board, b);
  const low = CARD_SET_LOW_WORD_BY_TRAITS[other]! & ~board.low;
  const high = CARD_SET_HIGH_WORD_BY_TRAITS[other]! & ~board.high;
  const line = sharedTraits(board);
  for (let rest = CARD_SET_LOW_WORD_BY_TRAITS[mine]! & ~board.low; rest !== 0; rest &= rest - 1)
    if (leavesPartner(line, lowest(rest), low, high)) return true;
  for (let rest = CARD_SET_HIGH_WORD_BY_TRAITS[mine]! & ~board.high; rest !== 0; rest &= rest - 1)
    if (leavesPartner(line, 32 + lowest(rest), low, high)) return true;
  return false;
}
const lowest = (bits: number) => 31 - Math.clz32(bits & -bits);

function identitiesOf(board: Board, at: number, partner: number): readonly IotaNaturalCard[] {
  const mine = traitsFor(board, at);
  const open = NATURAL_CARDS.filter((_, id) => {
    const inSet =
      id < 32
        ? CARD_SET_LOW_WORD_BY_TRAITS[mine]! & ~board.low & (1 << id)
        : CARD_SET_HIGH_WORD_BY_TRAITS[mine]! & ~board.high & (1 << (id - 32));
    return inSet !== 0;
  });
  if (partner < 0) return open;
  const other = traitsFor(board, partner);
  const line = sharedTraits(board);
  return open.filter((card) =>
    leavesPartner(
      line,
      cardIdOf(card),
      CARD_SET_LOW_WORD_BY_TRAITS[other]! & ~board.low,
      CARD_SET_HIGH_WORD_BY_TRAITS[other]! & ~board.high,
    ),
  );
}

/** Rules 4.3, for every wild on the board, W1 first. */
export function wildCardIdentitiesOnBoard(board: Board): readonly WildCardIdentities[] {
  return WILD_CARDS.flatMap((wild, i) => {
    const at = board.wilds[i]!;
    return at < 0
      ? []
      : [{ ...cellAtIndex(board, at), wild, identities: identitiesOf(board, at, board.wilds[1 - i]!) }];
  });
}
export const wildCardIdentitiesInGrid = (grid: readonly PlacedCard[]): readonly WildCardIdentities[] =>
  wildCardIdentitiesOnBoard(buildBoardFromGrid(grid));

/** The wilds to blame on a board that is not solvable: those that nothing is left for alone, else both. */
export function impossibleWilds(board: Board): readonly Cell[] {
  const there = board.wilds.filter((at) => at >= 0);
  const alone = there.filter((at) => !hasIdentity(board, at));
  return (alone.length > 0 ? alone : there).map((at) => cellAtIndex(board, at));
}

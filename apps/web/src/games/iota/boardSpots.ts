import type { HintLevel } from '@fivefold/room';
import { type Card, type Cell, isWild, type PlacedCard, type View } from '@fivefold/rules/iota';
import type { TablePlayer } from '../types.ts';
import type { CellBounds } from './camera.ts';
import { type CardPlacementTarget, cellKeyOf, emptyNeighborCells } from './targets.ts';
import type { IotaTurnDraft } from './useTurnDraft.ts';
import { boardCellPositionTexts, type IotaTranslate, iotaCardName } from './words.ts';

/** The board and its actions. */
export interface IotaBoardModel {
  readonly t: IotaTranslate;
  readonly view: View;
  readonly turn: Pick<IotaTurnDraft, 'picked' | 'staging'>;
  readonly hints: HintLevel;
  /** By seat. */
  readonly players: readonly Pick<TablePlayer, 'name' | 'me'>[];
  /** Where the picked card can go. */
  readonly targets: readonly CardPlacementTarget[];
  readonly onTarget: (target: CardPlacementTarget) => void;
  /** Why the picked card cannot go there; `pressed` when it was tried, not only pointed at. */
  readonly onAsk: (cell: Cell | null, pressed?: boolean) => void;
  readonly onTakeBack: (cell: Cell) => void;
  readonly onWild: (cell: Cell) => void;
}

export interface IotaBoardSpot extends Cell {
  readonly card?: Card;
  readonly name: string;
  /** Reachable by arrow keys. */
  readonly stop: boolean;
  readonly look: 'card' | 'staged' | 'legal' | 'recycle' | 'closed';
  readonly points?: number | null;
  readonly from?: number;
  readonly onClick?: () => void;
}

/**
 * Where an arrow key leads. Left and right go through the rows like a text, so that they reach every spot of every board;
 * up and down go to the nearest spot.
 */
export function boardSpotByArrow(
  stops: readonly IotaBoardSpot[],
  from: Cell,
  step: Cell,
): IotaBoardSpot | undefined {
  if (step.x === 0) return nearestBoardSpot(stops, from, step);
  const inOrder = groupBoardSpotsByRow(stops).flat();
  return inOrder[inOrder.findIndex(({ x, y }) => x === from.x && y === from.y) + step.x];
}

/** The nearest spot in that direction; straight ahead counts more. */
function nearestBoardSpot(
  stops: readonly IotaBoardSpot[],
  from: Cell,
  step: Cell,
): IotaBoardSpot | undefined {
  const cost = ({ x, y }: Cell) => {
    const ahead = (x - from.x) * step.x + (y - from.y) * step.y;
    const aside = Math.abs((x - from.x) * step.y) + Math.abs((y - from.y) * step.x);
    return ahead <= 0 ? Number.POSITIVE_INFINITY : ahead + 3 * aside;
  };
  return stops.filter((stop) => Number.isFinite(cost(stop))).sort((a, b) => cost(a) - cost(b))[0];
}

export function boundsOfCells(cells: readonly Cell[], margin: number): CellBounds {
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + 1 + margin,
    bottom: Math.max(...ys) + 1 + margin,
  };
}

/** The next spot in reading order, or the one before it; from the last to the first. */
export function adjacentBoardSpotInReadingOrder(
  stops: readonly IotaBoardSpot[],
  from: Cell,
  by: 1 | -1,
): IotaBoardSpot | undefined {
  const inOrder = groupBoardSpotsByRow(stops).flat();
  const at = inOrder.findIndex(({ x, y }) => x === from.x && y === from.y);
  return inOrder.at((at + by) % inOrder.length);
}

export function groupBoardSpotsByRow(spots: readonly IotaBoardSpot[]): readonly (readonly IotaBoardSpot[])[] {
  const rows = new Map<number, IotaBoardSpot[]>();
  for (const spot of [...spots].sort((a, b) => a.y - b.y || a.x - b.x))
    rows.set(spot.y, [...(rows.get(spot.y) ?? []), spot]);
  return [...rows.values()];
}

/** Whether hints show what a wild can be. */
export const areWildIdentitiesShown = ({ table }: View, hints: HintLevel): boolean =>
  hints === 'full' && table.options.wildHints;

/** All cells of the board with their actions. */
export function iotaBoardSpotsOf(props: IotaBoardModel): readonly IotaBoardSpot[] {
  const { t, view, turn, hints, players, targets } = props;
  const { table } = view;
  const { picked, staging } = turn;
  const target = new Map(targets.map((one) => [cellKeyOf(one), one]));
  const recycled = new Map(staging.recycles.map((one) => [cellKeyOf(one), one.card]));
  const told = areWildIdentitiesShown(view, hints);
  const fresh = new Set(table.last?.placements.map(cellKeyOf));
  const where = (cell: Cell) => boardCellPositionTexts(t, cell);
  const laidBy = (card: string, from: TablePlayer['seat']) =>
    players[from]!.me ? t('laid.you', { card }) : t('laid.by', { card, name: players[from]!.name });
  const cardSpot = (placed: PlacedCard): IotaBoardSpot => {
    const { x, y } = placed;
    const key = cellKeyOf(placed);
    const card = recycled.get(key) ?? placed.card;
    const values = { ...where(placed), card: iotaCardName(t, card) };
    if (recycled.has(key))
      return {
        x,
        y,
        card,
        look: 'staged',
        stop: true,
        name: t('cell.staged', values),
        onClick: () => props.onTakeBack({ x, y }),
      };
    const here = target.get(key);
    if (here && picked)
      return {
        x,
        y,
        card,
        look: 'recycle',
        stop: true,
        name: t('cell.recycle', { ...values, card: iotaCardName(t, picked) }),
        onClick: () => props.onTarget(here),
      };
    const from = fresh.has(key) && table.last ? { from: table.last.seat } : {};
    const wild = isWild(card);
    const laid = from.from === undefined ? values : { ...values, card: laidBy(values.card, from.from) };
    return {
      x,
      y,
      card,
      look: 'card',
      stop: picked === null || wild,
      name: t(wild && told ? 'cell.wild' : 'cell.card', laid),
      ...from,
      ...(wild ? { onClick: () => props.onWild({ x, y }) } : {}),
    };
  };
  const staged = staging.placements.map(
    ({ x, y, card }): IotaBoardSpot => ({
      x,
      y,
      card,
      look: 'staged',
      stop: true,
      name: t('cell.staged', { ...where({ x, y }), card: iotaCardName(t, card) }),
      onClick: () => props.onTakeBack({ x, y }),
    }),
  );
  const open = picked === null ? [] : emptyNeighborCells(view, staging);
  const empty = open.map((cell): IotaBoardSpot => {
    const here = target.get(cellKeyOf(cell));
    const values = { ...where(cell), card: picked ? iotaCardName(t, picked) : '' };
    if (!here)
      return {
        ...cell,
        look: 'closed',
        stop: false,
        name: t('cell.empty', where(cell)),
        onClick: () => props.onAsk(cell, true),
      };
    const name =
      hints === 'none'
        ? t('cell.empty', where(cell))
        : here.points === null
          ? t('cell.legal', values)
          : t('cell.worth', { ...values, n: here.points });
    return {
      ...cell,
      look: 'legal',
      stop: true,
      name,
      points: here.points,
      onClick: () => props.onTarget(here),
    };
  });
  return [...table.grid.map(cardSpot), ...staged, ...empty];
}

export type BoardSide = 'left' | 'right' | 'top' | 'bottom';
export interface OffscreenCells {
  readonly side: BoardSide;
  readonly count: number;
  readonly nearest: Cell;
}
const SIDES: readonly BoardSide[] = ['left', 'right', 'top', 'bottom'];

/** The cells outside of the viewport: for each side their number and the nearest. */
export function offscreenCellsIn(cells: readonly Cell[], seen: CellBounds): readonly OffscreenCells[] {
  const away = cells.map((cell) => {
    const by: Readonly<Record<BoardSide, number>> = {
      left: seen.left - (cell.x + 0.5),
      right: cell.x + 0.5 - seen.right,
      top: seen.top - (cell.y + 0.5),
      bottom: cell.y + 0.5 - seen.bottom,
    };
    const side = SIDES.reduce((worst, one) => (by[one] > by[worst] ? one : worst));
    return { cell, side, by: by[side] };
  });
  return SIDES.flatMap((side) => {
    const here = away.filter((one) => one.side === side && one.by > 0).sort((a, b) => a.by - b.by);
    return here.length > 0 ? [{ side, count: here.length, nearest: here[0]!.cell }] : [];
  });
}

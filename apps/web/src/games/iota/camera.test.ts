import { describe, expect, test } from 'vitest';
import {
  type BoardViewport,
  type CameraPosition,
  type CellBounds,
  centerBoardOnCell,
  fitReadablePartOfBoard,
  fitWholeBoard,
  panBoard,
  panOffsetToCell,
  smallestBoardZoom,
  visibleBoardCells,
  zoomBoardAround,
} from './camera.ts';

const phone: BoardViewport = { width: 300, height: 200, left: 6, top: 8, base: 62 };
const board = (columns: number, rows: number): CellBounds => ({
  left: 0,
  top: 0,
  right: columns,
  bottom: rows,
});
const holds = (camera: CameraPosition, { left, top, right, bottom }: CellBounds): boolean => {
  const seen = visibleBoardCells(camera, phone);
  const rounding = 1e-9;
  return (
    seen.left <= left + rounding &&
    seen.top <= top + rounding &&
    seen.right >= right - rounding &&
    seen.bottom >= bottom - rounding
  );
};

describe('the whole board', () => {
  test.each([
    [2, 2],
    [4, 14],
    [19, 3],
    [20, 20],
  ])('of %i columns and %i rows is visible at once', (columns, rows) => {
    expect(holds(fitWholeBoard(board(columns, rows), phone), board(columns, rows))).toBe(true);
  });
  test('is as far as zooming out goes', () => {
    const large = board(20, 20);
    const camera = zoomBoardAround(fitReadablePartOfBoard(large, phone, null), phone, large, 0.01, {
      x: 150,
      y: 100,
    });
    expect(camera.zoom).toBe(fitWholeBoard(large, phone).zoom);
    expect(smallestBoardZoom(board(2, 2), phone)).toBe(0.5);
  });
  test('is never enlarged', () => {
    expect(fitWholeBoard(board(1, 1), phone).zoom).toBe(1);
  });
});

describe('a readable board', () => {
  test('that fits is in the middle', () => {
    expect(visibleBoardCells(fitReadablePartOfBoard(board(2, 2), phone, null), phone)).toEqual({
      left: 1 - 150 / 62,
      top: 1 - 100 / 62,
      right: 1 + 150 / 62,
      bottom: 1 + 100 / 62,
    });
  });
  test('keeps 30 px a cell and shows the newest card', () => {
    const camera = fitReadablePartOfBoard(board(2, 20), phone, { x: 0, y: 19 });
    expect(camera.zoom * phone.base).toBeCloseTo(30);
    expect(visibleBoardCells(camera, phone).bottom).toBeCloseTo(20);
  });
});

describe('moving', () => {
  const camera: CameraPosition = { zoom: 1, x: 0, y: 0 };
  test('a lower viewport moves no card', () => {
    const lower = { ...phone, height: 150 };
    expect(visibleBoardCells(camera, lower)).toMatchObject({ left: 0, top: 0 });
  });
  test('zooming keeps the point under the fingers', () => {
    const near = zoomBoardAround(camera, phone, board(4, 4), 1.25, { x: 6 + 62, y: 8 + 62 });
    expect((1 - near.x) * near.zoom * 62).toBeCloseTo(62);
    expect((1 - near.y) * near.zoom * 62).toBeCloseTo(62);
  });
  test('a board is never lost out of sight', () => {
    const { x, y } = panBoard(camera, phone, board(4, 4), -9999, 9999);
    expect(x + 150 / 62).toBeCloseTo(4);
    expect(y + 100 / 62).toBeCloseTo(0);
  });
  test('a cell is brought to the middle, or just into sight', () => {
    const there = centerBoardOnCell(camera, phone, { x: 9, y: 0 });
    expect(there.x + 150 / 62).toBeCloseTo(9.5);
    expect(panOffsetToCell(camera, phone, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 });
    expect(panOffsetToCell(camera, phone, { x: 9, y: -1 })).toEqual({ x: 300 - 10 * 62, y: 62 });
  });
});

import type { Cell } from '@fivefold/rules/iota';

/** In cells; right and bottom include the last column and row. */
export interface CellBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** The coordinate, in cells, of the upper left corner of the viewport: a change of its size moves no card. */
export interface CameraPosition {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
export interface BoardViewport {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
  /** A cell at 100 %. */
  readonly base: number;
}
interface PixelPoint {
  readonly x: number;
  readonly y: number;
}

const SMALLEST = 0.5;
export const MAX_BOARD_ZOOM = 1.5;
/** The fewest pixels of a cell unless somebody asks for the whole board. */
const READABLE_PX = 30;

export const clamp = (n: number, low: number, high: number) => Math.min(high, Math.max(low, n));

const pitchAt = (camera: CameraPosition, { base }: BoardViewport): number => camera.zoom * base;

/** The zoom at which all of the board is in the viewport. */
const wholeZoom = (
  { left, top, right, bottom }: CellBounds,
  { width, height, base }: BoardViewport,
): number => Math.min(1, width / ((right - left) * base), height / ((bottom - top) * base));

/** Zooming out ends where the whole board is visible. */
export const smallestBoardZoom = (box: CellBounds, seen: BoardViewport): number =>
  Math.min(SMALLEST, wholeZoom(box, seen));

/** The whole board in the middle of the viewport, however small its cells become. */
export const fitWholeBoard = (box: CellBounds, seen: BoardViewport): CameraPosition =>
  centered(box, seen, wholeZoom(box, seen), null);

/** As much of the board as stays readable, with `focus` in sight. */
export function fitReadablePartOfBoard(
  box: CellBounds,
  seen: BoardViewport,
  focus: Cell | null,
): CameraPosition {
  const least = Math.min(SMALLEST, READABLE_PX / seen.base);
  return centered(box, seen, Math.max(least, wholeZoom(box, seen)), focus);
}

function centered(box: CellBounds, seen: BoardViewport, zoom: number, focus: Cell | null): CameraPosition {
  const size = { x: seen.width / seen.base / zoom, y: seen.height / seen.base / zoom };
  const start = (low: number, high: number, room: number, at: number | undefined) =>
    high - low <= room + 0.01 || at === undefined
      ? (low + high - room) / 2
      : clamp(at + 0.5 - room / 2, low, high - room);
  return {
    zoom,
    x: start(box.left, box.right, size.x, focus?.x),
    y: start(box.top, box.bottom, size.y, focus?.y),
  };
}

/** Zooms around a point of the board's element. */
export function zoomBoardAround(
  camera: CameraPosition,
  seen: BoardViewport,
  box: CellBounds,
  factor: number,
  { x, y }: PixelPoint,
): CameraPosition {
  const zoom = clamp(
    camera.zoom * factor,
    Math.min(smallestBoardZoom(box, seen), camera.zoom),
    MAX_BOARD_ZOOM,
  );
  const change = 1 / pitchAt(camera, seen) - 1 / (zoom * seen.base);
  return {
    zoom,
    x: camera.x + (x - seen.left) * change,
    y: camera.y + (y - seen.top) * change,
  };
}

/** Moves the board by pixels; its middle never leaves the viewport. */
export function panBoard(
  camera: CameraPosition,
  seen: BoardViewport,
  box: CellBounds,
  dx: number,
  dy: number,
): CameraPosition {
  const pitch = pitchAt(camera, seen);
  const half = { x: seen.width / pitch / 2, y: seen.height / pitch / 2 };
  return {
    ...camera,
    x: clamp(camera.x - dx / pitch, box.left - half.x, box.right - half.x),
    y: clamp(camera.y - dy / pitch, box.top - half.y, box.bottom - half.y),
  };
}

/** With the cell in the middle. */
export const centerBoardOnCell = (
  camera: CameraPosition,
  seen: BoardViewport,
  { x, y }: Cell,
): CameraPosition => ({
  zoom: camera.zoom,
  x: x + 0.5 - seen.width / pitchAt(camera, seen) / 2,
  y: y + 0.5 - seen.height / pitchAt(camera, seen) / 2,
});

/** The shortest way to bring a cell into the viewport, in pixels. */
export function panOffsetToCell(camera: CameraPosition, seen: BoardViewport, { x, y }: Cell): PixelPoint {
  const pitch = pitchAt(camera, seen);
  // Half a pixel of rounding is not outside.
  const over = (at: number, room: number) => (at < -2 ? -at : at + pitch > room + 2 ? room - at - pitch : 0);
  return { x: over((x - camera.x) * pitch, seen.width), y: over((y - camera.y) * pitch, seen.height) };
}

/** The visible part of the board, in cells. */
export function visibleBoardCells(camera: CameraPosition, seen: BoardViewport): CellBounds {
  const pitch = pitchAt(camera, seen);
  return {
    left: camera.x,
    top: camera.y,
    right: camera.x + seen.width / pitch,
    bottom: camera.y + seen.height / pitch,
  };
}

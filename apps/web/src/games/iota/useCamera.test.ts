import { expect, test } from 'vitest';
import { fitToViewport } from './useCamera.ts';

const window = { width: 300, height: 200, left: 6, top: 8, foot: 50, base: 62 };
const rows = (n: number) => ({ left: 0, right: 2, top: 0, bottom: n });

test('a board that fits stays clear of the buttons', () => {
  expect(fitToViewport(rows(2), window, null)).toEqual({ zoom: 1, x: 1, y: 1 });
});

test('a board that does not fit uses the space under the buttons', () => {
  const { zoom, y } = fitToViewport(rows(8), window, null);
  const pitch = zoom * window.base;
  const top = window.height / 2 - y * pitch;
  expect(top).toBeCloseTo((window.height + window.foot - 8 * pitch) / 2);
  expect(top).toBeGreaterThanOrEqual(0);
});

test('where even that is too small, new cards stay visible', () => {
  const focus = { x: 0, y: 19 };
  const { zoom, y } = fitToViewport(rows(20), window, focus);
  const pitch = zoom * window.base;
  const bottom = window.height / 2 + (20 - y) * pitch;
  expect(bottom).toBeCloseTo(window.height + window.foot);
});

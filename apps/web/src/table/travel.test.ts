import { expect, test } from 'vitest';
import { type LayoutBox, layoutBoxOf, travelTransformBetween } from './travel.ts';

const card = (left: number, top: number, width = 100, height = 140): LayoutBox => ({
  left,
  top,
  width,
  height,
});

/** An element of a resting box that is drawn through a transform around its middle. */
function drawn({ left, top, width, height }: LayoutBox, scaleX: number, scaleY = scaleX): HTMLElement {
  const rect = {
    left: left + (width * (1 - scaleX)) / 2,
    top: top + (height * (1 - scaleY)) / 2,
    width: width * scaleX,
    height: height * scaleY,
  };
  return {
    offsetWidth: width,
    offsetHeight: height,
    getBoundingClientRect: () => rect,
  } as unknown as HTMLElement;
}

test('a card that is measured in the middle of a fold has the box of the card at rest', () => {
  const box = layoutBoxOf(drawn(card(300, 200), 0.02, 1));
  expect(box.left).toBeCloseTo(300);
  expect(box).toMatchObject({ top: 200, width: 100, height: 140 });
});

test.each([
  ['as large as before', card(0, 0), card(300, 200), 'translate(-300px, -200px) scale(1)'],
  ['from a smaller place', card(0, 0, 50, 70), card(300, 200), 'translate(-300px, -200px) scale(0.5)'],
  ['from a place far larger', card(0, 0, 1000, 1400), card(9, 9), 'translate(-9px, -9px) scale(1.9)'],
  ['to a pile where only a strip is seen', card(0, 0), card(9, 9, 7, 140), 'translate(-9px, -9px) scale(1)'],
  ['hardly any way', card(0, 0), card(1, 2), null],
  ['to what is not shown', card(0, 0), card(9, 9, 0, 0), null],
])('travels %s', (_, from, to, transform) => {
  expect(travelTransformBetween(from, to)).toBe(transform);
});

import { expect, test } from 'vitest';
import { flightArcBetween, flightArcPath, pointOnFlightArc } from './arc.ts';

const arc = flightArcBetween({ x: 0, y: 100 }, { x: 200, y: 100 });

test('begins at one face, ends at the other, and rises between them', () => {
  expect(pointOnFlightArc(arc, 0)).toMatchObject({ x: 0, y: 100 });
  expect(pointOnFlightArc(arc, 1)).toMatchObject({ x: 200, y: 100 });
  const middle = pointOnFlightArc(arc, 0.5);
  expect(middle.x).toBe(100);
  expect(middle.y).toBeLessThan(100);
  expect(middle.angle).toBeCloseTo(0);
  expect(flightArcPath(arc)).toBe('M0 100Q100 30 200 100');
});

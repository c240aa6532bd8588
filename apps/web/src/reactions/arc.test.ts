import { expect, test } from 'vitest';
import { arcBetween, arcPath, pointOnArc } from './arc.ts';

const arc = arcBetween({ x: 0, y: 100 }, { x: 200, y: 100 });

test('begins at one face, ends at the other, and rises between them', () => {
  expect(pointOnArc(arc, 0)).toMatchObject({ x: 0, y: 100 });
  expect(pointOnArc(arc, 1)).toMatchObject({ x: 200, y: 100 });
  const middle = pointOnArc(arc, 0.5);
  expect(middle.x).toBe(100);
  expect(middle.y).toBeLessThan(100);
  expect(middle.angle).toBeCloseTo(0);
  expect(arcPath(arc)).toBe('M0 100Q100 30 200 100');
});

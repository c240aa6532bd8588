import { describe, expect, test } from 'vitest';
import {
  hasReachedRevealStage,
  paceReveal,
  revealedPositions,
  shortenRevealToLimit,
  TABLE_REVEAL_LIMIT_MS,
  type TableRevealStep,
  TELEVISION_REVEAL_LIMIT_MS,
  tableRevealDurationMs,
  tableRevealStepAt,
  tableRevealStepEnd,
  withoutRevealMotion,
} from './reveal.ts';

const STEPS: readonly TableRevealStep[] = [
  { stage: 'still', ms: 400 },
  { stage: 'open', ms: 300, at: 2, say: 'Anna: 7' },
  { stage: 'open', ms: 300, at: 0 },
  { stage: 'mark', ms: 500, sound: 'reveal' },
  { stage: 'count', ms: 500 },
];

describe('the steps of a reveal', () => {
  test('follow one another, each for its time', () => {
    expect([0, 399, 400, 699, 700, 1000, 1500, 1999].map((ms) => tableRevealStepAt(STEPS, ms))).toEqual([
      0, 0, 1, 1, 2, 3, 4, 4,
    ]);
    expect(tableRevealStepEnd(STEPS, 1)).toBe(700);
  });
  test('end, also for a page that was busy for long', () => {
    expect(tableRevealStepAt(STEPS, 2000)).toBeNull();
    expect(tableRevealStepAt(STEPS, 60_000)).toBeNull();
    expect(tableRevealStepAt([], 0)).toBeNull();
  });
  test('are shortened evenly to the limit, and no step is dropped', () => {
    const long = STEPS.map((step) => ({ ...step, ms: step.ms * 4 }));
    const limited = shortenRevealToLimit(long);
    expect(tableRevealDurationMs(limited)).toBeLessThanOrEqual(TABLE_REVEAL_LIMIT_MS);
    expect(limited.map(({ stage, at }) => [stage, at])).toEqual(STEPS.map(({ stage, at }) => [stage, at]));
    expect(shortenRevealToLimit(STEPS)).toBe(STEPS);
  });
  test('without motion tell the same facts in the same order', () => {
    const calm = withoutRevealMotion(STEPS);
    expect(calm.map(({ stage, at, say }) => [stage, at, say])).toEqual([
      ['open', 2, 'Anna: 7'],
      ['open', 0, undefined],
      ['mark', undefined, undefined],
      ['count', undefined, undefined],
    ]);
    expect(tableRevealDurationMs(calm)).toBeLessThan(1000);
  });
  test('have more time on a television, also without motion', () => {
    const long = STEPS.map((step) => ({ ...step, ms: step.ms * 5 }));
    const lengthOf = (isTelevision: boolean, reducedMotion: boolean) =>
      tableRevealDurationMs(paceReveal(long, { isTelevision, reducedMotion }));
    expect(lengthOf(false, false)).toBeLessThanOrEqual(TABLE_REVEAL_LIMIT_MS);
    expect(lengthOf(true, false)).toBeGreaterThan(TABLE_REVEAL_LIMIT_MS);
    expect(lengthOf(true, false)).toBeLessThanOrEqual(TELEVISION_REVEAL_LIMIT_MS);
    expect(lengthOf(true, true)).toBeGreaterThan(TABLE_REVEAL_LIMIT_MS);
    expect(lengthOf(false, true)).toBeLessThan(1000);
  });
});

describe('the state of a reveal', () => {
  const at = (index: number) => ({ steps: STEPS, index });
  test('opens one after the other', () => {
    expect([0, 1, 2, 4].map((index) => revealedPositions(at(index), 'open'))).toEqual([
      [],
      [2],
      [2, 0],
      [2, 0],
    ]);
  });
  test('a step without a position is about all', () => {
    expect(revealedPositions(at(3), 'count', [0, 1])).toEqual([]);
    expect(revealedPositions(at(4), 'count', [0, 1])).toEqual([0, 1]);
    expect(revealedPositions(at(4), 'open', [0, 1])).toEqual([2, 0]);
  });
  test('reaches its stages in order, all of them at the end', () => {
    expect([0, 2, 3, 4].map((index) => hasReachedRevealStage(at(index), 'mark'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(hasReachedRevealStage(at(4), 'travel')).toBe(true);
    expect(hasReachedRevealStage(at(3), 'count')).toBe(false);
    expect(hasReachedRevealStage(null, 'count')).toBe(true);
  });
});

import { EMPTY_IOTA_STAGED_TURN, iota, type View } from '@fivefold/rules/iota';
import { position } from '@fivefold/rules/testing/iota';
import { describe, expect, test } from 'vitest';
import { cardPlacementTargets, cellKeyOf, emptyNeighborCells, refusedCardPlacement } from './targets.ts';

const view: View = iota.view(
  position({ grid: 'RC1@0,0 RC3@1,0 W1@2,0', hands: ['RC2 GT4 BS1 YP3', 'GC1'], deck: 'RT1' }),
  0,
);
const cells = (card: View['hand'][number], hints: 'full' | 'legal' | 'none') =>
  cardPlacementTargets(view, EMPTY_IOTA_STAGED_TURN, card, hints).map(
    (target) => `${target.kind} ${cellKeyOf(target)}`,
  );

describe('where a card can go', () => {
  test('full hints: legal cells with their points, and the wild it can take the place of', () => {
    const targets = cardPlacementTargets(view, EMPTY_IOTA_STAGED_TURN, 'RC2', 'full');
    expect(targets).toContainEqual({ x: 3, y: 0, kind: 'place', points: 12 });
    expect(targets).toContainEqual({ x: 2, y: 0, kind: 'recycle', points: null });
  });
  test('legal only: the same cells, without their points', () => {
    expect(cells('RC2', 'legal')).toEqual(cells('RC2', 'full'));
    expect(
      cardPlacementTargets(view, EMPTY_IOTA_STAGED_TURN, 'RC2', 'legal').every(
        ({ points }) => points === null,
      ),
    ).toBe(true);
  });
  test('without hints every empty cell beside a card is offered, and every wild', () => {
    expect(cells('YP3', 'none')).toHaveLength(emptyNeighborCells(view, EMPTY_IOTA_STAGED_TURN).length + 1);
  });
  test('a cell says why not', () => {
    expect(refusedCardPlacement(view, EMPTY_IOTA_STAGED_TURN, { x: 3, y: 0 }, 'GT4')?.refusal.code).toBe(
      'line-invalid',
    );
    expect(refusedCardPlacement(view, EMPTY_IOTA_STAGED_TURN, { x: 3, y: 0 }, 'RC2')).toBeNull();
  });
  test('and which line the card would break there', () => {
    const lines = refusedCardPlacement(view, EMPTY_IOTA_STAGED_TURN, { x: 3, y: 0 }, 'GT4')?.lines;
    expect(lines).toMatchObject([{ axis: 'row', x: 0, y: 0, cards: ['RC1', 'RC3', 'W1', 'GT4'] }]);
  });
  test('so does a wild whose place a card cannot take', () => {
    expect(refusedCardPlacement(view, EMPTY_IOTA_STAGED_TURN, { x: 2, y: 0 }, 'GT4')?.refusal.code).toBe(
      'recycle-does-not-fit',
    );
    expect(refusedCardPlacement(view, EMPTY_IOTA_STAGED_TURN, { x: 2, y: 0 }, 'RC2')).toBeNull();
    const laid = { recycles: [], placements: [{ x: 0, y: 1, card: 'BS1' as const }] };
    expect(refusedCardPlacement(view, laid, { x: 2, y: 0 }, 'RC2')).toBeNull();
  });
});

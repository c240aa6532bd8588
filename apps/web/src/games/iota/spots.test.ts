import { iota, NOTHING_STAGED, type Options } from '@fivefold/rules/iota';
import { position } from '@fivefold/rules/testing/iota';
import { describe, expect, test } from 'vitest';
import { translatorOf } from '../../i18n/useT.ts';
import { beyond, boxOf, nextOf, type Scene, type Spot, spotsOf } from './spots.ts';
import { words } from './words.ts';

const spot = (x: number, y: number): Spot => ({ x, y, name: '', stop: true, look: 'card' });

describe('what the window does not show', () => {
  const seen = { left: 0, top: 0, right: 5, bottom: 4 };
  test('cells inside it need no way', () => {
    expect(beyond([spot(0, 0), spot(4, 3)], seen)).toEqual([]);
  });
  test('a cell of which more than half is seen counts as seen', () => {
    expect(beyond([{ x: 4.4, y: 0 }], seen)).toEqual([]);
    expect(beyond([{ x: 4.6, y: 0 }], seen)).toHaveLength(1);
  });
  test('each side tells how many there are, and the nearest', () => {
    const cells = [
      { x: -3, y: 1 },
      { x: -1, y: 2 },
      { x: 6, y: 0 },
      { x: 2, y: 9 },
    ];
    expect(beyond(cells, seen)).toEqual([
      { side: 'left', count: 2, nearest: { x: -1, y: 2 } },
      { side: 'right', count: 1, nearest: { x: 6, y: 0 } },
      { side: 'bottom', count: 1, nearest: { x: 2, y: 9 } },
    ]);
  });
  test('a cell beyond a corner belongs to the side it is further from', () => {
    expect(beyond([{ x: 6, y: -5 }], seen).map(({ side }) => side)).toEqual(['top']);
  });
});

describe('arrows', () => {
  const stops = [spot(0, 0), spot(2, 0), spot(1, 1), spot(0, 3)];
  test.each([
    ['straight ahead before aside', { x: 1, y: 0 }, { x: 2, y: 0 }],
    ['down to the nearer', { x: 0, y: 1 }, { x: 0, y: 3 }],
  ])('%s', (_name, step, to) => {
    expect(nextOf(stops, { x: 0, y: 0 }, step)).toMatchObject(to);
  });
  test('stay where nothing lies', () => {
    expect(nextOf(stops, { x: 0, y: 0 }, { x: -1, y: 0 })).toBeUndefined();
  });
});

test('the box holds all cards and a margin for the next', () => {
  expect(boxOf([spot(-2, 1), spot(3, 1)], 1)).toEqual({ left: -3, top: 0, right: 5, bottom: 3 });
});

describe('a wild on the board', () => {
  const nameWith = (hints: Scene['hints'], options: Partial<Options>): string | undefined => {
    const view = iota.view(position({ grid: 'RC1@0,0 W1@1,0', hands: ['RC2', 'GC1'], options }), 0);
    const nothing = () => {};
    const scene: Scene = {
      t: translatorOf(words, 'en'),
      view,
      turn: { picked: null, staging: NOTHING_STAGED },
      hints,
      targets: [],
      onTarget: nothing,
      onAsk: nothing,
      onTakeBack: nothing,
      onWild: nothing,
    };
    return spotsOf(scene, boxOf(view.table.grid, 1)).find(({ card }) => card === 'W1')?.name;
  };
  test('promises to show what it can be only where the hints and the option of the game allow it', () => {
    expect(nameWith('full', {})).toBe('Row 2, column 3, wild. Show what it can be');
    expect(nameWith('full', { wildHints: false })).toBe('Row 2, column 3, wild');
    expect(nameWith('legal', {})).toBe('Row 2, column 3, wild');
  });
});

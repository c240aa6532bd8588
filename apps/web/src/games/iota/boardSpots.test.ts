import { fastRandom, randomBelow } from '@fivefold/rules';
import { EMPTY_IOTA_STAGED_TURN, iota, type Options, type State } from '@fivefold/rules/iota';
import { lay, position } from '@fivefold/rules/testing/iota';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import {
  adjacentBoardSpotInReadingOrder,
  boardSpotByArrow,
  boundsOfCells,
  type IotaBoardModel,
  type IotaBoardSpot,
  iotaBoardSpotsOf,
  offscreenCellsIn,
} from './boardSpots.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const spot = (x: number, y: number): IotaBoardSpot => ({ x, y, name: '', stop: true, look: 'card' });

describe('cells outside of the viewport', () => {
  const seen = { left: 0, top: 0, right: 5, bottom: 4 };
  test('cells inside it need no way', () => {
    expect(offscreenCellsIn([spot(0, 0), spot(4, 3)], seen)).toEqual([]);
  });
  test('a cell of which more than half is seen counts as seen', () => {
    expect(offscreenCellsIn([{ x: 4.4, y: 0 }], seen)).toEqual([]);
    expect(offscreenCellsIn([{ x: 4.6, y: 0 }], seen)).toHaveLength(1);
  });
  test('each side shows its count and the nearest', () => {
    const cells = [
      { x: -3, y: 1 },
      { x: -1, y: 2 },
      { x: 6, y: 0 },
      { x: 2, y: 9 },
    ];
    expect(offscreenCellsIn(cells, seen)).toEqual([
      { side: 'left', count: 2, nearest: { x: -1, y: 2 } },
      { side: 'right', count: 1, nearest: { x: 6, y: 0 } },
      { side: 'bottom', count: 1, nearest: { x: 2, y: 9 } },
    ]);
  });
  test('a cell beyond a corner belongs to the side it is further from', () => {
    expect(offscreenCellsIn([{ x: 6, y: -5 }], seen).map(({ side }) => side)).toEqual(['top']);
  });
});

describe('arrows', () => {
  const stops = [spot(0, 0), spot(2, 0), spot(1, 1), spot(0, 3)];
  test.each([
    ['right: the next of the row', { x: 0, y: 0 }, { x: 1, y: 0 }, { x: 2, y: 0 }],
    ['right at the end of a row: the first of the next row', { x: 2, y: 0 }, { x: 1, y: 0 }, { x: 1, y: 1 }],
    [
      'left at the start of a row: the last of the row before',
      { x: 1, y: 1 },
      { x: -1, y: 0 },
      { x: 2, y: 0 },
    ],
    ['down: the nearest, straight ahead before aside', { x: 0, y: 0 }, { x: 0, y: 1 }, { x: 0, y: 3 }],
  ])('%s', (_name, from, step, to) => {
    expect(boardSpotByArrow(stops, from, step)).toMatchObject(to);
  });
  test('stay where nothing lies', () => {
    expect(boardSpotByArrow(stops, { x: 0, y: 0 }, { x: -1, y: 0 })).toBeUndefined();
    expect(boardSpotByArrow(stops, { x: 0, y: 3 }, { x: 1, y: 0 })).toBeUndefined();
  });
  test('reach every spot from every other', () => {
    const STEPS = [
      { x: 1, y: 0 },
      { x: -1, y: 0 },
      { x: 0, y: 1 },
      { x: 0, y: -1 },
    ];
    const reachable = (all: readonly IotaBoardSpot[], from: IotaBoardSpot) => {
      const found = new Set([from]);
      for (const one of found)
        for (const step of STEPS) {
          const next = boardSpotByArrow(all, one, step);
          if (next) found.add(next);
        }
      return found.size;
    };
    const random = fastRandom(1);
    // The nearest spot in all four directions never led to some spot of the first board.
    const boards = [
      [spot(11, 3), spot(0, 5), spot(2, 8), spot(7, 1), spot(9, 7), spot(11, 9), spot(6, 9)],
      ...Array.from({ length: 20 }, () => {
        const cells = Array.from({ length: 20 }, () => [randomBelow(12, random), randomBelow(10, random)]);
        return [...new Map(cells.map(([x, y]) => [`${x},${y}`, spot(x!, y!)])).values()];
      }),
    ];
    for (const all of boards) for (const one of all) expect(reachable(all, one)).toBe(all.length);
  });
  test('Page Down and Page Up go around the board', () => {
    expect(adjacentBoardSpotInReadingOrder(stops, { x: 0, y: 3 }, 1)).toMatchObject({ x: 0, y: 0 });
    expect(adjacentBoardSpotInReadingOrder(stops, { x: 0, y: 0 }, -1)).toMatchObject({ x: 0, y: 3 });
  });
});

test('the box holds all cards and a margin for the next', () => {
  expect(boundsOfCells([spot(-2, 1), spot(3, 1)], 1)).toEqual({ left: -3, top: 0, right: 5, bottom: 3 });
});

const nothing = () => {};
const sceneOf = (
  state: State,
  me: number,
  lang: Lang,
  hints: IotaBoardModel['hints'] = 'full',
): IotaBoardModel => ({
  t: translatorFor(gameMessages, lang),
  view: iota.view(state, me),
  turn: { picked: null, staging: EMPTY_IOTA_STAGED_TURN },
  hints,
  players: ['Anna', 'Max'].map((name, seat) => ({ name, me: seat === me })),
  targets: [],
  onTarget: nothing,
  onAsk: nothing,
  onTakeBack: nothing,
  onWild: nothing,
});

describe('a place on the board', () => {
  const grid = 'RC1@0,0 W1@1,0';
  const before = position({ grid, hands: ['RC2 RC3', 'GC1'] });
  const after = lay(grid, 'RC2@0,-1', { hand: 'RC2 RC3' });
  const namesOf = (state: State, me: number, lang: Lang) =>
    Object.fromEntries(iotaBoardSpotsOf(sceneOf(state, me, lang)).map(({ card, name }) => [card, name]));
  if (!after.ok) throw new Error('RC2 fits above RC1');
  const { state } = after.value;
  test('is counted from the first card, so that it keeps its name when the board grows', () => {
    expect(namesOf(before, 0, 'en').RC1).toBe('Row 0, column 0, red circle 1');
    expect(namesOf(state, 0, 'en').RC1).toBe('Row 0, column 0, red circle 1');
  });
  test.each<[Lang, me: number, name: string]>([
    ['en', 1, 'Row 1 up, column 0, red circle 2, just laid by Anna'],
    ['en', 0, 'Row 1 up, column 0, red circle 2, just laid by you'],
    ['ru', 1, 'Ряд на 1 выше, столбец 0, красный круг 2, последний ход: Anna'],
    ['ru', 0, 'Ряд на 1 выше, столбец 0, красный круг 2, ваш последний ход'],
  ])('%s: tells seat %i who has just laid a card there', (lang, me, name) => {
    expect(namesOf(state, me, lang).RC2?.replaceAll('\u00a0', ' ')).toBe(name);
  });
});

describe('a wild on the board', () => {
  const nameWith = (hints: IotaBoardModel['hints'], options: Partial<Options>): string | undefined => {
    const state = position({ grid: 'RC1@0,0 W1@1,0', hands: ['RC2', 'GC1'], options });
    return iotaBoardSpotsOf(sceneOf(state, 0, 'en', hints)).find(({ card }) => card === 'W1')?.name;
  };
  test('shows its identities only where hints and options allow it', () => {
    expect(nameWith('full', {})).toBe('Row 0, column 1 right, wild. Show what it can be');
    expect(nameWith('full', { wildHints: false })).toBe('Row 0, column 1 right, wild');
    expect(nameWith('legal', {})).toBe('Row 0, column 1 right, wild');
  });
});

import { describe, expect, test } from 'vitest';
import { cards, placed, position, type Setting } from '../../testing/iota.ts';
import {
  brokenAttributesOfCards,
  type Card,
  iota,
  playableCellsForCard,
  previewIotaStagedTurn,
  printedPointsOfCard,
  scoreOfPlay,
  turnsWithoutPlayLimit,
  wildRecycleChoicesFor,
} from './game.ts';

const viewOf = (setting: Setting) => iota.view(position(setting), 0);
const stage = (placements: string, recycles = '') => ({
  recycles: placed(recycles),
  placements: placed(placements),
});
const cell = ({ x, y, isReady }: { x: number; y: number; isReady: boolean }) =>
  `${x},${y}${isReady ? '' : '?'}`;
const cellsOf = (setting: Setting, staging: ReturnType<typeof stage>, card: Card) =>
  playableCellsForCard(viewOf(setting), staging, card).map(cell).sort();

describe('a staged turn', () => {
  test('legal: its lines, its worth, what the wilds can be, what is left in hand', () => {
    const view = viewOf({ grid: 'RC1@0,0 RC3@1,0 W1@2,0', hands: ['RC2 GT4 BS1', ''] });
    expect(previewIotaStagedTurn(view, stage('RC2@3,0'))).toEqual({
      refusal: null,
      lines: [{ axis: 'row', x: 0, y: 0, cards: cards('RC1 RC3 W1 RC2'), broken: [], isTooLong: false }],
      score: {
        lines: [{ axis: 'row', x: 0, y: 0, cards: cards('RC1 RC3 W1 RC2'), sum: 6 }],
        base: 6,
        chains: 1,
        fourCards: false,
        lastCard: false,
        multiplier: 2,
        total: 12,
      },
      wilds: [{ x: 2, y: 0, wild: 'W1', identities: ['RC4'] }],
      hand: ['GT4', 'BS1'],
    });
  });
  test('a broken line says which attributes break it, and hides score and wilds', () => {
    const view = viewOf({ grid: 'RC1@0,0 RC3@1,0 W1@2,0', hands: ['GC2 GT4', ''] });
    const line = { axis: 'row', x: 0, y: 0, cards: cards('RC1 RC3 W1 GC2') } as const;
    expect(previewIotaStagedTurn(view, stage('GC2@3,0'))).toEqual({
      refusal: { code: 'line-invalid', line, broken: ['color'] },
      lines: [{ ...line, broken: ['color'], isTooLong: false }],
      score: null,
      wilds: [],
      hand: ['GT4'],
    });
  });
  test('too long', () => {
    const view = viewOf({ grid: 'RC1@0,0 RC2@1,0 RC3@2,0 RC4@3,0', hands: ['RT1', ''] });
    const { refusal, lines, score, wilds } = previewIotaStagedTurn(view, stage('RT1@4,0'));
    expect(refusal?.code).toBe('too-long');
    expect(lines.map(({ isTooLong, broken }) => [isTooLong, broken])).toEqual([[true, ['shape', 'number']]]);
    expect([score, wilds]).toEqual([null, []]);
  });
  test('not yet connected: the lines count already', () => {
    const view = viewOf({ grid: 'RC1@0,0 W1@1,0', hands: ['GT2 YS3 BC4', ''] });
    expect(previewIotaStagedTurn(view, stage('GT2@0,2 YS3@1,2'))).toMatchObject({
      refusal: { code: 'not-connected' },
      lines: [{ cards: ['GT2', 'YS3'], broken: [] }],
      score: { total: 5 },
      wilds: [{ wild: 'W1' }],
      hand: ['BC4'],
    });
  });
  test('nothing staged, a card on a card, a card not in hand: no lines', () => {
    const view = viewOf({ grid: 'RC1@0,0 RC3@1,0 W1@2,0', hands: ['GC2 GT4', ''] });
    const wilds = [{ x: 2, y: 0, wild: 'W1', identities: ['RC2', 'RC4'] }];
    expect(previewIotaStagedTurn(view, stage(''))).toEqual({
      refusal: { code: 'bad-count', count: 0 },
      lines: [],
      score: { lines: [], base: 0, chains: 0, fourCards: false, lastCard: false, multiplier: 1, total: 0 },
      wilds,
      hand: ['GC2', 'GT4'],
    });
    expect(previewIotaStagedTurn(view, stage('GC2@0,0'))).toEqual({
      refusal: { code: 'cell-occupied', x: 0, y: 0 },
      lines: [],
      score: null,
      wilds: [],
      hand: ['GT4'],
    });
    expect(previewIotaStagedTurn(view, stage('BC2@0,1'))).toMatchObject({
      refusal: { code: 'card-not-in-hand', card: 'BC2' },
      lines: [],
      score: null,
      hand: ['GC2', 'GT4'],
    });
  });
  test('a recycle alone: the wild is in the hand', () => {
    const view = viewOf({ grid: 'RC1@0,0 RC3@1,0 W1@2,0', hands: ['GT4 RC2', ''] });
    expect(previewIotaStagedTurn(view, stage('', 'RC2@2,0'))).toMatchObject({
      refusal: { code: 'bad-count' },
      wilds: [],
      hand: ['GT4', 'W1'],
    });
    expect(previewIotaStagedTurn(view, stage('W1@3,0', 'RC2@2,0'))).toMatchObject({
      refusal: null,
      score: { total: 12 },
      wilds: [{ x: 3, y: 0, identities: ['RC4'] }],
      hand: ['GT4'],
    });
    expect(previewIotaStagedTurn(view, stage('', 'GT4@2,0'))).toMatchObject({
      refusal: { code: 'recycle-does-not-fit' },
      wilds: [{ x: 2, y: 0 }],
    });
    expect(previewIotaStagedTurn(view, stage('', 'RC2@0,0')).hand).toEqual(['GT4', 'RC2']);
  });
  test("the last card is doubled; the children's game has no score", () => {
    const setting = { grid: 'RC1@0,0', hands: ['RC2', ''], deck: '' };
    expect(previewIotaStagedTurn(viewOf(setting), stage('RC2@1,0')).score?.total).toBe(6);
    expect(previewIotaStagedTurn(viewOf({ ...setting, deck: 'RC3' }), stage('RC2@1,0')).score?.total).toBe(3);
    expect(
      previewIotaStagedTurn(viewOf({ ...setting, hands: ['RC2 RC4', ''] }), stage('RC2@1,0')).score?.total,
    ).toBe(3);
    expect(
      previewIotaStagedTurn(viewOf({ ...setting, options: { scoring: false } }), stage('RC2@1,0')),
    ).toMatchObject({
      refusal: null,
      score: null,
    });
  });
});

describe('where a card can go', () => {
  test('a card alone: the cells where it can be sent, and those that need more cards', () => {
    const setting = { grid: 'RC1@0,0', hands: ['RC2', ''] };
    expect(cellsOf(setting, stage(''), 'RC2')).toEqual(['-1,0', '0,-1', '0,1', '1,0']);
    const two = { grid: 'RC1@0,0', hands: ['RC2 RC3', ''] };
    expect(cellsOf(two, stage(''), 'RC2')).toEqual(
      [
        '-1,0',
        '0,-1',
        '0,1',
        '1,0',
        '-2,0?',
        '2,0?',
        '0,-2?',
        '0,2?',
        '-1,-1?',
        '-1,1?',
        '1,-1?',
        '1,1?',
      ].sort(),
    );
  });
  test('with a card staged only its line is open, and its place is kept', () => {
    const reds = { grid: 'RC1@0,0', hands: ['RC2 RC3 RC4', ''] };
    expect(cellsOf(reds, stage('RC2@1,0'), 'RC3')).toEqual(
      ['-1,0', '2,0', '-2,0?', '3,0?', '1,-1', '1,1', '1,-2?', '1,2?'].sort(),
    );
    const setting = { grid: 'RC1@0,0', hands: ['RC2 RC3 GT4', ''] };
    expect(cellsOf(setting, stage('RC2@1,0 RC3@2,0'), 'GT4')).toEqual([]);
    expect(cellsOf(setting, stage('RC2@1,0'), 'GT4')).toEqual(['1,-1', '1,1']);
    expect(cellsOf(setting, stage('RC2@2,0'), 'RC3')).toEqual(['1,0']);
  });
  test('nowhere: a card not in hand, already staged, or on top of an impossible staging', () => {
    const setting = { grid: 'RC1@0,0 W1@0,1', hands: ['RC2 RC3', ''] };
    expect(cellsOf(setting, stage(''), 'RC4')).toEqual([]);
    expect(cellsOf(setting, stage('RC2@1,0'), 'RC2')).toEqual([]);
    expect(cellsOf(setting, stage('RC2@0,0'), 'RC3')).toEqual([]);
    expect(cellsOf(setting, stage('RC2@7,7'), 'RC3')).toEqual([]);
    expect(cellsOf(setting, stage('', 'RC4@0,1'), 'RC3')).toEqual([]);
  });
  test('a recycled wild can go where wilds fit', () => {
    const setting = { grid: 'RC1@0,0 RC3@1,0 W1@2,0', hands: ['RC2', ''] };
    expect(cellsOf(setting, stage('', 'RC2@2,0'), 'W1')).toEqual(
      ['-1,0', '3,0', '0,-1', '0,1', '1,-1', '1,1', '2,-1', '2,1'].sort(),
    );
    expect(cellsOf(setting, stage('', 'RC2@2,0'), 'RC2')).toEqual([]);
  });
});

describe('what can be recycled', () => {
  const setting = { grid: 'RC1@0,0 RC3@1,0 W1@2,0 W2@0,1', hands: ['RC2 GC1 RC4 BS1', ''] };
  test('each wild with the cards that fit', () => {
    expect(wildRecycleChoicesFor(viewOf(setting), stage(''))).toEqual([
      { x: 2, y: 0, wild: 'W1', cards: ['RC2', 'RC4'] },
      { x: 0, y: 1, wild: 'W2', cards: ['RC2', 'GC1', 'RC4', 'BS1'] },
    ]);
  });
  test('after one, the other; after a placement, none', () => {
    expect(wildRecycleChoicesFor(viewOf(setting), stage('', 'RC2@2,0'))).toEqual([
      { x: 0, y: 1, wild: 'W2', cards: ['GC1', 'RC4', 'BS1'] },
    ]);
    expect(wildRecycleChoicesFor(viewOf(setting), stage('BS1@1,1'))).toEqual([]);
    expect(wildRecycleChoicesFor(viewOf(setting), stage('', 'BS1@2,0'))).toEqual([]);
  });
});

describe('why', () => {
  test('wilds with identities and recyclers, single cards with scores, turns to the stalemate', () => {
    const view = viewOf({ grid: 'RC1@0,0 RC3@1,0 W1@2,0', hands: ['RC4 GC2', ''], quiet: 2 });
    const { wilds, singles, quietLeft } = iota.explain(view);
    expect(wilds).toEqual([{ x: 2, y: 0, wild: 'W1', identities: ['RC2', 'RC4'], recyclers: ['RC4'] }]);
    expect(quietLeft).toBe(4);
    expect(
      singles.filter(({ card }) => card === 'RC4').map(({ x, y, score }) => [x, y, score?.total]),
    ).toEqual([
      [0, -1, 5],
      [-1, 0, 16],
      [0, 1, 5],
      [1, -1, 7],
      [1, 1, 7],
      [2, -1, 4],
      [3, 0, 16],
      [2, 1, 4],
    ]);
    expect(singles.filter(({ card }) => card === 'GC2')).toHaveLength(6);
    expect(singles[0]?.score).toEqual(previewIotaStagedTurn(view, stage('RC4@0,-1')).score);
  });
  test('without wildHints a view says which cards could replace a wild, not what it can be', () => {
    const setting = { grid: 'RC1@0,0 RC3@1,0 W1@2,0', hands: ['RC4 GC2', ''] };
    const view = viewOf({ ...setting, options: { wildHints: false } });
    expect(iota.explain(view).wilds).toEqual([
      { x: 2, y: 0, wild: 'W1', identities: [], recyclers: ['RC4'] },
    ]);
    expect(previewIotaStagedTurn(viewOf(setting), stage('GC2@0,1')).wilds).toHaveLength(1);
    expect(previewIotaStagedTurn(view, stage('GC2@0,1'))).toMatchObject({ refusal: null, wilds: [] });
  });
  test('the last card doubles; no score for children; nothing for a spectator', () => {
    const setting = { grid: 'RC1@0,0', hands: ['RC2', ''], deck: '' };
    expect(iota.explain(viewOf(setting)).singles.map(({ score }) => score?.total)).toEqual([6, 6, 6, 6]);
    const two = { ...setting, hands: ['RC2 RC3', ''] };
    expect(iota.explain(viewOf(two)).singles.map(({ score }) => score?.total)).toEqual([
      3, 3, 3, 3, 4, 4, 4, 4,
    ]);
    const more = { ...setting, deck: 'RC4' };
    expect(iota.explain(viewOf(more)).singles.map(({ score }) => score?.total)).toEqual([3, 3, 3, 3]);
    expect(iota.explain(viewOf({ ...setting, options: { scoring: false } })).singles[0]?.score).toBeNull();
    expect(iota.explain(iota.view(position(setting), 'spectator'))).toEqual({
      wilds: [],
      singles: [],
      quietLeft: 2,
    });
  });
});

test.each([
  ['RC1 GC1 RC2', ['color', 'number']],
  ['RC1 W1 RC3 RC2', []],
  ['RC1 RS2 RC3 W2', ['shape']],
  ['RC1 GS2 BT3 RP4', ['color']],
  ['RC1 GS2', []],
  ['W1 W2', []],
  ['RC1 GC1 BC1 RC2 YC1', ['color', 'number']],
])('%s is broken by %j', (text, broken) => {
  expect(brokenAttributesOfCards(cards(text))).toEqual(broken);
});
test('the worth of cards and lines', () => {
  expect(cards('RC1 GT2 BP3 YS4 W1 W2').map(printedPointsOfCard)).toEqual([1, 2, 3, 4, 0, 0]);
  expect(scoreOfPlay([], 0, false).total).toBe(0);
  expect([
    turnsWithoutPlayLimit(2, 0),
    turnsWithoutPlayLimit(4, 0),
    turnsWithoutPlayLimit(2, 1),
    turnsWithoutPlayLimit(3, 20),
  ]).toEqual([2, 4, 6, 9]);
});

import { describe, expect, test } from 'vitest';
import { codeOf, gridText, lay, placed, position, scored } from '../../testing/iota.ts';
import { err, ok } from '../kernel/result.ts';
import { DECK, iota, previewIotaStagedTurn } from './game.ts';

describe('placing cards', () => {
  test('[iota 8.3] any two cards make a line', () => {
    expect(scored(lay('RT2@0,0', 'BS4@1,0'))).toEqual({
      lines: ['row RT2 BS4 = 6'],
      base: 6,
      multiplier: 1,
      total: 6,
    });
  });
  const TURNS = ['BP2@1,0 GC2@2,0', 'RC3@2,-1 YC1@2,1', 'YS2@3,0 GT3@3,1', 'GT2@0,2 YS3@1,2 BC4@2,2 RP1@3,2'];
  const SCORES = [
    { lines: ['row RT2 BP2 GC2 = 6'], base: 6, multiplier: 1, total: 6 },
    { lines: ['column RC3 GC2 YC1 = 6'], base: 6, multiplier: 1, total: 6 },
    {
      lines: ['row RT2 BP2 GC2 YS2 = 8', 'row YC1 GT3 = 4', 'column YS2 GT3 = 5'],
      base: 17,
      multiplier: 2,
      total: 34,
    },
    {
      lines: ['row GT2 YS3 BC4 RP1 = 10', 'column RC3 GC2 YC1 BC4 = 10', 'column YS2 GT3 RP1 = 6'],
      base: 26,
      multiplier: 8,
      total: 208,
    },
  ];
  test.each([1, 2, 3, 4])('[iota 8.4] example A, turn %i, lines and doublings', (turn) => {
    const before = ['RT2@0,0', ...TURNS.slice(0, turn - 1)].join(' ');
    expect(scored(lay(before, TURNS[turn - 1]!))).toEqual(SCORES[turn - 1]);
  });
  test('[iota 8.4] example A as one game: 6, 6, 34, 208, with every event', () => {
    let state = position({
      grid: 'RT2@0,0',
      hands: ['BP2 GC2 YS2 GT3', 'RC3 YC1 GT2 YS3'],
      deck: 'RS1 RS3 RP1 BC4 GS1 GS3 YT1',
    });
    const events = TURNS.flatMap((text, i) => {
      const result = iota.reduce(state, i % 2, { type: 'play', recycles: [], placements: placed(text) });
      if (!result.ok) throw new Error(result.error.code);
      state = result.value.state;
      return result.value.events;
    });
    expect(events.filter(({ type }) => type !== 'scored')).toEqual([
      { type: 'placed', seat: 0, placements: placed(TURNS[0]!) },
      { type: 'drew', seat: 0, count: 2 },
      { type: 'placed', seat: 1, placements: placed(TURNS[1]!) },
      { type: 'drew', seat: 1, count: 2 },
      { type: 'placed', seat: 0, placements: placed(TURNS[2]!) },
      { type: 'drew', seat: 0, count: 2 },
      { type: 'placed', seat: 1, placements: placed(TURNS[3]!) },
      { type: 'drew', seat: 1, count: 1 },
      { type: 'deck-ran-out' },
    ]);
    expect(events.flatMap((event) => (event.type === 'scored' ? [event.score.total] : []))).toEqual([
      6, 6, 34, 208,
    ]);
    expect(state.table.scores).toEqual([40, 214]);
    expect(state.table.tallies).toEqual([
      { lines: 23, chains: 17, fourCards: 0, lastCard: 0 },
      { lines: 32, chains: 78, fourCards: 104, lastCard: 0 },
    ]);
    expect(state.hands).toEqual([['RS1', 'RS3', 'GS1', 'GS3'], ['YT1']]);
    expect([state.table.turn, state.table.quiet, state.table.deckSize, state.table.handSizes]).toEqual([
      0,
      0,
      0,
      [4, 1],
    ]);
    expect(gridText(state.table.grid)).toBe(['RT2@0,0', ...TURNS].join(' '));
  });
  test('[iota 8.5] a row that gets no new card is not in the breakdown', () => {
    const result = lay(`RT2@0,0 ${TURNS[0]}`, TURNS[1]!);
    if (!result.ok) throw new Error(result.error.code);
    expect(result.value.events).toEqual([
      { type: 'placed', seat: 0, placements: placed(TURNS[1]!) },
      {
        type: 'scored',
        seat: 0,
        score: {
          lines: [{ axis: 'column', x: 2, y: -1, cards: ['RC3', 'GC2', 'YC1'], sum: 6 }],
          base: 6,
          chains: 0,
          fourCards: false,
          lastCard: false,
          multiplier: 1,
          total: 6,
        },
      },
      { type: 'drew', seat: 0, count: 4 },
    ]);
  });
  test.each([
    ['BS4@1,0 YT2@1,1', 13],
    ['BS4@1,0 YT2@1,1 GC1@1,-1', 14],
    ['GC1@1,2 YT2@1,1 BS4@1,0', 14],
  ])('[iota 8.6] corner: %s scores %i', (placements, total) => {
    expect(scored(lay('RP3@0,0', placements)).total).toBe(total);
  });
  test('[iota 8.6] corner: two of three numbers alike break the column', () => {
    expect(lay('RP3@0,0', 'BS4@1,0 YT2@1,1 RC2@1,-1')).toEqual(
      err({
        code: 'line-invalid',
        line: { axis: 'column', x: 1, y: -1, cards: ['RC2', 'BS4', 'YT2'] },
        broken: ['number'],
      }),
    );
  });
  test('[iota 8.7] cards of one turn lie in one line', () => {
    expect(lay('RP3@0,0', 'BS4@1,0 YT2@0,1')).toEqual(err({ code: 'not-one-line' }));
    expect(lay('RP3@0,0', 'BS4@1,0 YT2@1,1 GC1@2,1')).toEqual(err({ code: 'not-one-line' }));
  });
  test('[iota 8.8] an empty cell between them is a gap', () => {
    expect(lay('RP3@0,0', 'BS4@1,0 YT2@3,0')).toEqual(err({ code: 'gap', x: 2, y: 0 }));
    expect(lay('RP3@0,0', 'YT2@0,4 BS4@0,1 BS3@0,3')).toEqual(err({ code: 'gap', x: 0, y: 2 }));
    expect(codeOf(lay('RC1@0,0 RC2@1,0 RC3@2,0', 'BT1@0,1 GS3@2,1'))).toBe('gap');
  });
  test.each([
    ['both ends', 'RC1@0,0 RC2@1,0', 'RC3@-1,0 RC4@2,0', ['row RC3 RC1 RC2 RC4 = 10'], 20],
    [
      'around an old card',
      'RC1@0,0 RC3@2,0 YT1@0,1 YT2@1,1 YT3@2,1',
      'RC2@1,0 RC4@3,0',
      ['row RC1 RC2 RC3 RC4 = 10', 'column RC2 YT2 = 4'],
      28,
    ],
  ])('[iota 8.9] old cards fill the gap: %s', (_how, grid, placements, lines, total) => {
    expect(scored(lay(grid, placements))).toMatchObject({ lines, total, multiplier: 2 });
  });
  test('[iota 8.10] a corner is no contact, and a cell holds one card', () => {
    expect(lay('RT2@0,0', 'BS4@1,1')).toEqual(err({ code: 'not-connected' }));
    expect(lay('RT2@0,0', 'BS4@0,0')).toEqual(err({ code: 'cell-occupied', x: 0, y: 0 }));
    expect(lay('RT2@0,0', 'BS4@0,1 BS3@0,1')).toEqual(err({ code: 'cell-occupied', x: 0, y: 1 }));
    expect(lay('RT2@0,0', 'BS4@0,5 BS3@0,6')).toEqual(err({ code: 'not-connected' }));
    expect(lay('RT2@0,0', 'BS4@99,-99')).toEqual(err({ code: 'not-connected' }));
  });
  test.each([
    ['at the end', 'RC1@0,0 RC2@1,0 RC3@2,0 RC4@3,0', 'GC1@4,0', 0, ['RC1', 'RC2', 'RC3', 'RC4', 'GC1']],
    [
      'as a bridge',
      'RC1@0,0 RC2@1,0 RC4@3,0 BT1@4,0 YS1@1,1 YS2@2,1 YS3@3,1',
      'RC3@2,0',
      0,
      ['RC1', 'RC2', 'RC3', 'RC4', 'BT1'],
    ],
  ])('[iota 8.11] five in a run are too many: %s', (_how, grid, placements, x, cards) => {
    expect(lay(grid, placements)).toEqual(err({ code: 'too-long', line: { axis: 'row', x, y: 0, cards } }));
  });
  test('[iota 8.12] a crossing line must be valid too', () => {
    const grid = 'RC1@0,0 GC1@0,1 GT1@1,1 GS1@1,2';
    expect(lay(grid, 'RC2@1,0')).toEqual(
      err({
        code: 'line-invalid',
        line: { axis: 'column', x: 1, y: 0, cards: ['RC2', 'GT1', 'GS1'] },
        broken: ['color', 'number'],
      }),
    );
    expect(scored(lay(grid, 'GP1@1,0'))).toEqual({
      lines: ['row RC1 GP1 = 2', 'column GP1 GT1 GS1 = 3'],
      base: 5,
      multiplier: 1,
      total: 5,
    });
  });
  test('[iota 8.13] one card, two chains', () => {
    const grid = 'RC1@0,0 RC2@1,0 RC3@2,0 BT2@2,-1 GC4@3,-1 BC4@3,-2 YC4@3,-3';
    expect(scored(lay(grid, 'RC4@3,0'))).toEqual({
      lines: ['row RC1 RC2 RC3 RC4 = 10', 'column YC4 BC4 GC4 RC4 = 16'],
      base: 26,
      multiplier: 4,
      total: 104,
    });
  });
  test('[iota 8.14] four cards beside the starter', () => {
    expect(scored(lay('RC1@0,0', 'GT1@1,0 GS2@1,1 GC3@1,2 GP4@1,3'))).toEqual({
      lines: ['row RC1 GT1 = 2', 'column GT1 GS2 GC3 GP4 = 10'],
      base: 12,
      multiplier: 4,
      total: 48,
    });
    expect(codeOf(lay('RC1@0,0', 'RC2@1,0 RC3@2,0 RC4@3,0 RT1@4,0'))).toBe('too-long');
  });
  const BEFORE_4 = ['RT2@0,0', ...TURNS.slice(0, 3)].join(' ');
  test('[iota 8.15] deck nearly empty: no last-card doubling, the hand gets what is left', () => {
    const result = lay(BEFORE_4, TURNS[3]!, { deck: 'BS1 BS2' });
    expect(scored(result).total).toBe(208);
    if (!result.ok) return;
    const { state, events } = result.value;
    expect([state.hands[0], state.deck, state.table.deckSize, state.table.over]).toEqual([
      ['BS1', 'BS2'],
      [],
      0,
      null,
    ]);
    expect(events.slice(2)).toEqual([{ type: 'drew', seat: 0, count: 2 }, { type: 'deck-ran-out' }]);
    expect(iota.waitingFor(state)).toEqual([1]);
    expect(iota.outcome(state)).toBeNull();
  });
  test('[iota 8.16] the last four cards: doubled once more, and over', () => {
    const result = lay(BEFORE_4, TURNS[3]!, { deck: '' });
    expect(scored(result)).toMatchObject({ base: 26, multiplier: 16, total: 416 });
    if (!result.ok) return;
    const { state, events } = result.value;
    const over = { reason: 'last-card', hands: [[], []], removed: [] };
    expect(state.table.over).toEqual(over);
    expect(state.table.tallies[0]).toEqual({ lines: 26, chains: 78, fourCards: 104, lastCard: 208 });
    expect(events.slice(2)).toEqual([{ type: 'game-ended', ...over }]);
    expect([iota.waitingFor(state), iota.seatsAllowedToAct(state)]).toEqual([[], []]);
    expect([...iota.legal(iota.view(state, 0)), ...iota.legal(iota.view(state, 1))]).toEqual([]);
    expect(iota.reduce(state, 1, { type: 'pass', recycles: [], swap: [] })).toEqual(
      err({ code: 'not-your-turn' }),
    );
    expect(iota.outcome(state)).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 416, decidedBy: null },
        { seat: 1, place: 2, score: 0, decidedBy: null },
      ],
      breakdown: [
        { key: 'lines', round: null, points: [26, 0] },
        { key: 'chains', round: null, points: [78, 0] },
        { key: 'four-cards', round: null, points: [104, 0] },
        { key: 'last-card', round: null, points: [208, 0] },
      ],
    });
  });
  test('[iota 8.17] the last three cards: no doubling for four', () => {
    const result = lay('RC1@0,0', 'RC2@1,0 RC3@2,0 RC4@3,0', { deck: '' });
    expect(scored(result)).toMatchObject({ base: 10, multiplier: 4, total: 40 });
    expect(result.ok && result.value.state.table.over?.reason).toBe('last-card');
    expect(result.ok && result.value.state.table.tallies[0]).toEqual({
      lines: 10,
      chains: 10,
      fourCards: 0,
      lastCard: 20,
    });
  });
  test('example F: the last card alone is doubled', () => {
    expect(scored(lay('RT2@0,0 BP2@1,0', 'GC2@2,0', { deck: '' })).total).toBe(12);
    expect(scored(lay('RT2@0,0 BP2@1,0', 'GC2@2,0', { deck: 'YC1' })).total).toBe(6);
    expect(scored(lay('RT2@0,0 BP2@1,0', 'GC2@2,0', { deck: '', hand: 'GC2 YC1' })).total).toBe(6);
  });
  test.each([
    ['YT2 YP2 YC2 YS2', 8],
    ['RC1 RC3 RC2 RC4', 10],
    ['GT2 GP3 GC1 GS4', 10],
    ['GP2 BP2 YP2 RP2', 8],
    ['RT2 BP2 GC2 YS2', 8],
    ['BT2 RT1 YT4 GT3', 10],
    ['YS4 RC3 BP1 GT2', 10],
  ])('example C: %s is a chain of %i', (text, sum) => {
    const [starter, ...rest] = text.split(' ');
    const placements = rest.map((card, i) => `${card}@0,${i + 1}`).join(' ');
    expect(scored(lay(`${starter}@0,0`, placements))).toMatchObject({ base: sum, total: 2 * sum });
  });
  test('the cards must be in the hand, each once, one to four of them', () => {
    expect(lay('RT2@0,0', '', { hand: 'BS4' })).toEqual(err({ code: 'bad-count', count: 0 }));
    expect(lay('RT2@0,0', 'GT1@1,0 GS2@1,1 GC3@1,2 GP4@1,3 BP1@1,4')).toEqual(
      err({ code: 'bad-count', count: 5 }),
    );
    expect(lay('RT2@0,0', 'BS4@1,0', { hand: 'BS3' })).toEqual(
      err({ code: 'card-not-in-hand', card: 'BS4' }),
    );
    expect(lay('RT2@0,0', 'BS3@1,0 BS3@2,0', { hand: 'BS3 BS4' })).toEqual(
      err({ code: 'card-not-in-hand', card: 'BS3' }),
    );
  });
  test.each([
    ['no type', {}],
    ['an unknown type', { type: 'draw' }],
    ['no recycles', { type: 'pass', swap: [] }],
    ['an unknown card', { type: 'pass', recycles: [], swap: ['RT5'] }],
    ['nine cards', { type: 'pass', recycles: [], swap: DECK.slice(0, 9) }],
    ['too far', { type: 'play', recycles: [], placements: [{ x: 100, y: 0, card: 'RT1' }] }],
    ['too far up', { type: 'play', recycles: [], placements: [{ x: 0, y: -100, card: 'RT1' }] }],
    ['half a cell', { type: 'play', recycles: [], placements: [{ x: 0.5, y: 0, card: 'RT1' }] }],
    ['no number', { type: 'play', recycles: [], placements: [{ x: Number.NaN, y: 0, card: 'RT1' }] }],
    ['more than asked', { type: 'play', recycles: [], placements: [{ x: 1, y: 0, card: 'RT1', z: 1 }] }],
    ['a swap in a play', { type: 'play', recycles: [], placements: [], swap: [] }],
    [
      'nine placements',
      { type: 'play', recycles: [], placements: DECK.slice(0, 9).map((card, x) => ({ x, y: 1, card })) },
    ],
  ])('the schema refuses %s', (_what, action) => {
    expect(iota.action.safeParse(action).success).toBe(false);
  });
  test('the schema lets pass what the rules judge', () => {
    const action = {
      type: 'play',
      recycles: [],
      placements: DECK.slice(0, 8).map((card) => ({ x: 99, y: -99, card })),
    };
    expect(iota.action.parse(action)).toEqual(action);
    const pass = { type: 'pass', recycles: [{ x: -99, y: 99, card: 'W1' }], swap: DECK.slice(58) };
    expect(iota.action.parse(pass)).toEqual(pass);
  });
  test('what was played stays in the table as the last turn, and nothing else changes hands', () => {
    const before = position({
      grid: 'RT2@0,0',
      hands: ['BS4 GC1 GC2 GC3', 'YC1 YC2 YC3 YC4'],
      deck: 'RS1 RS2',
    });
    const result = iota.reduce(before, 0, { type: 'play', recycles: [], placements: placed('BS4@1,0') });
    const score = previewIotaStagedTurn(iota.view(before, 0), { recycles: [], placements: placed('BS4@1,0') })
      .score!;
    expect(result).toEqual(
      ok({
        state: {
          ...before,
          table: {
            ...before.table,
            grid: placed('RT2@0,0 BS4@1,0'),
            turn: 1,
            scores: [6, 0],
            tallies: [{ lines: 6, chains: 0, fourCards: 0, lastCard: 0 }, before.table.tallies[1]],
            deckSize: 1,
            last: { seat: 0, recycles: [], placements: placed('BS4@1,0'), swapped: 0, score },
          },
          hands: [['GC1', 'GC2', 'GC3', 'RS1'], before.hands[1]],
          deck: ['RS2'],
        },
        events: [
          { type: 'placed', seat: 0, placements: placed('BS4@1,0') },
          { type: 'scored', seat: 0, score },
          { type: 'drew', seat: 0, count: 1 },
        ],
      }),
    );
    const after = result.ok ? result.value.state : before;
    expect(after.table.handSizes).toBe(before.table.handSizes);
    expect(after.table.under).toBe(before.table.under);
    expect(after.table.open).toBe(before.table.open);
    expect(after.table.tallies[1]).toBe(before.table.tallies[1]);
    expect(after.table.grid[0]).toBe(before.table.grid[0]);
    expect(after.knows).toBe(before.knows);
    expect(after.sunk).toBe(before.sunk);
  });
});

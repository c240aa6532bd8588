import { describe, expect, test } from 'vitest';
import {
  cards,
  goOn,
  pass,
  play,
  refusal,
  shown,
  stateAfter,
  table,
  turn,
  viewOf,
} from '../../testing/red7.ts';
import { fastRandom } from '../kernel/random.ts';
import {
  type Card,
  cardsScoredBy,
  DECK,
  findLeadingSeat,
  type Red7RoundResult,
  red7,
  red7NumberOfCard,
  red7SeatPoints,
  targetScoreOf,
} from './game.ts';

const options = { advanced: true };
const won = (winner: number, text: string): Red7RoundResult => ({ winner, rule: 'C', cards: cards(text) });

describe('the extra draw', () => {
  const drawn = (card: Card | null) => ({ type: 'card-drawn', seat: 0, by: 'canvas', card });

  test('[red7 8.5] comes with a canvas card above the size of the palette', () => {
    const state = table({ A: 'I2 | V4 C4', B: 'R7' }, { deck: 'G6', options });
    const { state: next, events } = play(state, ['A', turn('', 'V4')]);
    expect(shown(next)).toEqual({ players: ['I2 | C4 G6', 'R7 | V1'], canvas: 'V4', deck: '' });
    expect(events).toEqual([
      { type: 'canvas-played', seat: 0, card: 'V4' },
      drawn(null),
      { type: 'turn-ended', seat: 0, rule: 'V', cards: ['I2'] },
    ]);
    expect(next.table.seen).toEqual([[], []]);
  });

  test.each<[why: string, hand: string, palette: string, canvas: string, deck: string, draws: boolean]>([
    ['5 is above 4 cards', 'O5 I4', 'I4', 'O5', 'G7 Y1', true],
    ['4 is not above 4 cards, though it was above 3', 'O4 I4', 'I4', 'O4', 'G7 Y1', false],
    ['the deck is empty', 'O5 I4', 'I4', 'O5', '', false],
    ['no card went on the canvas', 'O5 R7', 'R7', '', 'G7 Y1', false],
  ])('[red7 8.17] %s', (_why, hand, palette, laid, deck, draws) => {
    const state = table({ A: `Y4 G2 I6 | ${hand}`, B: 'R6 V1' }, { deck, options });
    const { state: next, events } = play(state, ['A', turn(palette, laid)]);
    expect(events.filter(({ type }) => type === 'card-drawn')).toEqual(draws ? [drawn(null)] : []);
    expect(next.hands[0]!.includes('G7')).toBe(draws);
    expect(next.deck).toEqual(cards(draws ? 'Y1' : deck));
  });
});

describe('points', () => {
  test('[red7 8.16] the winner of a round scores the cards that count', () => {
    const { state, events } = play(table({ A: 'R7', B: 'V1' }, { turn: 'B', options }), ['B', pass]);
    expect(events.slice(1)).toEqual([{ type: 'round-won', seat: 0, rule: 'R', cards: ['R7'], points: 7 }]);
    expect(state.table.phase).toEqual({ type: 'round-end', ready: [] });
    expect(state.table.rounds).toEqual([{ winner: 0, rule: 'R', cards: ['R7'] }]);
    expect([red7SeatPoints(state.table, 0), red7SeatPoints(state.table, 1)]).toEqual([7, 0]);
    expect(red7.outcome(state)).toBeNull();
  });

  test('[red7 8.20] yellow scores the color with the highest sum', () => {
    const state = table({ A: 'V1', B: 'R7 R1 O6 O5' }, { canvas: 'Y2', options });
    expect(stateAfter(state, ['A', pass]).table.rounds).toEqual([
      { winner: 1, rule: 'Y', cards: cards('O6 O5') },
    ]);
  });

  test('[red7 8.18] three players: 38 of 35 points end the game', () => {
    const rounds = [won(0, 'R7 O7 Y7 G7'), won(0, 'R2'), won(1, 'R1')];
    const state = table(
      { A: 'Y4 G2 I6 I4', B: 'V1', C: 'V2' },
      { canvas: 'O5', turn: 'C', out: 'B', options, rounds },
    );
    expect(red7SeatPoints(state.table, 0)).toBe(30);
    const { state: over, events } = play(state, ['C', pass]);
    expect(events.slice(1)).toEqual([
      { type: 'round-won', seat: 0, rule: 'O', cards: cards('Y4 I4'), points: 8 },
      { type: 'game-ended', reason: 'target' },
    ]);
    expect(over.table.phase).toEqual({ type: 'over' });
    expect(red7.waitingFor(over)).toEqual([]);
    expect(cardsScoredBy(over.table, 0)).toEqual(cards('R7 O7 Y7 G7 R2 Y4 I4'));
    expect(red7.outcome(over)).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 38, decidedBy: null },
        { seat: 1, place: 2, score: 1, decidedBy: null },
        { seat: 2, place: 3, score: 0, decidedBy: null },
      ],
      breakdown: [
        { key: 'scored', round: 1, points: [28, 0, 0] },
        { key: 'scored', round: 2, points: [2, 0, 0] },
        { key: 'scored', round: 3, points: [0, 1, 0] },
        { key: 'scored', round: 4, points: [8, 0, 0] },
      ],
    });
  });

  test.each<[points: number, targetScore: number | null, text: string, phase: string]>([
    [39, null, 'R7 O7 Y7 G7 C4', 'round-end'],
    [40, null, 'R7 O7 Y7 G7 C5', 'over'],
    [11, 12, 'C4', 'round-end'],
    [12, 12, 'C5', 'over'],
  ])('[red7 8.18] two players: %i points with option %s', (points, targetScore, text, phase) => {
    const setting = { options: { ...options, targetScore }, rounds: [won(0, text)] };
    const state = table({ A: 'I7', B: 'V1' }, { turn: 'B', ...setting });
    const next = stateAfter(state, ['B', pass]);
    expect(red7SeatPoints(next.table, 0)).toBe(points);
    expect(next.table.phase.type).toBe(phase);
  });

  test.each<[seats: string, targetScore: number | null, target: number]>([
    ['AB', null, 40],
    ['ABC', null, 35],
    ['ABCD', null, 30],
    ['AB', 12, 12],
  ])('[red7 8.18] the target of %s with option %s is %i', (seats, targetScore, target) => {
    const players = Object.fromEntries([...seats].map((letter, i) => [letter, DECK[i]!]));
    expect(targetScoreOf(table(players, { options: { advanced: true, targetScore } }).table)).toBe(target);
  });

  // Low cards only, so that no target is reached.
  const LOW = 'V1 I1 C1 G1 Y1 O1 R1 V2 I2 C2 G2';

  test('[red7 8.19] four players, 17 cards scored: the 32 others are dealt, and no deck is left', () => {
    const rounds = [won(0, LOW), won(1, 'V3 I3 C3 G3 Y3')];
    const state = table({ A: 'R4', B: 'V4', C: 'V5', D: 'V6' }, { out: 'CB', turn: 'D', options, rounds });
    const end = stateAfter(state, ['D', pass]);
    expect(end.table.phase.type).toBe('round-end');
    const next = stateAfter(end, ['A', goOn], ['B', goOn], ['C', goOn], ['D', goOn]);
    expect(next.hands.map((hand) => hand.length)).toEqual([7, 7, 7, 7]);
    expect(next.deck).toEqual([]);
    expect(viewOf(next, 'A').deckSize).toBe(0);
  });

  test.each<[players: Readonly<Record<string, string>>, scored: number, phase: string]>([
    [{ A: 'R7', B: 'V7' }, 33, 'round-end'],
    [{ A: 'R7', B: 'V7' }, 34, 'over'],
    [{ A: 'R7', B: 'V7', C: 'I7' }, 25, 'round-end'],
    [{ A: 'R7', B: 'V7', C: 'I7' }, 26, 'over'],
  ])('[red7 5.2] %j, %i cards scored in all: %s', (players, scored, phase) => {
    const letters = Object.keys(players).join('');
    // R7 is the last one; the low cards before it are shared, so that nobody reaches the target.
    const low = DECK.toSorted((a, b) => red7NumberOfCard(a) - red7NumberOfCard(b)).slice(0, scored - 1);
    const rounds = [0, 1].map((winner) => won(winner, low.filter((_, i) => i % 2 === winner).join(' ')));
    const state = table(players, {
      turn: letters.at(-1)!,
      out: letters.slice(1, -1),
      options: { ...options, targetScore: 100 },
      rounds,
    });
    const { state: end, events } = play(state, [letters.at(-1)!, pass]);
    expect(end.table.phase.type).toBe(phase);
    const over = phase === 'over' ? [{ type: 'game-ended', reason: 'too-few-cards' }] : [];
    expect(events.slice(2)).toEqual(over);
  });

  test('[red7 8.19] 18 cards scored: most points win', () => {
    const rounds = [won(0, LOW), won(1, 'V3 I3 C3 G3 Y3 O3')];
    const state = table({ A: 'R4', B: 'V4', C: 'V5', D: 'V6' }, { out: 'CB', turn: 'D', options, rounds });
    const { state: over, events } = play(state, ['D', pass]);
    expect(events.at(-1)).toEqual({ type: 'game-ended', reason: 'too-few-cards' });
    expect(red7.outcome(over)?.ranking).toEqual([
      { seat: 0, place: 1, score: 19, decidedBy: null },
      { seat: 1, place: 2, score: 18, decidedBy: null },
      { seat: 2, place: 3, score: 0, decidedBy: null },
      { seat: 3, place: 3, score: 0, decidedBy: null },
    ]);
  });

  test('[red7 8.19] a tie goes to the highest scored card', () => {
    const rounds = [won(1, 'R6 O6 Y6 G6'), won(0, 'O7 V1 I1 C1 G1 Y1 O1 R1 V2 I2 C2')];
    const state = table(
      { A: 'R4', B: 'V4', C: 'R3', D: 'V6' },
      { out: 'AB', turn: 'D', options, rounds: [...rounds, won(0, 'G2 Y2')] },
    );
    const over = stateAfter(state, ['D', pass]);
    expect(over.table.phase.type).toBe('over');
    expect(red7.outcome(over)?.ranking).toEqual([
      { seat: 0, place: 1, score: 24, decidedBy: null },
      { seat: 1, place: 2, score: 24, decidedBy: 'best-card' },
      { seat: 2, place: 3, score: 3, decidedBy: null },
      { seat: 3, place: 4, score: 0, decidedBy: null },
    ]);
  });
});

test('the first deal names the leader and the first player', () => {
  const state = red7.setup({ seats: 3, options: red7.options.parse({}), seed: '7'.repeat(64) });
  const { palettes } = state.table;
  const leader = findLeadingSeat(state.table)!;
  expect(red7.openingEvents!(state)).toEqual([
    { type: 'round-started', round: 1, palettes, leader, first: (leader + 1) % 3 },
  ]);
});

describe('the next round', () => {
  const state = table(
    { A: 'Y4 G2 I6 I4 | R2', B: 'V1 | R7', C: 'V2 | R5 R3' },
    { canvas: 'O5', turn: 'C', out: 'B', deck: 'G7', options },
  );
  const end = stateAfter(state, ['C', pass]);

  test('[red7 8.21] waits for everybody once', () => {
    expect(red7.waitingFor(end)).toEqual([0, 1, 2]);
    const { state: one, events } = play(end, ['B', goOn]);
    expect(events).toEqual([{ type: 'continued', seat: 1 }]);
    expect(one).toEqual({ ...end, table: { ...end.table, phase: { type: 'round-end', ready: [1] } } });
    expect(red7.waitingFor(one)).toEqual([0, 2]);
    expect(refusal(one, 'B', goOn)).toEqual({ code: 'not-your-turn' });
    expect(refusal(one, 'A', pass)).toEqual({ code: 'wrong-phase', phase: 'round-end' });
    expect([...red7.legal(viewOf(one, 'A'))]).toEqual([goOn]);
    expect([...red7.legal(viewOf(one, 'B'))]).toEqual([]);
    expect(red7.pickIdleAction(viewOf(one, 'A'), fastRandom(1))).toEqual(goOn);
  });

  test('[red7 8.21] shuffles every card but the scored ones', () => {
    const { state: next, events } = play(end, ['C', goOn], ['A', goOn], ['B', goOn]);
    const all = [...next.hands.flat(), ...next.table.palettes.flat(), ...next.deck];
    expect([...all].sort()).toEqual(DECK.filter((card) => card !== 'Y4' && card !== 'I4').toSorted());
    const first = (findLeadingSeat(next.table)! + 1) % 3;
    expect(next.table).toEqual({
      options: end.table.options,
      round: 2,
      phase: { type: 'turn', seat: first },
      palettes: next.table.palettes,
      canvas: [],
      out: [],
      onDeck: [],
      seen: [[], [], []],
      rounds: [{ winner: 0, rule: 'O', cards: cards('Y4 I4') }],
    });
    expect(next.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect(next.deck).toHaveLength(23);
    expect(next.stream.seed).toBe(end.stream.seed);
    expect(next.stream.used).toBeGreaterThan(end.stream.used);
    expect(events).toEqual([
      { type: 'continued', seat: 1 },
      {
        type: 'round-started',
        round: 2,
        palettes: next.table.palettes,
        leader: findLeadingSeat(next.table),
        first,
      },
    ]);
  });
});

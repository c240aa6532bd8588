import { describe, expect, test } from 'vitest';
import { deriveSeedFromTexts, fastRandom } from '../kernel/random.ts';
import {
  type Card,
  DECK,
  type MyNumberCollection,
  myNumber,
  type Options,
  previewCardGain,
  publiclyKnownHandCards,
  type State,
} from './game.ts';

const cards = (text: string): readonly Card[] => text.split(' ').filter(Boolean).map(Number);
const collection = (text: string): MyNumberCollection => {
  const slots = text.split('|').map(cards);
  return Array.from({ length: 5 }, (_, i) => slots[i] ?? []);
};
const deal = (seats: number, chosen: Partial<Options> = {}, seed = 'view'): State =>
  myNumber.setup({ seats, options: myNumber.options.parse(chosen), seed: deriveSeedFromTexts(seed) });
function play(state: State, seat: number, card: Card): State {
  const result = myNumber.reduce(state, seat, { type: 'select', card, turn: state.table.turn });
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
}
/** Random play until a moment of a round. */
function playTo(state: State, round: number, turn: number): State {
  const random = fastRandom(5);
  while (state.table.round < round || state.table.turn < turn) {
    const seat = myNumber.waitingFor(state)[0]!;
    const result = myNumber.reduce(state, seat, myNumber.pickIdleAction(myNumber.view(state, seat), random));
    if (!result.ok) throw new Error(result.error.code);
    state = result.value.state;
  }
  return state;
}

function finishRound(state: State): State {
  while (state.phase.type === 'select') {
    const seat = myNumber.waitingFor(state)[0]!;
    state = play(state, seat, state.hands[seat]![0]!);
  }
  return state;
}

describe('views', () => {
  const selecting = () => {
    const start = deal(3);
    return play(play(start, 0, start.hands[0]![2]!), 1, start.hands[1]![4]!);
  };

  test('[my-number 8.29] two marks and no card', () => {
    const state = selecting();
    const { table, hands } = state;
    expect(myNumber.view(state, 2)).toEqual({
      table,
      phase: { type: 'select', mine: null, ready: [true, true, false] },
      me: 2,
      hand: hands[2],
      handSize: 7,
      deckSize: 36,
    });
    expect(myNumber.view(state, 0)).toEqual({
      table,
      phase: { type: 'select', mine: hands[0]![2], ready: [true, true, false] },
      me: 0,
      hand: hands[0],
      handSize: 7,
      deckSize: 36,
    });
    expect(myNumber.view(state, 'spectator')).toEqual({
      table,
      phase: { type: 'select', mine: null, ready: [true, true, false] },
      me: 'spectator',
      hand: [],
      handSize: 7,
      deckSize: 36,
    });
    expect([...myNumber.legal(myNumber.view(state, 'spectator'))]).toEqual([]);
    expect([...myNumber.legal(myNumber.view(state, 0))]).toEqual(
      hands[0]!.map((card) => ({ type: 'select', card, turn: 1 })),
    );
  });

  test('[my-number 8.29] the public table holds neither deck nor goals to come', () => {
    const { table } = deal(3, { goals: 'perRound', goalCount: 2 });
    expect(Object.keys(table)).toEqual([
      'options',
      'round',
      'turn',
      'order',
      'shuffler',
      'goals',
      'row',
      'collections',
      'takes',
      'finished',
    ]);
    expect(table.goals).toHaveLength(2);
  });

  test('a view shares unchanged parts', () => {
    const before = selecting();
    const after = play(before, 0, before.hands[0]![0]!);
    const [old, now] = [myNumber.view(before, 2), myNumber.view(after, 2)];
    expect(now.table).toBe(old.table);
    expect(now.hand).toBe(old.hand);
    expect(now.phase).toEqual(old.phase);
    if (now.phase.type === 'select' && old.phase.type === 'select')
      expect(now.phase.ready).toBe(old.phase.ready);
    expect(myNumber.view(after, 'spectator').hand).toBe(myNumber.view(before, 'spectator').hand);
  });
});

describe('an absent player', () => {
  test('[my-number 8.30] plays one of the hand, each equally likely', () => {
    const start = deal(3);
    const state = { ...start, hands: [cards('5 20 41'), ...start.hands.slice(1)] };
    const view = myNumber.view(state, 0);
    // Every number a generator can give falls on one of the three in turn.
    const chosen = [0, 1, 2, 3, 4, 5].map((drawn) => myNumber.pickIdleAction(view, { next: () => drawn }));
    expect(chosen).toEqual([5, 20, 41, 5, 20, 41].map((card) => ({ type: 'select', card, turn: 1 })));
  });

  test('[my-number 8.30] goes on to the next round', () => {
    const state: State = { ...deal(3), phase: { type: 'round-end', continued: [false, false, false] } };
    expect(myNumber.pickIdleAction(myNumber.view(state, 0), fastRandom(1))).toEqual({ type: 'continue' });
  });
});

describe('what can be known of other hands', () => {
  test('nothing in the first round', () => {
    const view = myNumber.view(playTo(deal(4), 1, 4), 0);
    expect([0, 1, 2, 3].map((seat) => publiclyKnownHandCards(view, seat))).toEqual([[], [], [], []]);
  });

  test.each([2, 3])('in round %i the collection before it, without what was played since', (round) => {
    for (const turn of [1, 3, 5 + round]) {
      const state = playTo(deal(4), round, turn);
      const before = state.table.finished[round - 2]!.collections;
      for (const viewer of [0, 'spectator'] as const)
        for (const seat of [1, 2, 3]) {
          const expected = before[seat]!.flat().filter((card) => state.hands[seat]!.includes(card));
          expect(publiclyKnownHandCards(myNumber.view(state, viewer), seat)).toEqual(expected);
          expect(state.hands[seat]!.length - expected.length).toBeLessThanOrEqual(1);
        }
    }
  });

  test('nothing is left in a hand when the round is over', () => {
    const state = finishRound(playTo(deal(3), 2, 7));
    expect(publiclyKnownHandCards(myNumber.view(state, 0), 1)).toEqual([]);
  });

  test('imagined hands hold what is known, and all that could be', () => {
    const state = playTo(deal(3), 2, 1);
    const view = myNumber.view(state, 0);
    const random = fastRandom(1);
    const guesses = new Set<Card>();
    const orders = new Set<string>();
    for (let i = 0; i < 600; i += 1) {
      const world = myNumber.imagine(view, random);
      expect(world.hands[0]).toBe(state.hands[0]);
      for (const seat of [1, 2]) {
        const hand = world.hands[seat]!;
        const known = publiclyKnownHandCards(view, seat);
        expect(hand).toEqual([...hand].sort((a, b) => a - b));
        expect(hand).toEqual(expect.arrayContaining([...known]));
        if (seat === 1) for (const card of hand) if (!known.includes(card)) guesses.add(card);
      }
      expect(world.ahead).toHaveLength(1);
      orders.add(world.ahead[0]!.order.join(''));
    }
    const nowhere = DECK.filter(
      (card) => state.deck.includes(card) || state.hands[1]!.includes(card) || state.hands[2]!.includes(card),
    );
    const known = [...publiclyKnownHandCards(view, 1), ...publiclyKnownHandCards(view, 2)];
    expect([...guesses].sort((a, b) => a - b)).toEqual(nowhere.filter((card) => !known.includes(card)));
    expect(orders.size).toBeGreaterThan(100);
  });

  test('an imagined selection is a card of the imagined hand, any of them', () => {
    const start = deal(3);
    const view = myNumber.view(play(start, 1, start.hands[1]![0]!), 0);
    const random = fastRandom(2);
    const places = new Set<number>();
    for (let i = 0; i < 200; i += 1) {
      const { phase, hands } = myNumber.imagine(view, random);
      if (phase.type !== 'select') throw new Error('the turn is not over');
      expect([phase.selected[0], phase.selected[2]]).toEqual([null, null]);
      places.add(hands[1]!.indexOf(phase.selected[1]!));
    }
    expect([...places].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 2],
    [5, 3],
  ])('imagined goals of %i a round go on from what was open up to round %i', (goalCount, round) => {
    const random = fastRandom(3);
    for (let i = 0; i < 30; i += 1) {
      const begun = playTo(deal(3, { goals: 'perRound', goalCount }, `goals ${i}`), round, 1);
      for (const state of i === 0 ? [begun, finishRound(begun)] : [begun]) {
        const { ahead, table } = myNumber.imagine(myNumber.view(state, 0), random);
        const past = [...begun.table.finished.map(({ goals }) => goals), table.goals];
        expect(ahead).toHaveLength(3 - round);
        for (const { goals } of ahead) {
          expect(new Set(goals.map((goal) => goal[0])).size).toBe(goalCount);
          // Fourteen cards last for three rounds of up to three, and for two rounds of any count.
          if (past.length < 2 || goalCount <= 3)
            expect(goals.filter((goal) => past.flat().includes(goal))).toEqual([]);
          past.push(goals);
        }
      }
    }
  });

  test('imagined goals of the whole game are the open ones', () => {
    const state = deal(3, { goals: 'wholeGame', goalCount: 5 });
    const { ahead } = myNumber.imagine(myNumber.view(state, 'spectator'), fastRandom(4));
    expect(ahead.map(({ goals }) => goals)).toEqual([state.table.goals, state.table.goals]);
  });
});

describe('what the table explains', () => {
  const middle = (): State => {
    const start = deal(3, { goals: 'perRound', goalCount: 2 });
    const collections = ['20 22 | 24', '2 6 10 | 1', ''].map(collection);
    return {
      ...start,
      table: { ...start.table, order: [2, 4, 1, 5, 3], goals: ['F2', 'B1'], collections, row: [25, 33, 54] },
      hands: [cards('5 30'), cards('7 8'), cards('9 60')],
    };
  };
  const scores = [
    {
      slots: [4, 4, 0, 0, 0],
      slotBonuses: [2, 0, 0, 0, 0],
      collection: 8,
      goals: [0, 0],
      bonus: 2,
      total: 10,
    },
    {
      slots: [6, 4, 0, 0, 0],
      slotBonuses: [2, -1, 0, 0, 0],
      collection: 10,
      goals: [0, 0],
      bonus: 1,
      total: 11,
    },
    {
      slots: [0, 0, 0, 0, 0],
      slotBonuses: [0, 0, 0, 0, 0],
      collection: 0,
      goals: [0, 0],
      bonus: 0,
      total: 0,
    },
  ];

  test('the points of every slot and goal, and what each centre card is worth to the viewer', () => {
    expect(myNumber.explain(myNumber.view(middle(), 0))).toEqual({
      scores,
      totals: [10, 11, 0],
      row: [
        { card: 25, slot: 2, value: 1, bonus: -1, newColor: true, goals: 2, points: 0 },
        { card: 33, slot: 1, value: 4, bonus: 2, newColor: false, goals: 2, points: 6 },
        { card: 54, slot: 0, value: 2, bonus: -1, newColor: false, goals: 0, points: 1 },
      ],
    });
    expect(myNumber.explain(myNumber.view(middle(), 'spectator'))).toEqual({
      scores,
      totals: [10, 11, 0],
      row: [],
    });
  });

  test('before the first card no goal counts for or against anybody', () => {
    const state = middle();
    const { table } = state;
    const collections = ['', '', ''].map(collection);
    const begun = { ...state, table: { ...table, goals: ['C1', 'C2', 'E2', 'B2'] as const, collections } };
    const shown = myNumber.explain(myNumber.view(begun, 0));
    expect(shown.scores.map(({ goals, total }) => [goals, total])).toEqual(
      collections.map(() => [[0, 0, 0, 0], 0]),
    );
    expect(shown.row.map(({ goals }) => goals)).toEqual([0, 0, 0]);
  });

  test('a card may lose a goal', () => {
    const { table } = middle();
    const three = { ...table, collections: ['20 | 24 28 | 25', '', ''].map(collection) };
    expect(previewCardGain(three, 0, 33)).toEqual({
      card: 33,
      slot: 1,
      value: 4,
      bonus: 2,
      newColor: false,
      goals: -2,
      points: 6,
    });
    expect(previewCardGain(three, 0, 30)).toMatchObject({ slot: 3, goals: -2, points: 5 });
  });

  test('finished rounds count once, also while the result is shown', () => {
    let state = playTo(deal(3), 2, 7);
    const sums = (rounds: number) =>
      [0, 1, 2].map((seat) =>
        state.table.finished.slice(0, rounds).reduce((sum, round) => sum + round.scores[seat]!.total, 0),
      );
    const { totals, scores } = myNumber.explain(myNumber.view(state, 1));
    expect(totals).toEqual(sums(1).map((total, seat) => total + scores[seat]!.total));
    state = finishRound(state);
    const shown = myNumber.explain(myNumber.view(state, 1));
    expect(shown).toEqual({ scores: state.table.finished[1]!.scores, totals: sums(2), row: [] });
  });
});

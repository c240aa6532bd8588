import { describe, expect, test } from 'vitest';
import { deriveSeedFromTexts, seededRandom, shuffle } from '../kernel/random.ts';
import { err } from '../kernel/result.ts';
import {
  type Action,
  addCardToCollection,
  type Card,
  collectionSlotForCard,
  DECK,
  type Event,
  MY_NUMBER_COLORS,
  type MyNumberCollection,
  myNumber,
  myNumberCardBonusOf,
  myNumberCardColorOf,
  myNumberTurnsInRound,
  type Options,
  type State,
} from './game.ts';

const cards = (text: string): readonly Card[] => text.split(' ').filter(Boolean).map(Number);
/** `20 22 | 24` is two cards on the first slot and one on the second. */
const collection = (text: string): MyNumberCollection => {
  const slots = text.split('|').map(cards);
  return Array.from({ length: 5 }, (_, i) => slots[i] ?? []);
};
const options = (chosen: Partial<Options> = {}): Options => myNumber.options.parse(chosen);
const deal = (seats: number, chosen: Partial<Options> = {}, seed = 'deal'): State =>
  myNumber.setup({ seats, options: options(chosen), seed: deriveSeedFromTexts(seed) });

/** A table in the middle of a round; the deck holds what is named, or all that lies nowhere else. */
function table(given: {
  hands: readonly string[];
  row: string;
  collections?: readonly string[];
  turn?: number;
  deck?: string;
}): State {
  const start = deal(given.hands.length, { unofficialTwo: true });
  const hands = given.hands.map(cards);
  const row = cards(given.row);
  const collections = hands.map((_, seat) => collection(given.collections?.[seat] ?? ''));
  const used = new Set([...hands.flat(), ...row, ...collections.flat(2)]);
  const deck = given.deck ? cards(given.deck) : DECK.filter((card) => !used.has(card));
  const { turn = 1 } = given;
  return {
    ...start,
    table: { ...start.table, order: [2, 4, 1, 5, 3], row, collections, turn },
    hands,
    deck,
  };
}

function act(state: State, seat: number, action: Action): { state: State; events: readonly Event[] } {
  const result = myNumber.reduce(state, seat, action);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
const select = (state: State, seat: number, card: Card) =>
  act(state, seat, { type: 'select', card, turn: state.table.turn });
/** Everybody selects, in seat order; the step of the last one. */
function turn(state: State, ...played: readonly Card[]) {
  let step: ReturnType<typeof act> = { state, events: [] };
  for (const [seat, card] of played.entries()) step = select(step.state, seat, card);
  return step;
}
const goOn = (state: State, seat: number) => act(state, seat, { type: 'continue' });
/** Everybody plays the lowest card until the round is over. */
function playRound(state: State): State {
  while (state.phase.type === 'select') state = turn(state, ...state.hands.map((hand) => hand[0]!)).state;
  return state;
}
const continueAll = (state: State): State =>
  state.hands.reduce((now, _, seat) => goOn(now, seat).state, state);

describe('cards and set-up', () => {
  test('[my-number 8.1] sixty cards, twelve of each color, mirrored around the middle', () => {
    expect(DECK).toEqual(Array.from({ length: 60 }, (_, i) => i + 1));
    for (const color of MY_NUMBER_COLORS) {
      const bonuses = DECK.filter((card) => myNumberCardColorOf(card) === color).map(myNumberCardBonusOf);
      expect(bonuses.sort((a, b) => a - b)).toEqual([-1, -1, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2]);
    }
    for (const card of DECK)
      expect([myNumberCardColorOf(61 - card), myNumberCardBonusOf(61 - card)]).toEqual([
        myNumberCardColorOf(card),
        myNumberCardBonusOf(card),
      ]);
    expect(DECK.reduce((sum, card) => sum + myNumberCardBonusOf(card), 0)).toBe(30);
    expect([
      myNumberCardColorOf(46),
      myNumberCardBonusOf(46),
      myNumberCardColorOf(37),
      myNumberCardBonusOf(37),
    ]).toEqual(['orange', 1, 'blue', 0]);
  });

  // Half of the page's table; the other half is its mirror image, as the test above shows.
  test.each([
    ['orange', -1, '1'],
    ['orange', 0, '8 30'],
    ['orange', 1, '15 23'],
    ['orange', 2, '16'],
    ['pink', -1, '19'],
    ['pink', 0, '2 6'],
    ['pink', 1, '27 29'],
    ['pink', 2, '10'],
    ['blue', -1, '13'],
    ['blue', 0, '18 24'],
    ['blue', 1, '3 21'],
    ['blue', 2, '28'],
    ['green', -1, '25'],
    ['green', 0, '12 14'],
    ['green', 1, '5 17'],
    ['green', 2, '4'],
    ['purple', -1, '7'],
    ['purple', 0, '20 26'],
    ['purple', 1, '9 11'],
    ['purple', 2, '22'],
  ])('[my-number 8.1] %s with bonus %i: %s', (color, bonus, numbers) => {
    const found = DECK.filter(
      (card) => card <= 30 && myNumberCardColorOf(card) === color && myNumberCardBonusOf(card) === bonus,
    );
    expect(found).toEqual(cards(numbers));
  });

  test.each([
    [2, 44],
    [3, 36],
    [4, 28],
    [5, 20],
    [6, 12],
  ])('[my-number 8.2] %i players: a row, seven cards each, %i in the deck', (seats, left) => {
    const { table, hands, deck, phase, ahead } = deal(seats, { unofficialTwo: true });
    const ascending = (a: Card, b: Card) => a - b;
    expect(table.row).toHaveLength(seats);
    expect(table.row).toEqual([...table.row].sort(ascending));
    expect(hands.map((hand) => hand.length)).toEqual(Array(seats).fill(7));
    for (const hand of hands) expect(hand).toEqual([...hand].sort(ascending));
    expect(deck).toHaveLength(left);
    expect([...table.row, ...hands.flat(), ...deck].sort(ascending)).toEqual(DECK);
    for (const { order } of [table, ...ahead]) expect([...order].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(ahead).toHaveLength(2);
    expect(table).toMatchObject({ round: 1, turn: 1, goals: [], takes: [], finished: [] });
    expect(table.collections).toEqual(Array(seats).fill([[], [], [], [], []]));
    expect(phase).toEqual({
      type: 'select',
      selected: Array(seats).fill(null),
      ready: Array(seats).fill(false),
    });
  });

  test('[my-number 8.2] events show the order, the row and the goals before the first turn', () => {
    const state = deal(4, { goals: 'perRound', goalCount: 2 });
    const { order, shuffler, goals, row } = state.table;
    expect(myNumber.openingEvents!(state)).toEqual([
      { type: 'round-started', round: 1, order, shuffler, goals, row },
    ]);
  });

  test.each(['one', 'two', 'three', 'four'])(
    '[my-number 8.2] who opened the highest card lays out the order: deck %s',
    (seed) => {
      const { table } = deal(4, {}, seed);
      const opened = shuffle(DECK, seededRandom(deriveSeedFromTexts(seed))).slice(0, 4);
      expect(new Set(table.row)).toEqual(new Set(opened));
      expect(opened[table.shuffler]).toBe(table.row.at(-1));
    },
  );

  test('[my-number 8.3] six players use every card: 12, 6 and 0 left in the deck', () => {
    const first = deal(6);
    const second = continueAll(playRound(first));
    const third = continueAll(playRound(second));
    expect([first, second, third].map(({ deck }) => deck.length)).toEqual([12, 6, 0]);
    expect([first, second, third].map(({ hands }) => hands.map((hand) => hand.length))).toEqual([
      Array(6).fill(7),
      Array(6).fill(8),
      Array(6).fill(9),
    ]);
  });
});

describe('a turn', () => {
  test('[my-number 8.4] the k-th lowest card takes the k-th card of the row, and becomes the row', () => {
    const before = table({ row: '11 24 37 46', hands: ['50 51 60', '3 4 5', '40 41 42', '29 30 31'] });
    const { state, events } = turn(before, 50, 3, 40, 29);
    const takes = [
      { seat: 1, played: 3, took: 11, slot: 0 },
      { seat: 3, played: 29, took: 24, slot: 0 },
      { seat: 2, played: 40, took: 37, slot: 0 },
      { seat: 0, played: 50, took: 46, slot: 0 },
    ];
    expect(events).toEqual([
      { type: 'card-selected', seat: 3 },
      { type: 'cards-revealed', round: 1, turn: 1, takes },
    ]);
    expect(state).toEqual({
      ...before,
      table: {
        ...before.table,
        turn: 2,
        row: [3, 29, 40, 50],
        takes,
        collections: ['46', '11', '37', '24'].map(collection),
      },
      hands: [
        [51, 60],
        [4, 5],
        [41, 42],
        [30, 31],
      ],
      phase: { type: 'select', selected: [null, null, null, null], ready: [false, false, false, false] },
    });
    expect(state.table.row.map(myNumberCardColorOf)).toEqual(['blue', 'pink', 'blue', 'purple']);
  });

  test.each([
    ['8.5', 'a known color joins its slot', '12 | 2 | 8', 46, 2, '12 | 2 | 8 46'],
    ['8.6', 'a new color opens the leftmost empty slot', '12 | 2', 37, 2, '12 | 2 | 37'],
    ['8.6', 'the first card goes on the first slot', '', 37, 0, '37'],
    ['8.7', 'the fifth color goes on the last slot', '12 | 2 | 8 | 3', 22, 4, '12 | 2 | 8 | 3 | 22'],
    [
      '8.7',
      'with five colors green lies on its own slot',
      '12 | 2 | 8 | 3 | 22',
      4,
      0,
      '12 4 | 2 | 8 | 3 | 22',
    ],
    ['8.7', 'with five colors pink does', '12 | 2 | 8 | 3 | 22', 10, 1, '12 | 2 10 | 8 | 3 | 22'],
    ['8.7', 'with five colors orange does', '12 | 2 | 8 | 3 | 22', 1, 2, '12 | 2 | 8 1 | 3 | 22'],
    ['8.7', 'with five colors blue does', '12 | 2 | 8 | 3 | 22', 48, 3, '12 | 2 | 8 | 3 48 | 22'],
    ['8.7', 'with five colors purple does', '12 | 2 | 8 | 3 | 22', 7, 4, '12 | 2 | 8 | 3 | 22 7'],
  ])('[my-number %s] %s', (_scenario, _why, before, card, slot, after) => {
    expect(collectionSlotForCard(collection(before), card)).toBe(slot);
    expect(addCardToCollection(collection(before), card)).toEqual(collection(after));
  });

  test('[my-number 8.5] through a turn: an event names the slot, and the other collections stay as they are', () => {
    const before = table({
      row: '37 46',
      hands: ['1 2 4', '57 58 59'],
      collections: ['12 | 6', '14 | 10 | 8'],
    });
    const { state } = turn(before, 2, 58);
    expect(state.table.takes).toEqual([
      { seat: 0, played: 2, took: 37, slot: 2 },
      { seat: 1, played: 58, took: 46, slot: 2 },
    ]);
    expect(state.table.collections).toEqual(['12 | 6 | 37', '14 | 10 | 8 46'].map(collection));
  });

  test('[my-number 8.8] refuses a card outside the own hand, and a choice after the reveal', () => {
    const state = table({ row: '11 24 37', hands: ['50 51 52', '3 4 5', '40 41 42'] });
    const play = (now: State, seat: number, card: Card, at: number) =>
      myNumber.reduce(now, seat, { type: 'select', card, turn: at });
    expect(play(state, 0, 60, 1)).toEqual(err({ code: 'card-not-in-hand', card: 60 }));
    expect(play(state, 0, 3, 1)).toEqual(err({ code: 'card-not-in-hand', card: 3 }));
    for (const stranger of [-1, 3]) // no seat of this table: nobody's hand
      expect(play(state, stranger, 3, 1)).toEqual(err({ code: 'card-not-in-hand', card: 3 }));
    const revealed = turn(state, 50, 3, 40).state;
    const late = err({ code: 'wrong-phase', phase: 'select', turn: 2 });
    expect(play(revealed, 0, 51, 1)).toEqual(late);
    expect(play(revealed, 0, 50, 2)).toEqual(err({ code: 'card-not-in-hand', card: 50 }));
    expect(play(revealed, 0, 51, 3)).toEqual(late);
    expect(myNumber.reduce(revealed, 0, { type: 'continue' })).toEqual(late);
    const scored = turn(revealed, 51, 4, 41).state;
    expect(play(scored, 0, 52, 2)).toEqual(err({ code: 'wrong-phase', phase: 'round-end', turn: 2 }));
  });

  test('[my-number 8.9] a selected card may be changed until the last player has selected', () => {
    const before = table({ row: '11 24 37', hands: ['12 50 51', '3 4 5', '40 41 42'] });
    const first = select(before, 0, 50);
    expect(first.events).toEqual([{ type: 'card-selected', seat: 0 }]);
    expect(first.state).toEqual({
      ...before,
      phase: { type: 'select', selected: [50, null, null], ready: [true, false, false] },
    });
    expect(myNumber.waitingFor(first.state)).toEqual([1, 2]);
    expect(myNumber.seatsAllowedToAct(first.state)).toEqual([0, 1, 2]);
    const second = select(first.state, 0, 12);
    expect(second.events).toEqual([]);
    expect(second.state.phase).toEqual({
      type: 'select',
      selected: [12, null, null],
      ready: [true, false, false],
    });
    for (const viewer of [1, 2, 'spectator'] as const)
      expect(myNumber.view(second.state, viewer)).toEqual(myNumber.view(first.state, viewer));
    const { state } = select(select(second.state, 1, 3).state, 2, 40);
    expect(state.hands[0]).toEqual([50, 51]);
    expect(state.table.row).toEqual([3, 12, 40]);
  });
});

describe('rounds', () => {
  test('[my-number 8.10] six, seven and eight turns; the last card is placed without a turn', () => {
    let state = deal(4);
    for (const round of [1, 2, 3]) {
      expect(state.table).toMatchObject({ round, turn: 1 });
      expect(myNumberTurnsInRound(round)).toBe(5 + round);
      state = playRound(state);
      expect(state.table).toMatchObject({ round, turn: 5 + round });
      expect(state.table.row).toHaveLength(4);
      expect(state.table.collections.map((slots) => slots.flat().length)).toEqual(Array(4).fill(6 + round));
      expect(state.hands).toEqual([[], [], [], []]);
      expect(state.table.finished).toHaveLength(round);
      expect(myNumber.outcome(state) === null).toBe(round < 3);
      if (round < 3) state = continueAll(state);
    }
    expect(state.phase).toEqual({ type: 'over' });
    expect(myNumber.waitingFor(state)).toEqual([]);
    expect(myNumber.seatsAllowedToAct(state)).toEqual([]);
    const over = err({ code: 'wrong-phase', phase: 'over', turn: 8 });
    expect(myNumber.reduce(state, 0, { type: 'continue' })).toEqual(over);
    expect(myNumber.reduce(state, 0, { type: 'select', card: 1, turn: 8 })).toEqual(over);
    for (const viewer of [0, 'spectator'] as const)
      expect([...myNumber.legal(myNumber.view(state, viewer))]).toEqual([]);
  });

  const lastTurn = () =>
    table({
      row: '15 30 45',
      hands: ['5 60', '31 59', '55 58'],
      collections: ['2 6 | 12 14 | 3', '8 16 23 | 4 | 7', '10 | 13 18 21 | 9'],
      turn: 6,
      deck: '11 20 22 24 25',
    });

  test('[my-number 8.11] the row stays, the collection and one new card are the hand', () => {
    const { state: scored, events } = turn(lastTurn(), 5, 31, 58);
    const takes = [
      { seat: 0, played: 5, took: 15, slot: 3 },
      { seat: 1, played: 31, took: 30, slot: 0 },
      { seat: 2, played: 58, took: 45, slot: 3 },
    ];
    const collections = [
      '2 6 | 12 14 | 3 | 15 60',
      '8 16 23 30 | 4 | 7 | 59',
      '10 55 | 13 18 21 | 9 | 45',
    ].map(collection);
    const none = { goals: [] };
    const scores = [
      { slots: [4, 8, 1, 10, 0], slotBonuses: [0, 0, 1, 0, 0], collection: 23, ...none, bonus: 1, total: 24 },
      { slots: [8, 4, 1, 5, 0], slotBonuses: [3, 2, -1, 0, 0], collection: 18, ...none, bonus: 4, total: 22 },
      { slots: [4, 12, 1, 5, 0], slotBonuses: [2, 0, 1, 2, 0], collection: 22, ...none, bonus: 5, total: 27 },
    ];
    expect(events).toEqual([
      { type: 'card-selected', seat: 2 },
      { type: 'cards-revealed', round: 1, turn: 6, takes },
      {
        type: 'last-cards-placed',
        round: 1,
        cards: [
          { seat: 0, card: 60, slot: 3 },
          { seat: 1, card: 59, slot: 3 },
          { seat: 2, card: 55, slot: 0 },
        ],
      },
      { type: 'round-scored', round: 1, scores },
    ]);
    const finished = [{ order: [2, 4, 1, 5, 3], goals: [], collections, lastCards: [60, 59, 55], scores }];
    expect(scored).toEqual({
      ...lastTurn(),
      table: { ...lastTurn().table, row: [5, 31, 58], collections, takes, finished },
      hands: [[], [], []],
      phase: { type: 'round-end', continued: [false, false, false] },
    });

    const once = goOn(scored, 1);
    expect(once.events).toEqual([{ type: 'continued', seat: 1 }]);
    expect(once.state).toEqual({ ...scored, phase: { type: 'round-end', continued: [false, true, false] } });
    expect(myNumber.waitingFor(once.state)).toEqual([0, 2]);
    expect(myNumber.seatsAllowedToAct(once.state)).toEqual([0, 2]);
    for (const seat of [1, -1, 3])
      expect(myNumber.reduce(once.state, seat, { type: 'continue' })).toEqual(
        err({ code: 'already-continued' }),
      );
    expect([...myNumber.legal(myNumber.view(once.state, 1))]).toEqual([]);
    expect([...myNumber.legal(myNumber.view(once.state, 'spectator'))]).toEqual([]);
    expect([...myNumber.legal(myNumber.view(once.state, 2))]).toEqual([{ type: 'continue' }]);

    const { state, events: started } = goOn(goOn(once.state, 0).state, 2);
    const { order } = scored.ahead[0]!;
    const shuffler = (scored.table.shuffler + 1) % 3;
    expect(started).toEqual([
      { type: 'continued', seat: 2 },
      { type: 'round-started', round: 2, order, shuffler, goals: [], row: [5, 31, 58] },
    ]);
    expect(state).toEqual({
      table: {
        ...scored.table,
        round: 2,
        turn: 1,
        order,
        shuffler,
        collections: ['', '', ''].map(collection),
        takes: [],
      },
      phase: { type: 'select', selected: [null, null, null], ready: [false, false, false] },
      hands: [cards('2 3 6 11 12 14 15 60'), cards('4 7 8 16 20 23 30 59'), cards('9 10 13 18 21 22 45 55')],
      deck: [24, 25],
      ahead: scored.ahead.slice(1),
    });
  });

  test('[my-number 8.10] the last round ends the game, and an event names the winners', () => {
    const state = lastTurn();
    const third = { ...state, table: { ...state.table, round: 3 } };
    const { state: over, events } = turn(third, 5, 31, 58);
    expect(events.map(({ type }) => type)).toEqual([
      'card-selected',
      'cards-revealed',
      'last-cards-placed',
      'round-scored',
      'game-ended',
    ]);
    expect(events.at(-1)).toEqual({ type: 'game-ended', winners: [2] });
    expect(over.phase).toEqual({ type: 'over' });
    expect(over.hands).toEqual([[], [], []]);
  });
});

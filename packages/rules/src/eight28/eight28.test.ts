import { describe, expect, test } from 'vitest';
import { asked, attempt, blue, cards, declineAll, play, round } from '../../testing/eight28.ts';
import { deriveSeedFromTexts, drawFromStream, shuffle } from '../kernel/random.ts';
import { err } from '../kernel/result.ts';
import {
  DECK,
  EIGHT28_COPIES_OF_CARD,
  eight28,
  eight28HandOutcomeOf,
  isOutByOpenCards,
  type State,
  totalCountingElevensAsOne,
} from './game.ts';

const SEED = deriveSeedFromTexts('eight28');
const deal = (seats: number, options: unknown = {}): State =>
  eight28.setup({ seats, options: eight28.options.parse(options), seed: SEED });

describe('set-up', () => {
  test('[eight28 8.1] 51 cards: fifteen 1, four 8, eight 1/11, three of each other; 55 blue, 15 red', () => {
    const counts = Object.fromEntries(
      Object.keys(EIGHT28_COPIES_OF_CARD).map((card) => [
        card,
        DECK.filter((other) => other === card).length,
      ]),
    );
    expect(counts).toEqual({ 1: 15, 2: 3, 3: 3, 4: 3, 5: 3, 6: 3, 7: 3, 8: 4, 9: 3, 10: 3, X: 8 });
    expect(DECK).toHaveLength(51);
    expect(totalCountingElevensAsOne(DECK)).toBe(193);
    const { table } = deal(4);
    expect(table.supply).toEqual({ blue: 54, red: 15 }); // the first action A is done
    expect(table.pot).toEqual(blue(1));
  });

  test.each([
    [3, 2, 'full', 54],
    [6, 2, 'short', 29],
  ])(
    '%i players: seat %i deals first, everybody has a hole card, the offers begin',
    (seats, dealer, length, left) => {
      const state = deal(seats, { length });
      const all = Array.from({ length: seats }, (_, seat) => seat);
      expect(state.table).toEqual({
        options: { length, passIsFinal: false },
        round: 1,
        turn: 1,
        dealer,
        final: false,
        supply: { blue: left, red: 15 },
        pot: blue(1),
        aside: blue(0),
        crystals: all.map(() => blue(0)),
        open: all.map(() => []),
        answers: all.map(() => []),
        choices: all.map(() => null),
        waiting: [(dealer + 1) % seats],
        phase: { type: 'offer' },
        sheet: [],
      });
      expect([...state.holes, ...state.deck].sort()).toEqual([...DECK].sort());
      expect(state.holes).toHaveLength(seats);
    },
  );

  test('the game is for three to six players', () => {
    expect(eight28.id).toBe('eight28');
    expect(eight28.seats).toEqual({ min: 3, max: 6 });
  });

  test('the first dealer is drawn by chance', () => {
    const dealers = Array.from({ length: 40 }, (_, i) =>
      eight28.setup({
        seats: 4,
        options: eight28.options.parse({}),
        seed: deriveSeedFromTexts('dealer', String(i)),
      }),
    ).map((state) => state.table.dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });

  test('every option has a default, and nothing else is an option', () => {
    expect(eight28.options.parse({})).toEqual({ length: 'full', passIsFinal: false });
    for (const wrong of [{ length: 'long' }, { passIsFinal: 1 }, { clock: 20 }])
      expect(eight28.options.safeParse(wrong).success).toBe(false);
  });

  test('an action has its own fields and no others', () => {
    for (const right of [
      { type: 'take' },
      { type: 'decline' },
      { type: 'choose-half', half: 'eight' },
      { type: 'choose-half', half: 'twenty-eight' },
      { type: 'continue' },
    ])
      expect(eight28.action.parse(right)).toEqual(right);
    for (const wrong of [
      {},
      { type: 'pass' },
      { type: 'take', seat: 1 },
      { type: 'choose-half' },
      { type: 'choose-half', half: 8 },
    ])
      expect(eight28.action.safeParse(wrong).success).toBe(false);
  });
});

describe('offers', () => {
  test('[eight28 8.2] the dealer’s left neighbour is asked first, the dealer last', () => {
    let state = round({ hands: ['2', '3', '4', '5'], dealer: 1, deck: '1 1 1 1' });
    const order = [asked(state)];
    expect(attempt(state, 'D take')).toEqual(err({ code: 'not-your-turn', asked: 2 }));
    for (const seat of ['C', 'D', 'A']) {
      state = play(state, `${seat} take`).state;
      order.push(asked(state));
    }
    expect(order).toEqual(['C', 'D', 'A', 'B']);
    expect(attempt(state, 'C decline')).toEqual(err({ code: 'not-your-turn', asked: 1 }));
  });

  test('[eight28 8.3] the round goes on after a card was taken, and ends when all decline in one turn', () => {
    const start = round({ hands: ['2', '3', '4', '5'], dealer: 1, deck: '7 9' });
    const first = play(start, 'C take, D decline, A decline, B decline');
    expect(first.events).toEqual([
      { type: 'card-taken', seat: 2, card: '7' },
      { type: 'card-declined', seat: 3 },
      { type: 'card-declined', seat: 0 },
      { type: 'card-declined', seat: 1 },
      { type: 'turn-started', turn: 2, dealer: 2, placed: 'blue', pot: blue(2) },
    ]);
    expect(first.state.table).toEqual({
      ...start.table,
      turn: 2,
      dealer: 2,
      supply: { blue: 53, red: 15 },
      pot: blue(2),
      open: [[], [], ['7'], []],
      answers: [['decline'], ['decline'], ['take'], ['decline']],
      waiting: [3],
    });
    expect(first.state.deck).toEqual(start.deck.slice(1));
    expect(first.state.holes).toEqual(start.holes);
    const second = play(first.state, 'D decline, A decline, B decline, C decline');
    expect(second.events.slice(3)).toEqual([
      { type: 'card-declined', seat: 2 },
      { type: 'round-ended', round: 1, dealer: 2, reason: 'all-declined' },
      { type: 'holes-revealed', holes: ['2', '3', '4', '5'] },
      {
        type: 'awarded',
        award: {
          prize: 'eight',
          crystals: blue(1),
          total: 5,
          shares: [{ seat: 3, crystals: blue(1) }],
          rest: blue(0),
        },
      },
      {
        type: 'awarded',
        award: {
          prize: 'twenty-eight',
          crystals: blue(1),
          total: 11,
          shares: [{ seat: 2, crystals: blue(1) }],
          rest: blue(0),
        },
      },
    ]);
    expect(second.state.table.answers).toEqual(
      Array.from({ length: 4 }, (_, seat) => [seat === 2 ? 'take' : 'decline', 'decline']),
    );
    const next = play(second.state, 'A continue, B continue, C continue, D continue');
    expect(next.state.table).toMatchObject({ round: 2, dealer: 3, waiting: [0] });
  });

  test('[eight28 8.4] a player who declined may take again in the next turn', () => {
    const turn2 = play(
      round({ hands: ['2', '3', '4'], dealer: 2, deck: '5 6' }),
      'A decline, B take, C decline',
    ).state;
    const { state } = play(turn2, 'B decline, C decline, A take');
    expect(state.table.open[0]).toEqual(['6']);
    expect(state.table.answers[0]).toEqual(['decline', 'take']);
  });

  test('[eight28 8.4] with passIsFinal a player who declined is not asked again', () => {
    const start = round({ hands: ['2', '3', '4'], dealer: 2, deck: '5 6', options: { passIsFinal: true } });
    const turn2 = play(start, 'A decline, B take, C decline').state;
    expect(turn2.table).toMatchObject({ turn: 2, dealer: 0, pot: blue(2) });
    expect(asked(turn2)).toBe('B');
    expect(attempt(turn2, 'C take')).toEqual(err({ code: 'not-your-turn', asked: 1 }));
    const turn3 = play(turn2, 'B take').state;
    expect(turn3.table).toMatchObject({ turn: 3, dealer: 1, pot: blue(3), waiting: [1] });
    // A final pass still takes part in the distribution.
    const { state, events } = play(turn3, 'B decline');
    expect(events).toContainEqual({ type: 'round-ended', round: 1, dealer: 1, reason: 'all-declined' });
    expect(state.table.crystals).toEqual([blue(0), blue(1), blue(1)]);
    expect(state.table.aside).toEqual(blue(1));
  });

  test('with passIsFinal the round ends when the last player asked goes out', () => {
    const start = round({
      hands: ['2', '3 10 9 8', '4'],
      dealer: 2,
      deck: '5',
      options: { passIsFinal: true },
    });
    const { state, events } = play(start, 'A decline, B take, C decline');
    expect(events).toContainEqual({ type: 'round-ended', round: 1, dealer: 2, reason: 'nobody-left' });
    expect(state.table).toMatchObject({ turn: 1, pot: blue(0), aside: blue(1), dealer: 2 });
  });

  test('[eight28 8.5] all decline at once: one crystal cannot be halved and waits for the next round', () => {
    const { state, events } = play(round({ hands: ['2', '3', '9'] }), 'B decline, C decline, A decline');
    const nothing = { crystals: blue(0), rest: blue(0) };
    expect(events.slice(3)).toEqual([
      { type: 'round-ended', round: 1, dealer: 0, reason: 'all-declined' },
      { type: 'holes-revealed', holes: ['2', '3', '9'] },
      {
        type: 'awarded',
        award: { prize: 'eight', total: 3, shares: [{ seat: 1, crystals: blue(0) }], ...nothing },
      },
      {
        type: 'awarded',
        award: { prize: 'twenty-eight', total: 9, shares: [{ seat: 2, crystals: blue(0) }], ...nothing },
      },
      { type: 'crystals-set-aside', crystals: blue(1) },
    ]);
    expect(state.table).toMatchObject({ pot: blue(0), aside: blue(1), sheet: [] });
    const next = play(state, 'C continue, A continue, B continue');
    expect(next.events).toEqual([
      { type: 'continued', seat: 2 },
      { type: 'continued', seat: 0 },
      { type: 'continued', seat: 1 },
      { type: 'round-started', round: 2, dealer: 1, pot: blue(1) },
      { type: 'turn-started', turn: 1, dealer: 1, placed: 'blue', pot: blue(2) },
    ]);
    expect(next.state.table).toMatchObject({ pot: blue(2), aside: blue(0), supply: { blue: 53, red: 15 } });
  });

  test('the first deal names the dealer and the one crystal in the pot', () => {
    const first = eight28.setup({ seats: 3, options: eight28.options.parse({}), seed: SEED });
    const { dealer } = first.table;
    expect(eight28.openingEvents!(first)).toEqual([
      { type: 'round-started', round: 1, dealer, pot: blue(0) },
      { type: 'turn-started', turn: 1, dealer, placed: 'blue', pot: blue(1) },
    ]);
  });

  test('[eight28 8.6] 27 in open cards is in, 28 is out and gets no more offers; the hole card plays no part', () => {
    expect([
      isOutByOpenCards(cards('10 9 8')),
      isOutByOpenCards(cards('10 9 8 1')),
      isOutByOpenCards(cards('10 9 10')),
    ]).toEqual([false, true, true]);
    const start = round({ hands: ['10', '10 10 9 8', '1'], dealer: 0, deck: '1' });
    expect(asked(start)).toBe('B');
    const { state, events } = play(start, 'B take, C decline, A decline, C decline');
    expect(events.slice(0, 2)).toEqual([
      { type: 'card-taken', seat: 1, card: '1' },
      { type: 'went-out', seat: 1, shown: 28 },
    ]);
    expect(asked(state)).toBe('A'); // B deals this turn and is skipped
    expect(state.table.answers).toEqual([['decline'], ['take'], ['decline', 'decline']]);
  });

  test.each([
    ['10 9 8 X', 28, true],
    ['10 9 X', 20, false],
    ['10 9 6 X X', 27, false],
  ])('[eight28 8.7] open %s counts %i, out: %s', (open, total, out) => {
    expect([totalCountingElevensAsOne(cards(open)), isOutByOpenCards(cards(open))]).toEqual([total, out]);
  });

  test('[eight28 8.8] a secretly bust player stays in, is asked, and gets nothing', () => {
    const start = round({ hands: ['3', '10 10 9', '4'], pot: blue(4), deck: '1' });
    expect(asked(start)).toBe('B');
    expect(eight28HandOutcomeOf(cards('10 10 9'))).toBe('bust');
    const turn2 = play(start, 'B take, C decline, A decline, C decline, A decline').state;
    expect(asked(turn2)).toBe('B');
    expect(declineAll(turn2).state.table).toMatchObject({
      crystals: [blue(0), blue(0), blue(2)],
      aside: blue(3),
    });
  });

  test('[eight28 8.21] everybody out: the round ends at once, no action A follows', () => {
    const start = round({
      hands: ['1 10 9 9', '1 10 9 8', '1 10 8 8 7'],
      dealer: 0,
      turn: 4,
      deck: '2',
      pot: blue(4),
    });
    expect(asked(start)).toBe('B');
    const { state, events } = play(start, 'B take');
    expect(events).toEqual([
      { type: 'card-taken', seat: 1, card: '2' },
      { type: 'went-out', seat: 1, shown: 29 },
      { type: 'round-ended', round: 1, dealer: 0, reason: 'nobody-left' },
      { type: 'holes-revealed', holes: ['1', '1', '1'] },
      {
        type: 'awarded',
        award: { prize: 'eight', crystals: blue(2), total: null, shares: [], rest: blue(2) },
      },
      {
        type: 'awarded',
        award: { prize: 'twenty-eight', crystals: blue(2), total: null, shares: [], rest: blue(2) },
      },
      { type: 'crystals-set-aside', crystals: blue(4) },
    ]);
    expect(state.table).toMatchObject({
      turn: 4,
      dealer: 0,
      pot: blue(0),
      aside: blue(4),
      supply: { blue: 54, red: 15 },
    });
  });

  test('[eight28 8.22] a dealer who is out places a crystal, is skipped, and is the last dealer', () => {
    const start = round({ hands: ['2', '1 10 9 8', '4'], dealer: 0, deck: '2' });
    const turn2 = play(start, 'B take, C decline, A decline');
    expect(turn2.events.at(-1)).toEqual({
      type: 'turn-started',
      turn: 2,
      dealer: 1,
      placed: 'blue',
      pot: blue(2),
    });
    expect(asked(turn2.state)).toBe('C');
    const { state, events } = play(turn2.state, 'C decline, A decline');
    expect(events[2]).toEqual({ type: 'round-ended', round: 1, dealer: 1, reason: 'all-declined' });
    expect(play(state, 'A continue, B continue, C continue').state.table.dealer).toBe(2);
  });

  test('[eight28 8.29] the last card of the deck: a player who is not asked counts as having declined', () => {
    const start = round({ hands: ['2', '3', '4', '5', '6'], dealer: 1, deck: '10', deckEnds: true });
    const { state, events } = play(start, 'C decline, D take');
    expect(events.slice(0, 4)).toEqual([
      { type: 'card-declined', seat: 2 },
      { type: 'card-taken', seat: 3, card: '10' },
      { type: 'deck-ran-out', declined: [4, 0, 1] },
      { type: 'round-ended', round: 1, dealer: 1, reason: 'deck-empty' },
    ]);
    expect(state.table.answers).toEqual([['decline'], ['decline'], ['decline'], ['take'], ['decline']]);
    expect(state.table).toMatchObject({ dealer: 1, turn: 1, phase: { type: 'round-end' } });
  });

  test('a player who is out does not count as having declined when the deck runs out', () => {
    const start = round({ hands: ['2 10 9 9', '3', '4'], dealer: 1, deck: '5', deckEnds: true });
    const { events, state } = play(start, 'C take');
    expect(events[1]).toEqual({ type: 'deck-ran-out', declined: [1] });
    expect(state.table.answers).toEqual([[], ['decline'], ['take']]);
  });
});

describe('the end of a round', () => {
  const ended = declineAll(round({ hands: ['2', '3', '9'] })).state;

  test('each player continues once, in any order', () => {
    const { state, events } = play(ended, 'B continue');
    expect(events).toEqual([{ type: 'continued', seat: 1 }]);
    expect(state).toEqual({ ...ended, table: { ...ended.table, waiting: [0, 2] } });
    expect(attempt(state, 'B continue')).toEqual(err({ code: 'already-continued' }));
  });

  test('a new round shuffles all cards and asks the dealer’s left neighbour', () => {
    const { state } = play(ended, 'A continue, B continue, C continue');
    expect([...state.holes, ...state.deck].sort()).toEqual([...DECK].sort());
    expect(state.holes).toHaveLength(3);
    expect(state.deck).not.toEqual(ended.deck);
    expect(state.stream.used).toBeGreaterThan(ended.stream.used);
    expect(state.table).toEqual({
      ...ended.table,
      round: 2,
      turn: 1,
      dealer: 1,
      supply: { blue: 53, red: 15 },
      pot: blue(2),
      aside: blue(0),
      open: [[], [], []],
      answers: [[], [], []],
      choices: [null, null, null],
      waiting: [2],
      phase: { type: 'offer' },
    });
  });

  test('hole cards are dealt clockwise from the dealer’s left, from the top of the shuffled deck', () => {
    const { state } = play(ended, 'A continue, B continue, C continue');
    const { value: shuffled } = drawFromStream(ended.stream, (random) => shuffle(DECK, random));
    expect(state.table.dealer).toBe(1);
    expect([2, 0, 1].map((seat) => state.holes[seat])).toEqual(shuffled.slice(0, 3));
    expect(state.deck).toEqual(shuffled.slice(3));
  });

  test.each([
    ['take', 'round-end'],
    ['decline', 'round-end'],
    ['eight', 'round-end'],
  ])('%s is refused in the phase %s', (word, phase) => {
    expect(attempt(ended, `A ${word}`)).toEqual(err({ code: 'wrong-phase', phase }));
  });

  test.each(['continue', 'eight'])('%s is refused during the offers', (word) => {
    expect(attempt(round({ hands: ['2', '3', '9'] }), `B ${word}`)).toEqual(
      err({ code: 'wrong-phase', phase: 'offer' }),
    );
  });
});

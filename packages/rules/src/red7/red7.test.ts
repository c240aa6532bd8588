import { describe, expect, test } from 'vitest';
import {
  canvas,
  cards,
  endTurn,
  goOn,
  pass,
  play,
  refusal,
  seatOf,
  shown,
  stateAfter,
  table,
  turn,
  viewOf,
} from '../../testing/red7.ts';
import { deriveSeedFromTexts, fastRandom } from '../kernel/random.ts';
import { type Action, DECK, findLeadingSeat, red7, red7NumberOfCard } from './game.ts';

const SETTLED = { advanced: false, actions: false, targetScore: null };

describe('a round is set up', () => {
  test.each([
    [2, 33],
    [3, 25],
    [4, 17],
  ])('[red7 8.1] for %i players, leaving %i cards in the deck', (seats, deck) => {
    const state = red7.setup({ seats, options: SETTLED, seed: deriveSeedFromTexts('set-up') });
    expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(7));
    expect(state.table.palettes.map((palette) => palette.length)).toEqual(Array(seats).fill(1));
    expect(state.deck).toHaveLength(deck);
    expect(new Set([...state.hands.flat(), ...state.table.palettes.flat(), ...state.deck]).size).toBe(49);
    expect(state.table).toEqual({
      options: SETTLED,
      round: 1,
      phase: { type: 'turn', seat: (findLeadingSeat(state.table)! + 1) % seats },
      palettes: state.table.palettes,
      canvas: [],
      out: [],
      onDeck: [],
      seen: Array(seats).fill([]),
      rounds: [],
    });
  });

  test.each([
    [2, 33],
    [3, 25],
    [4, 17],
  ])('[red7 8.30] for %i players: no dealt card acts', (seats, deck) => {
    const options = { ...SETTLED, actions: true };
    const dealt = Array.from({ length: 20 }, (_, i) =>
      red7.setup({ seats, options, seed: deriveSeedFromTexts('odd', String(i)) }),
    );
    const numbers = new Set(
      dealt.flatMap(({ table: { palettes } }) => palettes.flat().map(red7NumberOfCard)),
    );
    expect([...numbers].sort()).toEqual(expect.arrayContaining([1, 3, 5, 7]));
    for (const state of dealt) {
      expect(state.deck).toHaveLength(deck);
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(seats).fill(7));
      expect(state.table.palettes.map((palette) => palette.length)).toEqual(Array(seats).fill(1));
      expect(state.table).toMatchObject({ canvas: [], onDeck: [], phase: { type: 'turn' } });
    }
  });

  test('[red7 8.3] the player to the left of the highest card begins', () => {
    for (let i = 0; i < 40; i += 1) {
      const { table } = red7.setup({
        seats: 3,
        options: SETTLED,
        seed: deriveSeedFromTexts('first', String(i)),
      });
      const highest = red7.explain(
        red7.view({ table, hands: [[], [], []], deck: [], stream: { seed: '', used: 0 } }, 0),
      );
      expect(table.phase).toEqual({ type: 'turn', seat: (highest.leader! + 1) % 3 });
    }
    expect(findLeadingSeat(table({ A: 'G5', B: 'C5', C: 'Y3' }).table)).toBe(seatOf('A'));
  });
});

describe('a turn', () => {
  test('[red7 8.4] may be a palette card that leads', () => {
    const state = table({ A: 'G5 | O6 V6', B: 'C6 | I1' });
    expect(play(state, ['A', turn('O6')])).toEqual({
      state: {
        ...state,
        table: { ...state.table, palettes: [cards('G5 O6'), cards('C6')], phase: { type: 'turn', seat: 1 } },
        hands: [cards('V6'), cards('I1')],
      },
      events: [
        { type: 'palette-played', seat: 0, card: 'O6' },
        { type: 'turn-ended', seat: 0, rule: 'R', cards: ['O6'] },
      ],
    });
    expect(refusal(state, 'A', turn('V6'))).toEqual({ code: 'not-leading', rule: 'R', leader: 1 });
  });

  test('[red7 8.5] may be a canvas card under whose rule you lead', () => {
    const state = table({ A: 'I2 | V4 C4', B: 'R7' }, { deck: 'G6' });
    const { state: next, events } = play(state, ['A', turn('', 'V4')]);
    expect(shown(next)).toEqual({ players: ['I2 | C4', 'R7 | V1'], canvas: 'V4', deck: 'G6' });
    expect(events).toEqual([
      { type: 'canvas-played', seat: 0, card: 'V4' },
      { type: 'turn-ended', seat: 0, rule: 'V', cards: ['I2'] },
    ]);
  });

  test('[red7 8.6] may be both: palette first, then canvas', () => {
    const state = table({ A: 'Y4 G2 I6 | O5 I4', B: 'R6 V1' });
    expect(play(state, ['A', turn('I4', 'O5')]).events).toEqual([
      { type: 'palette-played', seat: 0, card: 'I4' },
      { type: 'canvas-played', seat: 0, card: 'O5' },
      { type: 'turn-ended', seat: 0, rule: 'O', cards: cards('Y4 I4') },
    ]);
    expect(refusal(state, 'A', turn('', 'O5'))).toEqual({ code: 'not-leading', rule: 'O', leader: 1 });
    expect(refusal(state, 'A', turn('I4'))).toEqual({ code: 'not-leading', rule: 'R', leader: 1 });
  });

  test('[red7 8.7] may lay the color that rules already', () => {
    const state = table({ A: 'Y6 | R2 G4', B: 'C6' });
    const next = stateAfter(state, ['A', turn('', 'R2')]);
    expect(shown(next).canvas).toBe('R2');
    expect(next.table.palettes).toBe(state.table.palettes);
    expect(next.table.seen).toBe(state.table.seen);
  });

  test('[red7 8.9] cannot end in a lead without a card that counts', () => {
    const bare = table({ A: 'R7 | G3 G5', B: 'O5' });
    expect(refusal(bare, 'A', turn('', 'G3'))).toEqual({ code: 'not-leading', rule: 'G', leader: null });
    const state = table({ A: 'R7 | R2 G5', B: 'O5' });
    expect(shown(stateAfter(state, ['A', turn('R2', 'G5')])).players[0]).toBe('R7 R2 | ');
  });

  test('[red7 8.30] has no actions for the canvas, or when they are off', () => {
    const state = table({ A: 'Y1 | V7 C3 O5', B: 'R6 O4' }, { deck: 'G6', options: { actions: true } });
    const { state: next, events } = play(state, ['A', turn('', 'V7')]);
    expect(shown(next)).toEqual({ players: ['Y1 | C3 O5', 'R6 O4 | V1'], canvas: 'V7', deck: 'G6' });
    expect(events.map(({ type }) => type)).toEqual(['canvas-played', 'turn-ended']);
    const off = table({ A: 'Y1 | R7 C1', B: 'O7 O4' });
    expect(shown(stateAfter(off, ['A', turn('R7')])).players).toEqual(['Y1 R7 | C1', 'O7 O4 | V1']);
    expect(refusal(off, 'A', turn('R7>Y1'))).toEqual({ code: 'action7-invalid', card: 'R7', toCanvas: 'Y1' });
    expect(refusal(off, 'A', turn('C1<B.O7'))).toEqual({
      code: 'action1-invalid',
      card: 'C1',
      take: { seat: 1, card: 'O7' },
    });
  });
});

describe('refused actions', () => {
  const state = table({ A: 'Y4 | O5 I4 R7', B: 'R6 | V2', C: 'V1 | V3' });
  test.each<[string, string, Action, unknown]>([
    ['8.32 out of turn', 'B', pass, { code: 'not-your-turn' }],
    ['8.32 out of turn', 'C', turn('V3'), { code: 'not-your-turn' }],
    ['4.3 an empty turn', 'A', turn(''), { code: 'empty-turn' }],
    ['4.3 a card of another hand', 'A', turn('V2'), { code: 'card-not-in-hand', card: 'V2' }],
    ['4.3 a canvas card of another hand', 'A', turn('R7', 'V2'), { code: 'card-not-in-hand', card: 'V2' }],
    ['4.3 one card twice', 'A', turn('R7', 'R7'), { code: 'card-not-in-hand', card: 'R7' }],
    ['4.3 two palette cards', 'A', turn('O5 R7'), { code: 'extra-palette', card: 'R7' }],
    ['4.7 a canvas card by itself', 'A', canvas('O5'), { code: 'wrong-phase', phase: 'turn' }],
    ['4.7 the end of a turn', 'A', endTurn, { code: 'wrong-phase', phase: 'turn' }],
    ['5.2 going on', 'A', goOn, { code: 'wrong-phase', phase: 'turn' }],
  ])('[red7 %s] by %s is refused', (_scenario, letter, action, error) => {
    expect(refusal(state, letter, action)).toEqual(error);
  });

  test.each<[string, unknown]>([
    ['no card', { type: 'turn', palette: [{ card: 'R8', toCanvas: null, take: null }], canvas: null }],
    ['the start card', { type: 'canvas', card: 'START' }],
    ['more cards than there are 5s', { ...turn('R1 R2 R3 R4 R5 R6 R7 O1 O2') }],
    ['a seat that is none', turnWith({ seat: 4, card: 'R1' })],
    ['a seat below none', turnWith({ seat: -1, card: 'R1' })],
    ['half a seat', turnWith({ seat: 0.5, card: 'R1' })],
    ['no seat', turnWith({ seat: Number.NaN, card: 'R1' })],
    ['a field too many', { type: 'pass', card: 'R1' }],
    ['nothing', null],
  ])('the schema refuses %s', (_what, action) => {
    expect(red7.action.safeParse(action).success).toBe(false);
  });

  test('the schema takes seven 5s and one more card, and seats up to the fourth', () => {
    expect(red7.action.safeParse(turn('R5 O5 Y5 G5 C5 I5 V5 R1')).success).toBe(true);
    expect(red7.action.safeParse(turnWith({ seat: 3, card: 'R1' })).success).toBe(true);
  });

  test('options have defaults and bounds', () => {
    expect(red7.options.parse({})).toEqual(SETTLED);
    for (const targetScore of [10, 100]) expect(red7.options.safeParse({ targetScore }).success).toBe(true);
    for (const targetScore of [9, 101, 30.5, Number.NaN, '40'])
      expect(red7.options.safeParse({ targetScore }).success).toBe(false);
    expect(red7.options.safeParse({ turnTimer: 30 }).success).toBe(false);
    expect(red7.options.safeParse({ advanced: 1 }).success).toBe(false);
    expect(red7.options.safeParse({ actions: null }).success).toBe(false);
  });
});

function turnWith(take: unknown): unknown {
  return { type: 'turn', palette: [{ card: 'O1', toCanvas: null, take }], canvas: null };
}

describe('leaving a round', () => {
  test('[red7 8.14] a player who passes is out, and the palette does not count', () => {
    const state = table({ A: 'R7', B: 'V2', C: 'G1' });
    const { state: next, events } = play(state, ['A', pass]);
    expect(next.table).toEqual({ ...state.table, out: [0], phase: { type: 'turn', seat: 1 } });
    expect(events).toEqual([{ type: 'eliminated', seat: 0, reason: 'passed' }]);
    expect(findLeadingSeat(next.table)).toBe(seatOf('B'));
    expect(red7.waitingFor(next)).toEqual([1]);
    expect(red7.seatsAllowedToAct(next)).toEqual([1]);
  });

  test('[red7 8.14] seats that are out are passed over, round the table', () => {
    const state = table({ A: 'V1', B: 'V2', C: 'G1', D: 'R7 | R6 R5' }, { turn: 'D', out: 'BA' });
    expect(stateAfter(state, ['D', turn('R6')]).table.phase).toEqual({ type: 'turn', seat: 2 });
  });

  test('[red7 8.15] an empty hand is out without a click', () => {
    const state = table({ A: 'G5 | O6 V6', B: 'C6 | ', C: 'C5 | I1' });
    const { state: next, events } = play(state, ['A', turn('O6')]);
    expect(next.table.out).toEqual([1]);
    expect(next.table.phase).toEqual({ type: 'turn', seat: 2 });
    expect(events.slice(2)).toEqual([{ type: 'eliminated', seat: 1, reason: 'empty-hand' }]);
  });

  test('[red7 8.15] with two players the other one wins at once', () => {
    const { state, events } = play(table({ A: 'G5 | O6 V6', B: 'C6 | ' }), ['A', turn('O6')]);
    expect(state.table.phase).toEqual({ type: 'over' });
    expect(state.table.rounds).toEqual([{ winner: 0, rule: 'R', cards: [] }]);
    expect(events.slice(2)).toEqual([
      { type: 'eliminated', seat: 1, reason: 'empty-hand' },
      { type: 'round-won', seat: 0, rule: 'R', cards: [], points: 0 },
      { type: 'game-ended', reason: 'last-player' },
    ]);
  });

  test('[red7 8.15] the last one wins with an empty hand, also after a last card', () => {
    expect(stateAfter(table({ A: 'V1', B: 'C6 | ' }), ['A', pass]).table.rounds[0]!.winner).toBe(1);
    const last = stateAfter(table({ A: 'G5 | O6', B: 'C6 | ', C: 'V1 | ' }), ['A', turn('O6')]);
    expect(last.table.out).toEqual([1, 2]);
    expect(last.table.rounds).toEqual([{ winner: 0, rule: 'R', cards: [] }]);
  });

  test('[red7 8.16] a round can be won without a turn', () => {
    const { state, events } = play(table({ A: 'R7', B: 'V1' }, { turn: 'B' }), ['B', pass]);
    expect(events).toEqual([
      { type: 'eliminated', seat: 1, reason: 'passed' },
      { type: 'round-won', seat: 0, rule: 'R', cards: [], points: 0 },
      { type: 'game-ended', reason: 'last-player' },
    ]);
    expect(red7.waitingFor(state)).toEqual([]);
    expect(red7.seatsAllowedToAct(state)).toEqual([]);
    expect(refusal(state, 'A', pass)).toEqual({ code: 'not-your-turn' });
    expect(red7.outcome(state)).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 0, decidedBy: null },
        { seat: 1, place: 2, score: 0, decidedBy: 'outlasted' },
      ],
      breakdown: [{ key: 'outlasted', round: null, points: [1, 0] }],
    });
  });

  test('[red7 5.1] the basic game has no points: it ranks by how long everybody lasted', () => {
    const state = table({ A: 'V1', B: 'V2', C: 'G1', D: 'R7' });
    expect(red7.outcome(state)).toBeNull();
    const over = stateAfter(state, ['A', pass], ['B', pass], ['C', pass]);
    expect(red7.outcome(over)).toEqual({
      ranking: [
        { seat: 3, place: 1, score: 0, decidedBy: null },
        { seat: 2, place: 2, score: 0, decidedBy: 'outlasted' },
        { seat: 1, place: 3, score: 0, decidedBy: 'outlasted' },
        { seat: 0, place: 4, score: 0, decidedBy: 'outlasted' },
      ],
      breakdown: [{ key: 'outlasted', round: null, points: [0, 1, 2, 3] }],
    });
  });
});

describe('[red7 8.32] views and time-outs', () => {
  const random = fastRandom(1);
  test('a player sees the own hand and the sizes of the others', () => {
    const state = table({ A: 'Y4 | R3 O1', B: 'R6 | V2', C: 'V1 | ' }, { deck: 'V6 C2', out: 'C' });
    expect(viewOf(state, 'A')).toEqual({
      table: state.table,
      me: 0,
      hand: cards('R3 O1'),
      handSizes: [2, 1, 0],
      deckSize: 2,
    });
    expect(viewOf(state, 'spectator')).toEqual({
      table: state.table,
      me: 'spectator',
      hand: [],
      handSizes: [2, 1, 0],
      deckSize: 2,
    });
    expect(viewOf(state, 'A').table).toBe(state.table);
  });

  test('the hand of a player who is out is not sent', () => {
    const state = stateAfter(table({ A: 'Y4 | R3 O1', B: 'R6 | V2', C: 'V1 | I1' }), ['A', pass]);
    expect(JSON.stringify(viewOf(state, 'B'))).not.toMatch(/R3|O1/);
    expect(viewOf(state, 'A').hand).toEqual(cards('R3 O1'));
  });

  test.each([0, 2, 'spectator'] as const)(
    'cards hidden from %s are dealt again, every card once',
    (viewer) => {
      const start = red7.setup({ seats: 3, options: SETTLED, seed: deriveSeedFromTexts('imagine') });
      const scored = start.deck.slice(0, 2);
      const state = {
        ...start,
        table: {
          ...start.table,
          canvas: start.deck.slice(2, 4),
          rounds: [{ winner: 0, rule: 'R' as const, cards: scored }],
        },
        deck: start.deck.slice(4),
      };
      const view = red7.view(state, viewer);
      const worlds = [1, 2, 3, 4].map((seed) => red7.imagine(view, fastRandom(seed)));
      for (const { table, hands, deck, stream } of worlds) {
        expect(table).toBe(state.table);
        expect(hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
        expect(deck).toHaveLength(21);
        const all = [...hands.flat(), ...deck, ...table.palettes.flat(), ...table.canvas, ...scored];
        expect(all.toSorted()).toEqual(DECK.toSorted());
        if (viewer !== 'spectator') expect(hands[viewer]).toBe(state.hands[viewer]);
        expect(hands[1]).not.toEqual(state.hands[1]);
        expect(stream).toEqual({ seed: expect.stringMatching(/^[0-9a-f]{64}$/), used: 0 });
      }
      expect(new Set(worlds.map(({ deck }) => deck.join(' '))).size).toBe(4);
      expect(new Set(worlds.map(({ stream }) => stream.seed)).size).toBe(4);
    },
  );

  test('the clock passes', () => {
    expect(red7.pickIdleAction(viewOf(table({ A: 'Y4', B: 'R6' }), 'A'), random)).toEqual(pass);
  });

  test('only seats that are waited for have legal actions', () => {
    const state = table({ A: 'Y4 | R7', B: 'R6' });
    expect([...red7.legal(viewOf(state, 'A'))]).toEqual([turn('', 'R7'), turn('R7'), pass].slice(1));
    for (const letter of ['B', 'spectator']) expect([...red7.legal(viewOf(state, letter))]).toEqual([]);
  });

  test('turns are listed by canvas card, then by palette card', () => {
    const state = table({ A: 'Y4 I2 | R7 V2 V1 G1', B: 'R6 O6' });
    expect([...red7.legal(viewOf(state, 'A'))]).toEqual([
      ...[turn('', 'V2'), turn('', 'V1')],
      ...[turn('R7'), turn('R7', 'V2'), turn('R7', 'V1')],
      ...[turn('V2', 'V1'), turn('V2', 'G1')],
      turn('V1', 'V2'),
      ...[turn('G1', 'V2'), turn('G1', 'V1')],
      pass,
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import {
  canvas,
  cards,
  endTurn,
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
import { type Action, type findLeadingSeat, red7 } from './game.ts';

const options = { actions: true };
const both = { actions: true, advanced: true };
const at = (rule: Parameters<typeof findLeadingSeat>[1], leader: number | null) => ({
  code: 'not-leading',
  rule,
  leader,
});

describe('a 7 puts another palette card on the canvas', () => {
  const players = { A: 'Y4 G2 I6 I4 | V7 R2', B: 'R6 G3 C1' };

  test('[red7 8.22] and you lead by its rule', () => {
    const { state, events } = play(table(players, { canvas: 'O5', deck: 'C2', options: both }), [
      'A',
      turn('V7>I4'),
    ]);
    expect(shown(state)).toEqual({
      players: ['Y4 G2 I6 V7 | R2', 'R6 G3 C1 | V1'],
      canvas: 'O5 I4',
      deck: 'C2',
    });
    expect(events).toEqual([
      { type: 'palette-played', seat: 0, card: 'V7' },
      { type: 'card-moved-to-canvas', seat: 0, card: 'I4' },
      { type: 'turn-ended', seat: 0, rule: 'I', cards: cards('V7 I6') },
    ]);
  });

  test('[red7 7.6] covered by a card from the hand, it brings no draw: the top card decides', () => {
    const state = table(players, { canvas: 'O5', deck: 'C2', options: both });
    expect(shown(stateAfter(state, ['A', turn('V7>I6', 'R2')]))).toEqual({
      players: ['Y4 G2 I4 V7 | ', 'R6 G3 C1 | V1'],
      canvas: 'O5 I6 R2',
      deck: 'C2',
    });
  });

  test('[red7 8.22] a card moved by a 7 can bring the extra draw', () => {
    const state = table(players, { canvas: 'O5', deck: 'C2', options: both });
    expect(shown(stateAfter(state, ['A', turn('V7>I6')])).players[0]).toBe('Y4 G2 I4 V7 | R2 C2');
    expect(
      shown(stateAfter(table(players, { canvas: 'O5', deck: 'C2', options }), ['A', turn('V7>I6')])).deck,
    ).toBe('C2');
  });

  test.each<[Action, unknown]>([
    [turn('V7'), { code: 'action7-invalid', card: 'V7', toCanvas: null }],
    [turn('V7', 'R2'), { code: 'action7-invalid', card: 'V7', toCanvas: null }],
    [turn('V7>V7'), { code: 'action7-invalid', card: 'V7', toCanvas: 'V7' }],
    [turn('V7>R6'), { code: 'action7-invalid', card: 'V7', toCanvas: 'R6' }],
    [turn('V7>R2'), { code: 'action7-invalid', card: 'V7', toCanvas: 'R2' }],
    [turn('R2>Y4'), { code: 'action7-invalid', card: 'R2', toCanvas: 'Y4' }],
  ])('[red7 8.22] %j is refused', (action, error) => {
    expect(refusal(table(players, { canvas: 'O5', options }), 'A', action)).toEqual(error);
  });

  test('[red7 8.23] the action is forced, and a canvas card may follow', () => {
    const state = table({ A: 'V5 | R7 C4 O2', B: 'V2 V3 O6' }, { options });
    expect(refusal(state, 'A', turn('R7>V5'))).toEqual(at('V', 1));
    expect(refusal(state, 'A', turn('R7>V5', 'C4'))).toEqual(at('C', 1));
    expect(shown(stateAfter(state, ['A', turn('R7>V5', 'O2')]))).toEqual({
      players: ['R7 | C4', 'V2 V3 O6 | V1'],
      canvas: 'V5 O2',
      deck: '',
    });
    const off = table({ A: 'V5 | R7 C4 O2', B: 'V2 V3 O6' });
    expect(refusal(off, 'A', turn('R7'))).toBeNull();
  });
});

describe('a 5 asks for one more palette card', () => {
  const state = table({ A: 'Y4 | C5 O1 G4 R2', B: 'I4' }, { options });

  test('[red7 8.24] if there is one', () => {
    expect(refusal(state, 'A', turn('C5'))).toEqual({ code: 'action5-card-required', card: 'C5' });
    expect(refusal(state, 'A', turn('C5', 'R2'))).toEqual({ code: 'action5-card-required', card: 'C5' });
    expect(refusal(state, 'A', turn('G4 R2'))).toEqual({ code: 'extra-palette', card: 'R2' });
    expect(refusal(state, 'A', turn('C5 C5'))).toEqual({ code: 'card-not-in-hand', card: 'C5' });
    expect(shown(stateAfter(state, ['A', turn('C5 O1')])).players[0]).toBe('Y4 C5 O1 | G4 R2');
    expect(shown(stateAfter(state, ['A', turn('C5 G4', 'R2')]))).toEqual({
      players: ['Y4 C5 G4 | O1', 'I4 | V1'],
      canvas: 'R2',
      deck: '',
    });
  });

  test('[red7 8.24] and is a plain card if not', () => {
    const last = table({ A: 'Y4 | C5', B: 'I4' }, { options });
    expect(shown(stateAfter(last, ['A', turn('C5')])).players[0]).toBe('Y4 C5 | ');
    expect(refusal(last, 'A', turn('C5 R1'))).toEqual({ code: 'extra-palette', card: 'R1' });
    const two = table({ A: 'Y4 | C5 V2', B: 'I4' }, { options });
    expect(refusal(two, 'A', turn('C5', 'V2'))).toEqual({ code: 'action5-card-required', card: 'C5' });
  });

  test('[red7 8.25] chains into a 5 and a 1', () => {
    const chain = table({ A: 'Y4 | C5 V5 O1 G4', B: 'I4 R6', C: 'G3' }, { deck: 'C2', options });
    const { state: next, events } = play(chain, ['A', turn('C5 V5 O1<B.R6')]);
    expect(shown(next)).toEqual({
      players: ['Y4 C5 V5 O1 | G4', 'I4 | V1', 'G3 | I1'],
      canvas: '',
      deck: 'R6 C2',
    });
    expect(next.table.onDeck).toEqual(['R6']);
    expect(events).toEqual([
      { type: 'palette-played', seat: 0, card: 'C5' },
      { type: 'palette-played', seat: 0, card: 'V5' },
      { type: 'palette-played', seat: 0, card: 'O1' },
      { type: 'card-taken', seat: 0, from: 1, card: 'R6' },
      { type: 'turn-ended', seat: 0, rule: 'R', cards: ['C5'] },
    ]);
    expect(refusal(chain, 'A', turn('C5 V5 O1<C.G3'))).toEqual({
      code: 'action1-invalid',
      card: 'O1',
      take: { seat: 2, card: 'G3' },
    });
    expect(refusal(chain, 'A', turn('C5 V5 O1'))).toEqual({
      code: 'action1-invalid',
      card: 'O1',
      take: null,
    });
    expect(refusal(chain, 'A', turn('C5 V5 O1<B.I4'))).toEqual(at('R', 1));
  });

  test('[red7 8.26] chains into a 7, which may move the 5', () => {
    const chain = table({ A: 'Y4 | I5 O7 R2', B: 'R6' }, { options });
    expect(shown(stateAfter(chain, ['A', turn('I5 O7>I5')]))).toEqual({
      players: ['Y4 O7 | R2', 'R6 | V1'],
      canvas: 'I5',
      deck: '',
    });
  });

  test('any 5s may come first; their order means nothing and is listed once', () => {
    const listed = [...red7.legal(viewOf(table({ A: 'R7 | C5 V5 G2', B: 'I4' }, { options }), 'A'))];
    expect(listed.filter((action) => action.type === 'turn' && action.canvas === null)).toEqual([
      turn('G2'),
      turn('C5 G2'),
      turn('V5 G2'),
      turn('C5 V5 G2'),
    ]);
    const hand = table({ A: 'R7 | C5 V5', B: 'I4' }, { options });
    expect([...red7.legal(viewOf(hand, 'A'))]).toEqual([turn('', 'C5'), turn('C5 V5'), pass]);
    expect(refusal(hand, 'A', turn('V5 C5'))).toBeNull();
  });
});

describe('a 3 draws a card', () => {
  const drawing = (deck: string) => table({ A: 'Y4 | R3 O1', B: 'R6' }, { deck, options });

  test('[red7 8.27] and the turn goes on with it', () => {
    const { state, events } = play(drawing('V6 C2'), ['A', turn('R3')]);
    expect(state.table.phase).toEqual({ type: 'after-draw', seat: 0 });
    expect(shown(state)).toEqual({ players: ['Y4 R3 | O1 V6', 'R6 | V1'], canvas: '', deck: 'C2' });
    expect(events).toEqual([
      { type: 'palette-played', seat: 0, card: 'R3' },
      { type: 'card-drawn', seat: 0, by: 'three', card: null },
    ]);
    expect(red7.waitingFor(state)).toEqual([0]);
    expect(refusal(state, 'A', canvas('O1'))).toEqual(at('O', 1));
    expect(refusal(state, 'A', canvas('C2'))).toEqual({ code: 'card-not-in-hand', card: 'C2' });
    expect(refusal(state, 'A', turn('O1'))).toEqual({ code: 'wrong-phase', phase: 'after-draw' });
    expect(refusal(state, 'A', pass)).toEqual({ code: 'wrong-phase', phase: 'after-draw' });
    expect(refusal(state, 'B', endTurn)).toEqual({ code: 'not-your-turn' });
    expect([...red7.legal(viewOf(state, 'A'))]).toEqual([canvas('V6'), endTurn]);
    expect(red7.pickIdleAction(viewOf(state, 'A'), fastRandom(1))).toEqual(endTurn);
    expect(play(state, ['A', canvas('V6')]).events).toEqual([
      { type: 'canvas-played', seat: 0, card: 'V6' },
      { type: 'turn-ended', seat: 0, rule: 'V', cards: ['R3'] },
    ]);
    expect(viewOf(state, 'B')).toEqual({
      table: state.table,
      me: 1,
      hand: ['V1'],
      handSizes: [2, 1],
      deckSize: 1,
    });
  });

  test('[red7 4.7] also when a 5 led to it', () => {
    const through = table({ A: 'Y4 | C5 R3 O1', B: 'R6' }, { deck: 'V6 C2', options });
    const { table: after, hands } = stateAfter(through, ['A', turn('C5 R3')]);
    expect([after.phase, hands[0]]).toEqual([{ type: 'after-draw', seat: 0 }, cards('O1 V6')]);
  });

  test('[red7 8.27] unlucky: a player who does not lead at the end is out', () => {
    const state = stateAfter(drawing('R5 C2'), ['A', turn('R3')]);
    expect(refusal(state, 'A', canvas('R5'))).toEqual(at('R', 1));
    expect(refusal(state, 'A', canvas('O1'))).toEqual(at('O', 1));
    expect(play(state, ['A', endTurn]).events).toEqual([
      { type: 'eliminated', seat: 0, reason: 'not-leading' },
      { type: 'round-won', seat: 1, rule: 'R', cards: [], points: 0 },
      { type: 'game-ended', reason: 'last-player' },
    ]);
  });

  test('[red7 8.27] no canvas card together with a 3 that draws', () => {
    expect(refusal(drawing('V6 C2'), 'A', turn('R3', 'O1'))).toEqual({
      code: 'canvas-after-draw',
      card: 'O1',
    });
  });

  test('[red7 4.7] leading after a 3 the turn may end without the extra draw, or go on to it', () => {
    const state = table({ A: 'R7 | R3 O1', B: 'R6' }, { deck: 'C2 C6', options: both });
    const drawn = stateAfter(state, ['A', turn('R3')]);
    expect(play(drawn, ['A', endTurn])).toEqual({
      state: { ...drawn, table: { ...drawn.table, phase: { type: 'turn', seat: 1 } } },
      events: [{ type: 'turn-ended', seat: 0, rule: 'R', cards: ['R7'] }],
    });
    const lucky = stateAfter(table({ A: 'R7 | V3 O1', B: 'R6' }, { deck: 'R4 C6', options: both }), [
      'A',
      turn('V3'),
    ]);
    expect(shown(stateAfter(lucky, ['A', canvas('R4')]))).toEqual({
      players: ['R7 V3 | O1 C6', 'R6 | V1'],
      canvas: 'R4',
      deck: '',
    });
  });

  test('[red7 8.28] with an empty deck a 3 is a plain card', () => {
    const state = table({ A: 'Y4 | R3 V6', B: 'R6' }, { options });
    expect(refusal(state, 'A', turn('R3'))).toEqual(at('R', 1));
    expect(stateAfter(state, ['A', turn('R3', 'V6')]).table.phase).toEqual({ type: 'turn', seat: 1 });
  });

  test('a 3 is a plain card where actions are off', () => {
    const state = table({ A: 'Y4 | R3 V6', B: 'R6' }, { deck: 'C2' });
    expect(refusal(state, 'A', turn('R3'))).toEqual(at('R', 1));
    expect(shown(stateAfter(state, ['A', turn('R3', 'V6')])).deck).toBe('C2');
  });

  test('a 3 may stay played without a lead', () => {
    expect([...red7.legal(viewOf(drawing('V6'), 'A'))]).toEqual([turn('R3'), pass]);
  });
});

describe('a 1 takes a card from a rival', () => {
  const players = { A: 'Y4 O2 | G1 C5 R2', B: 'R6 I3 V7', C: 'C1' };
  const state = table(players, { deck: 'Y6', options: both });

  test('[red7 8.29] a draw in the same turn takes that card, and everybody knows it', () => {
    const { state: next, events } = play(state, ['A', turn('G1<B.R6', 'C5')]);
    expect(shown(next)).toEqual({
      players: ['Y4 O2 G1 | R2 R6', 'I3 V7 | V1', 'C1 | I1'],
      canvas: 'C5',
      deck: 'Y6',
    });
    expect(events).toEqual([
      { type: 'palette-played', seat: 0, card: 'G1' },
      { type: 'card-taken', seat: 0, from: 1, card: 'R6' },
      { type: 'canvas-played', seat: 0, card: 'C5' },
      { type: 'card-drawn', seat: 0, by: 'canvas', card: 'R6' },
      { type: 'turn-ended', seat: 0, rule: 'C', cards: cards('Y4 O2 G1') },
    ]);
    expect(next.table.onDeck).toEqual([]);
    expect(next.table.seen).toEqual([['R6'], [], []]);
    const back = stateAfter(next, ['B', pass], ['C', pass]);
    expect(back.table.seen).toEqual([['R6'], [], []]);
  });

  test('[red7 8.29] into an empty deck, which is then not empty', () => {
    const { state: next } = play(table(players, { options: both }), ['A', turn('G1<B.R6', 'C5')]);
    expect(next.hands[0]).toEqual(cards('R2 R6'));
  });

  test('[red7 8.29] is refused without a lead, and nothing is taken', () => {
    expect(refusal(state, 'A', turn('G1<B.R6'))).toEqual(at('R', 1));
    expect(state.table.palettes[1]).toEqual(cards('R6 I3 V7'));
  });

  test.each<[why: string, out: string, action: Action, unknown]>([
    ['from a player who is out', 'B', turn('G1<B.R6', 'C5'), { seat: 1, card: 'R6' }],
    ['of a card that is not there', '', turn('G1<B.R2', 'C5'), { seat: 1, card: 'R2' }],
    ['from someone else than its owner', '', turn('G1<C.R6', 'C5'), { seat: 2, card: 'R6' }],
    ['of an only card', '', turn('G1<C.C1', 'C5'), { seat: 2, card: 'C1' }],
    ['of an own card', '', turn('G1<A.Y4', 'C5'), { seat: 0, card: 'Y4' }],
    ['from nobody', '', turn('G1<D.Y7', 'C5'), { seat: 3, card: 'Y7' }],
    ['that is missing', '', turn('G1', 'C5'), null],
  ])('[red7 8.29] refuses a choice %s', (_why, out, action, take) => {
    const here = table(players, { deck: 'Y6', out, options: both });
    expect(refusal(here, 'A', action)).toEqual({ code: 'action1-invalid', card: 'G1', take });
  });

  test('[red7 8.29] a card that is no 1 takes nothing', () => {
    expect(refusal(state, 'A', turn('R2<B.R6'))).toEqual({
      code: 'action1-invalid',
      card: 'R2',
      take: { seat: 1, card: 'R6' },
    });
  });

  test('[red7 8.29] is plain while every rival has one card', () => {
    const single = table({ A: 'Y4 | O1 C5', B: 'R6', C: 'C1' }, { options });
    expect(shown(stateAfter(single, ['A', turn('O1', 'C5')])).players[0]).toBe('Y4 O1 | ');
    expect(refusal(single, 'A', turn('O1<B.R6', 'C5'))).toEqual({
      code: 'action1-invalid',
      card: 'O1',
      take: { seat: 1, card: 'R6' },
    });
  });

  test('[red7 8.32] known cards pile up on the deck, the last one is drawn first, and known until it is played', () => {
    const start = table(
      { A: 'R7 | O1 C2 C4', B: 'R6 I3 V7 | G1 Y3 O7 V6', C: 'C1 O4 | Y2 C3' },
      { deck: 'Y6', options },
    );
    const one = stateAfter(start, ['A', turn('O1<B.V7')]);
    expect(viewOf(one, 'C').table.onDeck).toEqual(['V7']);
    expect(viewOf(one, 'C').deckSize).toBe(2);
    const two = stateAfter(one, ['B', turn('G1<C.O4', 'V6')]);
    expect(two.table.onDeck).toEqual(cards('O4 V7'));
    expect(two.deck).toEqual(['Y6']);
    const drawn = play(two, ['C', turn('C3')]);
    expect(drawn.events[1]).toEqual({ type: 'card-drawn', seat: 2, by: 'three', card: 'O4' });
    expect(drawn.state.table.onDeck).toEqual(['V7']);
    expect(drawn.state.table.seen).toEqual([[], [], ['O4']]);
    for (let seed = 0; seed < 20; seed += 1) {
      const world = red7.imagine(viewOf(drawn.state, 'A'), fastRandom(seed));
      expect(world.hands[2]).toContain('O4');
      expect(world.hands[2]).toHaveLength(2);
      expect(world.hands[0]).toEqual(drawn.state.hands[0]);
      expect(world.table).toBe(drawn.state.table);
    }
    expect(stateAfter(drawn.state, ['C', endTurn], ['A', pass]).table.seen).toEqual([[], [], ['O4']]);
  });

  test('[red7 8.32] a known card is played, and the others stay known', () => {
    const start = table({ A: 'R7', B: 'V1', C: 'O6 | O4 Y2 G4' }, { turn: 'C', out: 'B', options });
    const seen = [[], cards('C7'), cards('Y2 O4')];
    const known = { ...start, table: { ...start.table, seen } };
    expect(stateAfter(known, ['C', turn('O4', 'G4')]).table.seen).toEqual([[], ['C7'], ['Y2']]);
    expect(stateAfter(known, ['C', turn('', 'G4')]).table.seen).toBe(seen);
  });
});

describe('legal actions', () => {
  test('for a 7: every other palette card, also 5s played before it', () => {
    const state = table({ A: 'R6 O2 | I5 R7', B: 'V4' }, { options });
    expect([...red7.legal(viewOf(state, 'A'))]).toEqual([
      turn('', 'I5'),
      turn('', 'R7'),
      turn('R7>R6'),
      turn('R7>R6', 'I5'),
      turn('R7>O2'),
      turn('R7>O2', 'I5'),
      turn('I5 R7>R6'),
      turn('I5 R7>O2'),
      turn('I5 R7>I5'),
      pass,
    ]);
  });

  test('for a 1: every card of every rival who has two, if you lead without it', () => {
    const state = table({ A: 'R5 | O1', B: 'V4 I6', C: 'V1', D: 'Y3 Y2' }, { options });
    expect([...red7.legal(viewOf(state, 'A'))]).toEqual([turn('O1<B.I6'), pass]);
    const high = table({ A: 'R7 | O1', B: 'V4 I6', C: 'V1', D: 'Y3 Y2' }, { options, out: 'B' });
    expect([...red7.legal(viewOf(high, 'A'))]).toEqual([
      turn('', 'O1'),
      turn('O1<D.Y3'),
      turn('O1<D.Y2'),
      pass,
    ]);
    const alone = table({ A: 'R7 | O1', B: 'V4', C: 'V1' }, { options });
    expect([...red7.legal(viewOf(alone, 'A'))]).toEqual([turn('', 'O1'), turn('O1'), pass]);
  });

  test('for a 3: nothing after it while it draws', () => {
    const players = { A: 'R7 | O3 R2', B: 'V4' };
    const drawing = table(players, { options, deck: 'C1' });
    expect([...red7.legal(viewOf(drawing, 'A'))]).toEqual([
      turn('', 'O3'),
      turn('', 'R2'),
      turn('O3'),
      turn('R2'),
      turn('R2', 'O3'),
      pass,
    ]);
    expect([...red7.legal(viewOf(table(players, { options }), 'A'))]).toContainEqual(turn('O3', 'R2'));
    expect([...red7.legal(viewOf(table(players, { deck: 'C1' }), 'A'))]).toContainEqual(turn('O3', 'R2'));
  });
});

import { describe, expect, test } from 'vitest';
import {
  attempt,
  blue,
  cards,
  declineAll,
  EXAMPLE,
  play,
  red,
  round,
  settled,
  won,
} from '../../testing/eight28.ts';
import { err } from '../kernel/result.ts';
import { eight28, type State } from './game.ts';

describe('the end of the game', () => {
  test('[eight28 8.23] the first red crystal makes the round the final one', () => {
    const start = declineAll(round({ hands: ['2', '3', '9'], supply: { blue: 1, red: 15 } })).state;
    const turn1 = play(start, 'A continue, B continue, C continue');
    expect(turn1.state.table).toMatchObject({ final: false, supply: red(15), pot: blue(2) });
    const state: State = { ...turn1.state, holes: ['2', '6', '3'], deck: cards('1 1 9 9 8') };
    const turn2 = play(state, 'C take, A decline, B decline');
    expect(turn2.events.slice(3)).toEqual([
      { type: 'turn-started', turn: 2, dealer: 2, placed: 'red', pot: { blue: 2, red: 1 } },
      { type: 'final-round-began', round: 2 },
    ]);
    expect(turn2.state.table).toMatchObject({ final: true, supply: red(14) });
    const turn3 = play(turn2.state, 'A decline, B decline, C take');
    expect(turn3.events.slice(3)).toEqual([
      { type: 'turn-started', turn: 3, dealer: 0, placed: 'red', pot: { blue: 2, red: 2 } },
    ]);
    expect(eight28.outcome(turn3.state)).toBeNull();
    const { state: end, events } = play(turn3.state, 'B decline, C decline, A decline');
    expect(end.table.phase.type).toBe('over');
    expect(events.at(-1)).toEqual({ type: 'game-ended', points: [0, 3, 0] });
    expect(events.at(-2)).toEqual({ type: 'crystals-set-aside', crystals: { blue: 1, red: 1 } });
    expect(eight28.waitingFor(end)).toEqual([]);
    expect(eight28.seatsAllowedToAct(end)).toEqual([]);
    expect([...eight28.legal(eight28.view(end, 0))]).toEqual([]);
    expect(attempt(end, 'A continue')).toEqual(err({ code: 'wrong-phase', phase: 'over' }));
  });

  test('[eight28 8.24] the last blue crystal in the last turn: not final, the next round is', () => {
    const last = round({ hands: ['2', '3', '9'], supply: red(15) });
    const { state } = declineAll(last);
    expect(won(state).phase).toBe('round-end');
    expect(state.table.final).toBe(false);
    const next = play(state, 'A continue, B continue, C continue');
    expect(next.events.slice(3)).toEqual([
      { type: 'round-started', round: 2, dealer: 1, pot: blue(1) },
      { type: 'turn-started', turn: 1, dealer: 1, placed: 'red', pot: { blue: 1, red: 1 } },
      { type: 'final-round-began', round: 2 },
    ]);
    expect(next.state.table).toMatchObject({ final: true, supply: red(14) });
  });

  test('[eight28 8.25] no red left either: nothing is placed, the offers go on', () => {
    const start = round({ hands: ['2', '3', '9'], supply: blue(0), pot: red(15), final: true, deck: '1' });
    const { state, events } = play(start, 'B take, C decline, A decline');
    expect(events.slice(3)).toEqual([
      { type: 'turn-started', turn: 2, dealer: 1, placed: null, pot: red(15) },
    ]);
    expect(state.table).toMatchObject({ waiting: [2], final: true });
    expect([state.table.supply, state.table.pot]).toEqual([blue(0), red(15)]);
  });

  test('[eight28 8.27] 12 blue and 3 red equal 18 blue: a shared victory', () => {
    const crystals = [blue(17), { blue: 12, red: 3 }, blue(18)];
    const end = settled({ hands: ['10 10 9', '10 9 9 1', '8 8 8 7'], final: true, pot: blue(1), crystals });
    expect(end.table.phase.type).toBe('over');
    expect(eight28.outcome(end)).toEqual({
      ranking: [
        { seat: 1, place: 1, score: 18, decidedBy: null },
        { seat: 2, place: 1, score: 18, decidedBy: null },
        { seat: 0, place: 3, score: 17, decidedBy: null },
      ],
      breakdown: [],
    });
  });

  test('the score sheet has a line for each prize somebody won, round by round', () => {
    const first = settled({ hands: EXAMPLE, pot: blue(8) });
    const next = play(first, 'A continue, B continue, C continue, D continue').state;
    const last: State = {
      ...next,
      holes: cards('8 9 10 10'),
      table: { ...next.table, final: true, pot: { blue: 3, red: 2 } },
    };
    const end = declineAll(last).state;
    expect(eight28.outcome(end)).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 5, decidedBy: null },
        { seat: 2, place: 2, score: 4, decidedBy: null },
        { seat: 1, place: 3, score: 2, decidedBy: null },
        { seat: 3, place: 4, score: 0, decidedBy: null },
      ],
      breakdown: [
        { key: 'eight', round: 1, points: [2, 2, 0, 0] },
        { key: 'twenty-eight', round: 1, points: [0, 0, 4, 0] },
        { key: 'eight', round: 2, points: [3, 0, 0, 0] },
      ],
    });
  });
});

import { describe, expect, test } from 'vitest';
import {
  asked,
  attempt,
  blue,
  declineAll,
  play,
  round,
  type Setting,
  settled,
  won,
} from '../../testing/eight28.ts';
import { fastRandom } from '../kernel/random.ts';
import { err } from '../kernel/result.ts';
import { eight28 } from './game.ts';

describe('choices', () => {
  const kolya: Setting = { hands: ['7', '10 10 5', '4 X X'], pot: blue(8), dealer: 2 };

  test('[eight28 8.12] E4: with 4 X X one chooses 6 in the 8 half or 26 in the 28 half', () => {
    const { state } = declineAll(round(kolya));
    expect(state.table.phase).toEqual({ type: 'choice', holes: ['7', '10', '4'] });
    expect(asked(state)).toBe('C');
    expect([...eight28.legal(eight28.view(state, 2))]).toEqual([
      { type: 'choose-half', half: 'eight' },
      { type: 'choose-half', half: 'twenty-eight' },
    ]);
    const low = play(state, 'C eight');
    expect(low.events[0]).toEqual({ type: 'half-chosen', seat: 2, half: 'eight', total: 6 });
    expect(won(low.state)).toEqual({
      crystals: [blue(4), blue(4), blue(0)],
      aside: blue(0),
      phase: 'round-end',
    });
    const high = play(state, 'C twenty-eight');
    expect(high.events[0]).toEqual({ type: 'half-chosen', seat: 2, half: 'twenty-eight', total: 26 });
    expect(won(high.state)).toEqual({
      crystals: [blue(4), blue(0), blue(4)],
      aside: blue(0),
      phase: 'round-end',
    });
    expect(high.state.table.choices).toEqual([null, null, 'twenty-eight']);
  });

  test('[eight28 8.13] the last dealer chooses first, then clockwise; nothing is handed out before the last', () => {
    const start = round({ hands: ['7 X', '10', '4 X', '2 X X'], pot: blue(4), dealer: 2 });
    const { state, events } = play(start, 'D decline, A decline, B decline, C decline');
    expect(events.slice(4)).toEqual([
      { type: 'round-ended', round: 1, dealer: 2, reason: 'all-declined' },
      { type: 'holes-revealed', holes: ['7', '10', '4', '2'] },
    ]);
    expect(asked(state)).toBe('C');
    const second = play(state, 'C eight');
    expect(second.events).toEqual([{ type: 'half-chosen', seat: 2, half: 'eight', total: 5 }]);
    expect(second.state).toEqual({
      ...state,
      table: { ...state.table, choices: [null, null, 'eight', null], waiting: [3] },
    });
    expect(attempt(second.state, 'A eight')).toEqual(err({ code: 'not-your-turn', asked: 3 }));
    expect(attempt(second.state, 'C twenty-eight')).toEqual(err({ code: 'not-your-turn', asked: 3 }));
    expect(attempt(second.state, 'B twenty-eight')).toEqual(err({ code: 'nothing-to-choose' }));
    for (const stranger of [-1, 4])
      expect(eight28.reduce(second.state, stranger, { type: 'choose-half', half: 'eight' })).toEqual(
        err({ code: 'nothing-to-choose' }),
      );
    expect(attempt(second.state, 'D take')).toEqual(err({ code: 'wrong-phase', phase: 'choice' }));
    const third = play(second.state, 'D twenty-eight');
    expect(asked(third.state)).toBe('A');
    expect(won(play(third.state, 'A eight').state)).toEqual({
      crystals: [blue(2), blue(0), blue(0), blue(2)],
      aside: blue(0),
      phase: 'round-end',
    });
  });

  test.each([
    ['7', '10 10 5', 'twenty-eight', '28 half only'],
    ['5', '10 10 5', 'eight', 'would win both'],
    ['7', '10 10 7', 'eight', 'neither'],
    ['5', '10 10 7', 'eight', '8 half only'],
    ['7', '10 10 6', 'twenty-eight', 'a shared 28 half only'],
    ['6', '10 10 5', 'eight', 'a shared 8 half'],
    ['10 10', '10 5', 'eight', 'nobody else in the 8 half'],
    ['7', '6', 'twenty-eight', 'nobody else in the 28 half'],
  ])('[eight28 8.30] away, against %s and %s, 4 X X goes for %s: %s', (low, high, half) => {
    const { state } = declineAll(round({ hands: [low, high, '4 X X'], pot: blue(8), dealer: 2 }));
    expect(eight28.pickIdleAction(eight28.view(state, 2), fastRandom(1))).toEqual({
      type: 'choose-half',
      half,
    });
  });

  test('[eight28 8.30] the idle choice depends on choices made, not on later ones', () => {
    const { state } = declineAll(round({ hands: ['4 X X', '6 X', '7'], pot: blue(8), dealer: 0 }));
    // B could still take the 28 half with 17, or the 8 half with 7.
    expect(eight28.pickIdleAction(eight28.view(state, 0), fastRandom(1))).toEqual({
      type: 'choose-half',
      half: 'twenty-eight',
    });
    const after = play(state, 'A twenty-eight').state;
    expect(eight28.pickIdleAction(eight28.view(after, 1), fastRandom(1))).toEqual({
      type: 'choose-half',
      half: 'eight',
    });
  });

  test('[eight28 8.30] away: an offer is declined, a round end continued', () => {
    const offer = round(kolya);
    expect(eight28.pickIdleAction(eight28.view(offer, 0), fastRandom(1))).toEqual({ type: 'decline' });
    const end = settled(kolya, 'C eight');
    expect(eight28.pickIdleAction(eight28.view(end, 0), fastRandom(1))).toEqual({ type: 'continue' });
  });
});

import { eight28 } from '@fivefold/rules/eight28';
import { blue, EXAMPLE, play, round, settled } from '@fivefold/rules/testing/eight28';
import { describe, expect, test } from 'vitest';
import { potHalfContestsOf } from './halfContests.ts';

type State = ReturnType<typeof round>;
const runners = (state: State, me: number | 'spectator') => {
  const view = eight28.view(state, me);
  return potHalfContestsOf(view, eight28.explain(view)).map(({ prize, runners: all }) => [
    prize,
    all.map(({ seat, total, open }) => `${'ABCDEF'[seat]} ${total}${open ? '?' : ''}`).join(', '),
  ]);
};

describe('players of each half', () => {
  const two = { hands: ['7', '10 10 5', '4 X X', '6 X'], pot: blue(8), dealer: 2 };

  test('is empty during offers', () => {
    expect(runners(round(two), 0)).toEqual([]);
  });
  test('lists my rivals, and those who choose after me', () => {
    expect(runners(settled(two), 2)).toEqual([
      ['eight', 'A 7, D 7?'],
      ['twenty-eight', 'B 25, D 17?'],
    ]);
  });
  test('a spectator sees everybody who has not chosen', () => {
    expect(runners(settled(two), 'spectator')).toEqual([
      ['eight', 'A 7, C 6?, D 7?'],
      ['twenty-eight', 'B 25, C 26?, D 17?'],
    ]);
  });
  test('a made choice is listed at its half', () => {
    expect(runners(play(settled(two), 'C twenty-eight').state, 3)).toEqual([
      ['eight', 'A 7'],
      ['twenty-eight', 'C 26, B 25'],
    ]);
  });
  test('at the end of a round the best comes first, with the award', () => {
    const view = eight28.view(settled({ hands: EXAMPLE, pot: blue(8) }), 0);
    const [eight, twentyEight] = potHalfContestsOf(view, eight28.explain(view));
    expect(eight!.award!.shares).toHaveLength(2);
    expect(twentyEight!.runners.map(({ total }) => total)).toEqual([28, 25]);
  });
  test('a direct hit is one side', () => {
    expect(runners(settled({ hands: ['6 X X', '8', '10 9 9'], pot: blue(9) }), 1)).toEqual([
      ['direct-hit', 'A 28'],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { held, played, playing, refusal, round, viewOf } from '../../testing/podelim.ts';
import { fastRandom, pickRandom } from '../kernel/random.ts';
import { podelim, podelimRoundCount } from './game.ts';

/** Three players: A takes the first card of the row, B the next ones, C the rest. */
const shared = (row: string, toB: number, own: Record<string, string>) =>
  playing(
    round({ seats: 3, row, own }),
    `A split 1 ${1 + toB}`,
    'A vote white',
    'C vote black',
    'B vote blue',
  );

describe('jokers', () => {
  test('[podelim 8.17] a waiting joker joins the first number cards by itself', () => {
    const { state, events } = shared('1 6 6 2 3 4 5', 2, { B: 'J' });
    expect(held(state)).toEqual({ A: '1', B: '6 6 6J', C: '2 3 4 5', discard: '' });
    expect(events).toContainEqual({ type: 'jokers-placed', seat: 1, values: [6], automatic: true });
  });

  test('[podelim 8.18] a waiting joker and two values at once: the owner chooses', () => {
    const { state, events } = shared('1 4 9 2 3 4 5', 2, { B: 'J' });
    expect(state.table.phase).toEqual({ type: 'sort', seat: 1 });
    expect(podelim.waitingFor(state)).toEqual([1]);
    expect(podelim.seatsAllowedToAct(state)).toEqual([1]);
    expect(events.at(-1)?.type).toBe('part-taken');
    expect(refusal(state, 'B jokers 5')).toEqual({ code: 'no-such-stack', value: 5 });
    expect(refusal(state, 'B jokers')).toEqual({ code: 'bad-joker-count', jokers: 1, placed: 0 });
    expect(refusal(state, 'B jokers 4 9')).toEqual({ code: 'bad-joker-count', jokers: 1, placed: 2 });
    expect(refusal(state, 'B vote white')).toEqual({ code: 'wrong-phase', phase: 'sort' });
    expect([...podelim.legal(viewOf(state, 'A'))]).toEqual([]);
    expect([...podelim.legal(viewOf(state, 'B'))]).toEqual([
      { type: 'place-jokers', values: [4] },
      { type: 'place-jokers', values: [9] },
    ]);
    const end = playing(state, 'B jokers 9');
    expect(held(end.state)).toEqual({ A: '1', B: '4 9 9J', C: '2 3 4 5', discard: '' });
    expect(end.events).toEqual([
      { type: 'jokers-placed', seat: 1, values: [9], automatic: false },
      { type: 'round-ended', round: 1 },
      { type: 'row-dealt', round: 2, leader: 1, row: end.state.table.row },
    ]);
  });

  test('[podelim 8.19] a second joker waits with the first, then all join the first value', () => {
    const { state, events } = shared('1 J 2 3 4 5 6', 1, { B: 'J' });
    expect(held(state)).toEqual({ A: '1', B: 'J J', C: '2 3 4 5 6', discard: '' });
    expect(events.slice(-3)).toEqual([
      { type: 'jokers-waiting', seat: 1, jokers: 2 },
      { type: 'round-ended', round: 1 },
      { type: 'row-dealt', round: 2, leader: 1, row: state.table.row },
    ]);
    expect(held(shared('1 J 3 2 4 5 6', 2, { B: 'J J' }).state)).toMatchObject({ B: '3 3J 3J 3J' });
  });

  test('two jokers as the first cards wait together; a player without new cards gets no second event', () => {
    const { state } = shared('1 J J 3 4 5 6', 2, {});
    expect(held(state)).toMatchObject({ B: 'J J' });
    const { events } = playing(
      round({ seats: 3, row: '1 2 3 4 5 6 7', own: { B: 'J J' } }),
      'A split 1 2',
      'A vote white',
      'B vote white',
      'C vote white',
    );
    expect(events.map(({ type }) => type)).not.toContain('jokers-waiting');
    expect(held(shared('1 J 7 3 4 5 6', 2, {}).state)).toMatchObject({ B: '7 7J' });
  });

  test('[podelim 8.20] jokers may be spread over own stacks, new ones included', () => {
    const { state } = playing(
      round({ seats: 3, row: '1 2 3 4 J J 10', own: { C: '5 8' } }),
      'A split 1 4',
      'A vote white',
      'B vote blue',
      'C vote black',
    );
    expect(refusal(state, 'C jokers 8')).toEqual({ code: 'bad-joker-count', jokers: 2, placed: 1 });
    expect(refusal(state, 'C jokers 8 9')).toEqual({ code: 'no-such-stack', value: 9 });
    expect([...podelim.legal(viewOf(state, 'C'))]).toEqual(
      [
        [5, 5],
        [5, 8],
        [5, 10],
        [8, 8],
        [8, 10],
        [10, 10],
      ].map((values) => ({ type: 'place-jokers', values })),
    );
    for (const order of ['8 10', '10 8']) {
      const end = playing(state, `C jokers ${order}`);
      expect(held(end.state)).toEqual({ A: '1', B: '2 3 4', C: '5 8 8J 10 10J', discard: '' });
      expect(end.events[0]).toEqual({ type: 'jokers-placed', seat: 2, values: [8, 10], automatic: false });
    }
    expect(held(played(state, 'C jokers 5 5'))).toMatchObject({ C: '5 5J 5J 8 10' });
  });

  test('[podelim 8.21] the player left of the leader sorts first, the leader last', () => {
    const own = { A: '1 2 J', B: '3 J', C: '4 5 J', D: '6 7 J' };
    const start = round({ seats: 4, leader: 'C', row: '8 8 9 9 10 10 10 10 10', own });
    const all = ['A', 'B', 'C', 'D'].map((seat) => `${seat} vote white`);
    const first = playing(start, 'C split 1 2', ...all);
    expect(first.state.table.phase).toEqual({ type: 'sort', seat: 3 });
    for (const seat of ['A', 'B', 'C'])
      expect(refusal(first.state, `${seat} jokers 1`)).toEqual({ code: 'not-your-turn', turn: 3 });
    const second = playing(first.state, 'D jokers 6');
    expect(second.state.table.phase).toEqual({ type: 'sort', seat: 0 });
    expect(second.events).toEqual([{ type: 'jokers-placed', seat: 3, values: [6], automatic: false }]);
    const third = playing(second.state, 'A jokers 2');
    expect(third.state.table.phase).toEqual({ type: 'sort', seat: 2 });
    // B has one stack, but B's automatic placement waits for its turn.
    expect(third.events).toEqual([
      { type: 'jokers-placed', seat: 0, values: [2], automatic: false },
      { type: 'jokers-placed', seat: 1, values: [3], automatic: true },
    ]);
    const end = played(third.state, 'C jokers 4');
    expect(held(end)).toMatchObject({ A: '1 2 2J', B: '3 3J', C: '4 4J 5', D: '6 6J 7' });
    expect(end.table).toMatchObject({ round: 2, leader: 3, phase: { type: 'split' } });
  });

  test('[podelim 8.22] a joker stays where it was laid', () => {
    const start = round({ seats: 3, row: '1 5 J 8 8 2 3', own: { B: '5 5J' } });
    const sorting = played(start, 'A split 1 5', 'A vote white', 'B vote blue', 'C vote black');
    expect(held(sorting)).toMatchObject({ B: '5 5 5J 8 8 J' });
    for (const action of podelim.legal(viewOf(sorting, 'B'))) {
      expect(action).toMatchObject({ type: 'place-jokers', values: [expect.any(Number)] });
      const result = podelim.reduce(sorting, 1, action);
      if (!result.ok) throw new Error(result.error.code);
      expect(result.value.state.table.players[1]!.stacks[0]).toMatchObject({ value: 5, numbers: 2 });
      expect(result.value.state.table.players[1]!.stacks[0]!.jokers).toBeGreaterThanOrEqual(1);
    }
    expect(held(played(sorting, 'B jokers 8'))).toMatchObject({ B: '5 5 5J 8 8 8J' });
  });

  test('[podelim 8.22] and in every later round: no joker leaves its stack until the game is over', () => {
    let state = round({ seats: 3, row: '1 5 J 8 8 2 3', own: { B: '5 5J' } });
    const random = fastRandom(22);
    const rounds = new Set<number>();
    for (let [seat] = podelim.waitingFor(state); seat !== undefined; [seat] = podelim.waitingFor(state)) {
      const before = state.table.players;
      const result = podelim.reduce(
        state,
        seat,
        pickRandom([...podelim.legal(viewOf(state, 'ABC'[seat]!))], random),
      );
      if (!result.ok) throw new Error(result.error.code);
      state = result.value.state;
      rounds.add(state.table.round);
      before.forEach(({ stacks }, owner) => {
        for (const { value, jokers } of stacks) {
          const now = state.table.players[owner]!.stacks.find((stack) => stack.value === value);
          expect(now?.jokers).toBeGreaterThanOrEqual(jokers);
        }
      });
    }
    expect(rounds.size).toBe(podelimRoundCount(3));
  });
});

import { describe, expect, test } from 'vitest';
import { deriveSeedFromTexts, fastRandom } from '../kernel/random.ts';
import {
  drawMyNumberGoals,
  type Event,
  goalLetterOf,
  type MyNumberGoalId,
  myNumber,
  myNumberGoalPoints,
  type Options,
  type State,
  seatsFor,
} from './game.ts';

const goals = (text: string) => text.split(' ') as MyNumberGoalId[];
const deal = (seats: number, chosen: Partial<Options>, seed: number): State =>
  myNumber.setup({ seats, options: myNumber.options.parse(chosen), seed: deriveSeedFromTexts(String(seed)) });
/** A whole game of the first legal actions: its events, the opening included, and its outcome. */
function played(state: State): { readonly events: readonly Event[]; readonly over: State } {
  const events = [...myNumber.openingEvents!(state)];
  let over = state;
  while (myNumber.waitingFor(over).length > 0) {
    const seat = myNumber.waitingFor(over)[0]!;
    const result = myNumber.reduce(over, seat, [...myNumber.legal(myNumber.view(over, seat))][0]!);
    if (!result.ok) throw new Error(result.error.code);
    events.push(...result.value.events);
    over = result.value.state;
  }
  return { events, over };
}
/** The open goals of each round, by its events and by its scoring. */
function goalsOf(state: State): readonly (readonly MyNumberGoalId[])[] {
  const { events, over } = played(state);
  const told = events.flatMap((event) => (event.type === 'round-started' ? [event.goals] : []));
  expect(over.table.finished.map((round) => round.goals)).toEqual(told);
  expect(over.table.goals).toEqual(told.at(-1));
  return told;
}
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const letters = (open: readonly MyNumberGoalId[]) => new Set(open.map(goalLetterOf)).size;
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe('goals of a game', () => {
  test('without goals there are none', () => {
    expect(goalsOf(deal(3, {}, 1))).toEqual([[], [], []]);
  });

  test('[my-number 8.21] one goal a round, three different cards', () => {
    for (const seed of SEEDS) {
      const rounds = goalsOf(deal(3, { goals: 'perRound', goalCount: 1 }, seed));
      expect(rounds.map((open) => open.length)).toEqual([1, 1, 1]);
      expect(new Set(rounds.flat()).size).toBe(3);
    }
  });

  test('[my-number 8.22] a second goal of an open letter goes under the stack', () => {
    const stack = goals('A1 A2 C1 C2 F2 B1 B2 D1 D2 E1 E2 F1 G1 G2');
    expect(drawMyNumberGoals(stack, 3, fastRandom(1))).toEqual({
      open: ['A1', 'C1', 'F2'],
      stack: goals('B1 B2 D1 D2 E1 E2 F1 G1 G2 A2 C2'),
    });
  });

  test('a stack can be made to have given what everybody saw', () => {
    const stack = goals('A1 A2 B1 B2 C1 C2 D1 D2 E1 E2 F1 F2 G1 G2');
    expect(drawMyNumberGoals(stack, 3, fastRandom(1), ['B1', 'A1'])).toEqual({
      open: ['B1', 'A1', 'C1'],
      stack: goals('C2 D1 D2 E1 E2 F1 F2 G1 G2 A2 B2'),
    });
  });

  test('[my-number 8.23] fifteen goals out of fourteen: the goals that are not open are shuffled again', () => {
    const again = new Set<MyNumberGoalId>();
    for (const seed of SEEDS) {
      const rounds = goalsOf(deal(3, { goals: 'perRound', goalCount: 5 }, seed));
      expect(rounds.map(letters)).toEqual([5, 5, 5]);
      expect(new Set([...rounds[0]!, ...rounds[1]!]).size).toBe(10);
      for (const goal of rounds[2]!)
        if (rounds[0]!.includes(goal) || rounds[1]!.includes(goal)) again.add(goal);
    }
    expect(again.size).toBe(14);
  });

  test('[my-number 8.23] nothing that was put aside is lost or doubled by the new shuffle', () => {
    const { open, stack } = drawMyNumberGoals(goals('A1 A2 B1 B2'), 5, fastRandom(3));
    expect(open.slice(0, 2)).toEqual(['A1', 'B1']);
    expect(letters(open)).toBe(5);
    expect([...open, ...stack].sort()).toEqual(goals('A1 A2 B1 B2 C1 C2 D1 D2 E1 E2 F1 F2 G1 G2'));
  });

  test.each([3, 4, 5])('[my-number 8.24] %i goals for the whole game', (goalCount) => {
    for (const seed of SEEDS) {
      const [first, second, third] = goalsOf(deal(3, { goals: 'wholeGame', goalCount }, seed));
      expect(letters(first!)).toBe(goalCount);
      expect(first).toHaveLength(goalCount);
      expect([second, third]).toEqual([first, first]);
    }
  });

  test('[my-number 8.24] goals of the whole game are scored three times', () => {
    const { over } = played(deal(3, { goals: 'wholeGame', goalCount: 4 }, 1));
    expect(over.table.finished).toHaveLength(3);
    for (const { order, goals: open, collections, scores } of over.table.finished) {
      const points = scores.map((_, seat) =>
        open.map((goal) => myNumberGoalPoints(goal, seat, order, collections)),
      );
      expect(points.flat()).toContain(2);
      expect(scores.map((score) => score.goals)).toEqual(points);
      expect(scores.map(({ bonus }) => bonus)).toEqual(
        scores.map(({ slotBonuses }, seat) => sum([...slotBonuses, ...points[seat]!])),
      );
    }
  });
});

describe('options of the host', () => {
  test('nothing chosen is the base game', () => {
    expect(myNumber.options.parse({})).toEqual({ goals: 'none', goalCount: 3, unofficialTwo: false });
  });

  test.each([
    { goals: 'perRound' },
    { goals: 'perRound', goalCount: 1 },
    { goals: 'perRound', goalCount: 5 },
    { goals: 'wholeGame' },
    { goals: 'wholeGame', goalCount: 5 },
    { goals: 'none', goalCount: 1 },
    { unofficialTwo: true },
  ])('%j is a choice', (chosen) => {
    expect(myNumber.options.parse(chosen)).toEqual({
      goals: 'none',
      goalCount: 3,
      unofficialTwo: false,
      ...chosen,
    });
  });

  test.each([
    { goals: 'perRound', goalCount: 0 },
    { goals: 'perRound', goalCount: 6 },
    { goals: 'perRound', goalCount: 1.5 },
    { goals: 'wholeGame', goalCount: 2 },
    { goals: 'wholeGame', goalCount: 6 },
    { goals: 'both' },
    { unofficialTwo: 1 },
    { timeLimit: 45 },
    null,
  ])('%j is none', (chosen) => {
    expect(myNumber.options.safeParse(chosen).success).toBe(false);
  });

  test('a wrong count of whole-game goals is reported at its field', () => {
    expect(myNumber.options.safeParse({ goals: 'wholeGame', goalCount: 2 }).error?.issues).toMatchObject([
      { path: ['goalCount'], message: 'goals for the whole game are three to five' },
    ]);
  });

  test('two players only at a table marked as unofficial', () => {
    expect(myNumber.seats).toEqual({ min: 2, max: 6 });
    expect(seatsFor({ unofficialTwo: false })).toEqual({ min: 3, max: 6 });
    expect(myNumber.seatsFor?.(myNumber.options.parse({ unofficialTwo: true }))).toEqual({ min: 2, max: 6 });
    expect(deal(2, { unofficialTwo: true }, 1).hands).toHaveLength(2);
    expect(() => deal(2, {}, 1)).toThrow('my-number is played by 3 to 6, not by 2');
    expect(() => deal(1, { unofficialTwo: true }, 1)).toThrow('my-number is played by 2 to 6, not by 1');
    expect(() => deal(7, {}, 1)).toThrow('my-number is played by 3 to 6, not by 7');
    expect(() => deal(3.5, {}, 1)).toThrow('my-number is played by 3 to 6, not by 3.5');
  });
});

describe('the action schema', () => {
  test.each([
    { type: 'select', card: 1, turn: 1 },
    { type: 'select', card: 60, turn: 8 },
    { type: 'continue' },
  ])('%j', (sent) => {
    expect(myNumber.action.parse(sent)).toEqual(sent);
  });

  test.each([
    { type: 'select', card: 0, turn: 1 },
    { type: 'select', card: 61, turn: 1 },
    { type: 'select', card: 1.5, turn: 1 },
    { type: 'select', card: Number.NaN, turn: 1 },
    { type: 'select', card: '1', turn: 1 },
    { type: 'select', card: 1, turn: 0 },
    { type: 'select', card: 1, turn: 9 },
    { type: 'select', card: 1 },
    { type: 'select', card: 1, turn: 1, seat: 2 },
    { type: 'continue', card: 1 },
    { type: 'pass' },
    null,
  ])('not %j', (sent) => {
    expect(myNumber.action.safeParse(sent).success).toBe(false);
  });
});

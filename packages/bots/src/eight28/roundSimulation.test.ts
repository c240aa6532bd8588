import { deriveSeedFromTexts, fastRandom, randomBelow } from '@fivefold/rules';
import { type Card, eight28, eight28CrystalPoints, type State } from '@fivefold/rules/eight28';
import { describe, expect, test } from 'vitest';
import { sortBestFirst } from '../ratings.ts';
import { rateEight28Actions } from './evaluate.ts';
import { createEight28HiddenCardSampler } from './inference.ts';
import { CARD_KIND_COUNT, cardKindIndex, estimateTakeOrDeclineValues } from './odds.ts';
import { createEight28RoundStart, Eight28RoundSimulation } from './roundSimulation.ts';
import { SharedSimulatedDeck, SimulatedDeckPerSeat } from './simulatedDecks.ts';

function step(state: State, seat: number, action: Parameters<typeof eight28.reduce>[2]): State {
  const result = eight28.reduce(state, seat, action);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.state;
}

const start = (name: string, seats: number, passIsFinal: boolean): State =>
  eight28.setup({
    seats,
    options: eight28.options.parse({ passIsFinal }),
    seed: deriveSeedFromTexts('round', name),
  });

const roundOf = ({ table, holes, deck }: State): Eight28RoundSimulation =>
  new Eight28RoundSimulation(
    createEight28RoundStart(table),
    holes.map(cardKindIndex),
    new SharedSimulatedDeck(deck.map(cardKindIndex)),
  );

test.each([
  [3, false],
  [3, true],
  [5, false],
])('a round of %i goes as the rules say (a pass is final: %s)', (seats, passIsFinal) => {
  const random = fastRandom(seats);
  let rounds = 0;
  for (let game = 0; game < 12; game += 1) {
    let state = start(String(game), seats, passIsFinal);
    let round = roundOf(state);
    while (state.table.phase.type !== 'over') {
      const seat = state.table.waiting[0]!;
      const { phase } = state.table;
      if (phase.type === 'offer') {
        expect(round.asked()).toBe(seat);
        const takes = randomBelow(5, random) > 1;
        round.answer(takes);
        state = step(state, seat, { type: takes ? 'take' : 'decline' });
      } else if (phase.type === 'choice') {
        state = step(state, seat, sortBestFirst(rateEight28Actions(eight28.view(state, seat)))[0]!.action);
      } else state = step(state, seat, { type: 'continue' });
      if (state.table.phase.type === 'round-end' && state.table.waiting.length === seats) {
        expect(round.asked()).toBe(-1);
        round.settle();
        expect({ game, points: round.points }).toEqual({
          game,
          points: state.table.crystals.map(eight28CrystalPoints),
        });
        expect(round.pot).toBe(eight28CrystalPoints(state.table.aside));
        rounds += 1;
      }
      if (
        state.table.phase.type === 'offer' &&
        state.table.turn === 1 &&
        state.table.answers.flat().length === 0
      )
        round = roundOf(state);
    }
  }
  expect(rounds).toBeGreaterThan(20);
});

test('the odds count a sure bust as nothing and a sure 28 as the best', () => {
  const tens = new Int8Array(CARD_KIND_COUNT);
  tens[cardKindIndex('10')] = 3;
  const rivals = [{ low: 12, extra: 0, rests: true, isFinal: false }];
  expect(estimateTakeOrDeclineValues({ low: 20, extra: 0 }, tens, rivals).take).toBe(0);
  const eights = new Int8Array(CARD_KIND_COUNT);
  eights[cardKindIndex('8')] = 1;
  expect(estimateTakeOrDeclineValues({ low: 20, extra: 0 }, eights, rivals).take).toBeGreaterThan(0.9);
});

describe('a rival whose pass was final', () => {
  const unseen = Int8Array.from({ length: CARD_KIND_COUNT }, () => 2);
  const stay = (low: number, shown: number, isFinal = true) =>
    estimateTakeOrDeclineValues({ low, extra: 0 }, unseen, [{ low: shown, extra: 0, rests: true, isFinal }])
      .stay;

  test('cannot reach a total that its hidden card does not make', () => {
    expect(stay(23, 11)).toBe(1);
    expect(stay(23, 11, false)).toBeLessThan(1);
    expect(stay(22, 11)).toBeLessThan(1); // A 1/11 makes 22 as well.
  });

  test('beats a total that every hidden card beats, unless it is over 28', () => {
    expect(stay(12, 12)).toBeCloseTo(0);
    expect(stay(12, 24)).toBeGreaterThan(0);
    expect(stay(12, 24)).toBeLessThan(0.6);
  });

  test('can win the 8 only with a low hidden card', () => {
    expect(stay(8, 7)).toBeGreaterThan(stay(6, 5));
    expect(stay(5, 8)).toBe(1);
  });

  /** What medium answers with 7 and 5 open, and rivals who declined. */
  function answer(passIsFinal: boolean, hole: Card, shown: readonly Card[]): string {
    const { table, ...rest } = eight28.view(start('stop', 3, passIsFinal), 0);
    const open = table.open.map((_, seat): readonly Card[] => (seat === 0 ? ['7', '5'] : shown));
    const answers = table.open.map((_, seat) =>
      seat === 0 ? (['take', 'take'] as const) : (['take', 'take', 'decline'] as const),
    );
    const state = { ...table, open, answers, turn: 4, waiting: [0] };
    return sortBestFirst(rateEight28Actions({ ...rest, table: state, hole, me: 0 }))[0]!.action.type;
  }

  test('lets medium stop where no rival can come as far, and go on where one probably is ahead', () => {
    expect(answer(true, '7', ['2', '3'])).toBe('decline');
    expect(answer(true, '9', ['4', '6'])).toBe('take');
    expect(answer(false, '9', ['4', '6'])).toBe('decline');
  });
});

test('two 1/11 and a total of 8 are worth both halves', () => {
  const none = new Int8Array(CARD_KIND_COUNT);
  expect(
    estimateTakeOrDeclineValues({ low: 8, extra: 2 }, none, [
      { low: 3, extra: 0, rests: false, isFinal: false },
    ]),
  ).toEqual({
    stay: 2,
    take: 0,
  });
});

test('with a part of the deck for each seat, every card is drawn once', () => {
  const deck = Array.from({ length: 17 }, (_, i) => i);
  const random = fastRandom(3);
  for (let i = 0; i < 30; i += 1) {
    const draws = new SimulatedDeckPerSeat(deck, 4);
    const drawn: number[] = [];
    while (draws.left > 0) drawn.push(draws.next(randomBelow(i % 2 ? 4 : 2, random)));
    expect(drawn.sort((a, b) => a - b)).toEqual(deck);
  }
  const takes = new SimulatedDeckPerSeat(deck, 4);
  takes.next(0);
  expect(takes.next(1)).toBe(new SimulatedDeckPerSeat(deck, 4).next(1));
});

test('dealt worlds hold every card once, and my own where it is', () => {
  let state = start('deal', 4, false);
  for (let i = 0; i < 9; i += 1)
    state = step(state, state.table.waiting[0]!, { type: i % 3 ? 'take' : 'decline' });
  const me = state.table.waiting[0]!;
  const deal = createEight28HiddenCardSampler(eight28.view(state, me));
  const truth = [...state.holes, ...state.deck].map(cardKindIndex).sort((a, b) => a - b);
  const random = fastRandom(8);
  for (let i = 0; i < 20; i += 1) {
    const { holes, deck } = deal(random);
    expect([...holes, ...deck].sort((a, b) => a - b)).toEqual(truth);
    expect(holes[me]).toBe(cardKindIndex(state.holes[me]!));
  }
});

test('a rival who declines the first card is assumed to hold a high one for 8', () => {
  let state = start('reads', 3, false);
  const teller = state.table.waiting[0]!;
  const before = eight28.view(state, (teller + 1) % 3);
  state = step(state, teller, { type: 'decline' });
  const after = eight28.view(state, state.table.waiting[0]!);
  const share = (view: typeof after) => {
    const random = fastRandom(5);
    const deal = createEight28HiddenCardSampler(view);
    let held = 0;
    for (let i = 0; i < 2000; i += 1) if ([6, 7].includes(deal(random).holes[teller]!)) held += 1;
    return held / 2000;
  };
  expect(share(after)).toBeGreaterThan(1.5 * share(before));
});

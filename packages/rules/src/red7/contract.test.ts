import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameContract } from '../../testing/contract.ts';
import { goldenGames } from '../../testing/golden.ts';
import { perft } from '../../testing/perft.ts';
import { deriveSeedFromTexts, fastRandom, pickRandom } from '../kernel/random.ts';
import {
  type Action,
  type Card,
  DECK,
  findLeadingSeat,
  isSeatStillInRed7Round,
  type Red7PaletteStep,
  red7,
  red7NumberOfCard,
  type State,
  type View,
} from './game.ts';

/** All seven fives and one more card: what is longer is not an action at all. */
const LONGEST = 8;
/** Mutation runs play few games. */
const PART = Number(process.env.FIVEFOLD_RUNS ?? 1);

// A low target keeps most of the long games short; one out of reach lets too few cards end them.
const TABLES = [2, 3, 4].flatMap((seats) => [
  { seats, options: {} },
  { seats, options: { actions: true } },
  { seats, options: { advanced: true, targetScore: seats === 3 ? null : 12 } },
  { seats, options: { advanced: true, actions: true, targetScore: seats === 2 ? null : 12 } },
  ...(seats < 4 ? [{ seats, options: { advanced: true, targetScore: 100 } }] : []),
]);

/** Every card once: what was scored in a round still on show lies in the winner's palette. */
function census({ table, hands, deck }: State): readonly Card[] {
  const onShow = table.phase.type === 'round-end' || table.phase.type === 'over';
  const aside = onShow ? table.rounds.slice(0, -1) : table.rounds;
  return [
    ...deck,
    ...table.onDeck,
    ...hands.flat(),
    ...table.palettes.flat(),
    ...table.canvas,
    ...aside.flatMap(({ cards }) => cards),
  ];
}

function anyAction({ table, me, hand }: View): fc.Arbitrary<Action> {
  const any = fc.constantFrom(...DECK);
  const likely = (cards: readonly Card[]) =>
    cards.length === 0 ? any : fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...cards) }, any);
  const mine = me === 'spectator' ? [] : [...table.palettes[me]!, ...hand];
  const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
  const take = fc
    .nat(3)
    .chain((seat) => record({ seat: fc.constant(seat), card: likely(table.palettes[seat] ?? []) }));
  const step: fc.Arbitrary<Red7PaletteStep> = likely(hand).chain((card) =>
    record({
      card: fc.constant(card),
      toCanvas: red7NumberOfCard(card) === 7 ? nullable(likely(mine)) : rarely(any),
      take: red7NumberOfCard(card) === 1 ? nullable(take) : rarely(take),
    }),
  );
  const fives = hand.filter((card) => red7NumberOfCard(card) === 5);
  const plain = (card: Card): Red7PaletteStep => ({ card, toCanvas: null, take: null });
  const palette = fc
    .tuple(
      rarely(fc.shuffledSubarray(fives), 2),
      fc.array(step, { maxLength: 1 }),
      rarely(fc.array(step, { maxLength: 5 })),
    )
    .map(([before, last, more]) =>
      [...(before ?? []).map(plain), ...last, ...(more ?? [])].slice(0, LONGEST),
    );
  const turn = record({ type: fc.constant('turn' as const), palette, canvas: nullable(likely(hand)) });
  return fc.oneof(
    { weight: 6, arbitrary: turn },
    { weight: 2, arbitrary: record({ type: fc.constant('canvas' as const), card: likely(hand) }) },
    fc.constantFrom<Action>({ type: 'pass' }, { type: 'end-turn' }, { type: 'continue' }),
  );
}

/** As JSON gives them: with the prototype of every object. */
const record = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record<T>(fields, { noNullPrototype: true }) as fc.Arbitrary<T>;

function rarely<T>(arbitrary: fc.Arbitrary<T>, freq = 9): fc.Arbitrary<T | null> {
  return fc.oneof({ weight: freq, arbitrary: fc.constant(null) }, arbitrary);
}

/** 5s played in a row may come in any order. */
function canonical(action: Action): Action {
  if (action.type !== 'turn') return action;
  const { palette } = action;
  const end = palette.findIndex(({ card }) => red7NumberOfCard(card) !== 5);
  const fives = palette.slice(0, end < 0 ? palette.length : end);
  const sorted = fives.toSorted((a, b) => (a.card < b.card ? -1 : 1));
  return { ...action, palette: [...sorted, ...palette.slice(fives.length)] };
}

gameContract(red7, { tables: TABLES, census, anyAction, canonical });

test('[red7 8.31] in random play nobody leads at the start of their turn, and no palette is empty', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TABLES), fc.nat(), ({ seats, options }, number) => {
      const random = fastRandom(number);
      const seed = deriveSeedFromTexts('property', String(number));
      let state = red7.setup({ seats, options: red7.options.parse(options), seed });
      while (state.table.phase.type !== 'over') {
        const { table } = state;
        expect([...census(state)].sort()).toEqual(DECK.toSorted());
        if (table.phase.type === 'turn') {
          expect(findLeadingSeat(table)).not.toBeNull();
          expect(findLeadingSeat(table)).not.toBe(table.phase.seat);
          expect(isSeatStillInRed7Round(table, table.phase.seat)).toBe(true);
          expect(table.palettes.every((palette) => palette.length > 0)).toBe(true);
        } else if (table.phase.type === 'round-end') {
          expect(findLeadingSeat(table)).toBe(table.rounds.at(-1)!.winner);
        }
        const seat = red7.waitingFor(state)[0]!;
        const result = red7.reduce(state, seat, pickRandom([...red7.legal(red7.view(state, seat))], random));
        if (!result.ok) throw new Error(result.error.code);
        state = result.value.state;
      }
      expect(findLeadingSeat(state.table)).toBe(state.table.rounds.at(-1)!.winner);
    }),
    { numRuns: Math.ceil(60 * PART) },
  );
});

test.each([
  ['basic', {}, 2, [15, 406, 3881]],
  ['advanced', { actions: true, advanced: true }, 3, [54, 1950]],
])('perft of the %s game', (_name, options, seats, lines) => {
  const start = red7.setup({
    seats,
    options: red7.options.parse(options),
    seed: deriveSeedFromTexts('perft', 'red7'),
  });
  expect(lines.map((_, i) => perft(red7, start, i + 1))).toEqual(lines);
});

goldenGames(red7);

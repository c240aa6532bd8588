import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sample } from '../../testing/check.ts';
import { gameContract } from '../../testing/contract.ts';
import { assignments, identitiesOf } from '../../testing/iota.ts';
import { deriveSeedFromTexts, fastRandom, pickRandom, randomBelow } from '../kernel/random.ts';
import {
  type Action,
  type Card,
  DECK,
  EMPTY_IOTA_STAGED_TURN,
  iota,
  isWild,
  type PlacedCard,
  playableCellsForCard,
  previewIotaStagedTurn,
  type State,
  type View,
  wildCardIdentitiesInGrid,
} from './game.ts';

const order = (a: PlacedCard, b: PlacedCard) => a.y - b.y || a.x - b.x;

gameContract(iota, {
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { deck: 'half' } },
    { seats: 4, options: { deck: 'half', scoring: false, firstPlayer: 1 } },
    { seats: 2, options: { deck: 'half', firstPlayer: 0 } },
    { seats: 3, options: { scoring: false } },
    { seats: 4, options: {} },
  ],
  census: ({ table, hands, deck, removed }) => [
    ...table.grid.map(({ card }) => card),
    ...hands.flat(),
    ...deck,
    ...removed,
  ],
  anyAction,
  canonical: (action) =>
    action.type === 'play'
      ? {
          ...action,
          recycles: [...action.recycles].sort(order),
          placements: [...action.placements].sort(order),
        }
      : { ...action, recycles: [...action.recycles].sort(order) },
  games: 60,
});

/** Mostly cards of the hand on cells near the grid, in one line; wilds of the grid in the recycles. */
function anyAction({ table, hand }: View): fc.Arbitrary<Action> {
  const held = hand.length > 0 ? [...hand] : DECK.slice(0, 4);
  const wilds = table.grid.filter(({ card }) => card.startsWith('W'));
  const card = fc.oneof({ weight: 12, arbitrary: fc.constantFrom<Card>(...held) }, fc.constantFrom(...DECK));
  const recycle = fc.record({
    cell: fc.constantFrom(...table.grid.slice(0, 1), ...wilds, ...wilds, ...wilds),
    card,
  });
  const recycles = fc
    .array(recycle, { maxLength: wilds.length === 0 ? 0 : 2 })
    .map((list) => list.map(({ cell, card }) => ({ x: cell.x, y: cell.y, card })));
  const row = fc
    .record({
      from: fc.constantFrom(...table.grid),
      dx: fc.integer({ min: -4, max: 2 }),
      dy: fc.integer({ min: -1, max: 1 }),
      across: fc.boolean(),
      cards: fc.shuffledSubarray(held, { minLength: 1 }),
      skip: fc.constantFrom(0, 0, 0, 1),
    })
    .map(({ from, dx, dy, across, cards, skip }) =>
      cards.map((card, i) => {
        const along = dx + i + (i > 1 ? skip : 0);
        return across
          ? { x: from.x + along, y: from.y + dy, card }
          : { x: from.x + dy, y: from.y + along, card };
      }),
    );
  const far = fc.integer({ min: -99, max: 99 });
  const wild = fc.array(fc.record({ x: far, y: far, card }), { maxLength: 8 });
  const none = fc.constant<PlacedCard[]>([]);
  return fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        type: fc.constant('play' as const),
        recycles: fc.oneof(none, recycles),
        placements: row,
      }),
    },
    fc.record({
      type: fc.constant('play' as const),
      recycles: fc.oneof(none, recycles, wild),
      placements: wild,
    }),
    fc.record({
      type: fc.constant('pass' as const),
      recycles: fc.oneof(none, recycles),
      swap: fc.oneof(fc.shuffledSubarray(held), fc.array(card, { maxLength: 8 })),
    }),
  );
}

const runs = Math.ceil(30 * Number(process.env.FIVEFOLD_RUNS ?? 1));

/** Positions of a random game that keeps the wilds on the move. */
function* walk(seed: number): Generator<State, void, void> {
  const random = fastRandom(seed);
  let state = iota.setup({
    seats: 2 + (seed % 3),
    options: iota.options.parse({ deck: seed % 2 === 0 ? 'half' : 'full' }),
    seed: deriveSeedFromTexts('walk', String(seed)),
  });
  while (iota.waitingFor(state).length > 0) {
    yield state;
    const seat = state.table.turn;
    const all = [...iota.legal(iota.view(state, seat))];
    const wild = all.filter(
      (action) => action.type === 'play' && action.placements.some(({ card }) => isWild(card)),
    );
    const result = iota.reduce(
      state,
      seat,
      pickRandom(wild.length > 0 && randomBelow(3, random) > 0 ? wild : all, random),
    );
    if (!result.ok) throw new Error(result.error.code);
    state = result.value.state;
  }
}
describe('random positions against the rules word for word (4.2, all assignments tried)', () => {
  test('every wild can be exactly what some assignment makes it', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        for (const { table } of walk(seed))
          expect(wildCardIdentitiesInGrid(table.grid)).toEqual(identitiesOf(table.grid));
      }),
      { numRuns: runs },
    );
  });
  test('a play beside the grid is legal exactly when the new grid has an assignment', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = fastRandom(seed);
        for (const state of walk(seed)) {
          const { grid, turn } = state.table;
          const around = grid.flatMap(({ x, y }) => [
            { x: x + 1, y },
            { x: x - 1, y },
            { x, y: y + 1 },
            { x, y: y - 1 },
          ]);
          const free = around.filter(({ x, y }) => !grid.some((card) => card.x === x && card.y === y));
          for (const cell of sample(free, 6, random)) {
            const placement = { ...cell, card: pickRandom(state.hands[turn]!, random) };
            const result = iota.reduce(state, turn, { type: 'play', recycles: [], placements: [placement] });
            expect(result.ok).toBe(assignments([...grid, placement]).length > 0);
          }
        }
      }),
      { numRuns: Math.ceil(runs / 3) },
    );
  });
  test('a card can go exactly where a listed play has it, and is ready where that play is all', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const random = fastRandom(seed);
        for (const state of walk(seed)) {
          if (randomBelow(4, random) > 0) continue;
          const view = iota.view(state, state.table.turn);
          const plays = [...iota.legal(view)].flatMap((action) =>
            action.type === 'play' && action.recycles.length === 0 ? [action.placements] : [],
          );
          if (plays.length === 0) continue;
          const staged = sample(pickRandom(plays, random), 1, random);
          const card = pickRandom(view.hand, random);
          for (const placements of [[], staged]) {
            const holds = (play: readonly PlacedCard[]) =>
              placements.every((one) =>
                play.some((p) => p.x === one.x && p.y === one.y && p.card === one.card),
              );
            const isStaged = placements.some((one) => one.card === card);
            const cells = new Map<string, boolean>();
            for (const play of isStaged ? [] : plays.filter(holds))
              for (const one of play.filter((p) => p.card === card)) {
                const at = `${one.x},${one.y}`;
                cells.set(at, cells.get(at) || play.length === placements.length + 1);
              }
            const found = playableCellsForCard(view, { ...EMPTY_IOTA_STAGED_TURN, placements }, card);
            expect(new Map(found.map(({ x, y, isReady }) => [`${x},${y}`, isReady]))).toEqual(cells);
            for (const { x, y, isReady } of found.slice(0, 3)) {
              const tried = previewIotaStagedTurn(view, {
                recycles: [],
                placements: [...placements, { x, y, card }],
              });
              expect(tried.refusal === null).toBe(isReady);
            }
          }
        }
      }),
      { numRuns: Math.ceil(runs / 3) },
    );
  });
});

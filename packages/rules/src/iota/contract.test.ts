import fc from 'fast-check';
import { gameContract } from '../../testing/contract.ts';
import { goldenGames } from '../../testing/golden.ts';
import { type Action, type Card, DECK, iota, type Placed, type View } from './game.ts';

const order = (a: Placed, b: Placed) => a.y - b.y || a.x - b.x;

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
  games: 40,
});

goldenGames(iota);

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
  const none = fc.constant<Placed[]>([]);
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

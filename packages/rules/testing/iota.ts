import type { Card, IotaNaturalCard, Options, PlacedCard, Refusal, State } from '../src/iota/game.ts';
import { DECK, iota, isWild } from '../src/iota/game.ts';
import { deepFreeze } from './check.ts';

// A table in the notation of the rules page: `RT2@0,0 W1@1,-1` is a grid, `GC2 W2` a hand.

export interface Setting {
  readonly grid: string;
  /** By seat; the first one acts. */
  readonly hands: readonly string[];
  /** Top first; without it the deck holds all that is nowhere else. */
  readonly deck?: string;
  readonly scores?: readonly number[];
  readonly quiet?: number;
  readonly options?: Partial<Options>;
  readonly removed?: string;
}

export const cards = (text: string): readonly Card[] => text.split(' ').filter(Boolean) as Card[];
export const placed = (text: string): readonly PlacedCard[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [card, x, y] = word.split(/[@,]/);
      return { x: Number(x), y: Number(y), card: card as Card };
    });

/** A position with seat 0 to act. */
export function position(setting: Setting): State {
  const grid = placed(setting.grid);
  const hands = setting.hands.map(cards);
  const removed = cards(setting.removed ?? '') as readonly IotaNaturalCard[];
  const elsewhere = new Set([...grid.map(({ card }) => card), ...hands.flat(), ...removed]);
  const deck = setting.deck === undefined ? DECK.filter((card) => !elsewhere.has(card)) : cards(setting.deck);
  return deepFreeze({
    table: {
      options: { deck: 'full', scoring: true, firstPlayer: 'random', wildHints: true, ...setting.options },
      grid,
      turn: 0,
      quiet: setting.quiet ?? 0,
      scores: setting.scores ?? hands.map(() => 0),
      tallies: hands.map((_, seat) => ({
        lines: setting.scores?.[seat] ?? 0,
        chains: 0,
        fourCards: 0,
        lastCard: 0,
      })),
      handSizes: hands.map((hand) => hand.length),
      deckSize: deck.length,
      under: [],
      open: [],
      last: null,
      over: null,
    },
    hands,
    deck,
    removed,
    sunk: hands.map(() => []),
    knows: hands.map(() => []),
  });
}

/**
 * Rules 4.2 word for word, all assignments tried: [identity of W1, identity of W2], null for a wild that is not there.
 * Slow, and knows nothing of the code it checks.
 */
export function assignments(grid: readonly PlacedCard[]): readonly (readonly (IotaNaturalCard | null)[])[] {
  const at = new Map(grid.map(({ x, y, card }) => [`${x},${y}`, card]));
  const runs: Card[][] = [];
  for (const { x, y } of grid)
    for (const [dx, dy] of [
      [1, 0],
      [0, 1],
    ] as const) {
      if (at.has(`${x - dx},${y - dy}`)) continue;
      const run: Card[] = [];
      for (let i = 0; at.has(`${x + i * dx},${y + i * dy}`); i += 1)
        run.push(at.get(`${x + i * dx},${y + i * dy}`)!);
      if (run.length > 1) runs.push(run);
    }
  if (runs.some((run) => run.length > 4)) return [];
  const naturals = new Set(grid.map(({ card }) => card));
  const free = DECK.filter((card): card is IotaNaturalCard => !isWild(card) && !naturals.has(card));
  const choices = (wild: Card) => (naturals.has(wild) ? free : [null]);
  const isLine = (run: readonly Card[]) =>
    [0, 1, 2].every((i) => [1, run.length].includes(new Set(run.map((card) => card[i])).size));
  const fixed = runs.filter((run) => !run.some(isWild));
  if (!fixed.every(isLine)) return [];
  const open = runs.filter((run) => run.some(isWild));
  const stand = (first: IotaNaturalCard | null, second: IotaNaturalCard | null) => (card: Card) =>
    card === 'W1' ? first! : card === 'W2' ? second! : card;
  return choices('W1').flatMap((first) =>
    choices('W2')
      .filter((second) => second === null || second !== first)
      .filter((second) => open.every((run) => isLine(run.map(stand(first, second)))))
      .map((second) => [first, second]),
  );
}

export interface IotaTestMove {
  readonly hand?: string;
  readonly recycles?: string;
  readonly deck?: string;
}

/** Plays on a grid; the hand holds what is needed, if nothing else is said. */
export function lay(grid: string, placements: string, { hand, recycles = '', deck }: IotaTestMove = {}) {
  const used = [...placed(recycles), ...placed(placements)].map(({ card }) => card);
  const onGrid = placed(grid).map(({ card }) => card);
  const needed = used.filter((card) => !onGrid.includes(card)).join(' ');
  const state = position({ grid, hands: [hand ?? needed, ''], ...(deck === undefined ? {} : { deck }) });
  return iota.reduce(state, 0, { type: 'play', recycles: placed(recycles), placements: placed(placements) });
}

/** What a play scored: the lines as text, base and multiplier. */
export function scored(result: ReturnType<typeof lay>) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  const score = result.value.state.table.last?.score;
  if (!score) throw new Error('nothing was scored');
  const { lines, base, multiplier, total } = score;
  return {
    lines: lines.map(({ axis, cards, sum }) => `${axis} ${cards.join(' ')} = ${sum}`),
    base,
    multiplier,
    total,
  };
}
export const codeOf = (result: { readonly ok: boolean; readonly error?: Refusal }): string =>
  result.ok ? 'legal' : result.error!.code;
/** The grid of a position with these cards laid on it too. */
export const gridText = (grid: readonly PlacedCard[]): string =>
  grid.map(({ x, y, card }) => `${card}@${x},${y}`).join(' ');

/** Rules 4.3 by trying all assignments, W1 first. */
export const identitiesOf = (grid: readonly PlacedCard[]) => {
  const found = assignments(grid);
  return grid
    .filter(({ card }) => isWild(card))
    .map(({ x, y, card }) => {
      const of = card === 'W1' ? 0 : 1;
      const identities = new Set(found.map((pair) => pair[of]));
      return {
        x,
        y,
        wild: card,
        identities: DECK.filter((natural) => !isWild(natural) && identities.has(natural)),
      };
    })
    .sort((a, b) => (a.wild < b.wild ? -1 : 1));
};

// The order of reveal steps, checked on every move of random games.
import {
  type AnyEvent,
  fastRandom,
  GAME_IDS,
  type GameId,
  games,
  pickRandom,
  randomSeed,
} from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import {
  shortenRevealToLimit,
  TABLE_REVEAL_LIMIT_MS,
  type TableRevealStep,
  tableRevealDurationMs,
} from '../table/reveal.ts';
import { loadGameModule } from './registry.ts';
import type { TableRevealInput } from './types.ts';

type Steps = (input: TableRevealInput<never, never>) => readonly TableRevealStep[];
const STEPS = new Map<GameId, Steps>();
for (const game of GAME_IDS) {
  const { words, revealSteps } = await loadGameModule(game);
  await words.load('en');
  if (revealSteps) STEPS.set(game, revealSteps as Steps);
}
const ORDER = ['still', 'open', 'mark', 'travel', 'count'];
const SEATS = 3;
const MOVES = 120;

interface Revealed {
  readonly steps: readonly TableRevealStep[];
  readonly events: readonly (AnyEvent & Readonly<Record<string, unknown>>)[];
}

/** Every move of a random game, as seat 0 sees it. */
function movesOf(id: GameId): readonly Revealed[] {
  const game = games[id]!;
  const random = fastRandom(7);
  let state = game.setup({ seats: SEATS, options: game.options.parse({}), seed: randomSeed(random) });
  const moves: Revealed[] = [];
  for (let i = 0; i < MOVES && game.waitingFor(state).length > 0; i += 1) {
    const seat = game.waitingFor(state)[0]!;
    const done = game.reduce(state, seat, pickRandom([...game.legal(game.view(state, seat))], random));
    if (!done.ok) throw new Error(`${id}: ${JSON.stringify(done.error)}`);
    const { state: next, events } = done.value;
    const input = {
      before: game.view(state, 0),
      after: game.view(next, 0),
      events,
      context: { lang: 'en', me: 0, nameOf: (one: number) => `P${one}` },
    };
    moves.push({ steps: STEPS.get(id)!(input as never), events: events as Revealed['events'] });
    state = next;
  }
  return moves;
}

describe.each([...STEPS.keys()])('the reveals of %s', (id) => {
  const moves = movesOf(id);
  test('go through their stages in order and keep the limit', () => {
    const revealed = moves.filter(({ steps }) => steps.length > 0);
    expect(revealed.length).toBeGreaterThan(1);
    for (const { steps } of revealed) {
      const stages = steps.map(({ stage }) => ORDER.indexOf(stage));
      expect(stages).toEqual(stages.toSorted((a, b) => a - b));
      expect(tableRevealDurationMs(shortenRevealToLimit(steps))).toBeLessThanOrEqual(TABLE_REVEAL_LIMIT_MS);
    }
  });
});

test('five games have reveals', () => {
  expect([...STEPS.keys()]).toEqual(
    expect.arrayContaining(['podelim', 'iota', 'my-number', 'red7', 'eight28']),
  );
});

const stagesOf = (steps: readonly TableRevealStep[]) => steps.map(({ stage }) => stage);
const eventOf = ({ events }: Revealed, type: string) => events.find((event) => event.type === type);

test('[my-number] cards open from the lowest to the highest, and nothing is revealed before all have chosen', () => {
  for (const move of movesOf('my-number')) {
    const takes = eventOf(move, 'cards-revealed')?.takes as readonly { seat: number }[] | undefined;
    const opened = move.steps.filter(({ stage }) => stage === 'open').map(({ at }) => at);
    expect(opened).toEqual(takes?.map(({ seat }) => seat) ?? []);
    if (takes) expect(stagesOf(move.steps).slice(-3)).toEqual(['mark', 'travel', 'count']);
  }
});

test('[podelim] all votes open in one step after a stillness; cards travel only where somebody won some', () => {
  for (const move of movesOf('podelim')) {
    const first = eventOf(move, 'votes-revealed') ? ['still', 'open', 'mark'] : [];
    const rest = first.length > 0 && eventOf(move, 'part-taken') ? ['travel', 'count'] : [];
    expect(stagesOf(move.steps)).toEqual([...first, ...rest]);
  }
});

test('[red7] a new rule opens; then those who are out are marked, and the winner before the points count', () => {
  for (const move of movesOf('red7')) {
    const stages = stagesOf(move.steps);
    const ends = move.events.filter(({ type }) => type === 'eliminated' || type === 'round-won');
    const marks = ends.map(() => 'mark');
    const plain = ends.length > 0 ? ['still', ...marks] : [];
    const set = eventOf(move, 'canvas-played') ?? eventOf(move, 'card-moved-to-canvas');
    if (eventOf(move, 'round-won')) expect(stages).toEqual([...plain, 'count']);
    else if (!set) expect(stages).toEqual(plain);
    // A rule that stays the same reveals nothing.
    else
      expect([plain, [...(set.seat === 0 ? ['mark'] : ['open', 'mark']), ...marks]]).toContainEqual(stages);
  }
});

test('[iota] each counted line lights up once, with its sum for screen readers', () => {
  for (const move of movesOf('iota')) {
    const score = eventOf(move, 'scored')?.score as { lines: readonly { sum: number }[] } | undefined;
    expect(move.steps.flatMap(({ say }) => say ?? [])).toEqual(
      score?.lines.map(({ sum }) => `A line of ${sum}`) ?? [],
    );
  }
});

import { type AnyGame, deriveSeedFromTexts, fastRandom, GAME_IDS, games, pickRandom } from '@fivefold/rules';
import { importPerGame } from '@fivefold/rules/testing/perGame';
import { describe, expect, test } from 'vitest';
import { LEVELS, type Level, type SearchBudget, untimedSearchBudget } from './bot.ts';
import { botsByGame, decide } from './bots.ts';
import { reasonSentences } from './reasons.ts';
import { en } from './reasonTexts/en.ts';

/** Every kind of table: all seat counts, and the options that change what is decided. */
const OPTIONS = await importPerGame<readonly unknown[]>(
  import.meta.dirname,
  (id) => `${id}/options.testing.ts`,
);

function start(game: AnyGame, seats: number, raw: unknown, name: string): unknown {
  return game.setup({ seats, options: game.options.parse(raw), seed: deriveSeedFromTexts(game.id, name) });
}

function tables(game: AnyGame, raw: unknown): readonly number[] {
  const { min, max } = game.seatsFor?.(game.options.parse(raw)) ?? game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i);
}

const step = (game: AnyGame, state: unknown, seat: number, action: unknown): unknown => {
  const result = game.reduce(state, seat, action);
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(action)} ${JSON.stringify(result.error)}`);
  return result.value.state;
};

/** A game after this many random actions. */
function midway(game: AnyGame, seats: number, moves: number): unknown {
  const random = fastRandom(moves);
  let state = start(game, seats, {}, String(moves));
  for (let i = 0; i < moves; i += 1) {
    const seat = game.waitingFor(state)[0];
    if (seat === undefined) return start(game, seats, {}, String(moves));
    const next = step(game, state, seat, pickRandom([...game.legal(game.view(state, seat))], random));
    if (game.waitingFor(next).length === 0) return state;
    state = next;
  }
  return state;
}

/** The end of a game at random. */
function finished(game: AnyGame): unknown {
  const random = fastRandom(7);
  let state = start(game, 3, {}, 'finished');
  for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0])
    state = step(game, state, seat, pickRandom([...game.legal(game.view(state, seat))], random));
  return state;
}

const late: SearchBudget = { samples: 2000, expired: () => true };

describe.each(GAME_IDS)('bots of %s', (id) => {
  const game = games[id]!;

  test.each(LEVELS)('%s plays only legal moves in whole games', (level: Level) => {
    for (const raw of OPTIONS[id])
      for (const seats of tables(game, raw)) {
        const random = fastRandom(seats);
        let state = start(game, seats, raw, level);
        for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
          const { action, reason } = decide(id, game.view(state, seat), {
            level,
            random,
            budget: untimedSearchBudget(2),
          });
          expect(game.action.safeParse(action).success).toBe(true);
          expect({ ...botsByGame[id]!.reasonTexts.en.former, ...en.former }).not.toHaveProperty(reason.code);
          const said = Object.values(
            reasonSentences(id, reason, ['Ann', 'Bob', 'Cem', 'Dora', 'Eva', 'Finn']) ?? {},
          );
          expect(said.length).toBeGreaterThan(1);
          expect(said.join()).not.toContain('{');
          state = step(game, state, seat, action);
        }
        expect(game.outcome(state)).not.toBeNull();
      }
  });

  test.each(LEVELS)('%s decides the same in worlds that look the same', (level: Level) => {
    for (const moves of [0, 2, 5]) {
      const state = midway(game, id === 'my-number' ? 3 : game.seats.min, moves);
      const seat = game.waitingFor(state)[0]!;
      const view: unknown = game.view(state, seat);
      const imagined: unknown = game.imagine(view, fastRandom(99));
      expect(imagined).not.toEqual(state); // or it would be one world, looked at twice
      const other: unknown = game.view(imagined, seat);
      expect(other).toEqual(view);
      const think = (seen: unknown) =>
        decide(id, seen, { level, random: fastRandom(4), budget: untimedSearchBudget(6) });
      expect(think(other)).toEqual(think(view));
    }
  });

  test.each(LEVELS)('%s has an answer without any time', (level: Level) => {
    for (const budget of [untimedSearchBudget(0), late]) {
      const state = midway(game, 3, 3);
      const seat = game.waitingFor(state)[0]!;
      const { action } = decide(id, game.view(state, seat), { level, random: fastRandom(1), budget });
      expect(game.reduce(state, seat, action).ok).toBe(true);
    }
  });

  test('when time is up, hard looks at no further world', () => {
    const state = midway(game, id === 'my-number' ? 3 : game.seats.min, 2);
    const seat = game.waitingFor(state)[0]!;
    const view: unknown = game.view(state, seat);
    for (const allowed of [0, 1, 5]) {
      let asked = 0;
      const expired = () => {
        asked += 1;
        return asked > allowed;
      };
      const budget = { samples: 1_000_000, expired };
      const { action } = decide(id, view, { level: 'hard', random: fastRandom(1), budget });
      expect(game.reduce(state, seat, action).ok).toBe(true);
      expect(asked).toBeLessThanOrEqual(allowed + 1);
    }
  });

  test.each(LEVELS)(
    '%s throws for a spectator, for a seat that is not to move, and after the end',
    (level: Level) => {
      const context = { level, random: fastRandom(1), budget: untimedSearchBudget(1) };
      const refused = `${id}: a bot was asked, but there is nothing to decide in this view`;
      const state = start(game, 3, {}, 'asked');
      expect(() => decide(id, game.view(state, 'spectator'), context)).toThrow(refused);
      for (const seat of [0, 1, 2].filter((each) => !game.seatsAllowedToAct(state).includes(each)))
        expect(() => decide(id, game.view(state, seat), context)).toThrow(refused);
      const over = finished(game);
      for (const seat of [0, 1, 2]) expect(() => decide(id, game.view(over, seat), context)).toThrow(refused);
    },
  );
});

test('an unknown reason has no sentence', () => {
  expect(reasonSentences('iota', { code: 'slow' }, [])).toBeNull();
});

test('a reason of a stored replay keeps its sentence', () => {
  expect(reasonSentences('red7', { code: 'looked-ahead', worlds: 9 }, [])?.en).toContain('9 imagined deals');
  expect(reasonSentences('my-number', { code: 'aims', card: 7, target: 4, chance: 30 }, [])?.en).toContain(
    '30 %',
  );
});

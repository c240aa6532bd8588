import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyEvent, AnyRefusal, Game, Seat, Viewer } from '../src/kernel/game.ts';
import {
  deriveSeedFromTexts,
  fastRandom,
  pickRandom,
  type Random,
  randomBelow,
} from '../src/kernel/random.ts';
import {
  deepFreeze,
  drawFrom,
  expectEqual,
  expectPlain,
  expectSame,
  pickFrom,
  sample,
  stored,
} from './check.ts';

/** What the suite needs to know about a game beyond its contract. */
export interface ContractKit<State, Action, View> {
  /** Every seat count and variant to play. */
  readonly tables: readonly AnyTable[];
  /** Everything that a game conserves, such as its cards, in any order. */
  readonly census: (state: State) => readonly string[];
  /** Fuzzed actions: valid by the schema, plausible or absurd by the rules. */
  readonly anyAction: (view: View) => fc.Arbitrary<Action>;
  /** The same form for actions that differ only in an order that means nothing. */
  readonly canonical?: (action: Action) => unknown;
  /** Random games played for each test. */
  readonly games?: number;
  /** More moves than any game has; beyond it the game is taken to be endless. */
  readonly moves?: number;
}

/** Fuzzed actions for each decision. */
const PROPOSALS = 4;
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface AnyTable {
  readonly seats: number;
  readonly options: unknown;
}

/** Tests the contract of `Game` on random games. A failure prints the fast-check seed that repeats it. */
export function gameContract<
  State,
  Action,
  View,
  Options,
  Event extends AnyEvent,
  Refusal extends AnyRefusal,
  ViewExplanation,
>(
  game: Game<State, Action, View, Options, Event, Refusal, ViewExplanation>,
  kit: ContractKit<State, Action, View>,
): void {
  type Log = readonly (readonly [Seat, Action])[];
  // Mutation runs play few games: FIVEFOLD_RUNS=0.02 is one of fifty, and then not every table.
  const part = Number(process.env.FIVEFOLD_RUNS ?? 1);
  const runs = Math.ceil((kit.games ?? 200) * part);
  const first = part < 1 ? kit.tables.slice(-runs) : kit.tables;
  const canonical = (action: Action) => JSON.stringify(kit.canonical ? kit.canonical(action) : action);
  const censusOf = (state: State) => [...kit.census(state)].sort().join(' ');
  /** Where many games are played, a third of their states is enough: these are tens of thousands. */
  const skips = (random: Random) => runs > 200 && randomBelow(3, random) > 0;
  const viewers = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'spectator'];

  /** Plays a whole random game, and calls `visit` on every state with the moves that led there. */
  function play(
    table: AnyTable,
    random: Random,
    visit: (state: State, log: Log, events: readonly Event[]) => void,
  ): State {
    const options = game.options.parse(table.options);
    const seed = deriveSeedFromTexts('contract', String(random.next()));
    let state = deepFreeze(game.setup({ seats: table.seats, options, seed }));
    const log: (readonly [Seat, Action])[] = [];
    visit(state, log, []);
    while (game.waitingFor(state).length > 0) {
      if (log.length > (kit.moves ?? 2000)) throw new Error(`${game.id}: the game does not end`);
      const late = randomBelow(10, random) === 0; // now and then someone changes a secret choice
      const seat = pickRandom(late ? game.seatsAllowedToAct(state) : game.waitingFor(state), random);
      const action = pickFrom(game.legal(game.view(state, seat)), random);
      if (action === undefined)
        throw new Error(`${game.id}: seat ${seat} is waited for and has nothing to do`);
      const result = game.reduce(state, seat, action);
      if (!result.ok) throw new Error(`legal ${JSON.stringify(action)} is refused: ${result.error.code}`);
      state = deepFreeze(result.value.state);
      log.push([seat, action]);
      visit(state, log, result.value.events);
    }
    return state;
  }

  /** `check` on random games, every table of the kit at least once. */
  function onRandomGames(check: (table: AnyTable, random: Random) => void): void {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (which, seed) => {
        check(kit.tables[which % kit.tables.length]!, fastRandom(seed));
      }),
      {
        numRuns: Math.max(runs, first.length),
        examples: first.map((table, i) => [kit.tables.indexOf(table), 7 * i + 1]),
      },
    );
  }

  function proposals(view: View, random: Random): Action[] {
    const proposed = drawFrom(kit.anyAction(view), PROPOSALS, random);
    for (const action of proposed)
      if (!game.action.safeParse(action).success) expect.fail(`no action: ${JSON.stringify(action)}`);
    return proposed;
  }

  function expectRefused(state: State, seat: Seat, action: Action): void {
    const before = JSON.stringify(state);
    const result = game.reduce(state, seat, action);
    if (result.ok) expect.fail(`${JSON.stringify(action)} of seat ${seat} is accepted, but not listed`);
    if (!KEBAB.test(result.error.code)) expect(result.error.code).toMatch(KEBAB);
    expectPlain(result.error);
    if (JSON.stringify(state) !== before) expect(JSON.stringify(state)).toBe(before);
  }

  /** Equal refusals; and where the viewer's view is equal afterwards, the events do not tell the worlds apart. */
  function expectAlike(
    viewer: Viewer,
    a: ReturnType<typeof game.reduce>,
    b: ReturnType<typeof game.reduce>,
  ): void {
    if (!a.ok || !b.ok) {
      expectSame(b, a);
      return;
    }
    if (JSON.stringify(b.value.events) === JSON.stringify(a.value.events)) return;
    const seen = JSON.stringify(game.view(a.value.state, viewer));
    if (JSON.stringify(game.view(b.value.state, viewer)) === seen) expectSame(b.value.events, a.value.events);
  }

  // Nothing here measures time: a thousand games on a busy machine take their minutes.
  describe(`${game.id} keeps the contract of a game on ${runs} random games`, { timeout: 900_000 }, () => {
    test('every table can be set up, the same seed giving the same state', () => {
      expect(() => game.options.parse({})).not.toThrow();
      for (const table of kit.tables) {
        const options = game.options.parse(table.options);
        const deal = (word: string) =>
          game.setup({ seats: table.seats, options, seed: deriveSeedFromTexts(word) });
        expect(deal('same')).toEqual(deal('same'));
        expect(deal('other')).not.toEqual(deal('same'));
      }
    });

    if (game.openingEvents)
      test('events of the deal show only what every viewer saw', () => {
        onRandomGames(({ seats, options }, random) => {
          const seed = deriveSeedFromTexts(`${randomBelow(1e9, random)}`);
          const state = game.setup({ seats, options: game.options.parse(options), seed });
          const told = game.openingEvents!(state);
          expectPlain(told);
          for (const viewer of viewers(seats))
            expectSame(game.openingEvents!(game.imagine(game.view(state, viewer), random)), told);
        });
      });

    if (game.timeLimitShare)
      test('the time for a decision is the same for every viewer', () => {
        onRandomGames((table, random) => {
          play(table, random, (state) => {
            const [share, ...others] = viewers(table.seats).map((who) =>
              game.timeLimitShare!(game.view(state, who)),
            );
            if (!(share! > 0 && share! <= 10)) expect.fail(`${share} is no share of a time limit`);
            if (others.some((other) => other !== share)) expect(others).toEqual(others.map(() => share));
          });
        });
      });

    test('the phase is a kebab-case word, the same for all, and `over` exactly at the end', () => {
      onRandomGames((table, random) => {
        play(table, random, (state, _log, events) => {
          const [phase, ...others] = viewers(table.seats).map((who) => game.phase(game.view(state, who)));
          if (!KEBAB.test(phase!)) expect(phase).toMatch(KEBAB);
          if (others.some((other) => other !== phase)) expect(others).toEqual(others.map(() => phase));
          if ((phase === 'over') !== (game.outcome(state) !== null))
            expect.fail(`${phase} at the wrong time`);
          for (const { type } of events) if (!KEBAB.test(type)) expect(type).toMatch(KEBAB);
        });
      });
    });

    test('random games end, lose nothing, and stay plain JSON', () => {
      onRandomGames((table, random) => {
        let census: string | undefined;
        const end = play(table, random, (state, _log, events) => {
          census ??= censusOf(state);
          expectSame(censusOf(state), census);
          expectPlain(state);
          expectPlain(events);
          const waiting = game.waitingFor(state);
          const may = game.seatsAllowedToAct(state);
          if (!waiting.every((seat) => may.includes(seat))) expect(may).toEqual(waiting);
          if ((game.outcome(state) === null) !== waiting.length > 0)
            expect.fail(`waits for ${waiting.length} seats, and the outcome is ${game.outcome(state)}`);
          if (waiting.length === 0) expect(may).toEqual([]);
        });
        const outcome = game.outcome(end);
        expectPlain(outcome);
        const ranked = outcome?.ranking.map((standing) => standing.seat).sort((a, b) => a - b);
        expect(ranked).toEqual([...Array(table.seats).keys()]);
        expect(outcome?.ranking[0]?.place).toBe(1);
        for (const category of outcome?.breakdown ?? []) expect(category.points).toHaveLength(table.seats);
      });
    });

    test('legal lists what reduce accepts, up to orders that mean nothing, and idle is legal', () => {
      onRandomGames((table, random) => {
        play(table, random, (state) => {
          const may = game.seatsAllowedToAct(state);
          if (may.length > 0 && randomBelow(8, random) === 0) {
            // Nobody sits there: nothing may throw, and nothing may change.
            const action = pickFrom(game.legal(game.view(state, may[0]!)), random)!;
            for (const stranger of [-1, table.seats]) expectRefused(state, stranger, action);
          }
          if (skips(random)) return;
          for (const viewer of viewers(table.seats)) {
            if (randomBelow(4, random) > 0) continue; // a quarter of the decisions is enough: more games fit
            const view = game.view(state, viewer);
            expectPlain(game.explain(view));
            const listed = [...game.legal(view)];
            const idles = viewer === 'spectator' || !may.includes(viewer);
            if (idles && listed.length > 0) expect(listed).toEqual([]);
            if (viewer === 'spectator') continue;
            const known = new Set(listed.map(canonical));
            if (known.size !== listed.length) expect.fail(`listed twice among ${JSON.stringify(listed)}`);
            for (const action of sample(listed, 60, random)) {
              expectEqual(game.action.parse(action), action);
              const result = game.reduce(state, viewer, action);
              if (!result.ok)
                expect.fail(`listed ${JSON.stringify(action)} is refused: ${result.error.code}`);
            }
            for (const action of proposals(view, random)) {
              if (!known.has(canonical(action))) expectRefused(state, viewer, action);
              else if (!game.reduce(state, viewer, action).ok)
                expect.fail(`${JSON.stringify(action)} is listed and refused`);
            }
            if (!game.waitingFor(state).includes(viewer)) continue;
            const idle = canonical(game.pickIdleAction(view, random));
            if (!known.has(idle)) expect(known).toContain(idle);
          }
        });
      });
    });

    test('replaying the log gives the same state, also from the middle and out of stored JSON', () => {
      onRandomGames((table, random) => {
        const states: State[] = [];
        let moves: Log = [];
        play(table, random, (state, log) => {
          states.push(state);
          moves = log;
        });
        const from = randomBelow(states.length, random);
        let state: State = stored(states[from]!);
        for (const [seat, action] of stored(moves.slice(from))) {
          const result = game.reduce(state, seat, action);
          if (!result.ok) expect.fail(`the replay is refused: ${result.error.code}`);
          state = result.value.state;
        }
        expect(JSON.stringify(state)).toBe(JSON.stringify(states.at(-1)));
      });
    });

    test('a view holds nothing that its viewer may not know: view(imagine(view)) is the view', () => {
      onRandomGames((table, random) => {
        play(table, random, (state) => {
          if (skips(random)) return;
          const census = censusOf(state);
          for (const viewer of viewers(table.seats)) {
            const view = game.view(state, viewer);
            expectPlain(view);
            const world = game.imagine(view, random);
            expectSame(game.view(world, viewer), view);
            expectSame(censusOf(world), census);
          }
        });
      });
    });

    test('two worlds that look the same to a viewer give the same refusals and events', () => {
      let different = 0; // or nothing would be compared
      onRandomGames((table, random) => {
        play(table, random, (state) => {
          if (skips(random)) return;
          const viewer = pickRandom(viewers(table.seats), random);
          const view = game.view(state, viewer);
          const other = game.imagine(view, random);
          if (JSON.stringify(other) !== JSON.stringify(state)) different += 1;
          expectSame(game.seatsAllowedToAct(other), game.seatsAllowedToAct(state));
          expectSame(game.waitingFor(other), game.waitingFor(state));
          if (viewer !== 'spectator') {
            const own = sample([...game.legal(view)], 5, random);
            for (const action of [...own, ...proposals(view, random)])
              expectAlike(viewer, game.reduce(state, viewer, action), game.reduce(other, viewer, action));
          }
          for (const seat of game.seatsAllowedToAct(state)) {
            if (seat === viewer) continue;
            const here = pickFrom(game.legal(game.view(state, seat)), random);
            const there = pickFrom(game.legal(game.view(other, seat)), random);
            if (here === undefined || there === undefined) expect.fail('who may act has nothing to do');
            expectAlike(viewer, game.reduce(state, seat, here), game.reduce(other, seat, there));
          }
        });
      });
      expect(different).toBeGreaterThan(runs);
    });

    test('anything that is not an action is refused by the schema, with a path', () => {
      fc.assert(
        fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (input) => {
          const parsed = game.action.safeParse(input);
          if (parsed.success) expect(typeof (input as { type: unknown }).type).toBe('string');
          else for (const issue of parsed.error.issues) expect(Array.isArray(issue.path)).toBe(true);
        }),
      );
    });
  });
}

import { decide } from '@fivefold/bots';
import { deriveSeedFromTexts, fastRandom } from '@fivefold/rules';
import { type Action, iota, type State } from '@fivefold/rules/iota';
import { cpuNow, quantile, round } from './stats.ts';

const GAMES = 120;
/** The server's default budget for a decision: samples, and milliseconds of CPU time. */
const SAMPLES = 2000;
const MILLISECONDS = 350;

interface Measurement {
  /** Cards in both hands. */
  readonly cards: number;
  readonly isSolved: boolean;
  readonly ms: number;
}

/** How many two-player end games of Iota a bot solves within its time budget, and how long that takes. */
export async function benchEndgame(): Promise<Record<string, unknown>> {
  const measurements = Array.from({ length: GAMES }, (_, i) => measureGame(i)).flat();
  const sizes = [...new Set(measurements.map(({ cards }) => cards))].sort((a, b) => b - a);
  return {
    endgame: {
      games: GAMES,
      ...summary(measurements),
      byCards: Object.fromEntries(
        sizes.map((size) => [size, summary(measurements.filter(({ cards }) => cards === size))]),
      ),
    },
  };
}

function summary(measurements: readonly Measurement[]) {
  const times = measurements.map(({ ms }) => ms);
  const solved = measurements.filter(({ isSolved }) => isSolved).length;
  return {
    positions: measurements.length,
    solved: round(solved / measurements.length, 3),
    ms: {
      p50: round(quantile(times, 0.5)),
      p95: round(quantile(times, 0.95)),
      max: round(quantile(times, 1)),
    },
  };
}

/** Medium bots play until the deck is empty; hard bots play on from there and are measured. */
function measureGame(deal: number): readonly Measurement[] {
  const measurements: Measurement[] = [];
  const random = fastRandom(deal);
  let state: State = iota.setup({
    seats: 2,
    options: iota.options.parse({}),
    seed: deriveSeedFromTexts('bench', 'endgame', String(deal)),
  });
  while (!state.table.over) {
    const isEndgame = state.table.deckSize === 0;
    const start = cpuNow();
    const budget = { samples: SAMPLES, expired: () => cpuNow() - start >= 1000 * MILLISECONDS };
    const view = iota.view(state, state.table.turn);
    const { action, reason } = decide('iota', view, { level: isEndgame ? 'hard' : 'medium', random, budget });
    const ms = (cpuNow() - start) / 1000;
    if (isEndgame)
      measurements.push({ cards: state.hands.flat().length, isSolved: reason.code === 'end-game', ms });
    const result = iota.reduce(state, state.table.turn, action as Action);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    state = result.value.state;
  }
  return measurements;
}

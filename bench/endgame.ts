import { decide } from '@fivefold/bots';
import { fastRandom, seedFrom } from '@fivefold/rules';
import { type Action, iota, type State } from '@fivefold/rules/iota';
import { cpuNow, quantile, round } from './stats.ts';

const GAMES = 120;
/** The server's default level: samples, and milliseconds of a core. */
const SAMPLES = 2000;
const MILLISECONDS = 350;

interface Look {
  /** Cards in both hands. */
  readonly cards: number;
  readonly isSolved: boolean;
  readonly ms: number;
}

/** How many end games of Iota for two are solved to the end in the time that a bot has, and how long that takes. */
export async function benchEndgame(): Promise<Record<string, unknown>> {
  const looks = Array.from({ length: GAMES }, (_, i) => looksOf(i)).flat();
  const sizes = [...new Set(looks.map(({ cards }) => cards))].sort((a, b) => b - a);
  return {
    endgame: {
      games: GAMES,
      ...summary(looks),
      byCards: Object.fromEntries(
        sizes.map((size) => [size, summary(looks.filter((l) => l.cards === size))]),
      ),
    },
  };
}

function summary(looks: readonly Look[]) {
  const times = looks.map(({ ms }) => ms);
  const solved = looks.filter(({ isSolved }) => isSolved).length;
  return {
    positions: looks.length,
    solved: round(solved / looks.length, 3),
    ms: {
      p50: round(quantile(times, 0.5)),
      p95: round(quantile(times, 0.95)),
      max: round(quantile(times, 1)),
    },
  };
}

/** Medium bots come to the end of the deck, hard ones play from there on. */
function looksOf(deal: number): readonly Look[] {
  const looks: Look[] = [];
  const random = fastRandom(deal);
  let state: State = iota.setup({
    seats: 2,
    options: iota.options.parse({}),
    seed: seedFrom('bench', 'endgame', String(deal)),
  });
  while (!state.table.over) {
    const isEnd = state.table.deckSize === 0;
    const start = cpuNow();
    const budget = { samples: SAMPLES, expired: () => cpuNow() - start >= 1000 * MILLISECONDS };
    const view = iota.view(state, state.table.turn);
    const { action, reason } = decide('iota', view, { level: isEnd ? 'hard' : 'medium', random, budget });
    const ms = (cpuNow() - start) / 1000;
    if (isEnd) looks.push({ cards: state.hands.flat().length, isSolved: reason.code === 'end-game', ms });
    const result = iota.reduce(state, state.table.turn, action as Action);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    state = result.value.state;
  }
  return looks;
}

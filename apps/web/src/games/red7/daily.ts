import { pickRandom, seededRandom } from '@fivefold/rules';
import { type Action, findLeadingSeat, previewDraftedTurn, red7, type State } from '@fivefold/rules/red7';
import { type DailyPuzzle, type DailyPuzzleDefinition, PUZZLE_SOLVER_SEAT } from '../../daily/puzzle.ts';

type Turn = Extract<Action, { readonly type: 'turn' }>;

const SEATS = 3;
/** Everybody has played at least once, and the solver has something to choose from. */
const TURNS_BEFORE = 3;
const FEWEST_CARDS = 4;
/** At most this many of all turns lead: 16 with four cards, 25 with five, 36 with six. */
const MOST_LEADING = 2;

/** Every turn that leads. */
const leadingTurns = (state: State, seat: number): readonly Turn[] =>
  [...red7.legal(red7.view(state, seat))].filter((action) => action.type === 'turn');

const step = (state: State, seat: number, action: Action): State => {
  const reduced = red7.reduce(state, seat, action);
  if (!reduced.ok) throw new Error(`a legal turn is refused: ${reduced.error.code}`);
  return reduced.value.state;
};

/** Two cards are needed, so the rule changes, and hardly any other turn leads. */
function isInteresting(turns: readonly Turn[]): boolean {
  return (
    turns.length > 0 &&
    turns.length <= MOST_LEADING &&
    turns.every(({ palette, canvas }) => palette.length > 0 && canvas !== null)
  );
}

/** Plays on until a position of the solver is interesting or somebody is out. */
function generate(seed: string): DailyPuzzle<State, Action> | null {
  const random = seededRandom(seed);
  let state = red7.setup({ seats: SEATS, options: red7.options.parse({}), seed });
  for (let turn = 0; ; turn += 1) {
    const { phase } = state.table;
    if (phase.type !== 'turn') return null;
    const { seat } = phase;
    const turns = leadingTurns(state, seat);
    if (turns.length === 0 || state.hands[PUZZLE_SOLVER_SEAT]!.length < FEWEST_CARDS) return null;
    if (turn >= TURNS_BEFORE && seat === PUZZLE_SOLVER_SEAT && isInteresting(turns))
      return { state, best: turns[0]!, target: 1 };
    state = step(state, seat, pickRandom(turns, random));
  }
}

export const dailyPuzzleDefinition: DailyPuzzleDefinition<State, Action> = {
  rivals: ['Luma', 'Pico'],
  hints: 'none',
  generate,
  judge: ({ state }, action) => {
    if (action.type !== 'turn') return null;
    const { table } = previewDraftedTurn(red7.view(state, PUZZLE_SOLVER_SEAT), action);
    const solved = findLeadingSeat(table) === PUZZLE_SOLVER_SEAT;
    return { value: solved ? 1 : 0, solved, reason: solved ? 'red7.leads' : 'red7.behind', values: {} };
  },
  show: (state, action) => {
    const reduced = red7.reduce(state, PUZZLE_SOLVER_SEAT, action);
    return reduced.ok ? reduced.value.state : state;
  },
};

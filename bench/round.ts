import { deriveSeedFromTexts } from '@fivefold/rules';
import { myNumber } from '@fivefold/rules/my-number';
import { cpuNow } from './stats.ts';

const ROUNDS = 1000;
export const SEATS = 4;
export const TURNS = 6;

/** Dealt before measuring, because garbage collection of the deals would count as the cost of the moves. */
const DEALS = Array.from({ length: ROUNDS }, (_, i) =>
  myNumber.setup({
    seats: SEATS,
    options: myNumber.options.parse({}),
    seed: deriveSeedFromTexts('round', String(i)),
  }),
);

/**
 * Microseconds per move in the first round of My Number! with four players who play their lowest cards.
 * With `writeViews`, the views of all four are written as JSON after every move.
 */
export function timeRound({ writeViews }: { readonly writeViews: boolean }): number {
  let bytes = 0;
  const start = cpuNow();
  for (const deal of DEALS) {
    let state = deal;
    for (let turn = 1; turn <= TURNS; turn += 1)
      for (let seat = 0; seat < SEATS; seat += 1) {
        const result = myNumber.reduce(state, seat, { type: 'select', card: state.hands[seat]![0]!, turn });
        if (!result.ok) throw new Error(`refused: ${result.error.code}`);
        state = result.value.state;
        if (writeViews)
          for (let viewer = 0; viewer < SEATS; viewer += 1)
            bytes += JSON.stringify(myNumber.view(state, viewer)).length;
      }
    if (state.phase.type !== 'round-end') throw new Error('the round is not over');
  }
  const micros = (cpuNow() - start) / (ROUNDS * TURNS * SEATS);
  if (writeViews && bytes === 0) throw new Error('no view was written');
  return micros;
}

import { seedFrom } from '@fivefold/rules';
import { myNumber } from '@fivefold/rules/my-number';
import { cpuNow } from './stats.ts';

const ROUNDS = 1000;
export const SEATS = 4;
export const TURNS = 6;

/** Dealt once: fresh deals in the collector's way would be counted as the cost of the moves. */
const DEALS = Array.from({ length: ROUNDS }, (_, i) =>
  myNumber.setup({ seats: SEATS, options: myNumber.options.parse({}), seed: seedFrom('round', String(i)) }),
);

/**
 * Microseconds a move of the first round of My Number!, four players, everybody playing the lowest card; with `write`,
 * the views of all four are written after every move.
 */
export function ourRound(write: ((view: object) => string) | null): number {
  let bytes = 0;
  const start = cpuNow();
  for (const deal of DEALS) {
    let state = deal;
    for (let turn = 1; turn <= TURNS; turn += 1)
      for (let seat = 0; seat < SEATS; seat += 1) {
        const result = myNumber.reduce(state, seat, { type: 'select', card: state.hands[seat]![0]!, turn });
        if (!result.ok) throw new Error(`refused: ${result.error.code}`);
        state = result.value.state;
        if (write)
          for (let viewer = 0; viewer < SEATS; viewer += 1)
            bytes += write(myNumber.view(state, viewer)).length;
      }
    if (state.phase.type !== 'round-end') throw new Error('the round is not over');
  }
  const micros = (cpuNow() - start) / (ROUNDS * TURNS * SEATS);
  if (write && bytes === 0) throw new Error('nothing was serialised');
  return micros;
}

import type { AnyGame, StateOf } from '../src/kernel/game.ts';

/** The number of action sequences of this length. A changed number is a changed rule. */
export function perft<G extends AnyGame>(game: G, state: StateOf<G>, depth: number): number {
  const seat = game.waitingFor(state)[0];
  if (depth === 0 || seat === undefined) return 1;
  let lines = 0;
  for (const action of game.legal(game.view(state, seat))) {
    const result = game.reduce(state, seat, action);
    if (!result.ok) throw new Error(`${game.id}: a listed action is refused: ${result.error.code}`);
    lines += perft(game, result.value.state as StateOf<G>, depth - 1);
  }
  return lines;
}

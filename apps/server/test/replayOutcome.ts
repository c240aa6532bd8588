import { type GameId, games } from '@fivefold/rules';

/** A replay as the server sends it. */
export interface Replayed {
  readonly game: GameId;
  readonly seed: string;
  readonly options: unknown;
  readonly names: readonly string[];
  readonly actions: readonly { seat: number; action: unknown }[];
}

export function outcomeOf({ game: id, seed, options, names, actions }: Replayed): unknown {
  const game = games[id]!;
  let state = game.setup({ seats: names.length, options, seed });
  for (const { seat, action } of actions) {
    const step = game.reduce(state, seat, action);
    if (!step.ok) throw new Error(step.error.code);
    ({ state } = step.value);
  }
  return game.outcome(state);
}

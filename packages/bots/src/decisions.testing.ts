import { type AnyGame, deriveSeedFromTexts, fastRandom, type GameId, games } from '@fivefold/rules';
import { type BotDecision, type Level, untimedSearchBudget } from './bot.ts';
import { decide } from './bots.ts';

interface Table {
  readonly seats: number;
  readonly options?: unknown;
  readonly level: Level;
  readonly deal: string;
  readonly samples?: number;
}

export interface RecordedBotDecision<View, Action> extends BotDecision<Action> {
  readonly view: View;
}

/** Every decision of a game among bots of one level. */
export function decisionsOfGame<View, Action>(
  id: GameId,
  { seats, options = {}, level, deal, samples = 4 }: Table,
): readonly RecordedBotDecision<View, Action>[] {
  const game: AnyGame = games[id]!;
  const random = fastRandom(seats);
  const made: RecordedBotDecision<View, Action>[] = [];
  let state: unknown = game.setup({
    seats,
    options: game.options.parse(options),
    seed: deriveSeedFromTexts('decisions', deal),
  });
  for (let seat = game.waitingFor(state)[0]; seat !== undefined; seat = game.waitingFor(state)[0]) {
    const view: unknown = game.view(state, seat);
    const { action, reason } = decide(id, view, { level, random, budget: untimedSearchBudget(samples) });
    made.push({ view: view as View, action: action as Action, reason });
    const result = game.reduce(state, seat, action);
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(action)}`);
    state = result.value.state;
  }
  return made;
}

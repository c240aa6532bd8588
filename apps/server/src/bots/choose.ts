import { type BotDecision, botsByGame, decide } from '@fivefold/bots';
import type { BotLevel } from '@fivefold/room';
import { fastRandom, type GameId, games, pickRandom } from '@fivefold/rules';

export interface BotDecisionRequest {
  readonly game: GameId;
  readonly view: unknown;
  readonly level: BotLevel;
  /** Of the bot's own randomness. */
  readonly seed: number;
  /** Milliseconds it may think. */
  readonly budget: number;
}

/** More than any search reaches: the time limit decides. */
const SAMPLES = 1_000_000;

/** A bot sees a view and nothing else. Without a bot of its own a game is played at random. */
export function computeBotDecision(
  { game, view, level, seed, budget }: BotDecisionRequest,
  now: () => number,
): BotDecision<unknown> {
  const random = fastRandom(seed);
  if (botsByGame[game]) {
    const end = now() + budget;
    return decide(game, view, { level, random, budget: { samples: SAMPLES, expired: () => now() > end } });
  }
  const rules = games[game];
  if (!rules) throw new Error(`no rules for ${game}`);
  return { action: pickRandom([...rules.legal(view)], random), reason: { code: 'random' } };
}

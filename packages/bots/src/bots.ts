import { type AnyGame, type GameId, games } from '@fivefold/rules';
import type { BotContext, BotDecision } from './bot.ts';
import type { AnyBotGame } from './botGame.ts';
import * as botGames from './games.ts';

/** The bots of every game. */
export const botsByGame: { readonly [id in GameId]?: AnyBotGame } = botGames;

/** What a bot plays and why. Throws when the viewer has nothing to decide, because any action would hide that bug. */
export function decide(id: GameId, view: unknown, context: BotContext): BotDecision<unknown> {
  const levels = botsByGame[id];
  const game: AnyGame | undefined = games[id];
  if (!levels || !game) throw new Error(`there are no bots for ${id}`);
  const first = game.legal(view)[Symbol.iterator]().next();
  if (first.done) throw new Error(`${id}: a bot was asked, but there is nothing to decide in this view`);
  return levels[context.level](view, context);
}

import { type AnyGame, type GameId, games } from '@fivefold/rules';
import type { BotContext, BotDecision, GameBots } from './bot.ts';
import { eight28Bot } from './eight28/bot.ts';
import { iotaBot } from './iota/bot.ts';
import { myNumberBot } from './my-number/bot.ts';
import { podelimBot } from './podelim/bot.ts';
import { red7Bot } from './red7/bot.ts';

/** The bots of every game. */
// biome-ignore lint/suspicious/noExplicitAny: each bot knows its own game's view and action
export const botsByGame: { readonly [id in GameId]?: GameBots<any, any> } = {
  podelim: podelimBot,
  'my-number': myNumberBot,
  iota: iotaBot,
  red7: red7Bot,
  eight28: eight28Bot,
};

/** What a bot plays and why. Throws when the viewer has nothing to decide, because any action would hide that bug. */
export function decide(id: GameId, view: unknown, context: BotContext): BotDecision<unknown> {
  const levels = botsByGame[id];
  const game: AnyGame | undefined = games[id];
  if (!levels || !game) throw new Error(`there are no bots for ${id}`);
  const first = game.legal(view)[Symbol.iterator]().next();
  if (first.done) throw new Error(`${id}: a bot was asked, but there is nothing to decide in this view`);
  return levels[context.level](view, context);
}

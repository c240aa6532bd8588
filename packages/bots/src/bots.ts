import { type AnyGame, type GameId, games } from '@fivefold/rules';
import type { Brain, Decision, Thinking } from './bot.ts';
import { eight28Brain } from './eight28/brain.ts';
import { iotaBrain } from './iota/brain.ts';
import { myNumberBrain } from './my-number/brain.ts';
import { podelimBrain } from './podelim/brain.ts';
import { red7Brain } from './red7/brain.ts';

/** Every game's bots, one line each. */
// biome-ignore lint/suspicious/noExplicitAny: each brain knows its own game's view and action
export const brains: { readonly [id in GameId]?: Brain<any, any> } = {
  podelim: podelimBrain,
  'my-number': myNumberBrain,
  iota: iotaBrain,
  red7: red7Brain,
  eight28: eight28Brain,
};

/**
 * What a bot plays and why. A view in which this viewer has nothing to decide is a bug of ours, and thrown:
 * a random action would hide it.
 */
export function decide(id: GameId, view: unknown, thinking: Thinking): Decision<unknown> {
  const brain = brains[id];
  const game: AnyGame | undefined = games[id];
  if (!brain || !game) throw new Error(`there are no bots for ${id}`);
  const first = game.legal(view)[Symbol.iterator]().next();
  if (first.done) throw new Error(`${id}: a bot was asked, but there is nothing to decide in this view`);
  return brain[thinking.level](view, thinking);
}

/** `decide` without the reason. */
export const choose = (id: GameId, view: unknown, thinking: Thinking): unknown =>
  decide(id, view, thinking).action;

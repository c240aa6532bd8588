import { pickRandom, type Random, randomBelow } from '@fivefold/rules';
import { type Action, type PublicState, red7, red7NumberOfCard, type View } from '@fivefold/rules/red7';
import type { BotPlayer } from '../bot.ts';
import { explainRed7Action } from './explain.ts';

type Turn = Extract<Action, { readonly type: 'turn' }>;

const cardsIn = ({ palette, canvas }: Turn): number => palette.length + (canvas === null ? 0 : 1);

/** Out of twenty turns: how many show off with two cards. Crowded and longer rounds leave less room for that. */
const showOff = ({ options: { advanced, actions }, palettes }: PublicState): number =>
  Math.max(7, 16 - 2 * palettes.length - (advanced ? 3 : actions ? 2 : 0));
/** Out of twenty turns: how many follow the first idea that leads. */
const HASTE = 6;

/** Sees the turns that a beginner sees: it likes to lay in front of itself, and high cards. */
function chooseTurn(table: PublicState, turns: readonly Turn[], random: Random): Turn {
  const mood = randomBelow(20, random) - showOff(table);
  const short = turns.filter((turn) => cardsIn(turn) <= 2);
  const simple = short.length > 0 ? short : turns;
  if (mood < 0) return simple.reduce((most, next) => (cardsIn(next) > cardsIn(most) ? next : most));
  if (mood < HASTE) return pickRandom(simple, random);
  const fewest = Math.min(...turns.map(cardsIn));
  const cheap = turns.filter((turn) => cardsIn(turn) === fewest);
  const shown = cheap.filter(({ palette }) => palette.length > 0);
  const seen = shown.length > 0 ? shown : cheap;
  const height = ({ palette, canvas }: Turn) => red7NumberOfCard(palette[0]?.card ?? canvas!);
  return seen.reduce((best, next) => (height(next) > height(best) ? next : best));
}

/** Greedy for high cards, and often spends two cards where one would do. */
export const easyRed7Bot: BotPlayer<View, Action> = (view, { random }) => {
  const actions = [...red7.legal(view)];
  const turns = actions.filter((action): action is Turn => action.type === 'turn');
  const action = turns.length > 0 ? chooseTurn(view.table, turns, random) : otherwise(actions, random);
  return { action, reason: explainRed7Action(view, action) };
};

/** After a 3: any rule that leads, else the end of the turn. */
function otherwise(actions: readonly Action[], random: Random): Action {
  const rules = actions.filter(({ type }) => type === 'canvas');
  return rules.length > 0 ? pickRandom(rules, random) : actions.at(-1)!;
}

import { pickRandom, type Random } from '@fivefold/rules';
import {
  type Action,
  bestSetForRule,
  type Card,
  currentRule,
  red7,
  red7CardStrength,
  red7ColorOfCard,
  red7NumberOfCard,
  type View,
} from '@fivefold/rules/red7';
import { bestBy, type Panel } from './player.ts';

type Turn = Extract<Action, { readonly type: 'turn' }>;

const player =
  (choose: (view: View, turns: readonly Turn[], random: Random) => Turn) =>
  (view: View, random: Random): Action => {
    const actions = [...red7.legal(view)];
    const turns = actions.filter((action): action is Turn => action.type === 'turn');
    if (turns.length > 0) return choose(view, turns, random);
    // After a 3 it lays the lowest card that keeps the lead, if it must.
    const canvas = actions.filter((action) => action.type === 'canvas');
    const done = actions.find((action) => action.type === 'end-turn');
    if (canvas.length > 0 && done)
      return isAhead(view) ? done : bestBy(canvas, ({ card }) => -red7CardStrength(card));
    return actions[0]!;
  };

/** Whether the own palette has the largest set under the rule. */
function isAhead({ table, me }: View): boolean {
  const rule = currentRule(table);
  const sizes = table.palettes.map((palette) => bestSetForRule(rule, palette).length);
  return sizes.every((size, seat) => seat === me || size < sizes[me as number]!);
}

const laid = ({ palette, canvas }: Turn): readonly Card[] => [
  ...palette.map(({ card }) => card),
  ...(canvas === null ? [] : [canvas]),
];
const strength = (turn: Turn): number => laid(turn).reduce((sum, card) => sum + red7CardStrength(card), 0);

/** Cards that count for me after the turn, under its rule. */
function setAfter({ table, me }: View, { palette, canvas }: Turn): number {
  const moved = palette.map(({ toCanvas }) => toCanvas);
  const mine = [...table.palettes[me as number]!, ...palette.map(({ card }) => card)].filter(
    (card) => !moved.includes(card),
  );
  const ruling = canvas ?? moved.findLast((card) => card !== null);
  return bestSetForRule(ruling ? red7ColorOfCard(ruling) : currentRule(table), mine).length;
}

export const red7Panel: Panel<View, Action> = {
  /** As few cards as possible, the weakest first. */
  saver: player((_, turns) => bestBy(turns, (turn) => -100 * laid(turn).length - strength(turn))),
  /** Lays in front of itself as long as it can. */
  painter: player((_, turns) =>
    bestBy(turns, (turn) => (turn.canvas === null ? 1000 : 0) - 100 * laid(turn).length + strength(turn)),
  ),
  /** Changes the rule as long as it can. */
  ruler: player((_, turns) =>
    bestBy(
      turns,
      (turn) => (turn.palette.length === 0 ? 1000 : 0) - 100 * laid(turn).length - strength(turn),
    ),
  ),
  /** Wants the largest set under the rule. */
  builder: player((view, turns) =>
    bestBy(turns, (turn) => 10 * setAfter(view, turn) - 4 * laid(turn).length),
  ),
  /** Always lays two cards when it can, as a beginner does. */
  spender: player((_, turns) =>
    bestBy(
      turns,
      (turn) => (turn.palette.length === 1 && turn.canvas !== null ? 10 : 0) + strength(turn) / 100,
    ),
  ),
  /** Any turn that keeps it in, sevens last. */
  casual: player((_, turns, random) => {
    const small = turns.filter((turn) => laid(turn).every((card) => red7NumberOfCard(card) < 7));
    return pickRandom(small.length > 0 ? small : turns, random);
  }),
};

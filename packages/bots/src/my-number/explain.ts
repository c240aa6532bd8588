import { type Action, myNumberCardColorOf, previewCardGain, type View } from '@fivefold/rules/my-number';
import type { BotReason } from '../bot.ts';
import type { RatedAction } from '../ratings.ts';

/** Chances to win that differ by less are called equal. */
const NEAR = 0.01;

/** The row card that the played card most likely takes, or how the played card compares with the others of my hand. */
export function explainMyNumberCardChoice(
  view: View,
  action: Action,
  searched: readonly RatedAction<Action>[],
): BotReason {
  if (action.type !== 'select') return { code: 'go-on' };
  const { table, hand, me } = view;
  const { card } = action;
  const worth = (each: number) => previewCardGain(table, me as number, each);
  const target = table.row.reduce((best, next) => (worth(next).points > worth(best).points ? next : best));
  const best = Math.max(...searched.map(({ value }) => value));
  const near = searched.filter(({ value }) => best - value < NEAR);
  const played = searched.find(({ action: other }) => other === action)!;
  if (near.length > 1 && near.includes(played))
    return { code: 'even', card, choices: near.length, target, points: worth(target).points };
  const kept = hand.filter((other) => other !== card);
  const color = myNumberCardColorOf(card);
  const { newColor, value } = worth(card);
  if (!newColor && kept.every((other) => worth(other).points >= worth(card).points))
    return { code: 'spare', card, color, value };
  return played.reason;
}

import { type Action, iota, isWild, type State, type View } from '@fivefold/rules/iota';
import type { Brain } from '../bot.ts';
import { sharp } from '../hard.ts';
import { greedy, ranked, wavering } from '../levels.ts';
import { glance, rate } from './evaluate.ts';

/** What a state is worth after a few replies: the lead, and the wilds in hand. */
function lead({ table, hands }: State, seat: number): number {
  const { scores, over, options } = table;
  if (!options.scoring) return -hands[seat]!.length;
  const rival = Math.max(...scores.filter((_, at) => at !== seat));
  const wilds = (at: number) => (over ? 0 : 8 * hands[at]!.filter(isWild).length);
  return scores[seat]! - rival + wilds(seat);
}

/** Replies looked at while there is a deck, and once there is none. */
const REPLIES = 1;
const TO_THE_END = 8;

export const iotaBrain: Brain<View, Action> = {
  easy: wavering(glance, 2),
  medium: greedy(rate),
  hard: sharp<State, Action, View>({
    game: iota,
    rate,
    policy: () => (view) => ranked(rate(view))[0]!.action,
    value: lead,
    stop: (view) => {
      const most = view.table.deckSize === 0 ? TO_THE_END : REPLIES;
      return (_state, moves) => moves >= most;
    },
    candidates: 5,
    margin: 15,
    trust: 0,
    samples: 40,
  }),
};

import { fastRandom } from '@fivefold/rules';
import {
  type Action,
  type Card,
  DECK,
  isSeatStillInRed7Round,
  red7,
  type State,
  type View,
} from '@fivefold/rules/red7';
import type { BotReason } from '../bot.ts';
import { stateAfterAction } from '../search.ts';

type Turn = Extract<Action, { readonly type: 'turn' }>;

const laidIn = ({ palette, canvas }: Turn): readonly Card[] => [
  ...palette.map(({ card }) => card),
  ...(canvas === null ? [] : [canvas]),
];

/** Why this action, by what the other turns of the hand could do. */
export function explainRed7Action(view: View, action: Action): BotReason {
  switch (action.type) {
    case 'turn':
      return explainCards(view, action);
    case 'canvas':
      return { code: 'canvas', card: action.card };
    case 'pass':
      return { code: 'no-turn' };
    case 'end-turn':
      return { code: 'end-turn' };
    case 'continue':
      return { code: 'go-on' };
  }
}

function explainCards(view: View, action: Turn): BotReason {
  const cards = laidIn(action).length;
  const turns = [...red7.legal(view)].filter((each): each is Turn => each.type === 'turn');
  const fewest = Math.min(...turns.map((turn) => laidIn(turn).length));
  const [laid] = action.palette;
  if (turns.length === 1) return { code: 'only-turn', cards };
  if (laid?.take) return { code: 'takes', card: laid.take.card, cards };
  if (view.table.options.actions && laid && action.palette.length === 1 && laid.card.endsWith('3'))
    return { code: 'draws', card: laid.card };
  const text = laidIn(action).join(' ');
  if (cards > fewest) {
    const shorter = turns.filter((turn) => laidIn(turn).length === fewest);
    const code = isHarderToAnswer(view, action, shorter) ? 'spends-more' : 'spends-freely';
    return { code, text, cards, fewest };
  }
  if (cards > 1) return { code: 'needs-more', text, cards };
  return action.canvas === null
    ? { code: 'one-card', card: laid!.card, left: view.hand.length - 1 }
    : { code: 'canvas', card: action.canvas };
}

/** Whether fewer of the cards that I do not see answer this turn than any of the others. */
function isHarderToAnswer(view: View, action: Turn, others: readonly Turn[]): boolean {
  const world = red7.imagine(view, fastRandom(1));
  const me = view.me as number;
  const { palettes, canvas, rounds } = view.table;
  const seen = new Set([
    ...view.hand,
    ...palettes.flat(),
    ...canvas,
    ...rounds.flatMap(({ cards }) => cards),
  ]);
  const unseen = DECK.filter((card) => !seen.has(card));
  const answers = (turn: Turn) => countAnswers(stateAfterAction(red7, world, me, turn), me, unseen);
  const least = answers(action);
  return others.every((turn) => answers(turn) > least);
}

/** How many of these cards would give the next player a turn, each as its only card. */
function countAnswers(state: State, me: number, cards: readonly Card[]): number {
  const { phase } = state.table;
  if (phase.type !== 'turn' || phase.seat === me || !isSeatStillInRed7Round(state.table, phase.seat))
    return 0;
  const rival = red7.view(state, phase.seat);
  return cards.filter((card) =>
    [...red7.legal({ ...rival, hand: [card] })].some(({ type }) => type === 'turn'),
  ).length;
}

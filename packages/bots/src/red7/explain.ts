import { fastRandom } from '@fivefold/rules';
import { type Action, type Card, DECK, isSeatStillInRed7Round, red7, type View } from '@fivefold/rules/red7';
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
  if (laid?.take) return { code: 'takes-from', card: laid.take.card, rival: laid.take.seat, cards };
  if (view.table.options.actions && laid && action.palette.length === 1 && laid.card.endsWith('3'))
    return { code: 'draws', card: laid.card };
  const text = laidIn(action).join(' ');
  if (cards > fewest) {
    const shorter = turns.filter((turn) => laidIn(turn).length === fewest);
    const { rival, count } = answersTo(view, action);
    const least = Math.min(...shorter.map((turn) => answersTo(view, turn).count));
    return rival !== null && count < least
      ? { code: 'spends-to-block', text, cards, fewest, rival, count, least }
      : { code: 'spends-freely', text, cards, fewest };
  }
  if (cards > 1) return { code: 'needs-more', text, cards };
  const { rival, count, unseen } = answersTo(view, action);
  if (action.canvas === null) {
    const { card } = laid!;
    return rival === null
      ? { code: 'one-card', card, left: view.hand.length - 1 }
      : { code: 'one-card-answers', card, left: view.hand.length - 1, rival, count, unseen };
  }
  return rival === null
    ? { code: 'canvas', card: action.canvas }
    : { code: 'canvas-answers', card: action.canvas, rival, count, unseen };
}

/** The rival who must answer a turn, and how many unseen cards would each be enough of an answer. */
interface TurnAnswers {
  /** Null where the turn ends the round, or is not over yet. */
  readonly rival: number | null;
  readonly count: number;
  readonly unseen: number;
}

function answersTo(view: View, turn: Turn): TurnAnswers {
  const me = view.me as number;
  const { palettes, canvas, rounds } = view.table;
  const seen = new Set([
    ...view.hand,
    ...palettes.flat(),
    ...canvas,
    ...rounds.flatMap(({ cards }) => cards),
  ]);
  const unseen = DECK.filter((card) => !seen.has(card));
  const state = stateAfterAction(red7, red7.imagine(view, fastRandom(1)), me, turn);
  const { phase } = state.table;
  if (phase.type !== 'turn' || phase.seat === me || !isSeatStillInRed7Round(state.table, phase.seat))
    return { rival: null, count: 0, unseen: unseen.length };
  const rival = red7.view(state, phase.seat);
  const count = unseen.filter((card) =>
    [...red7.legal({ ...rival, hand: [card] })].some(({ type }) => type === 'turn'),
  ).length;
  return { rival: phase.seat, count, unseen: unseen.length };
}

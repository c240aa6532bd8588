import { removeItem } from '../kernel/list.ts';
import { cardActionOf, paletteStepWithoutChoice } from './actions.ts';
import { type Card, type Cards, red7ColorOfCard, red7NumberOfCard } from './cards.ts';
import { isLeading } from './lead.ts';
import { applyLegalDraftedTurn, type Red7TurnStart } from './turn.ts';
import type { Action, Red7DraftedTurn, Red7PaletteStep, View } from './types.ts';

/** Every action this viewer may take. The order of 5s played in a row means nothing: only that of the hand is listed. */
export function* legal(view: View): Iterable<Action> {
  const { table, me } = view;
  const { phase } = table;
  if (me === 'spectator' || phase.type === 'over') return;
  if (phase.type === 'round-end') {
    if (!phase.ready.includes(me)) yield { type: 'continue' };
    return;
  }
  if (phase.seat !== me) return;
  const position: Red7TurnStart = { table, seat: me, hand: view.hand, deckSize: view.deckSize };
  if (phase.type === 'after-draw') {
    for (const card of leadingRules(position)) yield { type: 'canvas', card };
    yield { type: 'end-turn' };
    return;
  }
  for (const { palette, canvas } of turns(position)) yield { type: 'turn', palette, canvas };
  yield { type: 'pass' };
}

function* turns(position: Red7TurnStart): Iterable<Red7DraftedTurn> {
  for (const card of leadingRules(position)) yield { palette: [], canvas: card };
  for (const palette of palettes(position)) {
    const progress = applyLegalDraftedTurn(position, { palette, canvas: null });
    if (progress.commits || isLeading(progress.table, position.seat)) yield { palette, canvas: null };
    if (progress.commits) continue;
    for (const card of leadingRules(progress)) yield { palette, canvas: card };
  }
}

/** The hand cards under whose rule this seat would lead. */
function leadingRules({ table, seat, hand }: Red7TurnStart): Cards {
  const colors = [...new Set(hand.map(red7ColorOfCard))];
  const rules = colors.filter((rule) => isLeading(table, seat, rule));
  return hand.filter((card) => rules.includes(red7ColorOfCard(card)));
}

/** Every palette part that owes nothing: with actions, any 5s and then a card that is not a 5, or all of a hand of 5s. */
function* palettes(position: Red7TurnStart): Iterable<readonly Red7PaletteStep[]> {
  const { table, hand } = position;
  const fives = table.options.actions ? hand.filter((card) => red7NumberOfCard(card) === 5) : [];
  const others = hand.filter((card) => !fives.includes(card));
  if (others.length === 0) {
    yield fives.map(paletteStepWithoutChoice);
    return;
  }
  for (let chosen = 0; chosen < 1 << fives.length; chosen += 1) {
    const before = fives.filter((_, i) => (chosen >> i) & 1).map(paletteStepWithoutChoice);
    for (const card of others) for (const last of waysToLay(card, before, position)) yield [...before, last];
  }
}

/** The ways to lay a card after some 5s. */
function waysToLay(
  card: Card,
  before: readonly Red7PaletteStep[],
  { table, seat, hand, deckSize }: Red7TurnStart,
): readonly Red7PaletteStep[] {
  const palette = [...table.palettes[seat]!, ...before.map((step) => step.card)];
  const context = { table, seat, palette, hand: removeItem(hand, card), deckSize };
  return cardActionOf(table, card)?.steps(card, context) ?? [paletteStepWithoutChoice(card)];
}

import type { Seat, Viewer } from '../kernel/game.ts';
import { pick, type Random, shuffle } from '../kernel/random.ts';
import { DECK } from './cards.ts';
import { ascending, plan } from './setup.ts';
import type { Card, Stage, State, View, ViewStage } from './types.ts';

const NOTHING: readonly Card[] = [];

/** Built up field by field, never by deleting from State: a new secret field stays secret. */
export const view = ({ table, stage, hands, deck }: State, me: Viewer): View => ({
  table,
  stage: viewStage(stage, me),
  me,
  hand: me === 'spectator' ? NOTHING : hands[me]!,
  handSize: hands[0]!.length,
  deckSize: deck.length,
});

const viewStage = (stage: Stage, me: Viewer): ViewStage =>
  stage.phase === 'select'
    ? { phase: 'select', mine: me === 'spectator' ? null : stage.selected[me]!, ready: stage.ready }
    : stage;

/** Every number card that lies face up now. */
const faceUp = ({ table }: View): ReadonlySet<Card> => new Set([...table.row, ...table.collections.flat(2)]);

/**
 * The cards of a hand that everybody can know: the collection of the round before went into it, and what of that
 * is not face up again is still there.
 */
export function knownHand(seen: View, seat: Seat, open: ReadonlySet<Card> = faceUp(seen)): readonly Card[] {
  const before = seen.table.finished.at(-1)?.collections[seat] ?? [];
  return before.flat().filter((card) => !open.has(card));
}

export function imagine(seen: View, random: Random): State {
  const { table, stage, me, hand, handSize } = seen;
  const open = faceUp(seen);
  const known = table.collections.map((_, seat) => (seat === me ? hand : knownHand(seen, seat, open)));
  const taken = new Set(known.flat());
  const unseen = shuffle(
    DECK.filter((card) => !open.has(card) && !taken.has(card)),
    random,
  );
  const hands = known.map((cards, seat) =>
    seat === me ? hand : ascending([...cards, ...unseen.splice(0, handSize - cards.length)]),
  );
  const goals = [...table.finished.map((round) => round.goals), table.goals].slice(0, table.round);
  return {
    table,
    stage: imagineStage(stage, me, hands, random),
    hands,
    deck: unseen,
    ahead: plan(table.options, random, goals).slice(table.round),
  };
}

function imagineStage(
  stage: ViewStage,
  me: Viewer,
  hands: readonly (readonly Card[])[],
  random: Random,
): Stage {
  if (stage.phase !== 'select') return stage;
  const { mine, ready } = stage;
  const selected = ready.map((yes, seat) => (seat === me ? mine : yes ? pick(hands[seat]!, random) : null));
  return { phase: 'select', selected, ready };
}

import type { Seat, Viewer } from '../kernel/game.ts';
import { pickRandom, type Random, shuffle } from '../kernel/random.ts';
import { DECK } from './cards.ts';
import { planMyNumberRounds, sortAscending } from './setup.ts';
import type { Card, Phase, State, View, ViewPhase } from './types.ts';

const NOTHING: readonly Card[] = [];

/** Built up field by field, never by deleting from State: a new secret field stays secret. */
export const view = ({ table, phase, hands, deck }: State, me: Viewer): View => ({
  table,
  phase: viewPhase(phase, me),
  me,
  hand: me === 'spectator' ? NOTHING : hands[me]!,
  handSize: hands[0]!.length,
  deckSize: deck.length,
});

const viewPhase = (phase: Phase, me: Viewer): ViewPhase =>
  phase.type === 'select'
    ? { type: 'select', mine: me === 'spectator' ? null : phase.selected[me]!, ready: phase.ready }
    : phase;

/** Every number card that lies face up now. */
const faceUp = ({ table }: View): ReadonlySet<Card> => new Set([...table.row, ...table.collections.flat(2)]);

/**
 * The cards of a hand that everybody can know: the collection of the round before went into it, and what of that
 * is not face up again is still there.
 */
export function publiclyKnownHandCards(
  seen: View,
  seat: Seat,
  open: ReadonlySet<Card> = faceUp(seen),
): readonly Card[] {
  const before = seen.table.finished.at(-1)?.collections[seat] ?? [];
  return before.flat().filter((card) => !open.has(card));
}

export function imagine(seen: View, random: Random): State {
  const { table, phase, me, hand, handSize } = seen;
  const open = faceUp(seen);
  const known = table.collections.map((_, seat) =>
    seat === me ? hand : publiclyKnownHandCards(seen, seat, open),
  );
  const taken = new Set(known.flat());
  const unseen = shuffle(
    DECK.filter((card) => !open.has(card) && !taken.has(card)),
    random,
  );
  const hands = known.map((cards, seat) =>
    seat === me ? hand : sortAscending([...cards, ...unseen.splice(0, handSize - cards.length)]),
  );
  const goals = [...table.finished.map((round) => round.goals), table.goals].slice(0, table.round);
  return {
    table,
    phase: imaginePhase(phase, me, hands, random),
    hands,
    deck: unseen,
    ahead: planMyNumberRounds(table.options, random, goals).slice(table.round),
  };
}

function imaginePhase(
  phase: ViewPhase,
  me: Viewer,
  hands: readonly (readonly Card[])[],
  random: Random,
): Phase {
  if (phase.type !== 'select') return phase;
  const { mine, ready } = phase;
  const selected = ready.map((yes, seat) =>
    seat === me ? mine : yes ? pickRandom(hands[seat]!, random) : null,
  );
  return { type: 'select', selected, ready };
}

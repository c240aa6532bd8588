import type { GameId, Viewer } from '@fivefold/rules';
import type { State as Eight28 } from '@fivefold/rules/eight28';
import { type State as Iota, isWild } from '@fivefold/rules/iota';
import type { State as MyNumber } from '@fivefold/rules/my-number';
import type { State as Podelim } from '@fivefold/rules/podelim';
import type { State as Red7 } from '@fivefold/rules/red7';

/** Hands, decks and the like as they would appear in JSON: lists of at least three items. */
export function secretLists(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(secretLists);
  const flat = Array.isArray(value) && value.length >= 3 && value.every((item) => typeof item !== 'object');
  const varied = flat && new Set(value).size > 2 && !value.some((item) => typeof item === 'boolean');
  return varied ? [JSON.stringify(value).slice(1, -1), ...inner] : inner;
}

interface Hidden {
  /** As they would appear in JSON. */
  readonly secrets: readonly string[];
  /** Lists that everybody sees or saw: a secret that equals one of them is no leak. */
  readonly open: readonly unknown[];
}
type Hide<State> = (state: State, me: Viewer) => Hidden;

const text = (value: unknown): string => JSON.stringify(value);
const others = <Cards>(hands: readonly Cards[], me: Viewer): readonly Cards[] =>
  hands.filter((_, seat) => seat !== me);
/** In this order within any list; two cards are too few to distinguish from other numbers. */
const runs = (...lists: readonly (readonly unknown[])[]): readonly string[] =>
  lists.filter((list) => list.length > 2).map((list) => text(list).slice(1, -1));
/** Each by itself: the name of a card appears only where the card is meant. */
const each = (...lists: readonly (readonly string[])[]): readonly string[] => lists.flat().map(text);

const podelim: Hide<Podelim> = ({ votes, deck, table }, me) => {
  const voting = others(votes, me).some((vote) => vote !== null);
  const resting = votes.every((vote) => vote === null);
  return {
    secrets: [...runs(deck), ...(voting ? [text(votes)] : [])],
    open: [table.row, table.discard, ...(resting ? [table.revealed] : [])],
  };
};

const myNumber: Hide<MyNumber> = ({ hands, deck, phase, ahead, table }, me) => {
  const selected = phase.type === 'select' ? phase.selected : [];
  const chosen = others(selected, me).some((card) => card !== null);
  return {
    secrets: [...runs(deck, ...others(hands, me)), ...ahead.map(text), ...(chosen ? [text(selected)] : [])],
    // What lay on one slot may be all that is left of a hand a round later, and the end of 59 is a 9.
    open: [
      table.row,
      table.order,
      ...table.collections.flat(),
      ...table.finished.flatMap(({ lastCards, scores }) => [
        lastCards,
        ...scores.flatMap(({ slots, slotBonuses }) => [slots, slotBonuses]),
      ]),
    ],
  };
};

const iota: Hide<Iota> = ({ hands, deck, removed, sunk, knows }, me) => {
  const mine = me === 'spectator' ? [] : [...sunk[me]!, ...knows[me]!.map(({ card }) => card)];
  // A wild comes back from the grid into a hand: the log has named it.
  const unknown = [...deck, ...removed, ...others(hands, me).flat()].filter(
    (card) => !mine.includes(card) && !isWild(card),
  );
  return { secrets: each(unknown), open: [] };
};

const red7: Hide<Red7> = ({ hands, deck, stream, table }, me) => {
  const known = table.seen.flat();
  const held = others(hands, me)
    .flat()
    .filter((card) => !known.includes(card));
  return { secrets: [...each(deck, held), stream.seed], open: [] };
};

const eight28: Hide<Eight28> = ({ holes, deck, stream, table }) =>
  table.phase.type === 'offer'
    ? { secrets: [text(holes), ...runs(deck), stream.seed], open: table.open }
    : { secrets: [...runs(deck), stream.seed], open: [holes, ...table.open] };

/** What a state hides from a viewer, taken from the rules and not from the view. */
export const hidden: Readonly<Record<GameId, Hide<never>>> = {
  podelim,
  'my-number': myNumber,
  iota,
  red7,
  eight28,
};

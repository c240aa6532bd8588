import type { RankedSeat } from '../kernel/game.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { addCardsToStacks, addJokersToStacks } from './cards.ts';
import { checkJokerStacks, maySortJokers, mayVoteForPart } from './check.ts';
import { cardsInRange } from './parts.ts';
import {
  majoritiesOf,
  type PodelimValueMajority,
  podelimPointsBySeat,
  rankingFromMajorities,
} from './scoring.ts';
import type { Card, CardValue, PlayerStacks, PodelimPartColor, Refusal, View } from './types.ts';
import { countUnseenCards } from './view.ts';

/** The majority table: what everybody would score if the game ended now. */
export interface ViewExplanation {
  readonly majorities: readonly (PodelimValueMajority & {
    /** Number cards of this value that are still in the deck: everybody can count them. */
    readonly inDeck: number;
  })[];
  readonly points: readonly number[]; // by seat
  readonly ranking: readonly RankedSeat[];
  readonly jokersInDeck: number;
}

export function explain({ table }: View): ViewExplanation {
  const majorities = majoritiesOf(table.players);
  const points = podelimPointsBySeat(table.players.length, majorities);
  const left = countUnseenCards(table);
  return {
    majorities: majorities.map((majority) => ({ ...majority, inDeck: left[majority.value]! })),
    points,
    ranking: rankingFromMajorities(points, majorities),
    jokersInDeck: left[0]!,
  };
}

/** What a choice would lead to, for this player alone. */
export interface MajorityPreview {
  readonly cards: readonly Card[];
  readonly majorities: readonly PodelimValueMajority[];
  readonly points: readonly number[];
  /** The values whose winners would not be the same as now. */
  readonly changed: readonly CardValue[];
}

/** If nobody else votes for this part. Its jokers count from the sorting on. */
export function previewTakingPilePart(
  { table, me }: View,
  color: PodelimPartColor,
): Result<MajorityPreview, Refusal> {
  const may = mayVoteForPart(table, me, table.ballot, color);
  if (!may.ok) return may;
  const cards = cardsInRange(table, may.value.parts.find((part) => part.color === color)!);
  return ok(preview(table.players, me as number, cards, (player) => addCardsToStacks(player, cards)));
}

/** If these jokers are laid so; while a player composes, some of them may still be in hand. */
export function previewJokerPlacement(
  { table, me }: View,
  values: readonly CardValue[],
): Result<MajorityPreview, Refusal> {
  const sorter = maySortJokers(table, me);
  if (!sorter.ok) return sorter;
  const { unattached } = sorter.value;
  if (values.length > unattached)
    return err({ code: 'bad-joker-count', jokers: unattached, placed: values.length });
  const placed = checkJokerStacks(sorter.value, values);
  if (!placed.ok) return placed;
  const cards = values.map((): Card => 'J');
  return ok(preview(table.players, me as number, cards, (player) => addJokersToStacks(player, values)));
}

function preview(
  players: readonly PlayerStacks[],
  seat: number,
  cards: readonly Card[],
  change: (player: PlayerStacks) => PlayerStacks,
): MajorityPreview {
  const before = majoritiesOf(players);
  const majorities = majoritiesOf(players.with(seat, change(players[seat]!)));
  return {
    cards,
    majorities,
    points: podelimPointsBySeat(players.length, majorities),
    changed: majorities
      .filter(({ winners }, i) => winners.join() !== before[i]!.winners.join())
      .map(({ value }) => value),
  };
}

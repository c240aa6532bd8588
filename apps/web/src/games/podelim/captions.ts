import { cardsInRange, type PublicState, type RowRange } from '@fivefold/rules/podelim';
import type { MessagePart } from '../../i18n/core.ts';
import type { TablePlayer } from '../types.ts';
import type { PodelimVoteResult } from './segments.ts';
import {
  includesMySeat,
  type PodelimTranslate,
  playerNames,
  podelimCardNames,
  podelimPartSizesText,
} from './words.ts';

/** The caption above the row: who splits it and how, or who contests it. */
export function podelimPhaseCaptionText(
  t: PodelimTranslate,
  { leader, phase }: PublicState,
  players: readonly TablePlayer[],
  seat: number | null,
): readonly MessagePart[] {
  const nameOf = (one: number) => players[one]!.name;
  const name = nameOf(leader);
  const mine = leader === seat;
  const contest = (voters: readonly number[]) =>
    t.parts(includesMySeat(voters, seat) ? 'row.contest.you' : 'row.contest', {
      names: playerNames(t, voters, seat, nameOf),
    });
  switch (phase.type) {
    case 'over':
      return t.parts('row.over');
    case 'sort':
      return t.parts('row.sort');
    case 'discard':
      return phase.seat === seat ? t.parts('row.two.you') : t.parts('row.two', { name: nameOf(phase.seat) });
    case 'split':
      if (phase.pile.color !== null) return contest(phase.pile.voters);
      if (!mine) return t.parts('row.splitting', { name });
      return players.length === 2
        ? t.parts('row.split.you.two', { name: nameOf(1 - leader) })
        : t.parts('row.split.you');
    case 'vote': {
      if (phase.pile.color !== null) return contest(phase.pile.voters);
      const sizes = podelimPartSizesText(withGone(phase.pile, phase.parts));
      return mine ? t.parts('row.sizes.you', { sizes }) : t.parts('row.sizes', { name, sizes });
    }
  }
}

/** The parts of a split, including the discarded one. */
function withGone(pile: RowRange, parts: readonly RowRange[]): readonly RowRange[] {
  const edges = [...new Set([pile.from, pile.to, ...parts.flatMap(({ from, to }) => [from, to])])].sort(
    (a, b) => a - b,
  );
  return edges.slice(1).map((to, i) => ({ from: edges[i]!, to }));
}

/** The result of a vote for one part. */
export function podelimVoteResultText(
  t: PodelimTranslate,
  { kind, seats }: PodelimVoteResult,
  players: readonly TablePlayer[],
  seat: number | null,
): string {
  const n = seats.length;
  switch (kind) {
    case 'taken':
      return seats[0] === seat
        ? t('reveal.takes.you')
        : t('reveal.takes', { name: players[seats[0]!]!.name });
    case 'unclaimed':
      return t('reveal.nobody');
    case 'lost':
      return n === 2 ? t('reveal.lost') : t(n === 3 ? 'reveal.lost.3' : 'reveal.lost.4');
    case 'contested':
      return n === 2 ? t('reveal.contest') : t(n === 3 ? 'reveal.contest.3' : 'reveal.contest.4');
  }
}

/** What comes after the reveal. */
export function podelimNextStepText(
  t: PodelimTranslate,
  table: PublicState,
  players: readonly TablePlayer[],
  seat: number | null,
): readonly MessagePart[] {
  const { phase, leader } = table;
  const nameOf = (one: number) => players[one]!.name;
  switch (phase.type) {
    case 'split': {
      const contest = phase.pile.color !== null;
      const cards = podelimCardNames(t, cardsInRange(table, phase.pile));
      if (contest)
        return leader === seat
          ? t.parts('reveal.next.split.you', { cards })
          : t.parts('reveal.next.split', { name: nameOf(leader), cards });
      return leader === seat
        ? t.parts('reveal.next.round.you')
        : t.parts('reveal.next.round', { name: nameOf(leader) });
    }
    case 'discard':
      return phase.seat === seat
        ? t.parts('reveal.next.discard.you')
        : t.parts('reveal.next.discard', { name: nameOf(phase.seat) });
    case 'vote':
      if (phase.pile.color === null) return t.parts('reveal.next.all');
      return t.parts(includesMySeat(phase.pile.voters, seat) ? 'reveal.next.vote.you' : 'reveal.next.vote', {
        names: playerNames(t, phase.pile.voters, seat, nameOf, 'inside'),
        cards: podelimCardNames(t, cardsInRange(table, phase.pile)),
      });
    case 'sort':
      return phase.seat === seat
        ? t.parts('reveal.next.sort.you')
        : t.parts('reveal.next.sort', { name: nameOf(phase.seat) });
    case 'over':
      return t.parts('row.over');
  }
}

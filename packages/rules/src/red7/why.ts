import type { Seat } from '../kernel/game.ts';
import { type Cards, type Color, red7NumberOfCard } from './cards.ts';
import { bestSetForRule, currentRule, findLeadingSeat, isSeatStillInRed7Round } from './lead.ts';
import { scoringSetOfPalette, sumOfCardNumbers } from './scoring.ts';
import type { PublicState, View } from './types.ts';

/** What decides between two sets: how many cards, else the number of the highest, else its color. */
export type LeadReason = 'count' | 'number' | 'color';

export interface Red7PaletteStanding {
  /** The cards that count, highest first; none for a seat that is out. */
  readonly cards: Cards;
  /** By what the leader is ahead of this seat; null for the leader and for players who are out. */
  readonly behind: LeadReason | null;
  /** Points these cards would bring if this seat won the round now. */
  readonly worth: number;
}

export interface ViewExplanation {
  readonly rule: Color;
  /** null when no card of anybody counts. */
  readonly leader: Seat | null;
  /** Who comes next, however far behind. */
  readonly runnerUp: Seat | null;
  readonly seats: readonly Red7PaletteStanding[]; // by seat
}

export const explain = ({ table }: View): ViewExplanation => paletteStandings(table);

/** Who leads by a rule and with which cards; by the rule of the canvas unless another one is asked for. */
export function paletteStandings(table: PublicState, rule: Color = currentRule(table)): ViewExplanation {
  const leader = findLeadingSeat(table, rule);
  const sets = table.palettes.map((palette, seat) =>
    isSeatStillInRed7Round(table, seat) ? bestSetForRule(rule, palette) : [],
  );
  return {
    rule,
    leader,
    runnerUp: leader === null ? null : findLeadingSeat({ ...table, out: [...table.out, leader] }, rule),
    seats: sets.map((cards, seat) => ({
      cards,
      behind:
        leader === null || leader === seat || !isSeatStillInRed7Round(table, seat)
          ? null
          : whatParts(sets[leader]!, cards),
      worth: cards.length === 0 ? 0 : sumOfCardNumbers(scoringSetOfPalette(rule, table.palettes[seat]!)),
    })),
  };
}

function whatParts(ahead: Cards, behind: Cards): LeadReason {
  if (ahead.length !== behind.length) return 'count';
  return red7NumberOfCard(ahead[0]!) !== red7NumberOfCard(behind[0]!) ? 'number' : 'color';
}

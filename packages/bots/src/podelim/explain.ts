import {
  type Card,
  type CardValue,
  cardsInRange,
  majoritiesOf,
  type PlayerStacks,
  type PublicState,
  type RowRange,
  rangeSize,
} from '@fivefold/rules/podelim';
import type { BotReason } from '../bot.ts';
import { addCardsToPlayerStacks, addJokerToValueStack } from './cards.ts';

const JOKER_SUM = 5;
/** In votes: a part is only said to be wanted more than another if it is by so much. */
const CLEARLY_MORE = 0.05;

const cardsText = (table: PublicState, part: RowRange): string => cardsInRange(table, part).join(' ');

export const sumOfCardValuesInRange = (table: PublicState, part: RowRange): number =>
  cardsInRange(table, part).reduce((sum, card) => sum + (card === 'J' ? JOKER_SUM : Number(card)), 0);

/** The values in which a seat would lead or tie with these cards, and does not now. */
function newLeads(table: PublicState, seat: number, cards: readonly Card[]): readonly CardValue[] {
  const after = table.players.with(seat, addCardsToPlayerStacks(table.players[seat]!, cards));
  const before = majoritiesOf(table.players);
  return majoritiesOf(after)
    .filter(({ winners }, i) => winners.includes(seat) && !before[i]!.winners.includes(seat))
    .map(({ value }) => value);
}

const valuesText = (values: readonly CardValue[]): string => values.join(', ');

interface RivalLeads {
  readonly rival: number;
  readonly leads: readonly CardValue[];
}

/** The other voter who would newly lead in the most points with this part; null where nobody would. */
function rivalWhoGains(table: PublicState, me: number, part: RowRange): RivalLeads | null {
  const voters = table.phase.type === 'vote' ? table.phase.pile.voters : [];
  const cards = cardsInRange(table, part);
  const gains = voters
    .filter((seat) => seat !== me)
    .map((rival) => ({ rival, leads: newLeads(table, rival, cards) }))
    .sort((a, b) => pointsOf(b.leads) - pointsOf(a.leads));
  return gains[0] && gains[0].leads.length > 0 ? gains[0] : null;
}

/** Why this part: the leads it brings, or the larger part that it leaves to others. */
export function explainPodelimVote(
  table: PublicState,
  me: number,
  parts: readonly RowRange[],
  chosen: number,
  wanted: readonly number[],
): BotReason {
  const part = parts[chosen]!;
  const cards = cardsText(table, part);
  const crowd = wanted.indexOf(Math.max(...wanted));
  const leads = newLeads(table, me, cardsInRange(table, part));
  if (
    wanted[crowd]! > wanted[chosen]! + CLEARLY_MORE &&
    sumOfCardValuesInRange(table, parts[crowd]!) > sumOfCardValuesInRange(table, part)
  ) {
    const text = cardsText(table, parts[crowd]!);
    const gain = rivalWhoGains(table, me, parts[crowd]!);
    return gain
      ? { code: 'vote-leaves', cards, crowd: text, rival: gain.rival, values: valuesText(gain.leads) }
      : { code: 'vote-avoids', cards, crowd: text };
  }
  if (leads.length > 0) {
    const gain = rivalWhoGains(table, me, part);
    const values = valuesText(leads);
    return gain
      ? { code: 'vote-contests', cards, values, rival: gain.rival, theirs: valuesText(gain.leads) }
      : { code: 'vote-leads', cards, values };
  }
  const sums = parts.map((each) => sumOfCardValuesInRange(table, each));
  if (sums[chosen] === Math.max(...sums)) return { code: 'vote-most', cards };
  return { code: 'vote-hopes', cards };
}

/** Why this cut: the part that would give me a lead, or that there is none. */
export function explainPodelimSplit(table: PublicState, me: number, parts: readonly RowRange[]): BotReason {
  const best = parts
    .map((part) => ({ part, leads: newLeads(table, me, cardsInRange(table, part)) }))
    .reduce((most, next) => (pointsOf(next.leads) > pointsOf(most.leads) ? next : most));
  if (best.leads.length > 0)
    return { code: 'split-leads', cards: cardsText(table, best.part), values: valuesText(best.leads) };
  return { code: 'split-plain', parts: parts.map((part) => cardsText(table, part)).join(' | ') };
}

const pointsOf = (values: readonly CardValue[]): number =>
  values.reduce<number>((sum, value) => sum + value, 0);

/** Why this part is thrown away: the leads that the rival would get from it, none for me, or better ones elsewhere. */
export function explainPodelimDiscard(
  table: PublicState,
  me: number,
  part: RowRange,
  parts: readonly RowRange[],
): BotReason {
  const dropped = cardsInRange(table, part);
  const cards = dropped.join(' ');
  const theirs = newLeads(table, 1 - me, dropped);
  if (theirs.length > 0) return { code: 'discard-blocks', cards, rival: 1 - me, values: valuesText(theirs) };
  const mine = newLeads(table, me, dropped);
  if (mine.length === 0) return { code: 'discard-useless', cards };
  const better = parts
    .map((other) => newLeads(table, me, cardsInRange(table, other)))
    .find((leads) => pointsOf(leads) > pointsOf(mine));
  if (better) return { code: 'discard-keeps', cards, values: valuesText(better) };
  const isShortest = parts.every((other) => rangeSize(other) >= rangeSize(part));
  return isShortest
    ? { code: 'discard-short', cards, count: dropped.length }
    : { code: 'discard-expects', cards, values: valuesText(mine) };
}

/** Why the jokers lie there: the lead that they bring or hold, or how far I stay behind. */
export function explainPodelimJokers(
  table: PublicState,
  me: number,
  values: readonly CardValue[],
): BotReason {
  const value = Math.max(...values) as CardValue;
  const before = majoritiesOf(table.players)[value - 1]!;
  let player: PlayerStacks = table.players[me]!;
  for (const each of values) player = addJokerToValueStack(player, each);
  const after = majoritiesOf(table.players.with(me, player))[value - 1]!;
  if (before.winners.includes(me)) return { code: 'jokers-hold', value };
  if (after.winners.includes(me)) {
    const [rival] = before.winners;
    if (rival === undefined) return { code: 'jokers-lead', value };
    return { code: after.winners.includes(rival) ? 'jokers-level' : 'jokers-overtake', value, rival };
  }
  const behind = Math.max(...after.counts) - after.counts[me]!;
  return { code: 'jokers-near', value, rival: after.winners[0]!, behind };
}

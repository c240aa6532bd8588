import type { Random } from '@fivefold/rules';
import {
  type Action,
  type CardValue,
  cutPile,
  type Pile,
  type PilePart,
  type PlayerStacks,
  type View,
} from '@fivefold/rules/podelim';
import type { BotDecision, SearchBudget } from '../bot.ts';
import { drawWeightedIndex, softmax } from '../draw.ts';
import { addJokerToValueStack, countRemainingPodelimCardsByValue } from './cards.ts';
import {
  explainPodelimDiscard,
  explainPodelimJokers,
  explainPodelimSplit,
  explainPodelimVote,
} from './explain.ts';
import { PodelimRoundEvaluator } from './roundModel.ts';
import { podelimUtilityBySeat } from './utility.ts';
import { expectedValueOfEachPodelimPart, type PodelimVoteSolverSettings } from './voteGame.ts';

/** How far a level thinks. */
export interface PodelimBotSettings {
  /** Plays contests out. */
  readonly deep: boolean;
  readonly vote: PodelimVoteSolverSettings;
}

/** Answers the habits of people, without a thought about what they think. */
export const MEDIUM_PODELIM_BOT_SETTINGS: PodelimBotSettings = {
  deep: false,
  vote: { rounds: 0, temperature: 3, habit: 1 },
};
/** Answers habits and answers to them, with contests played out. */
export const HARD_PODELIM_BOT_SETTINGS: PodelimBotSettings = {
  deep: true,
  vote: { rounds: 20, temperature: 0.35, habit: 0.7 },
};

type Decision = BotDecision<Action>;

/** The cut that is worth most to me, of those that there is time for. */
export function choosePodelimSplit(
  view: View,
  pile: Pile,
  { deep, vote }: PodelimBotSettings,
  budget: SearchBudget,
): Decision {
  const { table } = view;
  const me = view.me as number;
  const model = new PodelimRoundEvaluator(table, deep);
  let best = { value: Number.NEGATIVE_INFINITY, first: 0, second: 0 };
  let looked = 0;
  for (const { first, second } of cutsFromTheMiddle(pile)) {
    if (looked > 0 && (looked > budget.samples || budget.expired())) break;
    looked += 1;
    const parts = cutPile(pile, [first, second]);
    const value =
      table.players.length === 2 && pile.color === null
        ? afterDiscard(model, parts, 1 - me, vote)[me]!
        : model.solve(parts, pile.voters, vote, true).value[me]!;
    if (value > best.value) best = { value, first, second };
  }
  const parts = cutPile(pile, [best.first, best.second]);
  return {
    action: { type: 'split', first: best.first, second: best.second },
    reason: explainPodelimSplit(table, me, parts),
  };
}

/** Even cuts first: they are the best guess where there is no time. */
function cutsFromTheMiddle({ from, to }: Pile): readonly { first: number; second: number }[] {
  const size = to - from;
  const cuts: { first: number; second: number; uneven: number }[] = [];
  for (let first = 1; first < size; first += 1)
    for (let second = first + 1; second < size; second += 1)
      cuts.push({ first, second, uneven: Math.abs(3 * first - size) + Math.abs(3 * second - 2 * size) });
  return cuts.sort((a, b) => a.uneven - b.uneven);
}

/** Among two the other player throws away the part whose loss suits it best. */
function afterDiscard(
  model: PodelimRoundEvaluator,
  parts: readonly PilePart[],
  rival: number,
  vote: PodelimVoteSolverSettings,
): Float64Array {
  let best: Float64Array | null = null;
  for (const gone of parts) {
    const left = parts.filter((part) => part !== gone);
    const { value } = model.solve(left, [0, 1], vote, true);
    if (best === null || value[rival]! > best[rival]!) best = value;
  }
  return best!;
}

export function choosePodelimDiscard(
  view: View,
  parts: readonly PilePart[],
  { deep, vote }: PodelimBotSettings,
): Decision {
  const me = view.me as number;
  const model = new PodelimRoundEvaluator(view.table, deep);
  const values = parts.map((gone) => {
    const left = parts.filter((part) => part !== gone);
    return model.solve(left, [0, 1], vote, true).value[me]!;
  });
  const part = parts[values.indexOf(Math.max(...values))]!;
  return {
    action: { type: 'discard-part', color: part.color },
    reason: explainPodelimDiscard(view.table, me, part, parts),
  };
}

/** How likely I vote for each part, by its value against what is expected of the others, and how much they want it. */
export function computeMixedPodelimVoteStrategy(
  { table, me }: View,
  parts: readonly PilePart[],
  pile: Pile,
  { deep, vote }: PodelimBotSettings,
): { readonly mix: readonly number[]; readonly wanted: readonly number[] } {
  const voter = pile.voters.indexOf(me as number);
  const { game, beliefs } = new PodelimRoundEvaluator(table, deep).solve(parts, pile.voters, vote, true);
  return {
    mix: softmax(expectedValueOfEachPodelimPart(game, voter, beliefs), vote.temperature),
    wanted: parts.map((_, part) =>
      beliefs.reduce((sum, belief, other) => sum + (other === voter ? 0 : belief[part]!), 0),
    ),
  };
}

export function choosePodelimVote(
  view: View,
  parts: readonly PilePart[],
  pile: Pile,
  thinking: PodelimBotSettings,
  random: Random,
): Decision {
  const { table } = view;
  const { mix, wanted } = computeMixedPodelimVoteStrategy(view, parts, pile, thinking);
  const chosen = drawWeightedIndex(mix, random);
  return {
    action: { type: 'vote', ballot: table.ballot, color: parts[chosen]!.color },
    reason: explainPodelimVote(table, view.me as number, parts, chosen, wanted),
  };
}

/** One joker after the other where it helps most. */
export function choosePodelimJokers({ table, me }: View): Decision {
  const seat = me as number;
  const coming = countRemainingPodelimCardsByValue(table);
  const values: CardValue[] = [];
  let players: readonly PlayerStacks[] = table.players;
  while (players[seat]!.unattached > 0) {
    const options = players[seat]!.stacks.map(({ value }) => {
      const next = players.with(seat, addJokerToValueStack(players[seat]!, value));
      return { value, next, worth: podelimUtilityBySeat(next, coming)[seat]! };
    });
    const best = options.reduce((most, option) => (option.worth > most.worth ? option : most));
    values.push(best.value);
    players = best.next;
  }
  values.sort((a, b) => a - b);
  return { action: { type: 'place-jokers', values }, reason: explainPodelimJokers(table, seat, values) };
}

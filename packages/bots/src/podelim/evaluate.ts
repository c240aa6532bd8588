import {
  type Action,
  cutPile,
  type Pile,
  type PlayerStacks,
  type Value,
  type View,
} from '@fivefold/rules/podelim';
import type { RatedAction } from '../ratings.ts';
import { attachJokerToStack, countCardsToCome, expectedLead } from './expectedLead.ts';
import { createRoundEvaluator, removePart } from './roundEvaluator.ts';

/** What the round is worth after one of my cuts or discards. `deep` plays contests out. */
export function createActionEvaluator(view: View, deep: boolean): (action: Action) => number {
  const { table } = view;
  const { phase } = table;
  const round = createRoundEvaluator(table, view.me as number, deep);
  return (action) => {
    if (action.type === 'split' && phase.type === 'split') {
      const { pile } = phase;
      const parts = cutPile(pile, [action.first, action.second]);
      // Among two the other one throws a part of the row away, and takes the one that hurts.
      return table.players.length === 2 && pile.color === null
        ? Math.min(...parts.map((part) => round.value(removePart(parts, part), pile)))
        : round.value(parts, pile);
    }
    if (action.type === 'discard-part' && phase.type === 'discard') {
      const gone = phase.parts.find(({ color }) => color === action.color)!;
      return round.value(removePart(phase.parts, gone), phase.pile);
    }
    throw new Error(`${action.type} is no cut and no discard of this table`);
  };
}

/** Every action with what the round is then worth; jokers where they help most. */
export function rateActions(view: View, deep: boolean): readonly RatedAction<Action>[] {
  const { table } = view;
  const me = view.me as number;
  const { phase } = table;
  switch (phase.type) {
    case 'split': {
      const worth = createActionEvaluator(view, deep);
      return splitsOf(phase.pile).map((action) => ({
        action,
        value: worth(action),
        reason: { code: 'split', first: action.first, second: action.second },
      }));
    }
    case 'discard': {
      const worth = createActionEvaluator(view, deep);
      return phase.parts.map(({ color }) => {
        const action = { type: 'discard-part', color } as const;
        return { action, value: worth(action), reason: { code: 'throw-away', color } };
      });
    }
    case 'vote': {
      const { payoffs, likely } = createRoundEvaluator(table, me, deep).votes(phase.parts, phase.pile);
      return phase.parts.map(({ color }, i) => ({
        action: { type: 'vote', ballot: table.ballot, color },
        value: payoffs[i]!.reduce((sum, pay, j) => sum + pay * likely[j]!, 0),
        reason: { code: 'vote', color },
      }));
    }
    case 'sort':
      return [placed(view, me)];
    case 'over':
      return [];
  }
}

function splitsOf({ from, to }: Pile): Extract<Action, { readonly type: 'split' }>[] {
  const splits: Extract<Action, { readonly type: 'split' }>[] = [];
  for (let first = 1; first < to - from; first += 1)
    for (let second = first + 1; second < to - from; second += 1)
      splits.push({ type: 'split', first, second });
  return splits;
}

/** One joker after the other where it helps most. */
function placed({ table }: View, me: number): RatedAction<Action> {
  const coming = countCardsToCome(table);
  const values: Value[] = [];
  let players: readonly PlayerStacks[] = table.players;
  while (players[me]!.unattached > 0) {
    const options = players[me]!.stacks.map(({ value }) => {
      const next = players.with(me, attachJokerToStack(players[me]!, value));
      return { value, next, worth: expectedLead(next, me, coming) };
    });
    const best = options.reduce((most, option) => (option.worth > most.worth ? option : most));
    values.push(best.value);
    players = best.next;
  }
  values.sort((a, b) => a - b);
  return {
    action: { type: 'place-jokers', values },
    value: 0,
    reason: { code: 'jokers', value: values.at(-1)! },
  };
}

/** For easy bots: the part with the largest sum, an even split, jokers on the largest stack. */
export function rateSimply(view: View): readonly RatedAction<Action>[] {
  const { table } = view;
  const me = view.me as number;
  const { phase } = table;
  const sum = (from: number, to: number) =>
    table.row.slice(from, to).reduce((total, card) => total + (card === 'J' ? 5 : Number(card)), 0);
  switch (phase.type) {
    case 'split':
      return rateActions(view, false).map((rated) => {
        const { action } = rated;
        if (action.type !== 'split') return rated;
        const sums = cutPile(phase.pile, [action.first, action.second]).map(({ from, to }) => sum(from, to));
        return { ...rated, value: Math.min(...sums) - Math.max(...sums) };
      });
    case 'discard':
      return phase.parts.map(({ color, from, to }) => ({
        action: { type: 'discard-part', color },
        value: -sum(from, to),
        reason: { code: 'throw-away', color },
      }));
    case 'vote':
      return phase.parts.map(({ color, from, to }) => ({
        action: { type: 'vote', ballot: table.ballot, color },
        value: sum(from, to),
        reason: { code: 'likes', color },
      }));
    case 'sort': {
      const { stacks, unattached } = table.players[me]!;
      return stacks.map(({ value, numbers, jokers }) => ({
        action: { type: 'place-jokers', values: Array<Value>(unattached).fill(value) },
        value: numbers + jokers + value / 20,
        reason: { code: 'jokers', value },
      }));
    }
    case 'over':
      return [];
  }
}

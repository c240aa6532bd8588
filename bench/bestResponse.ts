import { decide, untimedSearchBudget } from '@fivefold/bots';
import type { GameId, Random } from '@fivefold/rules';
import {
  myNumber,
  type View as NumberView,
  previewCardGain,
  type Action as SelectAction,
} from '@fivefold/rules/my-number';
import type { Action as PodelimAction, View as PodelimView } from '@fivefold/rules/podelim';
import {
  computeMixedPodelimVoteStrategy,
  HARD_PODELIM_BOT_SETTINGS,
} from '../packages/bots/src/podelim/decisions.ts';
import { PodelimRoundEvaluator } from '../packages/bots/src/podelim/roundModel.ts';
import { expectedValueOfEachPodelimPart } from '../packages/bots/src/podelim/voteGame.ts';

/** Samples of a prediction: each is a decision of the bot in a rival's chair. */
const WORLDS = 5;
const SAMPLES = 600;

const hard = (game: GameId, view: unknown, random: Random): unknown =>
  decide(game, view, { level: 'hard', random, budget: untimedSearchBudget(SAMPLES) }).action;

/** Votes against the known mixes of hard rivals, by the payoffs that they reckon with: how much reading them gains. */
function podelimVote(view: PodelimView, random: Random): unknown {
  const { phase, ballot } = view.table;
  if (phase.type !== 'vote') return hard('podelim', view, random);
  const { parts, pile } = phase;
  const mixes = pile.voters.map(
    (seat) =>
      computeMixedPodelimVoteStrategy(
        { ...view, me: seat, vote: null },
        parts,
        pile,
        HARD_PODELIM_BOT_SETTINGS,
      ).mix,
  );
  const { game } = new PodelimRoundEvaluator(view.table, true).solve(
    parts,
    pile.voters,
    HARD_PODELIM_BOT_SETTINGS.vote,
    true,
  );
  const values = expectedValueOfEachPodelimPart(game, pile.voters.indexOf(view.me as number), mixes);
  const { color } = parts[values.indexOf(Math.max(...values))]!;
  return { type: 'vote', ballot, color } satisfies PodelimAction;
}

/** Plays the card that gets the most from what hard rivals would play with imagined hands. */
function selectCard(view: NumberView, random: Random): unknown {
  const { table, phase, hand, handSize } = view;
  const me = view.me as number;
  if (phase.type !== 'select') return { type: 'continue' } satisfies SelectAction;
  const plays = Array.from({ length: WORLDS }, () => {
    const world = myNumber.imagine(view, random);
    const open = {
      ...world,
      phase: { type: 'select', selected: world.hands.map(() => null), ready: world.hands.map(() => false) },
    } as const;
    return world.hands.flatMap((_, seat) => {
      if (seat === me) return [];
      const action = hard('my-number', myNumber.view(open, seat), random) as SelectAction;
      return action.type === 'select' ? [action.card] : [];
    });
  });
  const worth = (card: number) => {
    const { points, goals, newColor, value } = previewCardGain(table, me, card);
    return points + 0.8 * goals + (newColor ? 0.22 * (handSize - 1) * (value - 3) : 0);
  };
  const values = hand.map((card) => {
    const taken = plays.map((rivals) => worth(table.row[rivals.filter((other) => other < card).length]!));
    const rest = Math.max(...hand.filter((other) => other !== card).map(worth));
    return taken.reduce((sum, value) => sum + value, 0) / WORLDS + (handSize <= 2 ? 1 : 0.45) * rest;
  });
  const card = hand[values.indexOf(Math.max(...values))]!;
  return { type: 'select', card, turn: table.turn } satisfies SelectAction;
}

/** Players who run the hard bot in the rivals' chairs and answer what it would do. */
export const bestResponses: Readonly<Partial<Record<GameId, (view: never, random: Random) => unknown>>> = {
  podelim: podelimVote,
  'my-number': selectCard,
};

import { decide, untimedSearchBudget } from '@fivefold/bots';
import { fastRandom, type GameId, type Random } from '@fivefold/rules';
import {
  MY_NUMBER_ROUND_COUNT,
  myNumber,
  myNumberTotalScores,
  type View as NumberView,
  type Action as SelectAction,
} from '@fivefold/rules/my-number';
import type { Action as PodelimAction, View as PodelimView } from '@fivefold/rules/podelim';
import {
  chooseMyNumberPlayoutCard,
  chooseMyNumberRivalCard,
} from '../packages/bots/src/my-number/playoutChoices.ts';
import { MY_NUMBER_RIVAL_PLAY_STYLES } from '../packages/bots/src/my-number/rivalStyles.ts';
import { MyNumberRoundSimulation } from '../packages/bots/src/my-number/roundSimulation.ts';
import {
  computeMixedPodelimVoteStrategy,
  HARD_PODELIM_BOT_SETTINGS,
} from '../packages/bots/src/podelim/decisions.ts';
import { PodelimRoundEvaluator } from '../packages/bots/src/podelim/roundModel.ts';
import { expectedValueOfEachPodelimPart } from '../packages/bots/src/podelim/voteGame.ts';

/** Samples of a prediction: each is a decision of the bot in a rival's chair. */
const WORLDS = 10;
const SAMPLES = 500;
/** How often the round is played on after each prediction. */
const PLAYOUTS = 16;

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

/** The chance to win with these totals: a lead means more the fewer rounds are left. */
function winChance(totals: readonly number[], me: number, roundsLeft: number): number {
  const spread = 0.6 + 4 * Math.sqrt(roundsLeft);
  return 1 / totals.reduce((sum, total) => sum + Math.exp((total - totals[me]!) / spread), 0);
}

/** Plays the card that wins most often against what hard rivals would play with imagined hands; then all play on. */
function selectCard(view: NumberView, random: Random): unknown {
  const { table, phase, hand } = view;
  const me = view.me as number;
  if (phase.type !== 'select') return { type: 'continue' } satisfies SelectAction;
  const before = myNumberTotalScores(table.finished, table.collections.length);
  const sums = hand.map(() => 0);
  for (let world = 0; world < WORLDS; world += 1) {
    const state = myNumber.imagine(view, random);
    const open = {
      ...state,
      phase: { type: 'select', selected: state.hands.map(() => null), ready: state.hands.map(() => false) },
    } as const;
    const played = state.hands.map((_, seat) => {
      const action =
        seat === me ? null : (hard('my-number', myNumber.view(open, seat), random) as SelectAction);
      return action?.type === 'select' ? action.card : 0;
    });
    for (let playout = 0; playout < PLAYOUTS; playout += 1) {
      const luck = random.next();
      hand.forEach((card, at) => {
        const round = new MyNumberRoundSimulation(table, state.hands);
        if (!round.isLastTurn()) round.playTurn((seat) => (seat === me ? card : played[seat]!));
        const chance = fastRandom(luck);
        while (!round.isLastTurn()) round.playTurn((seat) => laterCard(round, seat, me, chance));
        const totals = round.finish().map((points, seat) => points + before[seat]!);
        sums[at]! += winChance(totals, me, MY_NUMBER_ROUND_COUNT - table.round);
      });
    }
  }
  const card = hand[sums.indexOf(Math.max(...sums))]!;
  return { type: 'select', card, turn: table.turn } satisfies SelectAction;
}

/** The rivals are taken for players who mostly look at what a card brings and what it is worth to them. */
function laterCard(round: MyNumberRoundSimulation, seat: number, me: number, random: Random): number {
  return seat === me
    ? chooseMyNumberPlayoutCard(round, seat)
    : chooseMyNumberRivalCard(round, seat, MY_NUMBER_RIVAL_PLAY_STYLES[2]!, random);
}

/** Players who run the hard bot in the rivals' chairs and answer what it would do. */
export const bestResponses: Readonly<Partial<Record<GameId, (view: never, random: Random) => unknown>>> = {
  podelim: podelimVote,
  'my-number': selectCard,
};

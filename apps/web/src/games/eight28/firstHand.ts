import { deriveSeedFromTexts } from '@fivefold/rules';
import {
  type Action,
  type Card,
  dealPrearrangedCards,
  dealPrearrangedNextRound,
  type Event,
  eight28,
  eight28CrystalPoints,
  possibleTotalsOf,
  type State,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/eight28';
import {
  FIRST_HAND_LEARNER_SEAT,
  type FirstHand,
  type FirstHandAct,
  type LearnerMoveResult,
  type SpotlightStep,
} from '../../firstHand/script.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './firstHand/en.ts';

type Eight28Act = FirstHandAct<State, View, Action, Event, ViewExplanation>;
type Eight28Played = LearnerMoveResult<View, Action, Event, ViewExplanation>;

const PICO = 1;
const LUMA = 2;

const take = (seat: number) => ({ seat, action: { type: 'take' } }) as const;
const decline = (seat: number) => ({ seat, action: { type: 'decline' } }) as const;
const cardSign = (card: Card): string => (card === 'X' ? '1/11' : card);
const SHEET = '[data-testid="score-sheet"]';
const press = (answer: 'take' | 'decline'): SpotlightStep => ({
  at: `[data-testid="${answer}"]`,
  done: null,
});

const totalsIn = ({ table, hole }: View) => {
  const totals = possibleTotalsOf([hole!, ...table.open[FIRST_HAND_LEARNER_SEAT]!]);
  return { total: totals[0]!, low: totals[0]!, high: totals.at(-1)! };
};

const takenCard = ({ events }: Eight28Played): string => {
  const taken = events.find((event) => event.type === 'card-taken' && event.seat === FIRST_HAND_LEARNER_SEAT);
  return taken?.type === 'card-taken' ? cardSign(taken.card) : '';
};

/** What the round brought to the two that won. */
const prizes = ({ view }: Eight28Played) => {
  const { phase } = view.table;
  if (phase.type !== 'round-end') throw new Error(`the round is not over: ${phase.type}`);
  const { awards, pot } = phase.distribution;
  const shares = awards.flatMap((award) => award.shares);
  const won = (seat: number) =>
    shares
      .filter((share) => share.seat === seat)
      .reduce((sum, one) => sum + eight28CrystalPoints(one.crystals), 0);
  return { pot: eight28CrystalPoints(pot), mine: won(FIRST_HAND_LEARNER_SEAT), pico: won(PICO) };
};

const answering = (
  id: string,
  answer: 'take' | 'decline',
  more: Pick<Eight28Act, 'before' | 'after' | 'values'> & Partial<Pick<Eight28Act, 'steps'>> = {},
): Eight28Act => ({
  id,
  task: { kind: 'play', action: { type: answer } },
  steps: [press(answer)],
  bright: ['[data-testid="me"]', '[data-testid="pot"]'],
  asks: (view) => ({ ...totalsIn(view), hole: cardSign(view.hole!) }),
  values: (played) => ({
    ...totalsIn(played.view),
    hole: cardSign(played.view.hole!),
    card: takenCard(played),
  }),
  answer: (played) => ({ key: `other.${played.action.type}`, values: { card: takenCard(played) } }),
  ...more,
});

/** The sheet of the round is on the table by itself. */
const counted = (id: string): Eight28Act => ({
  id,
  task: { kind: 'look', shows: SHEET },
  steps: [],
  values: prizes,
});

export const firstHand: FirstHand<State, View, Action, Event, ViewExplanation, typeof en> = {
  game: 'eight28',
  rivals: ['Pico', 'Luma'],
  deal: () =>
    dealPrearrangedCards(
      { seats: 3, options: eight28.options.parse({}), seed: deriveSeedFromTexts('first hand', 'eight28') },
      { dealer: LUMA, cards: ['5', '10', '2', '3', '10', '9', '8', '10', '9'] },
    ),
  opening: [],
  beats: [
    [answering('1', 'take', { after: [take(PICO), take(LUMA), take(PICO), take(LUMA)] })],
    [answering('2', 'decline', { after: [take(LUMA)] })],
    [answering('3', 'decline', { after: [decline(PICO)] })],
    [
      answering('4', 'decline', {
        steps: [
          { at: '[data-testid="stand"]', done: '[data-testid="stand"]:is(:checked, [aria-checked="true"])' },
          press('decline'),
        ],
        after: [decline(PICO)],
      }),
      counted('4b'),
    ],
    [
      answering('5', 'take', {
        before: [
          {
            deal: (state) =>
              dealPrearrangedNextRound(state, {
                dealer: FIRST_HAND_LEARNER_SEAT,
                cards: ['4', '6', 'X', '7', '10', '6', '9', 'X', '5', '9'],
              }),
          },
          take(PICO),
          take(LUMA),
        ],
        after: [take(LUMA)],
      }),
    ],
    [answering('6', 'take', { after: [take(PICO)] })],
    [
      answering('7', 'decline', { after: [take(PICO), decline(LUMA), decline(PICO), decline(LUMA)] }),
      answering('7b', 'decline', { values: prizes }),
    ],
  ],
  texts: lazyMessages<typeof en>(import.meta.glob('./firstHand/??.ts')),
  parts: ['[data-testid^="seat-"]', '[data-testid="me"]', '[data-testid="pot"]', '[data-testid="track"]'],
};

import {
  type Action,
  dealPrearrangedCards,
  type Event,
  type PodelimPartColor,
  type State,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/podelim';
import {
  FIRST_HAND_LEARNER_SEAT,
  type FirstHand,
  type FirstHandAct,
  type SpotlightStep,
} from '../../firstHand/script.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './firstHand/en.ts';

type PodelimAct = FirstHandAct<State, View, Action, Event, ViewExplanation>;

const PICO = 1;
const LUMA = 2;

const split = (first: number, second: number): Action => ({ type: 'split', first, second });
const vote = (ballot: number, color: PodelimPartColor): Action => ({ type: 'vote', ballot, color });
const by = (seat: number, action: Action) => ({ seat, action });

const CONFIRM: SpotlightStep = { at: '[data-testid="confirm-move"]', done: null };
const part = (color: PodelimPartColor): string => `[data-testid="part-${color}"]`;
const MY_STACKS: SpotlightStep = { at: '[data-testid="stacks-0"]', done: null };

const voting = (
  id: string,
  ballot: number,
  color: PodelimPartColor,
  more: Pick<PodelimAct, 'before' | 'after'>,
): PodelimAct => ({
  id,
  task: { kind: 'play', action: vote(ballot, color) },
  steps: [{ at: part(color), done: `${part(color)}[aria-pressed="true"]` }, CONFIRM],
  bright: [`[data-testid="hand-${color}"]`],
  answer: () => ({ key: 'other.vote' }),
  ...more,
});

/** Where a joker makes a pair, so that the points stay worth counting. */
const OWN_NUMBERS: readonly number[] = [4, 5];
const jokerValue = (action: Action): number => (action.type === 'place-jokers' ? action.values[0]! : 0);

/** Opens the dialog with my stacks. */
const looking = (id: string, values: NonNullable<PodelimAct['values']>): PodelimAct => ({
  id,
  task: { kind: 'look', shows: '[data-testid="stack-dialog"]' },
  steps: [MY_STACKS],
  bright: ['[data-testid="seat-0"]'],
  values,
  answer: ({ action }) => ({ key: action.type === 'vote' ? 'other.vote' : 'other.split' }),
});

const dividerAt = (cut: number): string => `[data-testid="divider-2"][aria-valuenow="${cut}"]`;
/** The button that brings the second divider before the fifth card, also when it went too far; on phones the divider. */
const SECOND_DIVIDER_BUTTON = `
  :root:not(:has(${dividerAt(2)}, ${dividerAt(3)})) [data-testid="divider-2-left"],
  :root:has(${dividerAt(2)}, ${dividerAt(3)}) [data-testid="divider-2-right"],
  [data-testid="divider-2"]`;

export const firstHand: FirstHand<State, View, Action, Event, ViewExplanation, typeof en> = {
  game: 'podelim',
  rivals: ['Pico', 'Luma'],
  deal: () =>
    dealPrearrangedCards(
      { seats: 3 },
      {
        leader: PICO,
        cards: [
          ...(['9', '9', '4', 'J', '8', '2', '10'] as const),
          ...(['8', '8', '9', '5', 'J', '3', '3'] as const),
          ...(['10', '10', '7', '9', '1', '8', '6'] as const),
        ],
      },
    ),
  opening: [by(PICO, split(3, 5)), by(PICO, vote(1, 'black')), by(LUMA, vote(1, 'blue'))],
  beats: [
    [voting('1', 1, 'white', {})],
    [looking('2', ({ why }) => ({ n: why.points[FIRST_HAND_LEARNER_SEAT]! }))],
    [
      voting('3', 2, 'black', {
        before: [by(LUMA, split(2, 3)), by(PICO, vote(2, 'black')), by(LUMA, vote(2, 'white'))],
      }),
    ],
    [voting('4', 3, 'white', { before: [by(LUMA, split(2, 3)), by(PICO, vote(3, 'black'))] })],
    [
      {
        id: '5',
        task: { kind: 'play', action: { type: 'place-jokers', values: [9] } },
        steps: [
          {
            at: '[data-testid="hand-9"]',
            done: '[data-testid="hand-9"][aria-selected="true"]',
          },
          CONFIRM,
        ],
        bright: ['[data-testid="seat-0"]'],
        values: ({ why, action }) => {
          const value = jokerValue(action);
          return { n: why.majorities[value - 1]!.counts[FIRST_HAND_LEARNER_SEAT]!, value };
        },
        keeps: (action) => OWN_NUMBERS.includes(jokerValue(action)),
        answer: ({ action }) => ({
          key: 'other.joker',
          values: { value: jokerValue(action) },
        }),
      },
    ],
    [
      {
        id: '6',
        task: { kind: 'play', action: split(2, 4) },
        steps: [{ at: SECOND_DIVIDER_BUTTON, done: dividerAt(4) }, CONFIRM],
        bright: ['[data-testid="splitter"]'],
        answer: () => ({ key: 'other.split' }),
      },
      voting('6b', 4, 'blue', {
        before: [by(PICO, vote(4, 'white')), by(LUMA, vote(4, 'white'))],
        after: [by(PICO, vote(5, 'white')), by(LUMA, vote(5, 'white'))],
      }),
      { id: '6c', task: { kind: 'look', shows: '[data-testid="board"]' }, steps: [] },
    ],
    [
      looking('7', ({ why }) => ({
        sum: why.majorities
          .filter(({ winners }) => winners.includes(FIRST_HAND_LEARNER_SEAT))
          .map(({ value }) => value)
          .reverse()
          .join(' + '),
        n: why.points[FIRST_HAND_LEARNER_SEAT]!,
        pico: why.points[PICO]!,
        luma: why.points[LUMA]!,
      })),
    ],
  ],
  texts: lazyMessages<typeof en>(import.meta.glob('./firstHand/??.ts')),
  parts: [
    '[data-testid^="part-"]',
    '[data-testid^="hand-"]',
    '[data-testid^="seat-"]',
    '[data-testid="splitter"]',
  ],
  reveals: true,
};

import { deriveSeedFromTexts } from '@fivefold/rules';
import {
  type Action,
  type Card,
  dealPrearrangedCards,
  type Event,
  red7,
  type State,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/red7';
import {
  FIRST_HAND_LEARNER_SEAT,
  type FirstHand,
  type FirstHandAct,
  type LearnerMoveResult,
  type MessagePlaceholderValues,
  type SpotlightStep,
} from '../../firstHand/script.ts';
import { translatorFor } from '../../i18n/language.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { GameLogLineContext } from '../types.ts';
import type { en } from './firstHand/en.ts';
import { red7LeadReasonText } from './moveAssessment.ts';
import { gameMessages } from './words.ts';

type Red7Act = FirstHandAct<State, View, Action, Event, ViewExplanation>;
type Red7Played = LearnerMoveResult<View, Action, Event, ViewExplanation>;

const LUMA = 1;

const turn = (palette: readonly Card[], canvas: Card | null = null): Action => ({
  type: 'turn',
  palette: palette.map((card) => ({ card, toCanvas: null, take: null })),
  canvas,
});
const luma = (palette: readonly Card[], canvas: Card | null = null) => ({
  seat: LUMA,
  action: turn(palette, canvas),
});

const inHand = (card: Card): string => `[data-testid="hand-${card}"]`;
const CANVAS = '[data-testid="canvas"]';
const LUMA_SEAT = '[data-testid="seat-1"]';
const END_TURN: SpotlightStep = { at: '[data-testid="confirm-move"]', done: null };
const stagedInPalette = (card: Card): string => `[data-testid="back-${card}"]`;
const picked = (card: Card): string => `${inHand(card)}[aria-selected="true"]`;
const toPalette = (card: Card): readonly SpotlightStep[] => [
  { at: inHand(card), done: `${picked(card)}, ${stagedInPalette(card)}` },
  { at: '[data-testid="to-palette"]', done: stagedInPalette(card) },
];
const toCanvas = (card: Card): readonly SpotlightStep[] => [
  { at: inHand(card), done: `${picked(card)}, [data-testid="canvas-staged"]` },
  { at: CANVAS, done: '[data-testid="canvas-staged"]' },
];

/** Why the leader leads, in the words of the table. */
const reasonOf = (
  { why }: Pick<Red7Played, 'why'>,
  { lang, nameOf }: GameLogLineContext,
): MessagePlaceholderValues => ({
  reason: red7LeadReasonText(
    translatorFor(gameMessages, lang),
    why,
    [FIRST_HAND_LEARNER_SEAT, LUMA].map((seat) => ({ name: nameOf(seat) })),
    FIRST_HAND_LEARNER_SEAT,
  ),
});

const answer = (key: 'other.turn' | 'other.find') => (played: Red7Played, context: GameLogLineContext) =>
  played.action.type === 'pass' ? { key: 'other.pass' } : { key, values: reasonOf(played, context) };

const playing = (
  id: string,
  steps: readonly SpotlightStep[],
  action: Action,
  more: Pick<Red7Act, 'bright' | 'search' | 'after' | 'slip'>,
): readonly Red7Act[] => [
  {
    id,
    task: { kind: 'play', action },
    steps: [...steps, END_TURN],
    values: reasonOf,
    answer: answer(more.search ? 'other.find' : 'other.turn'),
    ...more,
  },
];

export const firstHand: FirstHand<State, View, Action, Event, ViewExplanation, typeof en> = {
  game: 'red7',
  rivals: ['Luma'],
  deal: () =>
    dealPrearrangedCards(
      { seats: 2, options: red7.options.parse({}), seed: deriveSeedFromTexts('first hand', 'red7') },
      [
        ...(['Y6', 'G1', 'O4', 'Y2', 'C5', 'I2', 'C3'] as const),
        ...(['R7', 'R2', 'V7', 'Y1', 'Y3', 'Y4', 'G2'] as const),
        ...(['G3', 'I5'] as const),
      ],
    ),
  opening: [],
  beats: [
    playing('1', toPalette('Y6'), turn(['Y6']), { bright: [LUMA_SEAT, CANVAS], after: [luma(['R7'])] }),
    [
      {
        id: '2',
        task: { kind: 'look', shows: '[data-testid^="back-"]' },
        steps: [
          { at: '[data-testid="hand"]', done: '[role="option"][aria-selected="true"]' },
          { at: '[data-testid="to-palette"]', done: null },
        ],
        bright: ['[data-testid^="hand-"]', LUMA_SEAT],
        values: reasonOf,
        answer: answer('other.turn'),
      },
    ],
    playing('3', toCanvas('G1'), turn([], 'G1'), {
      bright: [LUMA_SEAT],
      slip: ['G1'],
      after: [luma([], 'R2')],
    }),
    playing('4', [...toPalette('C3'), ...toCanvas('O4')], turn(['C3'], 'O4'), {
      bright: [LUMA_SEAT, CANVAS, inHand('O4')],
      after: [luma(['V7'])],
    }),
    playing('5', [...toPalette('C5'), ...toCanvas('Y2')], turn(['C5'], 'Y2'), {
      bright: [LUMA_SEAT, CANVAS, '[data-testid="my-palette"]', inHand('C5'), inHand('Y2')],
      search: true,
    }),
    [
      {
        id: '6',
        task: { kind: 'look', shows: 'dialog [data-testid="rules-now"]' },
        steps: [{ at: '[data-testid="legend"]', done: null }],
        bright: [LUMA_SEAT, CANVAS],
        after: [{ seat: LUMA, action: { type: 'pass' } }],
      },
    ],
  ],
  texts: lazyMessages<typeof en>(import.meta.glob('./firstHand/??.ts')),
  parts: ['[data-testid^="hand-"]', LUMA_SEAT, CANVAS, '[data-testid="my-palette"]'],
};

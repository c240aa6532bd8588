import {
  type Action,
  type Card,
  dealPrearrangedCards,
  type Event,
  iota,
  type PlacedCard,
  previewIotaStagedTurn,
  type State,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/iota';
import {
  FIRST_HAND_LEARNER_SEAT,
  type FirstHand,
  type FirstHandAct,
  type LearnerMoveResult,
  type SpotlightStep,
} from '../../firstHand/script.ts';
import { translatorFor } from '../../i18n/language.ts';
import type { en } from './firstHand/en.ts';
import { iotaFirstHandMessages } from './firstHand/words.ts';
import { IotaLineRuleChecklist } from './LineRuleChecklist.tsx';
import { gameMessages, iotaCardName } from './words.ts';

type IotaAct = FirstHandAct<State, View, Action, Event, ViewExplanation>;
type IotaPlayed = LearnerMoveResult<View, Action, Event, ViewExplanation>;

const PICO = 1;

const at = (x: number, y: number, card: Card): PlacedCard => ({ x, y, card });
const place = (placements: readonly PlacedCard[]): Action => ({ type: 'play', recycles: [], placements });
const pico = (x: number, y: number, card: Card) => ({ seat: PICO, action: place([at(x, y, card)]) });
const PICO_PASSES = { seat: PICO, action: { type: 'pass', recycles: [], swap: [] } } as const;

const cell = (x: number, y: number): string => `[data-testid="cell-${x}-${y}"]`;
const PLAY: SpotlightStep = { at: '[data-testid="confirm-move"]', done: null };
const pick = (card: Card): SpotlightStep => ({
  at: `[data-testid="hand-${card}"]`,
  done: `[data-testid="hand-${card}"][aria-selected="true"], [data-testid="hand-laid-${card}"]`,
});
const lay = ({ x, y, card }: PlacedCard): readonly SpotlightStep[] => [
  pick(card),
  { at: cell(x, y), done: `${cell(x, y)}[data-look="staged"]` },
];

const scoreIn = (events: readonly Event[]) => {
  const scored = events.find((event) => event.type === 'scored' && event.seat === FIRST_HAND_LEARNER_SEAT);
  return scored?.type === 'scored' ? scored.score : null;
};

/** "1 + 2 + 4" of one line, "5 + 5" of two, and the sum of a chain. */
function pointsOf({ events }: IotaPlayed) {
  const { lines, chains, base, total } = scoreIn(events)!;
  const numbers = lines.length > 1 ? lines.map(({ sum }) => sum) : lines[0]!.cards.map((card) => card[2]);
  return { sum: chains > 0 ? base : numbers.join(' + '), n: total };
}

const worthOf = (view: View, placements: readonly PlacedCard[]): number =>
  previewIotaStagedTurn(view, { recycles: [], placements }).score!.total;

/** Lays these cards. */
const laying = (
  id: string,
  cards: readonly PlacedCard[],
  more: Pick<IotaAct, 'bright' | 'slip' | 'asks' | 'values' | 'after'>,
): readonly IotaAct[] => [
  {
    id,
    task: { kind: 'play', action: place(cards), also: [place([...cards].reverse())] },
    steps: [...cards.flatMap(lay), PLAY],
    values: pointsOf,
    answer: ({ action, events, before }) => ({
      key: `other.${action.type}`,
      values: { n: scoreIn(events)?.total ?? 0, best: worthOf(before, cards) },
    }),
    ...more,
  },
];

/** What the others' last turn brought. */
const lastPoints = ({ table }: View) => ({ n: table.last!.score!.total });

export const firstHand: FirstHand<State, View, Action, Event, ViewExplanation, typeof en> = {
  game: 'iota',
  rivals: ['Pico'],
  deal: () =>
    dealPrearrangedCards(
      { seats: 2, options: iota.options.parse({}) },
      {
        turn: PICO,
        cards: [
          ...(['RC4', 'GT3', 'BC3', 'YP4'] as const),
          ...(['RC2', 'BS2', 'YS3', 'BP1'] as const),
          'RC1',
          // Drawn in turn, Pico first.
          ...(['YS2', 'YS4', 'GS4', 'YS1', 'RT1', 'W1', 'BT2', 'GP3'] as const),
        ],
      },
    ),
  opening: [pico(1, 0, 'RC2')],
  beats: [
    laying('1', [at(2, 0, 'RC4')], {
      bright: [cell(0, 0), cell(1, 0)],
      slip: ['RC1', 'RC2', 'RC4'],
      after: [pico(0, 1, 'BS2')],
    }),
    laying('2', [at(0, 2, 'GT3')], {
      bright: [cell(0, 0), cell(0, 1)],
      slip: ['RC1', 'BS2', 'GT3'],
      after: [pico(2, -1, 'YS3')],
    }),
    [
      {
        id: '3',
        task: { kind: 'try', refusal: 'line-invalid' },
        steps: [pick('BC3'), { at: cell(3, 0), done: null }],
        bright: [cell(0, 0), cell(1, 0), cell(2, 0)],
        slip: ['RC1', 'RC2', 'RC4', 'BC3'],
        answer: () => ({ key: 'other.try' }),
      },
    ],
    laying('4', [at(1, 1, 'BC3')], { bright: [cell(0, 1), cell(1, 0)], after: [pico(2, 1, 'BP1')] }),
    laying('5', [at(0, 3, 'YP4')], {
      bright: [cell(0, 0), cell(0, 1), cell(0, 2)],
      slip: ['RC1', 'BS2', 'GT3', 'YP4'],
      asks: lastPoints,
      after: [PICO_PASSES],
    }),
    laying('6', [at(3, -1, 'YS4'), at(4, -1, 'YS1')], {
      bright: [cell(2, -1)],
      slip: ['YS3', 'YS4', 'YS1'],
      after: [pico(5, -1, 'YS2')],
    }),
    laying('7', [at(2, 2, 'W1')], {
      bright: [cell(2, -1), cell(2, 0), cell(2, 1)],
      asks: lastPoints,
      values: (played, { lang }) => {
        const [mine, theirs] = played.view.table.scores;
        const [only] = played.why.wilds[0]!.identities;
        return {
          ...pointsOf(played),
          card: iotaCardName(translatorFor(gameMessages, lang), only!),
          mine: mine!,
          theirs: theirs!,
        };
      },
    }),
  ],
  texts: iotaFirstHandMessages,
  parts: ['[data-testid^="hand-"]', '[data-testid^="cell-"]', '[data-testid^="seat-"]'],
  Slip: IotaLineRuleChecklist,
};

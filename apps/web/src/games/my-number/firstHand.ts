import { deriveSeedFromTexts } from '@fivefold/rules';
import {
  type Action,
  type Card,
  dealPrearrangedCards,
  type Event,
  myNumber,
  type State,
  type View,
  type ViewExplanation,
} from '@fivefold/rules/my-number';
import {
  FIRST_HAND_LEARNER_SEAT,
  type FirstHand,
  type FirstHandAct,
  type LearnerMoveResult,
} from '../../firstHand/script.ts';
import { translatorFor } from '../../i18n/language.ts';
import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { GameLogLineContext } from '../types.ts';
import type { en } from './firstHand/en.ts';
import { gameMessages, myNumberCardName } from './words.ts';

type MyNumberAct = FirstHandAct<State, View, Action, Event, ViewExplanation>;
type MyNumberPlayed = LearnerMoveResult<View, Action, Event, ViewExplanation>;

const [PICO, LUMA] = [1, 2];

const select = (turn: number, card: Card): Action => ({ type: 'select', card, turn });
const ROW = '[data-testid="row"]';
const inHand = (card: Card): string => `[data-testid="hand-${card}"]`;

const takeOf = ({ events }: MyNumberPlayed) =>
  events
    .flatMap((event) => (event.type === 'cards-revealed' ? event.takes : []))
    .find(({ seat }) => seat === FIRST_HAND_LEARNER_SEAT)!;

/** The card taken, and what its slot is worth. */
const taken = (played: MyNumberPlayed, { lang }: GameLogLineContext) => {
  const { took, slot } = takeOf(played);
  return {
    card: myNumberCardName(translatorFor(gameMessages, lang), took),
    value: played.view.table.order[slot]!,
  };
};

const lastOf = ({ events }: MyNumberPlayed): Card | undefined =>
  events
    .flatMap((event) => (event.type === 'last-cards-placed' ? event.cards : []))
    .find(({ seat }) => seat === FIRST_HAND_LEARNER_SEAT)?.card;

/** A turn: Pico and Luma have chosen, then I play this card. */
const playing = (turn: number, mine: Card, pico: Card, luma: Card): readonly MyNumberAct[] => [
  {
    id: String(turn),
    before: [
      { seat: PICO!, action: select(turn, pico) },
      { seat: LUMA!, action: select(turn, luma) },
    ],
    task: { kind: 'play', action: select(turn, mine) },
    steps: [
      { at: inHand(mine), done: `${inHand(mine)}[aria-selected="true"]` },
      { at: '[data-testid="confirm-move"]', done: null },
    ],
    bright: [ROW, '[data-testid="me"]'],
    values: (played, context) => {
      const last = lastOf(played);
      const name =
        last === undefined ? '' : myNumberCardName(translatorFor(gameMessages, context.lang), last);
      return { ...taken(played, context), last: name };
    },
    answer: (played, context) => ({ key: 'other.select', values: taken(played, context) }),
  },
];

export const firstHand: FirstHand<State, View, Action, Event, ViewExplanation, typeof en> = {
  game: 'my-number',
  rivals: ['Pico', 'Luma'],
  deal: () =>
    dealPrearrangedCards(
      { seats: 3, options: myNumber.options.parse({}), seed: deriveSeedFromTexts('first hand', 'my-number') },
      {
        cards: [
          ...[11, 24, 46],
          ...[3, 17, 29, 37, 45, 50, 57],
          ...[8, 12, 15, 20, 26, 31, 38],
          ...[22, 36, 41, 47, 49, 54, 56],
        ],
        order: [4, 1, 5, 2, 3],
      },
    ),
  opening: [],
  beats: [
    playing(1, 3, 20, 41),
    playing(2, 50, 15, 36),
    playing(3, 45, 8, 56),
    playing(4, 37, 12, 49),
    playing(5, 29, 26, 47),
    playing(6, 17, 31, 54),
    [
      {
        id: '7',
        task: { kind: 'play', action: { type: 'continue' } },
        steps: [{ at: '[data-testid="continue"]', done: null }],
        values: ({ view }) => {
          const score = view.table.finished[0]!.scores[FIRST_HAND_LEARNER_SEAT]!;
          const slots = score.slots.filter((points) => points > 0).join(' + ');
          return { slots, bonus: score.bonus, n: score.total };
        },
      },
    ],
  ],
  texts: lazyMessages<typeof en>(import.meta.glob('./firstHand/??.ts')),
  parts: ['[data-testid^="hand-"]', '[data-testid^="seat-"]', ROW, '[data-testid="me"]'],
  reveals: true,
};

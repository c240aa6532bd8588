import {
  type Action,
  type Card,
  DECK,
  isLeading,
  isSeatStillInRed7Round,
  red7,
  type View,
} from '@fivefold/rules/red7';
import { describe, expect, test } from 'vitest';
import { LEVELS } from '../bot.ts';
import { decisionsOfGame } from '../decisions.testing.ts';
import { reasonSentences } from '../reasons.ts';
import { explainRed7Action } from './explain.ts';

type Turn = Extract<Action, { readonly type: 'turn' }>;
const cardsIn = ({ palette, canvas }: Turn): number => palette.length + (canvas === null ? 0 : 1);
const turnsOf = (view: View): readonly Turn[] =>
  [...red7.legal(view)].filter((action): action is Turn => action.type === 'turn');

describe.each(LEVELS)('what %s says about a turn is true', (level) => {
  test.each([
    [2, {}],
    [4, {}],
    [3, { actions: true }],
  ])('at a table of %i with %o', (seats, options) => {
    const made = decisionsOfGame<View, Action>('red7', { seats, options, level, deal: `${seats}` });
    for (const { view, action, reason } of made) {
      if (action.type === 'pass') expect(turnsOf(view)).toEqual([]);
      if (action.type !== 'turn') continue;
      const counts = turnsOf(view).map(cardsIn);
      const fewest = Math.min(...counts);
      expect(reason.cards ?? cardsIn(action)).toBe(cardsIn(action));
      if (reason.code === 'one-card' || reason.code === 'one-card-answers')
        expect({ cards: cardsIn(action), left: reason.left }).toEqual({
          cards: 1,
          left: view.hand.length - 1,
        });
      if (reason.code === 'needs-more') expect(cardsIn(action)).toBe(fewest);
      if (reason.code === 'takes-from')
        expect(view.table.palettes[Number(reason.rival)]).toContain(reason.card);
      if ('count' in reason) {
        expect(reason.rival).not.toBe(view.me);
        expect(isSeatStillInRed7Round(view.table, Number(reason.rival))).toBe(true);
      }
      if (reason.code === 'spends-to-block' || reason.code === 'spends-freely') {
        expect(reason.fewest).toBe(fewest);
        expect(cardsIn(action)).toBeGreaterThan(fewest);
      }
      if (reason.code === 'only-turn') expect(counts).toHaveLength(1);
    }
  });
});

/** A duel under red with a low palette: V1 against the rival's card. */
function duel(hand: readonly Card[], rival: Card): View {
  const start = red7.setup({ seats: 2, options: red7.options.parse({}), seed: '0'.repeat(64) });
  const table = {
    ...start.table,
    palettes: [['V1'], [rival]],
    canvas: [],
    phase: { type: 'turn', seat: 0 },
  } as const;
  expect(isLeading(table, 0)).toBe(false);
  return { table, me: 0, hand, handSizes: [hand.length, 7], deckSize: 33 };
}

test('two cards are not called necessary where one leads', () => {
  const view = duel(['R7', 'O6', 'G2'], 'I5');
  const both = turnsOf(view).find((turn) => cardsIn(turn) === 2)!;
  expect(explainRed7Action(view, both)).toMatchObject({
    code: expect.stringMatching('spends'),
    fewest: 1,
    cards: 2,
  });
  const one = turnsOf(view).find((turn) => cardsIn(turn) === 1)!;
  expect(explainRed7Action(view, one)).not.toMatchObject({ code: 'needs-more' });
});

test('two cards are called harder to answer only where fewer cards answer them', () => {
  const codes = new Set<string>();
  for (const hand of [
    ['R7', 'O6', 'G2'],
    ['R7', 'V7', 'O7'],
    ['R6', 'G4', 'G6', 'G2'],
  ] as const) {
    const view = duel(hand, 'I5');
    const unseen = DECK.filter((card) => !['V1', 'I5', ...hand].includes(card));
    const answersTo = ({ palette, canvas }: Turn) => {
      const mine: readonly Card[] = ['V1', ...palette.map(({ card }) => card)];
      const ruling = canvas === null ? [] : [canvas];
      return unseen.filter(
        (card) =>
          isLeading({ ...view.table, palettes: [mine, ['I5', card]], canvas: ruling }, 1) ||
          isLeading({ ...view.table, palettes: [mine, ['I5']], canvas: [...ruling, card] }, 1),
      ).length;
    };
    const [longer, shorter] = [2, 1].map((cards) => turnsOf(view).filter((turn) => cardsIn(turn) === cards));
    const least = Math.min(...shorter!.map(answersTo));
    for (const turn of longer!) {
      const { code, count } = explainRed7Action(view, turn);
      if (code === 'spends-to-block') expect(count).toBe(answersTo(turn));
      expect(code).toBe(answersTo(turn) < least ? 'spends-to-block' : 'spends-freely');
      codes.add(code);
    }
  }
  expect([...codes].sort()).toEqual(['spends-freely', 'spends-to-block']);
});

test('a turn of two cards does not claim to cost one', () => {
  const view = duel(['G2', 'V3', 'G4'], 'I5');
  for (const turn of turnsOf(view).filter((each) => cardsIn(each) > 1))
    expect(['needs-more', 'spends-to-block', 'spends-freely', 'only-turn']).toContain(
      explainRed7Action(view, turn).code,
    );
});

test('a single card says with how many cards the next player could answer', () => {
  const view = duel(['R7', 'O6', 'G2'], 'I5');
  const seen: readonly Card[] = ['V1', 'I5', ...view.hand];
  const unseen = DECK.filter((card) => !seen.includes(card));
  const turn = turnsOf(view).find(({ palette, canvas }) => palette[0]?.card === 'R7' && canvas === null)!;
  const answers = unseen.filter(
    (card) =>
      isLeading(
        {
          ...view.table,
          palettes: [
            ['V1', 'R7'],
            ['I5', card],
          ],
        },
        1,
      ) || isLeading({ ...view.table, palettes: [['V1', 'R7'], ['I5']], canvas: [card] }, 1),
  );
  const reason = explainRed7Action(view, turn);
  expect(reason).toEqual({
    code: 'one-card-answers',
    card: 'R7',
    left: 2,
    rival: 1,
    count: answers.length,
    unseen: unseen.length,
  });
  expect(reasonSentences('red7', reason, ['Ann', 'Bob'])!.en).toBe(
    `Red 7 alone takes the lead; Bob has an answer with ${answers.length} of 44 unseen cards.`,
  );
});

test('reasons name cards in words of their language, and leave names of players alone', () => {
  const taken = { code: 'takes-from', card: 'C4', rival: 0 };
  expect(reasonSentences('red7', taken, ['V1'])).toEqual({
    en: 'The 1 takes blue 4 away from V1.',
    ru: 'Единица забирает карту у игрока V1: голубая 4.',
    de: 'Die 1 holt Blau 4 weg; die Karte gehörte V1.',
  });
  const several = { code: 'needs-more', cards: 2, text: 'V1 G6', fewest: 2 };
  expect(reasonSentences('red7', several, [])!.ru).toBe(
    'Меньше чем 2 картами лидерства не взять: фиолетовая 1, зелёная 6.',
  );
});

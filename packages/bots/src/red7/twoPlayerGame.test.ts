import { deriveSeedFromTexts, fastRandom, type Random, shuffle } from '@fivefold/rules';
import {
  type Action,
  type Card,
  currentRule,
  DECK,
  palettePower,
  RED7_COLORS,
  red7,
  red7CardStrength,
  type State,
} from '@fivefold/rules/red7';
import { describe, expect, test } from 'vitest';
import { rateRed7Actions } from './evaluate.ts';
import { Red7PaletteBitSets } from './palette.ts';
import { TwoPlayerRed7Game, type TwoPlayerRed7Side, type TwoPlayerRed7Turn } from './twoPlayerGame.ts';

const rankOf = (card: Card) => red7CardStrength(card) - 1;
const ranks = (cards: readonly Card[]) => cards.map(rankOf);

test('a palette as sets has the power that the rules give it, under every rule', () => {
  const random: Random = fastRandom(11);
  for (let i = 0; i < 400; i += 1) {
    const cards = shuffle(DECK, random).slice(0, random.next() % 9);
    const palette = new Red7PaletteBitSets(ranks(cards));
    RED7_COLORS.forEach((rule, at) => {
      expect({ cards, rule, power: palette.power(at) }).toEqual({
        cards,
        rule,
        power: palettePower(rule, cards),
      });
    });
  }
});

test('a card laid and taken back leaves a palette as it was', () => {
  const palette = new Red7PaletteBitSets(ranks(['R7', 'V7', 'G2']));
  palette.toggle(rankOf('V1'));
  palette.toggle(rankOf('V1'));
  RED7_COLORS.forEach((rule, at) => {
    expect(palette.power(at)).toBe(palettePower(rule, ['R7', 'V7', 'G2']));
  });
});

const duelOf = ({ table, hands }: State) =>
  new TwoPlayerRed7Game(
    table.palettes.map(ranks),
    ranks(table.canvas),
    hands.map(ranks),
    RED7_COLORS.indexOf(currentRule(table)),
  );

const moveOf = (action: Action): TwoPlayerRed7Turn | null =>
  action.type === 'turn'
    ? {
        palette: action.palette[0] ? rankOf(action.palette[0].card) : -1,
        canvas: action.canvas ? rankOf(action.canvas) : -1,
      }
    : null;

describe('whole games', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'each turn of the quick model is legal and as good as any by the evaluation (deal %i)',
    (deal) => {
      let state = red7.setup({
        seats: 2,
        options: red7.options.parse({}),
        seed: deriveSeedFromTexts('duel', String(deal)),
      });
      const quick = duelOf(state);
      for (let [seat] = red7.waitingFor(state); seat !== undefined; [seat] = red7.waitingFor(state)) {
        const rated = rateRed7Actions(red7.view(state, seat)).map(({ action, value }) => ({
          action,
          value,
          move: moveOf(action),
        }));
        const move = quick.best(seat as TwoPlayerRed7Side);
        const same = rated.find((each) => JSON.stringify(each.move) === JSON.stringify(move))!;
        expect(same).toBeDefined();
        if (move) {
          // The evaluation counts a round won at once; the model finds that out by looking for an answer.
          const best = Math.max(...rated.filter(({ value }) => value < 100).map(({ value }) => value));
          expect(same.value).toBeGreaterThanOrEqual(best - 1e-9);
          quick.play(seat as TwoPlayerRed7Side, move);
        }
        const result = red7.reduce(state, seat, same.action);
        if (!result.ok) throw new Error(JSON.stringify(result.error));
        state = result.value.state;
      }
      expect(red7.outcome(state)).not.toBeNull();
    },
  );

  test('the model names the winner of a game that both play by it', () => {
    for (let deal = 0; deal < 20; deal += 1) {
      let state = red7.setup({
        seats: 2,
        options: red7.options.parse({}),
        seed: deriveSeedFromTexts('winner', String(deal)),
      });
      const [first] = red7.waitingFor(state);
      const isWon = duelOf(state).isWonBy(0, first as TwoPlayerRed7Side);
      for (let [seat] = red7.waitingFor(state); seat !== undefined; [seat] = red7.waitingFor(state)) {
        const move = duelOf(state).best(seat as TwoPlayerRed7Side);
        const action = [...red7.legal(red7.view(state, seat))].find(
          (each) => JSON.stringify(moveOf(each)) === JSON.stringify(move),
        )!;
        const result = red7.reduce(state, seat, action);
        if (!result.ok) throw new Error(JSON.stringify(result.error));
        state = result.value.state;
      }
      expect(red7.outcome(state)!.ranking[0]!.seat === 0).toBe(isWon);
    }
  });
});

import { deriveSeedFromTexts, fastRandom } from '@fivefold/rules';
import { type Action, type Card, red7, red7CardStrength, type View } from '@fivefold/rules/red7';
import { describe, expect, test } from 'vitest';
import { untimedSearchBudget } from '../bot.ts';
import { decide } from '../bots.ts';
import {
  createRed7RivalHandLikelihood,
  findPossibleRed7TurnHistories,
  type TwoPlayerRed7PublicState,
} from './inference.ts';

const rankOf = (card: Card) => red7CardStrength(card) - 1;
const ranks = (cards: readonly Card[]) => cards.map(rankOf);

function shownTo({ table, handSizes }: View, me: number): TwoPlayerRed7PublicState {
  return {
    palettes: [me, 1 - me].map((seat) => ranks(table.palettes[seat]!)),
    canvas: ranks(table.canvas),
    held: [handSizes[me]!, handSizes[1 - me]!],
  };
}

describe('games of medium bots', () => {
  /** Calls back at every decision with the turns made so far. */
  function play(
    deal: number,
    visit: (view: View, theirs: readonly Card[], turns: readonly object[]) => void,
  ): void {
    let state = red7.setup({
      seats: 2,
      options: red7.options.parse({}),
      seed: deriveSeedFromTexts('reads', String(deal)),
    });
    const turns: { readonly seat: number; readonly move: object }[] = [];
    for (let [seat] = red7.waitingFor(state); seat !== undefined; [seat] = red7.waitingFor(state)) {
      const view = red7.view(state, seat);
      visit(
        view,
        state.hands[1 - seat]!,
        turns.map((turn) => ({ side: turn.seat === seat ? 0 : 1, move: turn.move })),
      );
      const context = { level: 'medium', random: fastRandom(1), budget: untimedSearchBudget(0) } as const;
      const action = decide('red7', view, context).action as Action;
      if (action.type === 'turn')
        turns.push({
          seat,
          move: {
            palette: action.palette[0] ? rankOf(action.palette[0].card) : -1,
            canvas: action.canvas ? rankOf(action.canvas) : -1,
          },
        });
      const result = red7.reduce(state, seat, action);
      if (!result.ok) throw new Error(JSON.stringify(result.error));
      state = result.value.state;
    }
  }

  test('the turns made are among those inferred from the table', () => {
    let tables = 0;
    let unique = 0;
    for (let deal = 0; deal < 40; deal += 1)
      play(deal, (view, _, turns) => {
        const histories = findPossibleRed7TurnHistories(shownTo(view, view.me as number));
        tables += 1;
        if (histories.length === 1) unique += 1;
        // The search stops early on a table with too many histories.
        if (histories.length < 24) expect(histories).toContainEqual(turns);
      });
    expect(unique / tables).toBeGreaterThan(0.4);
  });

  test('the hand that was really held explains them better than imagined ones do', () => {
    let gain = 0;
    let decisions = 0;
    for (let deal = 0; deal < 20; deal += 1) {
      const random = fastRandom(deal);
      play(deal, (view, theirs) => {
        const me = view.me as number;
        const weigh = createRed7RivalHandLikelihood(shownTo(view, me), ranks(view.hand));
        const imagined = Array.from({ length: 20 }, () =>
          weigh(ranks(red7.imagine(view, random).hands[1 - me]!)),
        );
        gain += Math.log(
          weigh(ranks(theirs)) / (imagined.reduce((sum, weight) => sum + weight) / imagined.length),
        );
        decisions += 1;
      });
    }
    expect(gain / decisions).toBeGreaterThan(0.2);
  });
});

test('a rival who lays two cards probably had no single card that leads', () => {
  // The rival had O1 against V7 under red, laid G2 and ruled by G4: only its even card counts.
  const shown: TwoPlayerRed7PublicState = {
    palettes: [ranks(['V7']), ranks(['O1', 'G2'])],
    canvas: ranks(['G4']),
    held: [7, 5],
  };
  const weigh = createRed7RivalHandLikelihood(shown, ranks(['V1', 'V2', 'V3', 'I1', 'I3', 'C1', 'C3']));
  const rest: readonly Card[] = ['Y1', 'Y3', 'I5', 'C5'];
  expect(weigh(ranks(['R7', ...rest]))).toBeLessThan(weigh(ranks(['Y5', ...rest])));
});

test('gives no information before the first turn of the rival', () => {
  const shown: TwoPlayerRed7PublicState = {
    palettes: [ranks(['R1']), ranks(['R2'])],
    canvas: [],
    held: [7, 7],
  };
  const weigh = createRed7RivalHandLikelihood(shown, ranks(['V1', 'V2', 'V3', 'V4', 'V5', 'V6', 'V7']));
  expect(weigh(ranks(['R7', 'R6', 'R5', 'R4', 'R3', 'O1', 'O2']))).toBe(1);
});

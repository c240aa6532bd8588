import { deriveSeedFromTexts, fastRandom, pickRandom } from '@fivefold/rules';
import { myNumber, type State } from '@fivefold/rules/my-number';
import { expect, test } from 'vitest';
import { MyNumberRoundSimulation } from './roundSimulation.ts';

function step(state: State, seat: number, action: Parameters<typeof myNumber.reduce>[2]): State {
  const result = myNumber.reduce(state, seat, action);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value.state;
}

test.each([
  [3, {}],
  [5, { goals: 'perRound', goalCount: 5 }],
  [6, { goals: 'wholeGame', goalCount: 5 }],
])('a round of %i goes as the rules say, with %o', (seats, options) => {
  const random = fastRandom(seats);
  let rounds = 0;
  for (let deal = 0; deal < 20; deal += 1) {
    let state = myNumber.setup({
      seats,
      options: myNumber.options.parse(options),
      seed: deriveSeedFromTexts('round', String(deal)),
    });
    let from = 1 + (deal % 4);
    let round: MyNumberRoundSimulation | null = null;
    while (state.phase.type !== 'over') {
      const { table, hands, phase } = state;
      if (phase.type === 'round-end') {
        expect(round!.isLastTurn()).toBe(true);
        expect(round!.finish()).toEqual(table.finished.at(-1)!.scores.map(({ total }) => total));
        rounds += 1;
        round = null;
        from = 1 + (rounds % 4);
        for (let seat = 0; seat < seats; seat += 1) state = step(state, seat, { type: 'continue' });
        continue;
      }
      if (table.turn === from) round = new MyNumberRoundSimulation(table, hands);
      const cards = hands.map((hand) => pickRandom(hand, random));
      round?.playTurn((seat) => cards[seat]!);
      cards.forEach((card, seat) => {
        state = step(state, seat, { type: 'select', card, turn: table.turn });
      });
    }
  }
  expect(rounds).toBe(40);
});

import { deriveSeedFromTexts } from '@fivefold/rules';
import { red7 } from '@fivefold/rules/red7';
import { expect, test } from 'vitest';
import { chooseBotAction } from './chooseInWorker.ts';

test('a reason names the rival by the name at the table', () => {
  const names = ['Ann', 'Boris'];
  const said: string[] = [];
  let state = red7.setup({ seats: 2, options: red7.options.parse({}), seed: deriveSeedFromTexts('names') });
  for (let seat = red7.waitingFor(state)[0]; seat !== undefined; seat = red7.waitingFor(state)[0]) {
    const request = {
      game: 'red7',
      view: red7.view(state, seat),
      level: 'medium',
      seed: 1,
      budgetMs: 0,
    } as const;
    const { action, reason } = chooseBotAction({ ...request, names }, () => 0);
    if (seat === 0) said.push(reason!.en);
    const step = red7.reduce(state, seat, action as never);
    if (!step.ok) throw new Error(step.error.code);
    state = step.value.state;
  }
  expect(said.join()).toContain('give Boris an answer');
  expect(said.join()).not.toContain('Ann');
});

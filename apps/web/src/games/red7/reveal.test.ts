import { type Event, red7, type View } from '@fivefold/rules/red7';
import { expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { red7TableDuringReveal, revealSteps } from './revealSteps.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const NAMES = ['Anna', 'Boris', 'Chloé'];
const context = { lang: 'en', me: 0, nameOf: (seat: number) => NAMES[seat]! } as const;

const start = red7.setup({ seats: 3, options: red7.options.parse({}), seed: '0'.repeat(64) });

/** The player whose turn it is folds. */
function fold(state: typeof start) {
  const { phase } = state.table;
  if (!('seat' in phase)) throw new Error(`nobody acts in ${phase.type}`);
  const done = red7.reduce(state, phase.seat, { type: 'pass' });
  if (!done.ok) throw new Error(done.error.code);
  const input = {
    before: red7.view(state, 0) as View,
    after: red7.view(done.value.state, 0) as View,
    events: done.value.events as readonly Event[],
    context,
  };
  return { ...input, next: done.value.state, steps: revealSteps(input) };
}

test('an eliminated player is marked after a still moment, and a sentence says it', () => {
  const { steps, next, before, after } = fold(start);
  const [out] = next.table.out;
  expect(steps.map(({ stage, at }) => [stage, at])).toEqual([
    ['still', undefined],
    ['mark', out],
  ]);
  expect(steps[1]!.say).toContain('out');
  expect(red7TableDuringReveal(before.table, after.table, { isMarked: false, isCounted: false }).out).toEqual(
    [],
  );
  expect(red7TableDuringReveal(before.table, after.table, { isMarked: true, isCounted: false }).out).toEqual([
    out,
  ]);
});

test('at the end of a round the winner is marked, then the points count, then the sheet may follow', () => {
  const { steps, after, before } = fold(fold(start).next);
  const { winner } = after.table.rounds.at(-1)!;
  expect(steps.map(({ stage }) => stage)).toEqual(['still', 'mark', 'mark', 'count']);
  expect(steps[2]).toMatchObject({ at: winner });
  expect(steps[2]!.say).toMatch(/wins the round|scores/i);
  expect(
    red7TableDuringReveal(before.table, after.table, { isMarked: true, isCounted: false }).rounds,
  ).toEqual([]);
});

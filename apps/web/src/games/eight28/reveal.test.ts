import { type Card, type Event, eight28, type State, type View } from '@fivefold/rules/eight28';
import { describe, expect, test } from 'vitest';
import {
  shortenRevealToLimit,
  TABLE_REVEAL_LIMIT_MS,
  type TableReveal,
  tableRevealDurationMs,
} from '../../table/reveal.ts';
import { eight28HandRevealOrder, revealSteps } from './revealSteps.ts';
import { eight28RoundRevealOf, eight28TrackPositionsOf, eight28ViewDuringReveal } from './roundReveal.ts';
import { gameMessages } from './words.ts';

await gameMessages.load('en');

const NAMES = ['Anna', 'Boris', 'Chloé', 'Mia', 'Pico', 'Otto'];
const context = { lang: 'en', me: 0, nameOf: (seat: number) => NAMES[seat]! } as const;

/** A round in which everybody declines with these cards; `holes` and `open` by seat. */
function roundEnd(holes: readonly Card[], open: readonly (readonly Card[])[], blue = 7) {
  const seats = holes.length;
  const start = eight28.setup({
    seats,
    options: { length: 'short', passIsFinal: false },
    seed: '0'.repeat(64),
  });
  const { table } = start;
  const last: State = {
    ...start,
    holes,
    table: {
      ...table,
      open,
      pot: { blue, red: 0 },
      waiting: [table.dealer],
      answers: open.map((_, seat) => (seat === table.dealer ? [] : ['decline'])),
    },
  };
  const done = eight28.reduce(last, table.dealer, { type: 'decline' });
  if (!done.ok) throw new Error(done.error.code);
  const { state, events } = done.value;
  const input = {
    before: eight28.view(last, 0) as View,
    after: eight28.view(state, 0) as View,
    events: events as readonly Event[],
    context,
  };
  const steps = revealSteps(input);
  const at = (index: number): TableReveal<View, ReturnType<typeof eight28.explain>> => ({
    steps,
    index,
    before: { view: input.before, why: eight28.explain(input.before) },
    after: { view: input.after, why: eight28.explain(input.after) },
  });
  return { steps, at, ...input };
}

const STORYBOARD = roundEnd(
  ['X', '4', '9', '10', '8'],
  [
    ['6', 'X'],
    ['2', '1'],
    ['10', '6'],
    ['9', '10'],
    ['9', '7'],
  ],
);

describe('[eight28] the reveal of a round', () => {
  test('opens hands over 28 first, then upwards, a direct hit last', () => {
    expect(
      eight28HandRevealOrder([
        ['X', '6', 'X'],
        ['4', '2', '1'],
        ['9', '10', '6'],
        ['10', '9', '10'],
        ['8', '9', '7'],
      ]),
    ).toEqual([3, 1, 4, 2, 0]);
  });
  test('is still, opens, marks, lets crystals travel, and counts', () => {
    expect(STORYBOARD.steps.map(({ stage }) => stage)).toEqual([
      'still',
      'open',
      'open',
      'open',
      'open',
      'open',
      'mark',
      'travel',
      'count',
    ]);
    expect(STORYBOARD.steps.flatMap(({ say }) => say ?? [])).toEqual([
      'Mia: 29, over 28',
      'Boris: 7',
      'Pico: 24',
      'Chloé: 25',
      'Anna: 8 and 28, a direct hit',
    ]);
    expect(STORYBOARD.steps.map(({ sound }) => sound).slice(-3)).toEqual(['win', 'place', 'gain']);
  });
  test('takes at most 4.5 seconds, also with six players and a large pot', () => {
    const { steps } = roundEnd(['1', '2', '3', '4', '5', '6'], Array(6).fill(['10', '9']), 40);
    expect(tableRevealDurationMs(shortenRevealToLimit(steps))).toBeLessThanOrEqual(TABLE_REVEAL_LIMIT_MS);
    expect(steps.filter(({ stage }) => stage === 'open').every(({ ms }) => ms === 220)).toBe(true);
  });
  test('shows who would win so far, and who is beaten', () => {
    const statesAt = (index: number) => eight28RoundRevealOf(STORYBOARD.at(index))!.states;
    expect(statesAt(0)).toEqual(['closed', 'closed', 'closed', 'closed', 'closed']);
    expect(statesAt(3)).toEqual(['closed', 'leads', 'closed', 'beaten', 'leads']);
    expect(statesAt(4)).toEqual(['closed', 'leads', 'leads', 'beaten', 'beaten']);
    expect(statesAt(5)).toEqual(['leads', 'beaten', 'beaten', 'beaten', 'beaten']);
    expect(eight28TrackPositionsOf(eight28RoundRevealOf(STORYBOARD.at(5))!, 0)).toEqual([8, 28]);
  });
  test('keeps awards and crystals back until their steps', () => {
    const round = eight28RoundRevealOf(STORYBOARD.at(5))!;
    expect([round.awards, round.isHit]).toEqual([[], false]);
    expect(eight28RoundRevealOf(STORYBOARD.at(6))!.isHit).toBe(true);
    const { crystals } = eight28ViewDuringReveal(round).table;
    expect(crystals).toEqual(STORYBOARD.before.table.crystals);
    expect(crystals).not.toEqual(STORYBOARD.after.table.crystals);
  });
  test('leaves crystals without an owner in the pot', () => {
    const round = roundEnd(
      ['5', '6', '7'],
      [
        ['10', '9'],
        ['10', '9'],
        ['10', '9'],
      ],
      7,
    );
    const { steps, at } = round;
    const potAt = (stage: string) =>
      eight28RoundRevealOf(at(steps.findIndex((step) => step.stage === stage)))!.pot;
    expect(potAt('mark')).toEqual({ blue: 7, red: 0 });
    expect(potAt('travel')).toEqual({ blue: 4, red: 0 });
  });
  test('waits where a half must be chosen', () => {
    const { steps, after } = roundEnd(['X', '4', '10'], [['5'], ['3'], ['10']]);
    expect(after.table.phase.type).toBe('choice');
    expect(steps.map(({ stage }) => stage)).toEqual(['still', 'open', 'open', 'open']);
  });
  test('has none for an answer or somebody who goes on', () => {
    const { before, after } = STORYBOARD;
    const none = (events: readonly Event[]) => revealSteps({ before, after, events, context });
    expect(none([{ type: 'card-declined', seat: 1 }])).toEqual([]);
    expect(none([{ type: 'continued', seat: 1 }])).toEqual([]);
  });
});

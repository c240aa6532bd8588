import { type Event, myNumber } from '@fivefold/rules/my-number';
import { describe, expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import {
  paceReveal,
  type TableRevealStep,
  TELEVISION_REVEAL_LIMIT_MS,
  tableRevealDurationMs,
} from '../../table/reveal.ts';
import { myNumberTurnRevealOf, revealSteps } from './revealSteps.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const NAMES = ['Anna', 'Boris', 'Mia', 'Chlo\u00e9', 'Pico', 'Max'];

/** The first turn of a game: everybody plays the lowest card. */
function firstTurn(seats: number) {
  let state = myNumber.setup({ seats, options: myNumber.options.parse({}), seed: '0'.repeat(64) });
  let events: readonly Event[] = [];
  const before = myNumber.view(state, 'spectator');
  for (let seat = 0; seat < seats; seat += 1) {
    const card = myNumber.view(state, seat).hand[0]!;
    const done = myNumber.reduce(state, seat, { type: 'select', card, turn: 1 });
    if (!done.ok) throw new Error(done.error.code);
    ({ state, events } = done.value);
  }
  const after = myNumber.view(state, 'spectator');
  const takes = events.find((event) => event.type === 'cards-revealed')!.takes;
  return { before, after, events, takes };
}

const stepsOf = (
  { before, after, events }: ReturnType<typeof firstTurn>,
  isTelevision: boolean,
): readonly TableRevealStep[] =>
  revealSteps({
    before,
    after,
    events,
    isTelevision,
    context: { lang: 'en', me: null, nameOf: (seat) => NAMES[seat]! },
  });

test('each opened card has a spoken sentence: who plays and takes what', () => {
  const start = myNumber.setup({ seats: 3, options: myNumber.options.parse({}), seed: '0'.repeat(64) });
  const view = myNumber.view(start, 0);
  const takes = [
    { seat: 2, played: 3, took: 51, slot: 0 },
    { seat: 0, played: 26, took: 52, slot: 1 },
  ] as const;
  const steps = revealSteps({
    before: view,
    after: view,
    events: [{ type: 'cards-revealed', round: 1, turn: 1, takes } as never],
    context: { lang: 'en', me: null, nameOf: (seat) => ['Anna', 'Boris', 'Mia'][seat]! },
  });
  const said = steps.filter(({ stage }) => stage === 'open').map(({ say }) => say);
  expect(said).toEqual([
    expect.stringMatching(/^Mia: plays 3, takes \w+ 51$/),
    expect.stringMatching(/^Anna: plays 26, takes \w+ 52$/),
  ]);
});

describe('on a television', () => {
  const turn = firstTurn(5);
  const rising = turn.takes.map(({ seat }) => seat);
  const steps = stepsOf(turn, true);
  const stateAt = (all: readonly TableRevealStep[], index: number) =>
    myNumberTurnRevealOf({
      steps: all,
      index,
      before: { view: turn.before, why: myNumber.explain(turn.before) },
      after: { view: turn.after, why: myNumber.explain(turn.after) },
    });
  const firstTravel = steps.findIndex(({ stage }) => stage === 'travel');

  test('the cards travel one after the other in rising order, each counted before the next', () => {
    expect(steps.slice(firstTravel).map(({ stage, at }) => [stage, at])).toEqual(
      rising.flatMap((seat) => [
        ['travel', seat],
        ['count', seat],
      ]),
    );
    expect(stepsOf(turn, false).slice(firstTravel)).toMatchObject([
      { stage: 'travel', ms: 500 },
      { stage: 'count', ms: 500 },
    ]);
  });

  test('a card has 900 ms, from the fourth on less', () => {
    const times = steps.slice(firstTravel).map(({ ms }) => ms);
    const pairs = rising.map((_, i) => times[2 * i]! + times[2 * i + 1]!);
    expect(pairs).toEqual([900, 900, 900, 600, 600]);
  });

  test('six players are seen at this pace, with and without motion', () => {
    const planned = stepsOf(firstTurn(6), true);
    expect(paceReveal(planned, { isTelevision: true, reducedMotion: false })).toEqual(planned);
    expect(tableRevealDurationMs(planned)).toBeLessThanOrEqual(TELEVISION_REVEAL_LIMIT_MS);
    expect(paceReveal(planned, { isTelevision: true, reducedMotion: true })).toEqual(planned.slice(1));
  });

  test('collections change with their card, scores after it, those of the others not', () => {
    const now = myNumber.explain(turn.after).totals;
    rising.forEach((seat, i) => {
      const travels = stateAt(steps, firstTravel + 2 * i);
      const counts = stateAt(steps, firstTravel + 2 * i + 1);
      expect([...travels.travelled]).toEqual(rising.slice(0, i + 1));
      expect([...travels.counted]).toEqual(rising.slice(0, i));
      expect([...counts.counted]).toEqual(rising.slice(0, i + 1));
      expect(travels.current).toMatchObject({ seat, travelMs: i < 3 ? 600 : 400 });
      expect(counts.current).toEqual({ seat, travelMs: null });
      for (const [other, cards] of travels.view.table.collections.entries())
        expect(cards.flat()).toHaveLength(rising.indexOf(other) <= i ? 1 : 0);
      expect(counts.why.totals).toEqual(now.map((total, other) => (rising.indexOf(other) <= i ? total : 0)));
    });
  });

  test('before the cards travel no seat is current, and elsewhere none ever is', () => {
    expect(stateAt(steps, firstTravel - 1)).toMatchObject({ current: null, isMarked: true });
    const together = stepsOf(turn, false);
    for (const index of together.keys()) expect(stateAt(together, index).current).toBeNull();
    const end = stateAt(together, together.length - 1);
    expect([...end.travelled].toSorted()).toEqual(rising.toSorted());
    expect(end.why).toEqual(myNumber.explain(turn.after));
  });

  test('each card has a spoken sentence: who takes it, where it goes and what it brings', () => {
    const said = steps.flatMap(({ say }) => say ?? []);
    expect(said).toHaveLength(2 * rising.length);
    for (const [i, { seat, played, took }] of turn.takes.entries()) {
      expect(said[i]).toBe(`${NAMES[seat]}: plays ${played}`);
      expect(said[rising.length + i]).toMatch(
        new RegExp(`^${NAMES[seat]} takes \\w+ ${took}, new colour on ×\\d.*, [+−]\\d+$`),
      );
    }
  });
});

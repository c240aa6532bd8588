import type { Event, View } from '@fivefold/rules/podelim';
import { expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { revealSteps } from './revealSteps.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

test('the opened votes and their results are spoken', () => {
  const part = { color: 'white', from: 0, to: 1 };
  const events = [
    { type: 'votes-revealed', votes: [] },
    { type: 'part-taken', seat: 1, part, cards: ['8'] },
    { type: 'part-unclaimed', part, cards: ['4'] },
  ] as unknown as readonly Event[];
  const view = {} as View;
  const steps = revealSteps({
    before: view,
    after: view,
    events,
    context: { lang: 'en', me: null, nameOf: (seat) => ['Anna', 'Boris'][seat]! },
  });
  expect(steps.find(({ stage }) => stage === 'open')!.say).toBe('Votes revealed');
  expect(steps.find(({ stage }) => stage === 'mark')!.say).toMatch(/^Boris takes .*8\. .*4/);
});

import { myNumber } from '@fivefold/rules/my-number';
import { expect, test } from 'vitest';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { revealSteps } from './revealSteps.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

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

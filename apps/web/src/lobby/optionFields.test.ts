import { LANGUAGES } from '@fivefold/art';
import { GAME_IDS, games } from '@fivefold/rules';
import { describe, expect, test } from 'vitest';
import { loadGameModule } from '../games/registry.ts';
import { isOptionValueAllowed, optionFieldsOf, optionsAfterChoice } from './optionFields.ts';

const myNumber = games['my-number']!;

describe('the form of the options', () => {
  test('is read from the schema of the game', () => {
    expect(optionFieldsOf(myNumber)).toEqual([
      { key: 'goals', kind: 'choice', values: ['none', 'perRound', 'wholeGame'] },
      { key: 'goalCount', kind: 'number', values: [1, 2, 3, 4, 5] },
      { key: 'unofficialTwo', kind: 'switch' },
    ]);
    expect(optionFieldsOf(games.red7!)[2]).toEqual({
      key: 'targetScore',
      kind: 'number',
      values: [null, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    });
  });

  test('a choice that does not go together with another takes the default of the other', () => {
    const now = { goals: 'perRound', goalCount: 1, unofficialTwo: false };
    expect(isOptionValueAllowed(myNumber, now, 'goals', 'wholeGame')).toBe(false);
    expect(optionsAfterChoice(myNumber, now, 'goals', 'wholeGame')).toEqual({
      goals: 'wholeGame',
      goalCount: 3,
      unofficialTwo: false,
    });
    expect(optionsAfterChoice(myNumber, now, 'goals', 'never')).toBeNull();
  });

  test.each(GAME_IDS)('%s has words for every option in every language', async (id) => {
    const { words } = await loadGameModule(id);
    for (const lang of LANGUAGES) {
      await words.load(lang);
      for (const field of optionFieldsOf(games[id]!)) {
        expect(words.maybe(lang, `option.${field.key}`), `${lang} option.${field.key}`).not.toBeNull();
        const values = field.kind === 'choice' ? field.values : [];
        for (const value of values)
          expect(words.maybe(lang, `option.${field.key}.${value}`), `${field.key}.${value}`).not.toBeNull();
        if (field.kind === 'number' && field.values[0] === null)
          expect(words.maybe(lang, `option.${field.key}.null`), `${field.key}.null`).not.toBeNull();
      }
    }
  });
});

import { describe, expect, test } from 'vitest';
import { en as tableEn } from '../table/en.ts';
import { createTranslator, joinMessageParts, plural } from './core.ts';
import { en as shellEn } from './en.ts';
import { pageLanguage } from './useT.ts';

const words = {
  points: plural({ one: '{n} point', other: '{n} points' }),
  took: '*{who}* took *{card}*',
} as const;

describe('the translator', () => {
  test.each([
    [1, '1\u00a0очко'],
    [2, '2\u00a0очка'],
    [5, '5\u00a0очков'],
    [11, '11\u00a0очков'],
    [21, '21\u00a0очко'],
    [-3, '−3\u00a0очка'],
  ])('Russian counts %i as "%s"', (n, sentence) => {
    const t = createTranslator<typeof words>('ru', {
      points: plural({ one: '{n} очко', few: '{n} очка', many: '{n} очков', other: '{n} очка' }),
      took: '',
    });
    expect(t('points', { n })).toBe(sentence);
  });

  test('a name with an asterisk does not change which words are strong', () => {
    const t = createTranslator<typeof words>('en', words);
    expect(t.parts('took', { who: 'A*B', card: { text: 'blue 33', node: 'drawn' } })).toEqual([
      { text: 'A*B', strong: true },
      { text: ' took ', strong: false },
      { text: 'blue 33', strong: true, node: 'drawn' },
    ]);
    expect(joinMessageParts(t.parts('took', { who: 'A*B', card: 'blue 33' }))).toBe('A*B took blue 33');
  });

  test('a short Russian word does not end a line', () => {
    const t = createTranslator<{ a: string }>('ru', { a: 'Карта не в руке и с ценой' });
    expect(t('a')).toBe('Карта не\u00a0в\u00a0руке и\u00a0с\u00a0ценой');
  });

  test('a key from data that is not there gives null', () => {
    expect(createTranslator<typeof words>('en', words).maybe('refusal.none')).toBeNull();
  });
});

describe('the catalogues of the shell and the table', () => {
  test('no key stands in both', () => {
    expect(Object.keys(tableEn).filter((key) => key in shellEn)).toEqual([]);
  });

  test.each([
    [['ru-RU', 'en'], null, 'ru'],
    [['fr', 'RU'], null, 'ru'],
    [['en-GB', 'ru'], 'ru', 'en'],
    [['fr'], null, 'en'],
    [['fr'], 'ru', 'ru'],
    [['fr'], 'xx', 'en'],
    [['rus', 'enm'], 'constructor', 'en'],
  ])('a browser that prefers %j, with an invite in %s, starts in %s', (languages, invite, lang) => {
    expect(pageLanguage(languages, invite)).toBe(lang);
  });
});

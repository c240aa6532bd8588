import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanChatText, cleanName, isSameName } from './text.ts';

test.each<[why: string, sent: string, shown: string]>([
  ['spaces around and doubled', '  Anna \t  B. ', 'Anna B.'],
  ['a line break in a name', 'Anna\nBoris', 'Anna Boris'],
  ['control characters', 'An\u0000na\u0007', 'Anna'],
  ['a right-to-left override', 'Anna\u202e\u2066txt', 'Annatxt'],
  ['invisible spaces and marks', 'An\u200bna\ufeff\u200f', 'Anna'],
  ['a letter made of two', 'Zoe\u0308', 'Zoë'],
  ['a tower of marks', `a${'\u0300\u0331'.repeat(20)}`, 'à\u0331\u0331\u0331'],
  ['half a surrogate pair', 'Anna\ud800', 'Anna'],
  ['an emoji of many parts', '👩‍🚀', '👩‍🚀'],
  ['a joiner that joins nothing', 'An\u200dna\u200c', 'Anna'],
  ['joiners where the writing needs them', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['an emoji with its colour, and a stray one', '❤\ufe0f A\ufe0f', '❤\ufe0f A'],
  ['letters written in tags', 'Anna\u{e0041}\u{e0042}', 'Anna'],
  ['a joiner of marks, and other fillers', 'An\u034fn\u17b4a\u{1d173}\u{e0100}', 'Anna'],
  ['a blank that is drawn', 'Anna\u2800B.', 'Anna B.'],
  ['names of other alphabets', 'Анна 李 ليلى', 'Анна 李 ليلى'],
])('cleaned: %s', (_why, sent, shown) => {
  expect(cleanName(sent)).toMatchObject({ ok: true, value: shown.normalize('NFC') });
});

test.each<[sent: string, code: string]>([
  ['', 'name-empty'],
  [' \u200b\u202e ', 'name-empty'],
  ['\u0301\u0301', 'name-empty'],
  ['\u2800', 'name-empty'],
  ['\u200d\ufe0f\u{e0020}', 'name-empty'],
  ['x'.repeat(25), 'name-too-long'],
  ['🦊'.repeat(25), 'name-too-long'],
])('refused as a name: %j', (sent, code) => {
  expect(cleanName(sent)).toMatchObject({ ok: false, error: { code } });
});

test('24 code points are a name, 300 a line of chat', () => {
  expect(cleanName('🦊'.repeat(24)).ok).toBe(true);
  expect(cleanChatText('🦊'.repeat(300)).ok).toBe(true);
  expect(cleanChatText('x'.repeat(301))).toMatchObject({ error: { code: 'text-too-long', most: 300 } });
  expect(cleanChatText('x'.repeat(1_000_000)).ok).toBe(false);
});

test('cleaning a clean text changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (sent) => {
      const once = cleanChatText(sent);
      if (once.ok) expect(cleanChatText(once.value)).toEqual(once);
    }),
    { numRuns: 2000 },
  );
});

test.each<[a: string, b: string, same: boolean]>([
  ['Anna', 'ANNA', true],
  ['Вова', 'ВОВА', true],
  ['Anna', 'Аnnа', true], // the first and last letter are Cyrillic
  ['СОРА', 'COPA', true],
  ['Anna', '\uff21nna', true],
  ['❤\ufe0f', '❤', true],
  ['P0', 'PO', true],
  ['P0', 'po', true],
  ['P0', '\u03a10', true], // Greek
  ['P0', '\u13e20', true], // Cherokee
  ['P0', '\uabb20', true], // Cherokee, small
  ['P0', 'P0\u0323', true],
  ['Bill', 'BiII', true],
  ['Zoe', 'Zoë', true],
  ['Alёna', 'Alena', true],
  ['Ali', 'Alla', false],
  ['कि', 'कु', false], // here the marks are vowels
  ['Вова', 'Boba', false],
  ['Соня', 'Sonja', false],
  ['Ann', 'Anna', false],
])('%s and %s are one name to the eye: %s', (a, b, same) => {
  expect(isSameName(a, b)).toBe(same);
  expect(isSameName(b, a)).toBe(same);
});

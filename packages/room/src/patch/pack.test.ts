import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KNOWN } from './known.ts';
import { Letters } from './letters.ts';
import { pack as packLetters } from './pack.ts';
import { unpack } from './unpack.ts';

const pack = (text: string): string => packLetters(Letters.of(KNOWN + text));

const letters = fc.array(fc.constantFrom('a', 'b', '`', '0', 'ё', '👩', '{4move', KNOWN.slice(40, 90)));

test('gives back every text', () => {
  fc.assert(
    fc.property(letters, fc.nat(12), (parts, times) => {
      const text = parts.join('').repeat(times);
      expect(unpack(pack(text))).toBe(text);
    }),
    { numRuns: 3000 },
  );
});

test.each<[what: string, text: string, packed: string]>([
  ['a short text stays', 'abcabcabc', 'abcabcabc'],
  ['the mark is doubled', 'a`b', 'a``b'],
  ['what stood before is named', `${'x123456789'.repeat(7)}`, 'x123456789`09t'],
])('%s', (_what, text, packed) => {
  expect(pack(text)).toBe(packed);
});

test('a text longer than any reference reaches comes back too', () => {
  const text = Array.from({ length: 9000 }, (_, i) => `${i * 7919},`).join('');
  expect(unpack(pack(text))).toBe(text);
});

test('what is known holds the words of a table', () => {
  expect(pack(KNOWN).length).toBeLessThan(KNOWN.length / 10);
});

test.each(['`', '`0', '`00', '`zzz', '` 00', `\`--0`])('%s is no packed text', (text) => {
  expect(() => unpack(text)).toThrow(/^not a patch/);
});

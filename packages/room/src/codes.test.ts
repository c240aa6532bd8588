import { fastRandom } from '@fivefold/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRoomCode, parseRoomCode } from './codes.ts';
import { ROOM_CODE_WORDS } from './codeWords.ts';

test('there are at least ten million codes, of short words that differ', () => {
  expect(new Set(ROOM_CODE_WORDS).size).toBe(ROOM_CODE_WORDS.length);
  expect(ROOM_CODE_WORDS.length * 10_000).toBeGreaterThanOrEqual(10_000_000);
  expect(ROOM_CODE_WORDS.filter((word) => !/^[a-z]{3,6}$/.test(word))).toEqual([]);
});

/** Each sounds like another word, or has two spellings: a code that is read out would be typed otherwise. */
const HEARD_TWICE =
  `bark beach bear beech bell berry blue board bold brake bread carrot choir chord climb cord cozy creek
  cymbal deer disk donut draft fair fiber fir flour flower gate gray grey great guest hail hair hall hare horse idol inn
  jam jewel key knight knot leaf leek lute lynx mail main mare maze meat medal metal moose night nose oar pair pause
  peace peak pear pearl pedal petal piece pier plain plane plow plum prince rain red right ring road roll root rose
  route rye sail sauce scene sea sleigh stair steel story sun surf sweet symbol tail tapir tea team throne tide time
  walk week whale wood`.split(/\s+/);

test('no word of a code sounds like another one', () => {
  expect(ROOM_CODE_WORDS.filter((word) => HEARD_TWICE.includes(word))).toEqual([]);
});

test('every code that is made can be read back', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const code = makeRoomCode(fastRandom(seed));
      expect(code).toMatch(/^[A-Z]{3,6}-[0-9]{4}$/);
      expect(parseRoomCode(code)).toBe(code);
    }),
  );
});

test.each([
  'KITE-4071',
  'kite-4071',
  ' Kite 4071 ',
  'kite4071',
  'KITE–4071',
  'k i t e 4 0 7 1',
  'KITE-4O7l',
  'ＫＩＴＥ－４０７１',
  'kite.4071!',
])('%s is understood', (text) => {
  expect(parseRoomCode(text)).toBe('KITE-4071');
});

test.each(['', 'kite', '4071', 'kite-407', 'ki-4071', 'kitekite-4071', 'kite-40711', 'змей-4071', '🪁-4071'])(
  '%s is no code',
  (text) => {
    expect(parseRoomCode(text)).toBeNull();
  },
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8');
const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
const rangeOf = (face: string) => /unicode-range:\s*([^;]*);/.exec(face)?.[1] ?? '';

const ends = (range: string) =>
  range.split(',').map((part) => {
    const [from = '', to = from] = part.replace('U+', '').trim().split('-');
    return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) };
  });

test('every face names its characters, and no character belongs to two alphabets', () => {
  const latin = faces.filter((face) => face.includes('-latin-'));
  const cyrillic = faces.filter((face) => face.includes('-cyrillic-'));
  expect([latin.length, cyrillic.length]).toEqual([4, 4]);
  for (const alphabet of [latin, cyrillic]) expect(new Set(alphabet.map(rangeOf)).size).toBe(1);
  const [one, other] = [latin, cyrillic].map(([face = '']) => ends(rangeOf(face)));
  expect(
    one!.flatMap(({ from, to }) => other!.filter((range) => range.from <= to && from <= range.to)),
  ).toEqual([]);
  for (const letter of 'Aß—€') {
    const code = letter.codePointAt(0)!;
    expect(
      one!.some(({ from, to }) => from <= code && code <= to),
      letter,
    ).toBe(true);
  }
});

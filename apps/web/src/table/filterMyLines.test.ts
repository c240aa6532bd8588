import { expect, test } from 'vitest';
import type { GameLogLine } from '../games/types.ts';
import { filterMyGameLogLines } from './filterMyLines.ts';

const line = (seat: number | null, text: string): GameLogLine => ({ seat, parts: [{ text }] });
const heading = (text: string): GameLogLine => ({ ...line(null, text), heading: true });

test('only my moves, under the headings that have any', () => {
  const log = [
    heading('Round 1'),
    line(0, 'mine'),
    line(1, 'theirs'),
    heading('Round 2'),
    line(1, 'theirs'),
    line(null, 'of the table'),
    heading('Round 3'),
    line(1, 'theirs'),
    line(0, 'mine again'),
  ];
  expect(filterMyGameLogLines(log, 0).map(({ parts }) => parts[0]!.text)).toEqual([
    'Round 1',
    'mine',
    'Round 3',
    'mine again',
  ]);
});

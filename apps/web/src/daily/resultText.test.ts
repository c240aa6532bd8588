import { expect, test, vi } from 'vitest';
import { puzzleShareText } from './resultText.ts';
import { dailyMessages } from './words.ts';

vi.stubGlobal('location', { origin: 'https://fivefold.example' });

test('what is shared says how it went, without the solution', async () => {
  const t = await dailyMessages.load('en');
  expect(puzzleShareText(t, 'iota', '2026-11-17', { tries: [26, 36], solved: true }, 36)).toBe(
    'Fivefold daily, Iota, 17 Nov: ◇◆ 36 of 36\nhttps://fivefold.example/daily/iota',
  );
  expect(puzzleShareText(t, 'podelim', '2026-11-17', { tries: [5, 9, 7], solved: false }, 15)).toContain(
    'Podelim, 17 Nov: ◇◇◇ 9 of 15',
  );
  expect(puzzleShareText(t, 'eight28', '2026-11-17', { tries: [2.7, 4], solved: true }, 4)).toContain(
    '8·28, 17 Nov: ◇◆ solved',
  );
});

test('it is shared in the language of the page', async () => {
  const ru = await dailyMessages.load('ru');
  expect(puzzleShareText(ru, 'red7', '2026-11-17', { tries: [1], solved: true }, 1)).toMatch(
    /^Задача дня Fivefold, Red7, 17 нояб.?: ◆ решено\n/,
  );
  const de = await dailyMessages.load('de');
  expect(puzzleShareText(de, 'red7', '2026-11-17', { tries: [0, 0, 0], solved: false }, 1)).toContain(
    '◇◇◇ nicht gelöst',
  );
});

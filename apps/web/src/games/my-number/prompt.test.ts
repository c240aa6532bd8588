import { expect, test } from 'vitest';
import type { Lang } from '../../i18n/core.ts';
import { loadAllLanguages } from '../../i18n/loadAll.testing.ts';
import { translatorFor } from '../../i18n/useT.ts';
import { gamePromptOf } from './prompt.ts';
import { gameMessages } from './words.ts';

await loadAllLanguages(gameMessages);

const players = ['Anna', 'Max', 'Илья', 'Otto'].map((name, seat) => ({ name, seat }));

test.each<[Lang, seat: number | null, continued: readonly boolean[], tone: string, title: string]>([
  ['en', 0, [false, true, true, true], 'act', 'Round 2 is over'],
  ['en', 0, [true, true, false, true], 'wait', 'Waiting for Илья'],
  ['en', 0, [true, false, false, true], 'wait', 'Waiting for Max and Илья'],
  ['ru', 0, [true, false, false, true], 'wait', 'Ждём: Max и Илья'],
  ['ru', 0, [true, false, false, false], 'wait', 'Ждём 3 игроков'],
  ['en', null, [true, true, false, true], 'wait', 'Waiting for Илья'],
])('%s, seat %s: a round end that %j have read asks me to %s: %s', (lang, seat, continued, tone, title) => {
  const props = {
    view: { phase: { type: 'round-end', continued }, table: { round: 2 } },
    seat,
    players,
    waitingFor: continued.flatMap((done, one) => (done ? [] : [one])),
  } as unknown as Parameters<typeof gamePromptOf>[1];
  const prompt = gamePromptOf(translatorFor(gameMessages, lang), props, null, false);
  expect([prompt.tone, prompt.title.replaceAll('\u00a0', ' ')]).toEqual([tone, title]);
  expect(prompt.thinking ?? false).toBe(tone === 'wait');
});

test.each<[fresh: boolean, slot: readonly number[], detail: string]>([
  [true, [37], 'New colour on ×4'],
  [true, [37, 43], 'New colour on ×4'],
  [false, [24, 37], 'It joins its colour on ×4'],
])('a color is new (%s) for the first seat on its slot: %j', (_fresh, slot, detail) => {
  const take = { seat: 0, played: 40, took: 37, slot: 1 };
  const props = {
    view: { phase: { type: 'round-end' }, table: { order: [2, 4, 1, 5, 3], collections: [[[12], slot]] } },
    seat: 0,
    players,
    waitingFor: [],
  } as unknown as Parameters<typeof gamePromptOf>[1];
  expect(gamePromptOf(translatorFor(gameMessages, 'en'), props, [take], false).detail).toBe(detail);
});

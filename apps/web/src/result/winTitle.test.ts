import { expect, test } from 'vitest';
import { createTranslator } from '../i18n/core.ts';
import { en as shellEn } from '../i18n/en.ts';
import { ru as shellRu } from '../i18n/ru.ts';
import { en } from '../table/en.ts';
import { ru } from '../table/ru.ts';
import { winTitle } from './winTitle.ts';

type Both = typeof shellEn & typeof en;
const T = {
  en: createTranslator<Both>('en', { ...shellEn, ...en }),
  ru: createTranslator<Both>('ru', { ...shellRu, ...ru }),
};
const me = { name: 'Anna', me: true };
const [max, luma] = ['Max', 'Luma'].map((name) => ({ name, me: false })) as [typeof me, typeof me];

test.each([
  ['en', [me], 'You win!'],
  ['en', [max], 'Max wins!'],
  ['en', [luma, me], 'You and Luma share the win!'],
  ['en', [luma, me, max], 'You, Luma and Max share the win!'],
  ['en', [luma, max], 'Luma and Max share the win!'],
  ['ru', [me, max], 'Победу делите вы и\u00a0Max!'],
  ['ru', [luma, max], 'Победу делят Luma и\u00a0Max!'],
] as const)('%s, winners %o: %s', (lang, winners, title) => {
  expect(winTitle(T[lang], winners)).toBe(title);
});

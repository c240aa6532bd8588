import { lazyWords } from '../i18n/lazy.ts';
import type { en } from './en.ts';

export const resultWords = lazyWords<typeof en>({
  en: () => import('./en.ts').then((module) => module.en),
  ru: () => import('./ru.ts').then((module) => module.ru),
});
export const useResultT = resultWords.useT;

import { lazyMessages } from '../i18n/lazyMessages.ts';
import { part } from '../net/page.ts';
import type { en } from './en.ts';

export const lobbyWords = lazyMessages<typeof en>({
  en: () => part(() => import('./en.ts')).then((module) => module.en),
  ru: () => part(() => import('./ru.ts')).then((module) => module.ru),
});
export const useLobbyT = lobbyWords.useT;

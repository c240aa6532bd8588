import { lazyMessages } from '../i18n/lazyMessages.ts';
import { loadChunk } from '../net/page.ts';
import type { en } from './en.ts';

export const lobbyMessages = lazyMessages<typeof en>({
  en: () => loadChunk(() => import('./en.ts')).then((module) => module.en),
  ru: () => loadChunk(() => import('./ru.ts')).then((module) => module.ru),
});
export const useLobbyT = lobbyMessages.useT;

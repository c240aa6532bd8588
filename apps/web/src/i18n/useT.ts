import { useContext } from 'react';
import { loadChunk } from '../net/page.ts';
import type { Catalogues, Messages, Translate } from './core.ts';
import type { en } from './en.ts';
import { LanguageContext, translatorFor } from './language.ts';
import { lazyMessages } from './lazyMessages.ts';

export { browserLanguage, LanguageContext, translatorFor } from './language.ts';
export { loadLanguage } from './lazyMessages.ts';

export type ShellTranslate = Translate<typeof en>;

/** The messages of a game or component: `useMessages({ en, ru })`. */
export const useMessages = <E extends Messages>(messages: Catalogues<E>): Translate<E> =>
  translatorFor(messages, useContext(LanguageContext));

const shell = lazyMessages<typeof en>({
  en: () => loadChunk(() => import('./en.ts')).then((module) => module.en),
  ru: () => loadChunk(() => import('./ru.ts')).then((module) => module.ru),
  first: true,
});

/** The messages of the shell, in the loaded language. */
export const useT: () => ShellTranslate = shell.useT;

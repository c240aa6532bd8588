import { useContext } from 'react';
import { part } from '../net/page.ts';
import type { Catalogues, Messages, Translate } from './core.ts';
import type { en } from './en.ts';
import { Language, translatorOf } from './language.ts';
import { lazyWords } from './lazy.ts';

export { browserLanguage, Language, translatorOf } from './language.ts';
export { loadLanguage } from './lazy.ts';

export type ShellT = Translate<typeof en>;

/** The words of a game: `useGameT({ en, ru })`. */
export const useGameT = <E extends Messages>(messages: Catalogues<E>): Translate<E> =>
  translatorOf(messages, useContext(Language));

const shell = lazyWords<typeof en>({
  en: () => part(() => import('./en.ts')).then((module) => module.en),
  ru: () => part(() => import('./ru.ts')).then((module) => module.ru),
  first: true,
});

/** The words of the shell, in the language that the page has loaded. */
export const useT: () => ShellT = shell.useT;

import { useContext } from 'react';
import type { Messages, Translate } from './core.ts';
import type { en } from './en.ts';
import { LanguageContext, type LoadedMessages, translatorFor } from './language.ts';
import { lazyMessages } from './lazyMessages.ts';

export { LanguageContext, pageLanguage, translatorFor } from './language.ts';
export { loadLanguage } from './lazyMessages.ts';

export type ShellTranslate = Translate<typeof en>;

/** The messages of a game or component, which were loaded before it is rendered. */
export const useMessages = <E extends Messages>(messages: LoadedMessages<E>): Translate<E> =>
  translatorFor(messages, useContext(LanguageContext));

const shell = lazyMessages<typeof en>(import.meta.glob('./??.ts'), true);

/** The messages of the shell, in the loaded language. */
export const useT: () => ShellTranslate = shell.useT;

import { createContext, useContext } from 'react';
import {
  type Catalogue,
  type Catalogues,
  type Lang,
  type Messages,
  type Translate,
  translator,
} from './core.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export const shell = { en, ru };
export type ShellT = Translate<typeof en>;

export const Language = createContext<Lang>('en');

const made = new WeakMap<object, Translate<Messages>>();

/** One translator for each catalogue, so that it can be compared by reference. */
export function translatorOf<E extends Messages>(messages: Catalogues<E>, lang: Lang): Translate<E> {
  const catalogue = messages[lang] as Catalogue<E>;
  let t = made.get(catalogue);
  if (!t) {
    t = translator(lang, catalogue) as unknown as Translate<Messages>;
    made.set(catalogue, t);
  }
  return t as unknown as Translate<E>;
}

/** The words of a game: `useGameT({ en, ru })`. */
export const useGameT = <E extends Messages>(messages: Catalogues<E>): Translate<E> =>
  translatorOf(messages, useContext(Language));

/** The words of the shell. */
export const useT = (): ShellT => useGameT(shell);

export const browserLanguage = (languages: readonly string[]): Lang =>
  languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'ru') === 'ru' ? 'ru' : 'en';

import { createContext } from 'react';
import {
  type Catalogue,
  type Catalogues,
  createTranslator,
  type Lang,
  type Messages,
  type Translate,
} from './core.ts';

export const LanguageContext = createContext<Lang>('en');

const translators = new WeakMap<object, Translate<Messages>>();

/** One translator per catalogue, so that it can be compared by reference. */
export function translatorFor<E extends Messages>(messages: Catalogues<E>, lang: Lang): Translate<E> {
  const catalogue = messages[lang] as Catalogue<E>;
  let t = translators.get(catalogue);
  if (!t) {
    t = createTranslator(lang, catalogue) as unknown as Translate<Messages>;
    translators.set(catalogue, t);
  }
  return t as unknown as Translate<E>;
}

export const browserLanguage = (languages: readonly string[]): Lang =>
  languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'ru') === 'ru' ? 'ru' : 'en';

import { createContext } from 'react';
import {
  type Catalogue,
  type Catalogues,
  type Lang,
  type Messages,
  type Translate,
  translator,
} from './core.ts';

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

export const browserLanguage = (languages: readonly string[]): Lang =>
  languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'ru') === 'ru' ? 'ru' : 'en';

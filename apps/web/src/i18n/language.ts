import { LANGUAGES, preferredLanguage } from '@fivefold/art';
import { createContext } from 'react';
import { type Catalogue, createTranslator, type Lang, type Messages, type Translate } from './core.ts';

export const LanguageContext = createContext<Lang>('en');

const translators = new WeakMap<object, Translate<Messages>>();

/** The same messages in the languages that are loaded. */
export type LoadedMessages<E extends Messages> = { readonly [L in Lang]?: Catalogue<E> };

/**
 * One translator per catalogue, so that it can be compared by reference. Another language stands in for a moment while
 * the page changes its language and a new screen has loaded only one of the two.
 */
export function translatorFor<E extends Messages>(messages: LoadedMessages<E>, lang: Lang): Translate<E> {
  const spoken = messages[lang] ? lang : LANGUAGES.find((other) => messages[other]);
  if (!spoken) throw new Error(`the messages in ${lang} are not loaded yet`);
  const catalogue = messages[spoken] as Catalogue<E>;
  let t = translators.get(catalogue);
  if (!t) {
    t = createTranslator(spoken, catalogue) as unknown as Translate<Messages>;
    translators.set(catalogue, t);
  }
  return t as unknown as Translate<E>;
}

/** What the browser asks for, then what the invite is written in, then English. */
export const pageLanguage = (browser: readonly string[], invite: string | null): Lang =>
  preferredLanguage(browser) ?? preferredLanguage(invite === null ? [] : [invite]) ?? 'en';

import { createContext, useContext } from 'react';
import {
  type Catalogue,
  type Catalogues,
  type Lang,
  type Messages,
  type Translate,
  translator,
} from './core.ts';
import type { en } from './en.ts';

export type ShellT = Translate<typeof en>;
type Shell = Catalogue<typeof en>;

/** A person reads one language: the words of the other one are not sent. */
const LOADERS: Readonly<Record<Lang, () => Promise<Shell>>> = {
  en: () => import('./en.ts').then((module) => module.en),
  ru: () => import('./ru.ts').then((module) => module.ru),
};
const shell: { -readonly [lang in Lang]?: Shell } = {};

export async function loadLanguage(lang: Lang): Promise<void> {
  shell[lang] ??= await LOADERS[lang]();
}

export const Language = createContext<Lang>('en');

const made = new WeakMap<object, Translate<Messages>>();

/** One translator for each catalogue, so that it can be compared by reference. */
export function translatorOf<E extends Messages>(messages: Catalogues<E>, lang: Lang): Translate<E> {
  return translatorFor(lang, messages[lang] as Catalogue<E>);
}

function translatorFor<E extends Messages>(lang: Lang, catalogue: Catalogue<E>): Translate<E> {
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

/** The words of the shell, in the language that the page has loaded. */
export function useT(): ShellT {
  const lang = useContext(Language);
  const words = shell[lang];
  if (!words) throw new Error(`the words for ${lang} are loaded before they are shown`);
  return translatorFor(lang, words);
}

export const browserLanguage = (languages: readonly string[]): Lang =>
  languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'en' || tag === 'ru') === 'ru' ? 'ru' : 'en';

import { useContext } from 'react';
import type { Catalogue, Lang, Messages, Translate } from './core.ts';
import { LanguageContext, translatorFor } from './language.ts';

interface MessageLoader {
  readonly load: (lang: Lang) => Promise<unknown>;
  asked: boolean;
}
const loaders: MessageLoader[] = [];

export interface LazyMessages<E extends Messages> {
  /** Call before rendering a component that uses the messages. */
  readonly load: (lang: Lang) => Promise<Translate<E>>;
  readonly useT: () => Translate<E>;
}

/** Messages that are loaded only in the language of the page. */
export function lazyMessages<E extends Messages>(from: {
  readonly en: () => Promise<E>;
  readonly ru: () => Promise<Catalogue<E>>;
  /** Loaded with the first screen. */
  readonly first?: boolean;
}): LazyMessages<E> {
  const loaded: Partial<Record<Lang, Catalogue<E>>> = {};
  const speak = (lang: Lang) => translatorFor(loaded as { readonly en: E; readonly ru: Catalogue<E> }, lang);
  const loader = {
    asked: from.first ?? false,
    load: async (lang: Lang): Promise<Translate<E>> => {
      loader.asked = true;
      loaded[lang] ??= (await from[lang]()) as Catalogue<E>;
      return speak(lang);
    },
  };
  loaders.push(loader);
  return {
    load: loader.load,
    useT: () => {
      const lang = useContext(LanguageContext);
      // During a language change a new screen may have loaded the other language first.
      const spoken = loaded[lang] ? lang : lang === 'en' ? 'ru' : 'en';
      if (!loaded[spoken]) throw new Error(`the words in ${lang} are loaded before they are spoken`);
      return speak(spoken);
    },
  };
}

/** Loads everything that is in use in another language, so that the page can switch at once. */
export async function loadLanguage(lang: Lang): Promise<void> {
  await Promise.all(loaders.filter(({ asked }) => asked).map(({ load }) => load(lang)));
}

import { useContext } from 'react';
import type { Catalogue, Lang, Messages, Translate } from './core.ts';
import { LanguageContext, translatorFor } from './language.ts';

interface MessageLoader {
  readonly load: (lang: Lang) => Promise<unknown>;
  asked: boolean;
}
const loaders: MessageLoader[] = [];

export interface LazyMessages<E extends Messages> {
  /** Before a component that speaks them is shown, or where no component speaks. */
  readonly load: (lang: Lang) => Promise<Translate<E>>;
  readonly useT: () => Translate<E>;
}

/** Words that come in the language of the page only: nobody reads two languages at once. */
export function lazyMessages<E extends Messages>(from: {
  readonly en: () => Promise<E>;
  readonly ru: () => Promise<Catalogue<E>>;
  /** Needed from the first screen on. */
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
      // A screen that arrives while the page changes over may have brought the other language first.
      const spoken = loaded[lang] ? lang : lang === 'en' ? 'ru' : 'en';
      if (!loaded[spoken]) throw new Error(`the words in ${lang} are loaded before they are spoken`);
      return speak(spoken);
    },
  };
}

/** Everything that has been spoken so far, in another language: then the page can change over at once. */
export async function loadLanguage(lang: Lang): Promise<void> {
  await Promise.all(loaders.filter(({ asked }) => asked).map(({ load }) => load(lang)));
}

import { use, useContext } from 'react';
import { loadChunk } from '../net/page.ts';
import type { Catalogue, Lang, Messages, Translate } from './core.ts';
import { LanguageContext, type LoadedMessages, translatorFor } from './language.ts';

interface MessageLoader {
  readonly load: (lang: Lang) => Promise<unknown>;
  asked: boolean;
}
const loaders: MessageLoader[] = [];
/** The language that the page was loaded in, or is changing to. */
let current: Lang = 'en';

export type LazyMessages<E extends Messages> = LoadedMessages<E> & {
  /** Call before rendering a component that uses the messages; without `lang`, in the language of the page. */
  readonly load: (lang?: Lang) => Promise<Translate<E>>;
  readonly useT: () => Translate<E>;
};

/** What `import.meta.glob('./??.ts')` finds: one file per language, which exports its catalogue by that name. */
type CatalogueFiles = Readonly<Record<string, () => Promise<unknown>>>;

async function loadCatalogue(files: CatalogueFiles, lang: Lang): Promise<Messages> {
  const found = Object.keys(files).filter((path) => path.endsWith(`/${lang}.ts`));
  const modules = await Promise.all(found.map((path) => loadChunk(files[path]!)));
  return Object.assign({}, ...modules.map((module) => (module as Record<string, Messages>)[lang]));
}

/** Messages that are loaded only in the language of the page; `first`: with the first screen. */
export function lazyMessages<E extends Messages>(files: CatalogueFiles, first = false): LazyMessages<E> {
  const loaded: { [L in Lang]?: Catalogue<E> } = {};
  const loader = {
    asked: first,
    load: async (lang: Lang = current): Promise<Translate<E>> => {
      loader.asked = true;
      loaded[lang] ??= (await loadCatalogue(files, lang)) as Catalogue<E>;
      return translatorFor<E>(loaded, lang);
    },
  };
  loaders.push(loader);
  const pending: { [L in Lang]?: Promise<unknown> } = {};
  const useT = () => {
    const lang = useContext(LanguageContext);
    // A component that is shown before somebody loaded its messages waits for them, and always in the same way:
    // React renders it again with the hooks of the first time.
    if (!loaded[lang]) pending[lang] ??= loader.load(lang);
    if (pending[lang]) use(pending[lang]);
    return translatorFor<E>(loaded, lang);
  };
  return Object.assign(loaded, { load: loader.load, useT });
}

/** Loads everything that is in use in another language, so that the page can switch at once. */
export async function loadLanguage(lang: Lang): Promise<void> {
  current = lang;
  await Promise.all(loaders.filter(({ asked }) => asked).map(({ load }) => load(lang)));
}

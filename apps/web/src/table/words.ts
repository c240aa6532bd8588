import type { en as shell } from '../i18n/en.ts';
import { lazyMessages } from '../i18n/lazyMessages.ts';
import { loadChunk } from '../net/page.ts';
import type { en as table } from './en.ts';

type TableMessages = typeof shell & typeof table;

/** The messages of the shell and the table in one translator. */
export const tableMessages = lazyMessages<TableMessages>({
  en: () =>
    Promise.all([loadChunk(() => import('../i18n/en.ts')), loadChunk(() => import('./en.ts'))]).then(
      ([a, b]): TableMessages => ({ ...a.en, ...b.en }),
    ),
  ru: () =>
    Promise.all([loadChunk(() => import('../i18n/ru.ts')), loadChunk(() => import('./ru.ts'))]).then(
      ([a, b]) => ({
        ...a.ru,
        ...b.ru,
      }),
    ),
});
export const useTableT = tableMessages.useT;
export type TableTranslate = ReturnType<typeof useTableT>;

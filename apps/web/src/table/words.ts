import type { en as shell } from '../i18n/en.ts';
import { lazyMessages } from '../i18n/lazyMessages.ts';
import type { en as table } from './en.ts';

type TableMessages = typeof shell & typeof table;

/** The messages of the shell and the table in one translator. */
export const tableMessages = lazyMessages<TableMessages>(import.meta.glob(['../i18n/??.ts', './??.ts']));
export const useTableT = tableMessages.useT;
export type TableTranslate = ReturnType<typeof useTableT>;

import type { Translate } from '../i18n/core.ts';
import { lazyMessages } from '../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const keepsakeMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export const useKeepsakeT = keepsakeMessages.useT;
export type KeepsakeTranslate = Translate<typeof en>;

import type { Translate } from '../i18n/core.ts';
import { lazyMessages } from '../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const eveningKeepsakeMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export const useEveningKeepsakeT = eveningKeepsakeMessages.useT;
export type EveningKeepsakeTranslate = Translate<typeof en>;

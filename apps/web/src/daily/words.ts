import { lazyMessages } from '../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const dailyMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export const useDailyT = dailyMessages.useT;
export type DailyTranslate = ReturnType<typeof useDailyT>;

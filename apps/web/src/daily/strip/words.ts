import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const useDailyStripT = lazyMessages<typeof en>(import.meta.glob('./??.ts')).useT;

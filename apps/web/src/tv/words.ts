import { lazyMessages } from '../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const tvMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export const useTvT = tvMessages.useT;

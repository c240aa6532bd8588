import { lazyMessages } from '../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const homeMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export const useHomeT = homeMessages.useT;

import { lazyMessages } from '../../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const roomOptionTexts = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export const useRoomOptionsT = roomOptionTexts.useT;

import { lazyMessages } from '../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const roomDoorMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));
export const useRoomDoorT = roomDoorMessages.useT;

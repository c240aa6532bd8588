import { lazyMessages } from '../../../i18n/lazyMessages.ts';
import type { en } from './en.ts';

export const iotaFirstHandMessages = lazyMessages<typeof en>(import.meta.glob('./??.ts'));

import type { Catalogue } from '../i18n/core.ts';
import type { en } from './en.ts';

export const ru: Catalogue<typeof en> = {
  back: 'Вернуться за стол {code}',
};

import type { Catalogue } from '../../i18n/core.ts';
import type { en } from './en.ts';

export const ru: Catalogue<typeof en> = {
  title: 'Задача дня',
  text: 'Одна позиция, до трёх попыток, завтра новая',
  open: '{game}: сегодня не сыграно',
  begun: '{game}: начато',
  solved: '{game}: сегодня решено',
  failed: '{game}: сегодня сыграно',
};

import type { ReasonTexts } from '../reasonTexts.ts';
import type { en } from './en.ts';

export const ru: ReasonTexts<typeof en> = {
  'go-on': 'Решать нечего: дальше, к следующему раунду.',
  former: {
    'looked-ahead': 'Проверено на {worlds} воображаемых раскладах: так вышло лучше всего.',
  },
};

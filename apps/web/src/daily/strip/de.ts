import type { Catalogue } from '../../i18n/core.ts';
import type { en } from './en.ts';

export const de: Catalogue<typeof en> = {
  title: 'Rätsel des Tages',
  text: 'Eine Stellung, bis zu drei Versuche, morgen neu',
  open: '{game}: heute noch nicht gespielt',
  begun: '{game}: begonnen',
  solved: '{game}: heute gelöst',
  failed: '{game}: heute gespielt',
};

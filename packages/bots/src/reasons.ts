import type { GameId } from '@fivefold/rules';
import type { Reason } from './bot.ts';
import { eight28Reasons } from './eight28/reasons.ts';
import { iotaReasons } from './iota/reasons.ts';
import { myNumberReasons } from './my-number/reasons.ts';
import { podelimReasons } from './podelim/reasons.ts';
import { red7Reasons } from './red7/reasons.ts';

/** A sentence in both languages; `{name}` stands for a parameter of the reason. */
export type Sentences = Readonly<Record<string, { readonly en: string; readonly ru: string }>>;

const shared: Sentences = {
  'go-on': {
    en: 'Nothing to decide: on to the next round.',
    ru: 'Решать нечего: дальше, к следующему раунду.',
  },
  'looked-ahead': {
    en: 'Played it through in {worlds} imagined deals: this came out best.',
    ru: 'Проверено на {worlds} воображаемых раскладах: так вышло лучше всего.',
  },
};

const reasons: Readonly<Record<GameId, Sentences>> = {
  podelim: podelimReasons,
  'my-number': myNumberReasons,
  iota: iotaReasons,
  red7: red7Reasons,
  eight28: eight28Reasons,
};

/** Why a bot did it, in words; null for a code that is none of its game. Told after the end only: it can tell a hand. */
export function sentence(id: GameId, reason: Reason, language: 'en' | 'ru'): string | null {
  const found = reasons[id][reason.code] ?? shared[reason.code];
  if (!found) return null;
  return found[language].replace(/\{(\w+)\}/g, (_, name: string) => String(reason[name] ?? ''));
}

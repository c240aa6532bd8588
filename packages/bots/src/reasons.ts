import type { GameId } from '@fivefold/rules';
import type { BotReason } from './bot.ts';
import { eight28Reasons } from './eight28/reasons.ts';
import { iotaReasons } from './iota/reasons.ts';
import { myNumberReasons } from './my-number/reasons.ts';
import { podelimReasons } from './podelim/reasons.ts';
import { red7Reasons } from './red7/reasons.ts';

/** Sentences by reason code, in both languages; `{name}` stands for a parameter of the reason. */
export type ReasonSentences = Readonly<Record<string, { readonly en: string; readonly ru: string }>>;

const shared: ReasonSentences = {
  'go-on': {
    en: 'Nothing to decide: on to the next round.',
    ru: 'Решать нечего: дальше, к следующему раунду.',
  },
  'looked-ahead': {
    en: 'Played it through in {worlds} imagined deals: this came out best.',
    ru: 'Проверено на {worlds} воображаемых раскладах: так вышло лучше всего.',
  },
};

const reasons: Readonly<Record<GameId, ReasonSentences>> = {
  podelim: podelimReasons,
  'my-number': myNumberReasons,
  iota: iotaReasons,
  red7: red7Reasons,
  eight28: eight28Reasons,
};

/** A reason in words; null for an unknown code. Only for finished games, because it can reveal a hand. */
export function reasonSentence(id: GameId, reason: BotReason, language: 'en' | 'ru'): string | null {
  const found = reasons[id][reason.code] ?? shared[reason.code];
  if (!found) return null;
  return found[language].replace(/\{(\w+)\}/g, (_, name: string) => String(reason[name] ?? ''));
}

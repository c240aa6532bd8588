import type { GameId } from '@fivefold/rules';
import type { BotReason, ReasonSentences } from './bot.ts';
import { botsByGame } from './bots.ts';

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

/** A reason in words; null for an unknown code. Only for finished games, because it can reveal a hand. */
export function reasonSentence(id: GameId, reason: BotReason, language: 'en' | 'ru'): string | null {
  const found = botsByGame[id]?.reasons[reason.code] ?? shared[reason.code];
  if (!found) return null;
  return found[language].replace(/\{(\w+)\}/g, (_, name: string) => String(reason[name] ?? ''));
}

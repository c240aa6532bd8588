import type { GameId } from '@fivefold/rules';
import type { BotReason } from './bot.ts';
import { botsByGame } from './bots.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';
import type { AnyReasonTexts, ReasonLanguage, ReasonTextsByLanguage } from './reasonTexts.ts';

/** What every game may use. */
const shared: ReasonTextsByLanguage = { en, ru, de };

function templateOf(id: GameId, language: ReasonLanguage, code: string): string | undefined {
  const texts: readonly AnyReasonTexts[] = [botsByGame[id]!.reasonTexts[language], shared[language]];
  const places = [...texts, ...texts.map(({ former }) => former)];
  const template = places.find((sentences) => Object.hasOwn(sentences, code))?.[code];
  return typeof template === 'string' ? template : undefined;
}

/**
 * A reason in all languages, with the names of the players by seat; null for an unknown code. Only for finished games,
 * because it can reveal a hand.
 */
export function reasonSentences(
  id: GameId,
  reason: BotReason,
  names: readonly string[],
): Readonly<Record<ReasonLanguage, string>> | null {
  if (templateOf(id, 'en', reason.code) === undefined) return null;
  const parameters: Readonly<Record<string, string | number>> =
    typeof reason.rival === 'number' ? { ...reason, rival: names[reason.rival] ?? '' } : reason;
  const { nameCards } = botsByGame[id]!;
  const said = (Object.keys(shared) as ReasonLanguage[]).map((language) => [
    language,
    templateOf(id, language, reason.code)!.replace(/\{(\w+)\}/g, (_, name: string, at: number) => {
      const value = String(parameters[name] ?? '');
      if (name === 'rival' || !nameCards) return value;
      const cards = nameCards(value, language);
      return at === 0 ? cards.charAt(0).toUpperCase() + cards.slice(1) : cards;
    }),
  ]);
  return Object.fromEntries(said) as Record<ReasonLanguage, string>;
}

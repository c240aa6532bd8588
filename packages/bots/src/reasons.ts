import type { GameId } from '@fivefold/rules';
import type { BotReason } from './bot.ts';
import { botsByGame } from './bots.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';
import type { AnyReasonTexts, ReasonTextsByLanguage } from './reasonTexts.ts';

type ReasonLanguage = keyof ReasonTextsByLanguage;

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
  const said = (Object.keys(shared) as ReasonLanguage[]).map((language) => [
    language,
    templateOf(id, language, reason.code)!.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(parameters[name] ?? ''),
    ),
  ]);
  return Object.fromEntries(said) as Record<ReasonLanguage, string>;
}

import type { GameId } from '@fivefold/rules';
import type { BotReason } from './bot.ts';
import { de } from './reasonTexts/de.ts';
import { en } from './reasonTexts/en.ts';
import { ru } from './reasonTexts/ru.ts';

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
/** Every other language has the sentences that English has. */
export type ReasonTexts = Texts<typeof en>;

const texts = { en, ru, de } satisfies Readonly<Record<string, ReasonTexts>>;
type ReasonLanguage = keyof typeof texts;

function templateOf({ former, ...now }: ReasonTexts, id: GameId, code: string): string | undefined {
  const places: readonly Readonly<Record<string, string>>[] = [
    now[id],
    now.shared,
    former[id],
    former.shared,
  ];
  return places.find((sentences) => Object.hasOwn(sentences, code))?.[code];
}

/** A reason in all languages; null for an unknown code. Only for finished games, because it can reveal a hand. */
export function reasonSentences(
  id: GameId,
  reason: BotReason,
): Readonly<Record<ReasonLanguage, string>> | null {
  if (templateOf(en, id, reason.code) === undefined) return null;
  const said = Object.entries(texts).map(([language, all]) => [
    language,
    templateOf(all, id, reason.code)!.replace(/\{(\w+)\}/g, (_, name: string) => String(reason[name] ?? '')),
  ]);
  return Object.fromEntries(said) as Record<ReasonLanguage, string>;
}

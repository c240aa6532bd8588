import { type Language, LOCALES } from '@fivefold/art';

/** A message with one form for each plural category, chosen by `{n}`. */
export type Plural<S extends string = string> = {
  readonly forms: Partial<Record<Intl.LDMLPluralRule, S>> & { readonly other: S };
};
export const plural = <const S extends string>(
  forms: Partial<Record<Intl.LDMLPluralRule, S>> & { readonly other: S },
): Plural<S> => ({ forms });

type Placeholders<S extends string> = S extends `${string}{${infer N}}${infer R}`
  ? N | Placeholders<R>
  : never;
type MessageText<M> = M extends string ? M : M extends Plural<infer S> ? S : never;
type MessagePlaceholderValues<M, V> = {
  readonly [K in Placeholders<MessageText<M>>]: K extends 'n' ? number : V;
};
type MessageArgs<M, V> = [Placeholders<MessageText<M>>] extends [never]
  ? []
  : [values: MessagePlaceholderValues<M, V>];

export type Messages = { readonly [key: string]: string | Plural };
/** Every other language has the same keys, plural where the first is plural. */
export type Catalogue<E> = { readonly [K in keyof E]: E[K] extends string ? string : Plural };

export type Lang = Language;

/** A part of a sentence: plain, strong (between asterisks in a message), or drawn with a text for screen readers. */
export interface MessagePart {
  readonly text: string;
  readonly strong?: boolean;
  /** Drawn instead of the text, for example a small card; the text is what a screen reader says. */
  readonly node?: unknown;
}
type MessagePartValue = string | number | MessagePart;

export interface Translate<E extends Messages> {
  <K extends keyof E & string>(key: K, ...values: MessageArgs<E[K], string | number>): string;
  /** The sentence in parts, so that names can be strong and cards can be drawn. */
  parts<K extends keyof E & string>(
    key: K,
    ...values: MessageArgs<E[K], MessagePartValue>
  ): readonly MessagePart[];
  /** For keys that come from data, such as refusal codes; null where there is no such message. */
  maybe(key: string, values?: Readonly<Record<string, unknown>>): string | null;
  readonly lang: Lang;
}

/** Binds short Russian words to the next one, because a line must not end with a preposition. */
const bindShortWords = (text: string): string => text.replace(/(?<=^|[\s(«])([а-яё]{1,2}) /giu, '$1\u00a0');

/** Binds a number to its noun. */
const bindNumbers = (text: string): string => text.replace(/(\{n\}\*?) (?=\p{L})/gu, '$1\u00a0');

export const joinMessageParts = (parts: readonly MessagePart[]): string =>
  parts.map(({ text }) => text).join('');

export function createTranslator<E extends Messages>(lang: Lang, messages: Catalogue<E>): Translate<E> {
  const rules = new Intl.PluralRules(LOCALES[lang]);
  const numbers = new Intl.NumberFormat(LOCALES[lang], { useGrouping: false });
  const template = (key: string, values: Readonly<Record<string, unknown>>): string => {
    const message = messages[key] as string | Plural;
    const text =
      typeof message === 'string'
        ? message
        : bindNumbers(message.forms[rules.select(Number(values.n))] ?? message.forms.other);
    return bindShortWords(text);
  };
  const show = (value: unknown): string =>
    typeof value === 'number' ? numbers.format(value).replace('-', '−') : String(value ?? '');
  const fill = (text: string, values: Readonly<Record<string, unknown>>): string =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => show(values[name]));

  const t = (key: string, values: Readonly<Record<string, unknown>> = {}) =>
    fill(template(key, values), values);
  const parts = (key: string, values: Readonly<Record<string, unknown>> = {}): readonly MessagePart[] =>
    // Split before values are filled in, because a name may contain an asterisk.
    template(key, values)
      .split('*')
      .flatMap((piece, i): MessagePart[] => {
        const strong = i % 2 === 1;
        return piece
          .split(/(\{\w+\})/)
          .filter((text) => text !== '')
          .map((text) => {
            const name = /^\{(\w+)\}$/.exec(text)?.[1];
            if (name === undefined) return { text, strong };
            const value = values[name];
            return typeof value === 'object' && value !== null
              ? { strong, ...(value as MessagePart) }
              : { text: show(value), strong };
          });
      });
  const maybe = (key: string, values: Readonly<Record<string, unknown>> = {}): string | null =>
    key in messages ? t(key, values) : null;
  return Object.assign(t, { parts, maybe, lang }) as unknown as Translate<E>;
}

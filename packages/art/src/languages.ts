/**
 * The languages of the project, each with the locale that formats its numbers and lists. Missing texts do not compile:
 * see docs/add-a-language.md.
 */
export const LOCALES = {
  en: 'en-GB',
  ru: 'ru-RU',
  de: 'de-DE',
} as const;

export type Language = keyof typeof LOCALES;
export const LANGUAGES = Object.keys(LOCALES) as readonly Language[];

/** The first language of a list such as `navigator.languages` that has texts. */
export const preferredLanguage = (tags: readonly string[]): Language | undefined =>
  tags
    .map((tag) => tag.toLowerCase().split('-')[0])
    .map((name) => LANGUAGES.find((language) => language === name))
    .find((language) => language !== undefined);

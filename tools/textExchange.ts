/** A sentence, or its forms by plural category. */
export type Text = string | Readonly<Record<string, string>>;
/** The sentences of one catalogue by key; keys of nested objects are joined by `/`. */
export type Texts = Readonly<Record<string, Text>>;
/** By the folder of the catalogue. */
export type Catalogues = Readonly<Record<string, Texts>>;

type Parsed =
  | { readonly ok: true; readonly texts: Catalogues }
  | { readonly ok: false; readonly problem: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const formsOf = (text: Text): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text));
const placeholdersOf = (text: Text): string =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join(' ');

const categoriesOf = (lang: string): readonly string[] =>
  new Intl.PluralRules(lang).resolvedOptions().pluralCategories;

/** What a translator fills in: empty, with the plural forms that the language has. */
const emptyText = (lang: string, english: Text): Text =>
  typeof english === 'string' ? '' : Object.fromEntries(categoriesOf(lang).map((form) => [form, '']));

/** Every sentence with the English one beside it; sentences that the language lacks are empty. */
export function exportTexts(lang: string, english: Catalogues, translated: Catalogues): string {
  const catalogues = Object.entries(english).map(([folder, texts]) => [
    folder,
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        { english: text, text: translated[folder]?.[key] ?? emptyText(lang, text) },
      ]),
    ),
  ]);
  return `${JSON.stringify({ language: lang, catalogues: Object.fromEntries(catalogues) }, null, 2)}\n`;
}

/** Why a text cannot stand for the English one; null where it can. */
function problemOf(lang: string, english: Text, text: unknown): string | null {
  if (typeof english === 'string') {
    if (typeof text !== 'string') return 'must be one sentence';
  } else {
    if (!isObject(text) || Object.values(text).some((form) => typeof form !== 'string'))
      return 'must have plural forms';
    const unknown = Object.keys(text).find((form) => !categoriesOf(lang).includes(form));
    if (unknown !== undefined) return `has the plural form "${unknown}", which this language does not have`;
    if (!('other' in text)) return 'lacks the plural form "other"';
  }
  const given = text as Text;
  if (formsOf(given).some((form) => form.trim() === '')) return 'is not translated';
  if (placeholdersOf(given) !== placeholdersOf(english))
    return `must have the placeholders ${placeholdersOf(english) || '(none)'}, but has ${placeholdersOf(given) || '(none)'}`;
  if (formsOf(given).some((form) => form.split('*').length % 2 === 0)) return 'has a single asterisk';
  return null;
}

function* problemsOf(lang: string, english: Catalogues, given: Readonly<Record<string, unknown>>) {
  for (const folder of Object.keys(given))
    if (!Object.hasOwn(english, folder)) yield `There is no catalogue ${folder}.`;
  for (const [folder, texts] of Object.entries(english)) {
    const found = given[folder];
    if (!isObject(found)) {
      yield `The catalogue ${folder} is missing.`;
      continue;
    }
    for (const key of Object.keys(found))
      if (!Object.hasOwn(texts, key)) yield `${folder} has no sentence "${key}".`;
    for (const [key, text] of Object.entries(texts)) {
      const row = found[key];
      const problem = isObject(row) && 'text' in row ? problemOf(lang, text, row.text) : 'is missing';
      if (problem !== null) yield `"${key}" of ${folder} ${problem}.`;
    }
  }
}

/** The texts of an exported file, if they can replace those of the language; else the first problem in a sentence. */
export function importTexts(lang: string, english: Catalogues, file: string): Parsed {
  let parsed: unknown;
  try {
    parsed = JSON.parse(file);
  } catch {
    return { ok: false, problem: 'The file is damaged: it is not JSON.' };
  }
  if (!isObject(parsed) || !isObject(parsed.catalogues))
    return { ok: false, problem: 'The file is not an export of texts.' };
  if (parsed.language !== lang)
    return { ok: false, problem: `The file has the language ${String(parsed.language)}, not ${lang}.` };
  const given = parsed.catalogues;
  const [first, ...others] = problemsOf(lang, english, given);
  if (first !== undefined)
    return {
      ok: false,
      problem: others.length === 0 ? first : `${first} There are ${others.length} more problems.`,
    };
  const texts = Object.entries(english).map(([folder, keys]) => [
    folder,
    Object.fromEntries(
      Object.keys(keys).map((key) => [
        key,
        (given as Record<string, Record<string, { text: Text }>>)[folder]![key]!.text,
      ]),
    ),
  ]);
  return { ok: true, texts: Object.fromEntries(texts) as Catalogues };
}

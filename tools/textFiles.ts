import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Catalogues, Text, Texts } from './textExchange.ts';

const root = path.join(import.meta.dirname, '..');
const WEB = 'apps/web/src';
const BOTS = 'packages/bots/src';

/** The folders that have a catalogue. */
export const catalogueFolders = (): readonly string[] =>
  [WEB, BOTS].flatMap((source) =>
    readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === 'en.ts')
      .map((file) => path.posix.join(source, path.dirname(file).split(path.sep).join('/')))
      .sort(),
  );

type Tree = { readonly [key: string]: string | { readonly forms: Readonly<Record<string, string>> } | Tree };

function flatten(tree: Tree, before = ''): Texts {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, Text][] => {
    if (typeof value === 'string') return [[before + key, value]];
    if ('forms' in value) return [[before + key, value.forms as Readonly<Record<string, string>>]];
    return Object.entries(flatten(value as Tree, `${before}${key}/`));
  });
  return Object.fromEntries(entries);
}

/** The catalogues of a language that exist. */
export async function readCatalogues(lang: string): Promise<Catalogues> {
  const files = catalogueFolders()
    .map((folder) => ({ folder, file: path.join(root, folder, `${lang}.ts`) }))
    .filter(({ file }) => existsSync(file));
  const texts = files.map(async ({ folder, file }) => {
    const module = (await import(pathToFileURL(file).href)) as Record<string, Tree>;
    return [folder, flatten(module[lang] ?? {})] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\u00a0', '\\u00a0')}'`;
const property = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key));
const sourceOf = (text: Text): string =>
  typeof text === 'string'
    ? quoted(text)
    : `plural({ ${Object.entries(text)
        .map(([form, words]) => `${property(form)}: ${quoted(words)}`)
        .join(', ')} })`;

/** The source of a catalogue of the page. */
function webSource(lang: string, folder: string, texts: Texts): string {
  const core = path.posix.relative(folder, `${WEB}/i18n/core.ts`);
  const names = Object.values(texts).some((text) => typeof text !== 'string')
    ? '{ type Catalogue, plural }'
    : '{ Catalogue }';
  const rows = Object.entries(texts).map(([key, text]) => `  ${property(key)}: ${sourceOf(text)},`);
  return [
    `import ${names.includes('plural') ? '' : 'type '}${names} from '${core.startsWith('.') ? core : `./${core}`}';`,
    `import type { en } from './en.ts';`,
    '',
    `export const ${lang}: Catalogue<typeof en> = {`,
    ...rows,
    '};',
    '',
  ].join('\n');
}

/** Writes the sentences into the shape of the English tree, which has empty branches too. */
function treeSource(tree: Tree, texts: Texts, before: string, indent: string): string {
  const rows = Object.entries(tree).map(([key, value]) => {
    const source =
      typeof value === 'string'
        ? sourceOf(texts[before + key]!)
        : treeSource(value as Tree, texts, `${before}${key}/`, `${indent}  `);
    return `${indent}  ${property(key)}: ${source},\n`;
  });
  return `{\n${rows.join('')}${indent}}`;
}

/** The source of the reasons of bots. */
async function reasonsSource(lang: string, folder: string, texts: Texts): Promise<string> {
  const english = (await import(pathToFileURL(path.join(root, folder, 'en.ts')).href)) as {
    readonly en: Tree;
  };
  return [
    `import type { ReasonTexts } from '${path.posix.relative(folder, `${BOTS}/reasonTexts.ts`)}';`,
    `import type { en } from './en.ts';`,
    '',
    `export const ${lang}: ReasonTexts<typeof en> = ${treeSource(english.en, texts, '', '')};`,
    '',
  ].join('\n');
}

/** The file names and contents of a language, ready to be written. */
export const sourcesOf = (
  lang: string,
  catalogues: Catalogues,
): Promise<readonly (readonly [string, string])[]> =>
  Promise.all(
    Object.entries(catalogues).map(
      async ([folder, texts]) =>
        [
          path.join(root, folder, `${lang}.ts`),
          folder.startsWith(BOTS) ? await reasonsSource(lang, folder, texts) : webSource(lang, folder, texts),
        ] as const,
    ),
  );

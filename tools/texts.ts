// Gives the texts of a language to a translator and takes them back: see docs/add-a-language.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { exportTexts, importTexts } from './textExchange.ts';
import { readCatalogues, sourcesOf } from './textFiles.ts';

const USAGE = 'Usage: npm run texts -- export LANGUAGE > FILE, or npm run texts -- import LANGUAGE FILE';

function fail(problem: string): never {
  console.error(problem);
  process.exit(1);
}

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fail(`The file ${file} cannot be read.`);
  }
}

const [command, lang = '', file] = process.argv.slice(2);
if (!/^[a-z]{2}$/.test(lang)) fail(`A language has two letters, such as de. ${USAGE}`);
const english = await readCatalogues('en');
if (command === 'export') {
  process.stdout.write(exportTexts(lang, english, await readCatalogues(lang)));
} else if (command === 'import' && file !== undefined && lang !== 'en') {
  const read = importTexts(lang, english, readFile(file));
  if (!read.ok) fail(read.problem);
  const sources = await sourcesOf(lang, read.texts);
  for (const [name, source] of sources) writeFileSync(name, source);
  console.log(`${sources.length} catalogues written. Run npm run format, then npm run types.`);
} else {
  fail(lang === 'en' ? 'English is written in the catalogues themselves.' : USAGE);
}

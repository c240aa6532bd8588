import { readdirSync } from 'node:fs';
import path from 'node:path';

const SRC = path.join(import.meta.dirname, 'src');
/** Capitals first: no utility class starts with one. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 0 is A, 51 is z, 52 is AA. */
const lettersOf = (n: number): string =>
  n < LETTERS.length
    ? LETTERS[n]!
    : lettersOf(Math.floor(n / LETTERS.length) - 1) + LETTERS[n % LETTERS.length]!;

const modules = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => path.join(SRC, file))
  .sort();
const namesByFile = new Map<string, string[]>();

/**
 * Two letters for the file and one or two for the class. Names with a hash make home and lobby a kilobyte larger. They
 * follow from the sources alone, so that equal sources give equal files.
 */
export function shortClassName(name: string, file: string): string {
  const module = modules.indexOf(path.normalize(file.split('?')[0]!));
  if (module < 0) throw new Error(`${file} is not in ${SRC}`);
  const names = namesByFile.get(file) ?? [];
  namesByFile.set(file, names);
  if (!names.includes(name)) names.push(name);
  return lettersOf(LETTERS.length + module) + lettersOf(names.indexOf(name));
}

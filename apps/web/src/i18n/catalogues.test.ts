import { LANGUAGES } from '@fivefold/art';
import { expect, test } from 'vitest';
import type { Messages } from './core.ts';

type Catalogue = Record<string, Messages>;
const english = import.meta.glob<Catalogue>('../**/en.ts', { eager: true });
const translated = import.meta.glob<Catalogue>('../**/??.ts', { eager: true });

const rows = LANGUAGES.filter((lang) => lang !== 'en').flatMap((lang) =>
  Object.entries(english).flatMap(([file, { en }]) => {
    const path = file.replace('en.ts', `${lang}.ts`);
    const texts = translated[path]?.[lang];
    if (!en || !texts) throw new Error(`${path.slice(3)} is missing: see docs/add-a-language.md`);
    return Object.keys({ ...en, ...texts }).map(
      (key) => [path.slice(3), key, en[key]!, texts[key]!] as const,
    );
  }),
);

type Message = Messages[string];
const forms = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message.forms);
const valuesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();
/** Of all forms together. */
const said = (message: Message): readonly string[] => valuesOf(forms(message).join());

/** A form for one or two may do without the number: "the last card". */
const COUNTS = ['n', 'k'];

test.each(rows)('%s: %s has the same values as in English', (_file, _key, en, other) => {
  expect(said(other)).toEqual(said(en));
  for (const text of [...forms(en), ...forms(other)]) {
    expect(text).not.toBe('');
    const left = said(en).filter((name) => !valuesOf(text).includes(name));
    if (typeof en !== 'string') expect(COUNTS).toEqual(expect.arrayContaining([...left]));
  }
});

/** Words after which a name would have to change its ending, which the name of a person here cannot. */
const INFLECTING =
  /(?<![а-яё])(за|у|для|от|ко?|вместо|со?|без|против|об?|при|после|между|из|на|во?|перед|убрать) \*?\{(name|names|first|last)\}/iu;

test.each(rows)('%s: %s asks for no other case of a name', (_file, _key, _en, other) => {
  for (const text of forms(other)) expect(text).not.toMatch(INFLECTING);
});

import { expect, test } from 'vitest';
import type { Messages } from './core.ts';

type Catalogue = Record<string, Messages>;
const english = import.meta.glob<Catalogue>('../**/en.ts', { eager: true });
const russian = import.meta.glob<Catalogue>('../**/ru.ts', { eager: true });

const rows = Object.entries(english).flatMap(([file, { en }]) => {
  const ru = russian[file.replace('en.ts', 'ru.ts')]?.ru;
  if (!en || !ru) throw new Error(`${file} has no other language`);
  return Object.keys({ ...en, ...ru }).map((key) => [file.slice(3, -6), key, en[key]!, ru[key]!] as const);
});

type Message = Messages[string];
const forms = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : Object.values(message.forms);
const valuesOf = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))].sort();
/** Of all forms together. */
const said = (message: Message): readonly string[] => valuesOf(forms(message).join());

/** A form for one or two may do without the number: "the last card". */
const COUNTS = ['n', 'k'];

test.each(rows)('%s: %s has the same values in both languages', (_file, _key, en, ru) => {
  expect(said(ru)).toEqual(said(en));
  for (const text of [...forms(en), ...forms(ru)]) {
    expect(text).not.toBe('');
    const left = said(en).filter((name) => !valuesOf(text).includes(name));
    if (typeof en !== 'string') expect(COUNTS).toEqual(expect.arrayContaining([...left]));
  }
});

/** Words after which a name would have to change its ending, which the name of a person here cannot. */
const INFLECTING =
  /(?<![а-яё])(за|у|для|от|ко?|вместо|со?|без|против|об?|при|после|между|из|на|во?|перед|убрать) \*?\{(name|names|first|last)\}/iu;

test.each(rows)('%s: %s asks for no other case of a name', (_file, _key, _en, ru) => {
  for (const text of forms(ru)) expect(text).not.toMatch(INFLECTING);
});

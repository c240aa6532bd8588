import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@fivefold/art';
import { expect, test } from 'vitest';
import { manifests } from '../games/manifests.ts';
import type { Lang, Messages } from './core.ts';

const RULES = path.join(import.meta.dirname, '../../../../docs/rules');
const rulesPage = (game: string, lang: Lang): string =>
  readFileSync(path.join(RULES, `${game}.${lang}.md`), 'utf8');

/** Words that players stumbled over and that must not come back. `where` is a part of the file's name or of the key. */
interface Banned {
  readonly lang: Lang;
  readonly word: RegExp;
  readonly where?: RegExp;
  readonly say: string;
}
const BANNED: readonly Banned[] = [
  { lang: 'en', word: /\b(gentle|gently|evenly)\b|^(even|sharp)$/i, say: 'levels: Easy, Medium, Hard' },
  { lang: 'en', word: /start page/i, say: 'Home' },
  { lang: 'en', word: /\bload (it |the page )?again\b/i, say: 'reload' },
  { lang: 'en', word: /gone on|then go on|time was up|stand here|(with|for) nobody/i, say: 'plain phrases' },
  { lang: 'en', where: /podelim/, word: /\b(throws?|threw|thrown)\b/i, say: 'discard' },
  { lang: 'en', where: /eight28\/en/, word: /\b(secret|hidden|face[- ]down)\b/i, say: 'hole card' },
  { lang: 'ru', word: /мягк(ий|о)|^ровный$|играет ровно/i, say: 'уровни: Лёгкий, Средний, Сильный' },
  { lang: 'ru', word: /готовность|запечатан|хозяин комнаты|ещё раз и продолж/i, say: 'простые слова' },
  { lang: 'ru', word: /^(голосую|играю) /i, say: 'кнопки в неопределённой форме' },
  { lang: 'ru', where: /zoom/, word: /^(ближе|дальше)$/i, say: 'Приблизить, Отдалить' },
  { lang: 'ru', where: /iota/, word: /(?<!\p{L})карт(а|ы|у|е|ой|ам|ами|ах)?(?!\p{L})/iu, say: 'карточка' },
  { lang: 'ru', where: /iota/, word: /(?<!\p{L})(с?пас|спасу|пасу)|фигур/iu, say: 'пропустить ход, форма' },
  { lang: 'ru', where: /result/, word: /точное попадание|ячейк/i, say: 'прямое попадание, место' },
  { lang: 'en', where: /roomOptions/, word: /the clock plays/i, say: 'say what happens to the move' },
  { lang: 'en', where: /letClockPlay/, word: /^play for/i, say: 'nobody chooses the move' },
  { lang: 'ru', where: /roomOptions/, word: /ход сделают часы/i, say: 'что будет с ходом' },
  {
    lang: 'ru',
    where: /podelim/,
    word: /первенств|кто ведёт|большинств(?!\p{L})|кусо?к|выбр(ас|ош)/iu,
    say: 'слова коробки',
  },
  { lang: 'ru', where: /red7/, word: /одного числа|одним числом|в счёт/i, say: 'номинал, учитывается' },
  {
    lang: 'ru',
    where: /eight28/,
    word: /последн(ий|его|им) раунд|закрыт(ая|ую|ой|ые|ых|ым|ыми) карт/i,
    say: 'завершающий, тайная',
  },
  {
    lang: 'ru',
    where: /eight28/,
    word: /\{n\} (\p{L}+ )?(остаются|уходят|отложены|не достаются)/u,
    say: 'единственное число',
  },
  {
    lang: 'en',
    where: / (log|join|notice)\./,
    word: /(?<!(is|are) )\b(took|laid|scored|passed|swapped|drew|threw|chose|won|lost|played|declined|voted|added)\b/,
    say: 'the log is in the present tense',
  },
  {
    lang: 'ru',
    where: / (log|join|notice)\./,
    word: /(взя|выбра|игра|положи|отказа|получи|сброси|победи|забра|закончи|пропусти|проголосова)ли?(?!\p{L})/iu,
    say: 'журнал в настоящем времени',
  },
];

const catalogues = import.meta.glob<Record<string, Messages>>('../**/??.ts', { eager: true });

interface Row {
  readonly lang: Lang;
  readonly where: string;
  readonly text: string;
}
const messages = Object.entries(catalogues).flatMap(([file, module]) =>
  LANGUAGES.flatMap((lang) =>
    Object.entries(module[lang] ?? {}).flatMap(([key, message]) =>
      (typeof message === 'string' ? [message] : Object.values(message.forms)).map(
        (text): Row => ({
          lang,
          where: `${file.slice(3)} ${key}`,
          text: text.replaceAll(/\{(?!n\})\w+\}/g, '…'),
        }),
      ),
    ),
  ),
);
const titles = Object.entries(manifests).flatMap(([game, { texts }]) =>
  LANGUAGES.flatMap((lang) =>
    Object.entries(texts[lang]).map(
      ([key, text]): Row => ({ lang, where: `games/${game}/manifest ${key}`, text }),
    ),
  ),
);
const pages = Object.keys(manifests).flatMap((game) =>
  LANGUAGES.map(
    (lang): Row => ({ lang, where: `docs/rules/${game}.${lang}.md`, text: rulesPage(game, lang) }),
  ),
);

test('all catalogues are read', () => {
  expect(messages.length).toBeGreaterThan(1500);
});

test.each(BANNED)('$lang: $say, not $word', ({ lang, word, where = / / }) => {
  const rows = [...messages, ...titles, ...pages].filter((row) => row.lang === lang);
  expect(
    rows.filter((row) => where.test(`${row.where} `) && word.test(row.text)).map((row) => row.where),
  ).toEqual([]);
});

const MINUTES: Readonly<Record<Lang, string>> = { en: 'minutes', ru: 'минут', de: 'Minuten' };

test.each(
  Object.entries(manifests).flatMap(([game, { minutes }]) =>
    LANGUAGES.map((lang) => [game, lang, minutes] as const),
  ),
)('%s.%s.md says the same length as the home page: %i minutes', (game, lang, minutes) => {
  expect(rulesPage(game, lang).split('\n## ')[0]).toContain(`${minutes} ${MINUTES[lang]}`);
});

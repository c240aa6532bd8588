import { err, ok, type Result } from '@fivefold/rules';
import type { TextRefusal } from './protocol/refusals.ts';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from './roomLimits.ts';

/**
 * Removes control characters, direction overrides and invisible characters. Keeps invisible characters that are needed:
 * joiners inside emoji, emoji variation selectors, and joiners of scripts that use them.
 */
const NEEDED_INVISIBLES = [
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Emoji})\ufe0f/u,
  /(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d](?=\p{L})/u,
];
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\ufff0-\uffff]/u;
const CLEAN = new RegExp(
  `(${NEEDED_INVISIBLES.map(({ source }) => source).join('|')})|${INVISIBLE.source}`,
  'gu',
);

/** Limits combining marks, because a stack of them covers the lines around it. */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

const clean = (text: string): string =>
  text
    .slice(0, 4000) // nobody types more, and the work below is bounded
    .replace(/[\s\u2800]/gu, ' ')
    .replace(CLEAN, '$1')
    .normalize('NFC')
    .replace(STACKED_MARKS, '$1')
    .replace(/ +/g, ' ')
    .trim();

function limited(text: string, most: number, what: 'name' | 'text'): Result<string, TextRefusal> {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return err({ code: `${what}-empty` });
  if ([...text].length > most) return err({ code: `${what}-too-long`, most });
  return ok(text);
}

/** A name as others see it: 1 to 24 code points. */
export const cleanName = (name: string): Result<string, TextRefusal> =>
  limited(clean(name), MAX_NAME_LENGTH, 'name');

/** One line of chat: 1 to 300 code points. */
export const cleanChatText = (text: string): Result<string, TextRefusal> =>
  limited(clean(text), MAX_TEXT_LENGTH, 'text');

const CHEROKEE = ['ᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᎽᏀᏃᏎᏏᏒᏔᏚᏞᏟᏢᏦᏧᏴ', 'DRTiAJEWMHYGZ4bRWSLCPKdB'] as const;

/** Letters and digits that look like a Latin letter, each with that letter, as in the skeletons of UTS 39. */
const LOOKALIKES = new Map(
  [
    ['01|I', 'olll'],
    ['асеорухіјѕԁһӏАВЕКМНОРСТУХІЈЅӀ', 'aceopyxijsdhlABEKMHOPCTYXlJSl'],
    ['αγικνορτυχΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ayiknoptuxABEZHlKMNOPTYX'],
    CHEROKEE,
    [CHEROKEE[0].toLowerCase(), CHEROKEE[1]],
  ].flatMap(([from, to]) => [...from!].map((letter, i) => [letter, to![i]!] as const)),
);

/** Accents, in scripts where they do not change the letter; in others a mark may be a vowel. */
const MARKS = /(?<=[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Cher}\p{N}\p{P}]\p{M}*)\p{M}/gu;

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{DI}/gu, '')
    .replace(MARKS, '');
const caseFolded = (name: string): string => plain(name).toLowerCase();
const skeleton = (name: string): string =>
  [...plain(name)]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .toLowerCase();

/** Two names are the same if they differ only in case, accents or characters that look alike. */
export const isSameName = (a: string, b: string): boolean =>
  caseFolded(a) === caseFolded(b) || skeleton(a) === skeleton(b);

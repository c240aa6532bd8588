import { err, ok, type Result } from '@fivefold/rules';
import { NAME_LENGTH, TEXT_LENGTH } from './limits.ts';
import type { TextRefusal } from './protocol/refusals.ts';

/**
 * Control characters, those that turn the direction of what follows, and all that is not seen. Where something invisible
 * has work to do it stays: between the parts of an emoji, after one that has a colour, and where the writing joins.
 */
const WORKS = [
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=\p{Emoji})\ufe0f/u,
  /(?<=[\p{sc=Arab}\p{sc=Deva}\p{sc=Beng}\p{sc=Mlym}\p{sc=Sinh}])[\u200c\u200d](?=\p{L})/u,
];
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{DI}\ufff0-\uffff]/u;
const CLEAN = new RegExp(`(${WORKS.map(({ source }) => source).join('|')})|${UNSEEN.source}`, 'gu');

/** A letter may carry a few marks; a tower of them covers the lines around it. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

const clean = (text: string): string =>
  text
    .slice(0, 4000) // nobody types more, and the work below is bounded
    .replace(/[\s\u2800]/gu, ' ')
    .replace(CLEAN, '$1')
    .normalize('NFC')
    .replace(TOWER, '$1')
    .replace(/ +/g, ' ')
    .trim();

function limited(text: string, most: number, what: 'name' | 'text'): Result<string, TextRefusal> {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return err({ code: `${what}-empty` });
  if ([...text].length > most) return err({ code: `${what}-too-long`, most });
  return ok(text);
}

/** A name as others will read it: 1 to 24 code points. */
export const cleanName = (name: string): Result<string, TextRefusal> =>
  limited(clean(name), NAME_LENGTH, 'name');

/** One line of chat: 1 to 300 code points. */
export const cleanText = (text: string): Result<string, TextRefusal> =>
  limited(clean(text), TEXT_LENGTH, 'text');

/** Cyrillic letters that a Latin one cannot be told from. */
const CYRILLIC = 'асеорухіјѕАВЕКМНОРСТУХІЈЅ';
const LATIN = 'aceopyxijsABEKMHOPCTYXIJS';

const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .toLowerCase();
const drawn = (name: string): string =>
  folded(name.replace(/\p{sc=Cyrl}/gu, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter));

/** Nobody may pass for somebody else: neither in other cases nor in letters of another alphabet that look the same. */
export const isSameName = (a: string, b: string): boolean => folded(a) === folded(b) || drawn(a) === drawn(b);

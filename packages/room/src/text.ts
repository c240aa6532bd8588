import { err, ok, type Result } from '@fivefold/rules';
import { NAME_LENGTH, TEXT_LENGTH } from './limits.ts';
import type { Refusal } from './protocol.ts';

/**
 * Control characters, and the format characters that turn the direction of what follows or hide in it.
 * The joiners between the parts of an emoji stay.
 */
const UNSAFE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\uffff]/gu;

/** A letter may carry a few marks; a tower of them covers the lines around it. */
const TOWER = /(\p{M}{3})\p{M}+/gu;

const clean = (text: string): string =>
  text
    .slice(0, 4000) // nobody types more, and the work below is bounded
    .replace(/\s/gu, ' ')
    .replace(UNSAFE, '')
    .normalize('NFC')
    .replace(TOWER, '$1')
    .replace(/ +/g, ' ')
    .trim();

const limited = (text: string, most: number, what: string): Result<string, Refusal> => {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return err({ code: `${what}-empty` });
  if ([...text].length > most) return err({ code: `${what}-too-long`, most });
  return ok(text);
};

/** A name as others will read it: 1 to 24 code points. */
export const cleanName = (name: string): Result<string, Refusal> => limited(clean(name), NAME_LENGTH, 'name');

/** One line of chat: 1 to 300 code points. */
export const cleanText = (text: string): Result<string, Refusal> => limited(clean(text), TEXT_LENGTH, 'text');

/** Names that look the same are the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

import { LANGUAGES } from '@fivefold/art';

interface TextPart {
  readonly at: number;
  readonly part: string;
  readonly isLink: boolean;
}

const EVENING = new RegExp(`^/e/[\\w-]{24}(\\?lang=(${LANGUAGES.join('|')}))?$`);

/** Splits a text at the addresses of evenings on this server. Any other address stays text: people write the chat. */
export function splitEveningLinks(text: string, origin: string): readonly TextPart[] {
  let at = 0;
  return text.split(/(\s+)/).map((part) => {
    const found = {
      at,
      part,
      isLink: part.startsWith(`${origin}/`) && EVENING.test(part.slice(origin.length)),
    };
    at += part.length;
    return found;
  });
}

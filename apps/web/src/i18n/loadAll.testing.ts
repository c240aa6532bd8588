import { LANGUAGES } from '@fivefold/art';
import type { Messages } from './core.ts';
import type { LazyMessages } from './lazyMessages.ts';

/** Loads all languages, as no page does. */
export async function loadAllLanguages<E extends Messages>(
  messages: LazyMessages<E>,
): Promise<LazyMessages<E>> {
  await Promise.all(LANGUAGES.map((lang) => messages.load(lang)));
  return messages;
}

import type { Refusal } from '@fivefold/room';
import type { GameWords } from '../games/types.ts';
import type { ShellTranslate } from './useT.ts';

/** A refusal in words: the game's own sentence first, then the shell's, then a general one. */
export function refusalText(t: ShellTranslate, refusal: Refusal, game?: GameWords): string {
  const key = `refusal.${refusal.code}`;
  return game?.maybe(t.lang, key, refusal) ?? t.maybe(key, refusal) ?? t('refusal.unknown');
}

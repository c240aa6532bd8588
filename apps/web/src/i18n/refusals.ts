import type { Refusal } from '@fivefold/room';
import type { GameResultMessages } from '../games/types.ts';
import type { en as tableEn } from '../table/en.ts';
import type { en as shellEn } from './en.ts';
import type { ShellTranslate } from './useT.ts';

/** Codes without a sentence of their own: our page never causes them, or the client handles them itself. */
const UNSHOWN = [
  'already-a-member',
  'bad-id',
  'illegal-move',
  'not-a-bot',
  'not-in-a-room',
  'room-exists',
  'unknown-command',
] as const satisfies readonly Refusal['code'][];
type Unshown = (typeof UNSHOWN)[number];
const isUnshown = (code: Refusal['code']): code is Unshown => (UNSHOWN as readonly string[]).includes(code);

type SentenceKey = keyof typeof shellEn | keyof typeof tableEn;

/** Does not compile while a code of a refusal has no sentence in the catalogues. */
const keyOf = (code: Refusal['code']): SentenceKey =>
  isUnshown(code) ? 'refusal.unknown' : `refusal.${code}`;

/** A refusal in words: the game's own sentence for its rules, the shell's or the table's for the rest. */
export function refusalText(
  t: ShellTranslate,
  refusal: Refusal,
  game?: Pick<GameResultMessages, 'maybe'>,
): string {
  const sentence =
    refusal.code === 'illegal-move'
      ? game?.maybe(t.lang, `refusal.${refusal.reason.code}`, { ...refusal.reason })
      : t.maybe(keyOf(refusal.code), { ...refusal });
  return sentence ?? t('refusal.unknown');
}

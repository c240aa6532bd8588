import { usePreferences } from '../state/preferences.ts';
import { showToast } from '../state/toasts.ts';

/** The preview of the link speaks the language of the person who sends it. */
export const inviteLink = (code: string): string =>
  `${location.origin}/r/${code}?lang=${usePreferences.getState().lang}`;

/** After the hash, so that no server log contains it. */
export const devicePassportLink = (passport: string): string => `${location.origin}/p#${passport}`;

/** Shows the text where nothing can be copied. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyMarked(text)) copied = text;
  }
  showToast(copied, { icon: 'copy' });
}

/** Fallback for plain http. An open dialog makes text outside of it unselectable. */
function copyMarked(text: string): boolean {
  const mark = document.createElement('span');
  mark.append(text);
  (document.querySelector('dialog') ?? document.body).append(mark);
  getSelection()!.selectAllChildren(mark);
  const isCopied = document.execCommand('copy');
  mark.remove();
  return isCopied;
}

export const copyInvite = (code: string, copied: string): Promise<void> => copyText(inviteLink(code), copied);

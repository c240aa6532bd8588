import { toast } from '../state/toasts.ts';

export const inviteLink = (code: string): string => `${location.origin}/r/${code}`;

/** After the hash, where no server and no log sees it. */
export const passportLink = (passport: string): string => `${location.origin}/p#${passport}`;

/** Where nothing can be copied the text is at least shown, to be marked by hand. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyMarked(text)) copied = text;
  }
  toast(copied, { icon: 'copy' });
}

/** On plain http there is no clipboard but this one; behind an open dialog nothing can be marked. */
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

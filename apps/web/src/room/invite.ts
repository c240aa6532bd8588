import { toast } from '../state/toasts.ts';

export const inviteLink = (code: string): string => `${location.origin}/r/${code}`;

/** After the hash, where no server and no log sees it. */
export const passportLink = (passport: string): string => `${location.origin}/p#${passport}`;

/** Clipboards are refused on plain http: then the text is at least shown, to be marked by hand. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(copied, { icon: 'copy' });
  } catch {
    toast(text, { icon: 'copy' });
  }
}

export const copyInvite = (code: string, copied: string): Promise<void> => copyText(inviteLink(code), copied);

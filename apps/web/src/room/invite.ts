import { toast } from '../state/toasts.ts';

export const inviteLink = (code: string): string => `${location.origin}/r/${code}`;

/** Clipboards are refused on plain http: then the link is at least shown, to be marked by hand. */
export async function copyInvite(code: string, copied: string): Promise<void> {
  const link = inviteLink(code);
  try {
    await navigator.clipboard.writeText(link);
    toast(copied, { icon: 'copy' });
  } catch {
    toast(link, { icon: 'copy' });
  }
}

import type { Lang } from '../i18n/core.ts';
import { usePreferences } from '../state/preferences.ts';
import { showToast } from '../state/toasts.ts';

const words: Readonly<Record<Lang, { readonly lost: string }>> = {
  en: { lost: 'This browser stores nothing for this page. A reload would lose your seat.' },
  ru: { lost: 'Браузер ничего не хранит для этой страницы. Если её обновить, место пропадёт.' },
  de: { lost: 'Dieser Browser speichert nichts für diese Seite. Beim Neuladen ginge dein Platz verloren.' },
};

function keepsStorage(): boolean {
  try {
    localStorage.setItem('fivefold.probe', '1');
    localStorage.removeItem('fivefold.probe');
    return true;
  } catch {
    return false;
  }
}

let warned = false;

/** Once, in the first room: the token is kept in memory only, so a reload makes a stranger of this browser. */
export function warnWithoutStorage(): void {
  if (warned || keepsStorage()) return;
  warned = true;
  showToast(words[usePreferences.getState().lang].lost, { tone: 'danger', ms: 15_000 });
}

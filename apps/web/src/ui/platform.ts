// What a browser may lack, forbid or throw on. All of it is an extra: nothing here may take the table down.

/** Runs an extra; a browser that throws on it goes without. */
export function tryOrWarn(extra: () => void): void {
  try {
    extra();
  } catch (error) {
    console.warn(error);
  }
}

export const vibrate = (ms: number): void => tryOrWarn(() => navigator.vibrate?.(ms));

type NotifyPermission = NotificationPermission | 'unsupported';

export const notifyPermission = (): NotifyPermission =>
  typeof Notification === 'undefined' || !('serviceWorker' in navigator)
    ? 'unsupported'
    : Notification.permission;

export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/**
 * Through the service worker: Chrome for Android throws on `new Notification()`. A click on it opens `url`, see sw.js.
 */
export async function notify(title: string, { url, tag }: { readonly url: string; readonly tag: string }) {
  if (notifyPermission() !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, { tag, icon: '/icon-192.png', data: { url } });
  } catch (error) {
    console.warn(error);
  }
}

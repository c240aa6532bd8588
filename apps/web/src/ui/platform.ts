// What a browser may lack, forbid or throw on. All of it is an extra: nothing here may take the table down.

/** Runs an extra; a browser that throws on it goes without. */
export function runOptionalBrowserFeature(extra: () => void): void {
  try {
    extra();
  } catch (error) {
    console.warn(error);
  }
}

export const vibrate = (ms: number): void => runOptionalBrowserFeature(() => navigator.vibrate?.(ms));

/** The number on the icon of the installed app; 0 removes it. */
export async function setAppIconBadge(count: number): Promise<void> {
  try {
    if (count > 0) await navigator.setAppBadge?.(count);
    else await navigator.clearAppBadge?.();
  } catch (error) {
    console.warn(error);
  }
}

/** Keeps the screen on while the page is visible, until the returned function is called. */
export function keepScreenOn(): () => void {
  let stopped = false;
  let lock: WakeLockSentinel | null = null;
  const release = () => {
    void lock?.release().catch(console.warn);
    lock = null;
  };
  const update = async () => {
    if (document.hidden) return release();
    try {
      // A hidden page loses its lock, so a visible one asks again.
      if (!lock || lock.released) lock = (await navigator.wakeLock?.request('screen')) ?? null;
    } catch (error) {
      console.warn(error);
    }
    if (stopped || document.hidden) release();
  };
  const onVisibility = () => void update();
  document.addEventListener('visibilitychange', onVisibility);
  void update();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', onVisibility);
    release();
  };
}

type NotifyPermission = NotificationPermission | 'unsupported';

export const notifyPermission = (): NotifyPermission =>
  typeof Notification === 'undefined' || !('serviceWorker' in navigator)
    ? 'unsupported'
    : Notification.permission;

export async function askNotificationPermission(): Promise<boolean> {
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
export async function showSystemNotification(
  title: string,
  { url, tag }: { readonly url: string; readonly tag: string },
) {
  if (notifyPermission() !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.showNotification(title, { tag, icon: '/icon-192.png', data: { url } });
  } catch (error) {
    console.warn(error);
  }
}

export async function closeNotifications(tag: string): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
  } catch (error) {
    console.warn(error);
  }
}

/** The page works without a service worker: private windows and blocked storage throw on it, some browsers have none. */
export async function registerServiceWorker(): Promise<void> {
  try {
    if ('serviceWorker' in navigator) await navigator.serviceWorker.register('/sw.js');
  } catch (error) {
    console.warn('no service worker:', error);
  }
}

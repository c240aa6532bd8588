/** Chromium's offer to install the page as an app. Other browsers never make it. */
export interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

let offered: InstallPrompt | null = null;

/** The offer comes once, soon after the page was opened; it is kept for the right moment. */
export function trackInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered = event as InstallPrompt;
  });
}

export const offeredInstallPrompt = (): InstallPrompt | null => offered;

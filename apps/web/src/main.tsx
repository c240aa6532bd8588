import './styles/fonts.css';
import './styles/tokens.css';
import './styles/games.css';
import './styles/reset.css';
import './styles/utilities.css';
import './styles/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadHome } from './home/loadHome.ts';
import { loadLanguage } from './i18n/useT.ts';
import { lazySocket } from './net/lazySocket.ts';
import { loadChunk, trackPageState } from './net/page.ts';
import { registerServiceWorker } from './net/serviceWorker.ts';
import { setSocketFactory } from './net/session.ts';
import { usePreferences } from './state/preferences.ts';
import { trackInstallPrompt } from './ui/installPrompt.ts';
import { trackLayout } from './ui/layout.ts';

trackLayout();
trackPageState();
trackInstallPrompt();
const loadSocket = () => loadChunk(() => import('./net/socket.ts'));
setSocketFactory(() => lazySocket(async () => (await loadSocket()).openSocket()));
// The home page loads it after its first paint, so that the next screen does not wait for it.
const atHome = location.pathname === '/';
if (atHome) addEventListener('load', () => void loadSocket());
else void loadSocket();
/** Not at the top level: the files that it waits for import the file that this is a part of. */
async function renderApp(): Promise<void> {
  await Promise.all([loadLanguage(usePreferences.getState().lang), atHome && loadHome()]);
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
// public/boot.js marks browsers that lack what the tables need: they keep its sentence.
if (!('unsupported' in document.documentElement.dataset)) void renderApp();

// Not in development, where files change under their names.
if (import.meta.env.PROD) void registerServiceWorker();

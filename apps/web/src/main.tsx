import './styles/fonts.css';
import './styles/tokens.css';
import './styles/games.css';
import './styles/reset.css';
import './styles/shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadLanguage } from './i18n/useT.ts';
import { trackPageState } from './net/page.ts';
import { registerServiceWorker } from './net/serviceWorker.ts';
import { setSocketFactory } from './net/session.ts';
import { openSocket } from './net/socket.ts';
import { usePreferences } from './state/preferences.ts';

trackPageState();
setSocketFactory(openSocket);
// public/boot.js marks browsers that lack what the tables need: they keep its sentence.
if (!('unsupported' in document.documentElement.dataset)) {
  await loadLanguage(usePreferences.getState().lang);
  createRoot(document.getElementById('app')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

// Not in development, where files change under their names.
if (import.meta.env.PROD) void registerServiceWorker();

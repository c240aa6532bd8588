import './styles/fonts.css';
import './styles/tokens.css';
import './styles/games.css';
import './styles/reset.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { chooseWire } from './net/session.ts';
import { openSocket } from './net/socket.ts';

chooseWire(openSocket);
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

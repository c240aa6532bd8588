import { preferredLanguage } from '@fivefold/art';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/games.css';
import '../styles/reset.css';
import '../styles/utilities.css';
import type { HintLevel } from '@fivefold/room';
import { GAME_IDS, type GameId } from '@fivefold/rules';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { App } from '../App.tsx';
import { loadLanguage } from '../i18n/useT.ts';
import { openLocalRoom } from '../net/session.ts';
import { setPreferences, type Theme, usePreferences } from '../state/preferences.ts';
import { trackLayout } from '../ui/layout.ts';
import { DEV_ROOM_CODE, openDevRoom } from './devRoom.ts';

/*
 * /dev.html?game=my-number&seats=4&me=0&moves=20&seed=1&options={"goals":"perRound"}&lang=ru&theme=dark&play=1&clock=45&hints=none
 * A table without a server: the real room and rules run in the page. moves=-1 is the lobby, me=-1 a spectator.
 */
const ask = new URLSearchParams(location.search);
const number = (name: string, otherwise: number) => Number(ask.get(name) ?? otherwise);
const LONG = ['Александра-Мария', 'Maximiliane von und zu', 'Илья', 'Константин Петрович', 'Otto', 'Соня'];
const SHORT = ['Anna', 'Илья', 'Max', 'Otto', 'Соня', 'Даша'];

trackLayout();
setPreferences({
  lang: preferredLanguage([ask.get('lang') ?? '']) ?? 'en',
  theme: (ask.get('theme') ?? 'system') as Theme,
  notifyAsked: true,
  ...(ask.has('panel') ? { panelOpen: ask.get('panel') !== '0' } : {}),
});
openLocalRoom((observer) =>
  openDevRoom(
    {
      game: GAME_IDS.find((id): id is GameId => id === ask.get('game')) ?? 'my-number',
      seats: number('seats', 4),
      me: number('me', 0),
      moves: number('moves', 0),
      seed: ask.get('seed') ?? '7',
      options: JSON.parse(ask.get('options') ?? '{}') as Record<string, unknown>,
      names: ask.has('long') ? LONG : SHORT,
      play: ask.has('play'),
      wander: ask.has('wander'),
      clock: number('clock', 0),
      hints: (ask.get('hints') ?? 'full') as HintLevel,
    },
    observer,
  ),
);
await loadLanguage(usePreferences.getState().lang);
const { hook } = memoryLocation({ path: `/r/${DEV_ROOM_CODE}` });
createRoot(document.getElementById('app')!).render(
  <Router hook={hook}>
    <App />
  </Router>,
);

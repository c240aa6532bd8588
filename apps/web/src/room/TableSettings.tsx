import { lazy } from 'react';
import { lobbyMessages } from '../lobby/words.ts';
import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { Settings } from './Settings.tsx';

const Passport = lazy(async () => {
  const words = lobbyMessages.load(usePreferences.getState().lang);
  const [{ Passport }] = await Promise.all([loadChunk(() => import('../lobby/Passport.tsx')), words]);
  return { default: Passport };
});

/** At a table the settings also hold the way to another device: a battery runs low in the middle of a game. */
export function TableSettings() {
  return (
    <Settings>
      <SuspenseBoundary>
        <Passport />
      </SuspenseBoundary>
    </Settings>
  );
}

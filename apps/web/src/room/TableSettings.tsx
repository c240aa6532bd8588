import { lazy } from 'react';
import { lobbyMessages } from '../lobby/words.ts';
import { loadChunk } from '../net/page.ts';
import { LazyPushSetting } from '../push/loadPushSetting.ts';
import { usePreferences } from '../state/preferences.ts';
import { SuspenseBoundary } from '../ui/SuspenseBoundary.tsx';
import { BrowserSettings } from './Settings.tsx';

const Passport = lazy(async () => {
  const words = lobbyMessages.load(usePreferences.getState().lang);
  const [{ DevicePassportLink: Passport }] = await Promise.all([
    loadChunk(() => import('../lobby/Passport.tsx')),
    words,
  ]);
  return { default: Passport };
});

/** The settings at a table also have its notifications, and offer the passport to another device. */
export function TableSettings() {
  return (
    <BrowserSettings>
      <SuspenseBoundary>
        <LazyPushSetting />
        <Passport />
      </SuspenseBoundary>
    </BrowserSettings>
  );
}

import { lazy } from 'react';
import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';

/** Loads the setting with its words. */
export const LazyPushSetting = lazy(async () => {
  const [{ PushSetting }, { pushNotificationTexts: pushMessages }] = await Promise.all([
    loadChunk(() => import('./PushSetting.tsx')),
    loadChunk(() => import('./words.ts')),
  ]);
  await pushMessages.load(usePreferences.getState().lang);
  return { default: PushSetting };
});

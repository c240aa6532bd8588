import { lazy } from 'react';
import { loadChunk } from '../net/page.ts';
import { usePreferences } from '../state/preferences.ts';
import { coachMessages } from './words.ts';

export const LazyReplayCoach = lazy(async () => {
  const words = coachMessages.load(usePreferences.getState().lang);
  const [{ ReplayCoach }] = await Promise.all([loadChunk(() => import('./ReplayCoach.tsx')), words]);
  return { default: ReplayCoach };
});

export const LazyTurningPoints = lazy(async () => {
  const words = coachMessages.load(usePreferences.getState().lang);
  const [{ TurningPoints }] = await Promise.all([loadChunk(() => import('./TurningPoints.tsx')), words]);
  return { default: TurningPoints };
});

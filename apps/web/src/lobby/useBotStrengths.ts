import { useEffect, useState } from 'react';
import { loadChunk } from '../net/page.ts';
import type { botStrengthOf } from './botStrength.ts';

type BotStrengthOf = typeof botStrengthOf;
let loaded: BotStrengthOf | null = null;

export async function loadBotStrengths(): Promise<BotStrengthOf> {
  loaded ??= (await loadChunk(() => import('./botStrength.ts'))).botStrengthOf;
  return loaded;
}

/** Null until the measured strengths are loaded: buttons that show them only in a tooltip do not wait. */
export function useBotStrengths(): BotStrengthOf | null {
  const [strengths, setStrengths] = useState(() => loaded);
  useEffect(() => {
    void loadBotStrengths().then((found) => setStrengths(() => found));
  }, []);
  return strengths;
}

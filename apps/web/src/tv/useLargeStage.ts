import { useLayoutEffect, useState } from 'react';
import { forceWindowLayout } from '../ui/layout.ts';

/** Everything is measured in rem, so the whole stage grows with the screen: 24 px at 1920 x 1080, upright too. */
const FONT_SIZE = 'min(100dvh / 45, 100dvw / 70)';
const UPRIGHT_FONT_SIZE = 'min(100dvw / 45, 100dvh / 70)';

const UPRIGHT = '(orientation: portrait)';

/** Scales the stage to the screen; returns whether the screen is upright. */
export function useLargeStage(): boolean {
  const [isUpright, setIsUpright] = useState(() => matchMedia(UPRIGHT).matches);
  // First, so that the layout of the window is chosen by its own font size again at the end.
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    style.fontSize = isUpright ? UPRIGHT_FONT_SIZE : FONT_SIZE;
    dataset.tv = isUpright ? 'upright' : 'wide';
    return () => {
      style.fontSize = '';
      delete dataset.tv;
    };
  }, [isUpright]);
  useLayoutEffect(() => {
    const query = matchMedia(UPRIGHT);
    const update = () => setIsUpright(query.matches);
    query.addEventListener('change', update);
    forceWindowLayout('wide');
    return () => {
      query.removeEventListener('change', update);
      forceWindowLayout(null);
    };
  }, []);
  return isUpright;
}

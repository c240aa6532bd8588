import { useLayoutEffect } from 'react';
import { forceWindowLayout } from '../ui/layout.ts';

/** Everything is measured in rem, so the whole stage grows with the screen: 24 px at 1920 x 1080. */
const FONT_SIZE = 'min(100dvh / 45, 100dvw / 70)';

export function useTelevisionFontSize(): void {
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    style.fontSize = FONT_SIZE;
    dataset.tv = 'true';
    forceWindowLayout('wide');
    return () => {
      style.fontSize = '';
      delete dataset.tv;
      forceWindowLayout(null);
    };
  }, []);
}

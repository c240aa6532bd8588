import { expect, test } from 'vitest';
import { layoutOf } from './layout.ts';

test.each([
  ['a folded phone', 280, 653, 'phone', 'narrow short'],
  ['the smallest phone', 320, 568, 'phone', 'narrow short low'],
  ['a small phone', 360, 640, 'phone', 'short low'],
  ['a phone behind the bars of its browser', 390, 664, 'phone', 'short'],
  ['a phone', 390, 844, 'phone', ''],
  ['the largest phone', 599, 900, 'phone', ''],
  ['a phone on its side', 844, 390, 'phone-landscape', 'short low'],
  ['a wide phone on its side', 932, 430, 'phone-landscape', 'short low'],
  ['a small phone on its side', 568, 320, 'phone-landscape', 'narrow short low'],
  ['1280 x 800 at 200 %', 640, 400, 'phone-landscape', 'short low'],
  ['1024 x 768 at 200 %', 512, 384, 'phone-landscape', 'narrow short low'],
  ['1280 x 1024 at 400 %', 320, 256, 'phone', 'narrow short low zoomed'],
  ['a window too small for two columns', 439, 400, 'phone', 'short low zoomed'],
  ['the smallest tablet', 600, 960, 'tablet', ''],
  ['a tablet', 820, 1180, 'tablet', ''],
  ['a low tablet', 899, 600, 'tablet', 'short'],
  ['a tablet on its side', 1024, 768, 'desktop', 'tight short'],
  ['a laptop', 1280, 720, 'desktop', 'short'],
  ['a desktop', 1280, 900, 'desktop', ''],
  ['a wide desktop', 1440, 900, 'wide', ''],
  ['a wide but low window', 1920, 800, 'wide', 'short'],
  ['full HD', 1920, 1080, 'wide', ''],
])('%s (%i x %i) is %s, compact "%s"', (_window, width, height, layout, compact) => {
  expect(layoutOf(width, height)).toEqual({ layout, compact: compact ? compact.split(' ') : [] });
});

test('the table of a phone with enlarged text scrolls, that of a larger window does not', () => {
  expect(layoutOf(280, 606).compact).not.toContain('zoomed');
  expect(layoutOf(280, 606, true).compact).toContain('zoomed');
  expect(layoutOf(640, 400, true)).toEqual(layoutOf(640, 400));
});

test('every window has exactly one layout, and a larger one never has a smaller', () => {
  const order = ['phone', 'tablet', 'desktop', 'wide'];
  for (let height = 500; height <= 1200; height += 50)
    for (let width = 240; width < 2000; width += 20)
      expect(order.indexOf(layoutOf(width + 20, height).layout)).toBeGreaterThanOrEqual(
        order.indexOf(layoutOf(width, height).layout),
      );
});

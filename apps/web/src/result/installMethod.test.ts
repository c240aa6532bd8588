import { expect, test } from 'vitest';
import { installMethodFor } from './installMethod.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const page = { answered: false, standalone: false, offered: false, userAgent: ANDROID, touchPoints: 5 };

test.each([
  ['the browser offers it', { offered: true }, 'prompt'],
  ['the browser offers nothing', {}, 'none'],
  ['it was answered before', { offered: true, answered: true }, 'none'],
  ['the page runs as an app already', { offered: true, standalone: true }, 'none'],
  ['an iPhone', { userAgent: IPHONE }, 'ios'],
  ['an iPad, which calls itself a Mac', { userAgent: MAC }, 'ios'],
  ['a Mac', { userAgent: MAC, touchPoints: 0 }, 'none'],
] as const)('%s', (_what, facts, way) => {
  expect(installMethodFor({ ...page, ...facts })).toBe(way);
});

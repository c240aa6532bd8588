// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { PodiumScore } from './PodiumScore.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
afterEach(() => {
  document.documentElement.removeAttribute('data-motion');
});

async function show(isFresh: boolean) {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  await act(async () => root.render(<PodiumScore score={82} isFresh={isFresh} />));
  const text = () => holder.querySelector('[aria-hidden]')?.textContent ?? holder.textContent;
  const after = (ms: number) =>
    act(async () => {
      vi.advanceTimersByTime(ms);
    });
  return { holder, text, after };
}

test('counts to the score in half a second, once the podium stands', async () => {
  const { holder, text, after } = await show(true);
  expect(text()).toBe('0');
  expect(holder.querySelector('.visually-hidden')?.textContent, 'for screen readers at once').toBe('82');
  await after(1000);
  expect(text()).toBe('0');
  await after(300);
  expect(Number(text())).toBeGreaterThan(20);
  expect(Number(text())).toBeLessThan(82);
  await after(300);
  expect(text()).toBe('82');
});

test('a result that was opened later, and less motion, show it at once', async () => {
  expect((await show(false)).text()).toBe('82');
  document.documentElement.dataset.motion = 'less';
  expect((await show(true)).text()).toBe('82');
});

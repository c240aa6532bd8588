// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FlipLayoutAnimation } from './Flip.tsx';

/** Where the card lies, and how often the page was measured. */
const layout = { left: 0, reads: 0 };
let frames: FrameRequestCallback[] = [];
let travels: string[] = [];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Object.assign(layout, { left: 0, reads: 0 });
  frames = [];
  travels = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  const { prototype } = HTMLElement;
  vi.spyOn(prototype, 'offsetWidth', 'get').mockReturnValue(50);
  vi.spyOn(prototype, 'offsetHeight', 'get').mockReturnValue(70);
  vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(() => {
    layout.reads += 1;
    return new DOMRect(layout.left, 0, 50, 70);
  });
  prototype.animate = ((keyframes: Keyframe[]) => {
    travels.push(String(keyframes[0]!.transform));
    return {};
  }) as unknown as typeof prototype.animate;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the next frame measures a change, and two changes before it travel together', () => {
  const root = createRoot(document.createElement('div'));
  const render = (stamp: number, left: number) => {
    act(() =>
      root.render(
        <FlipLayoutAnimation stamp={stamp}>
          <b data-flip="card" />
        </FlipLayoutAnimation>,
      ),
    );
    layout.left = left;
  };
  render(0, 10);
  render(1, 200);
  render(2, 310);
  expect(layout.reads, 'the boxes before the change').toBe(1);
  expect(travels).toEqual([]);
  for (const frame of frames) frame(0);
  expect(travels).toEqual(['translate(-300px, 0px) scale(1)']);
  expect(frames).toHaveLength(1);
});

test('a card does not travel when the part of the page that it stays in moves', () => {
  const root = createRoot(document.createElement('div'));
  const render = (stamp: number, left: number) => {
    act(() =>
      root.render(
        <FlipLayoutAnimation stamp={stamp}>
          <section data-flip-part="true">
            <b data-flip="card" />
          </section>
        </FlipLayoutAnimation>,
      ),
    );
    layout.left = left;
  };
  render(0, 10);
  render(1, 200);
  for (const frame of frames) frame(0);
  expect(frames).toHaveLength(1);
  expect(travels).toEqual([]);
});

import { afterEach, expect, test, vi } from 'vitest';
import { trackKeyboard } from './keyboard.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page of 844 pixels; `show` changes what of it can be seen. */
function phone() {
  const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  const style = new Map<string, string>();
  const setProperty = (name: string, value: string) => style.set(name, value);
  const removeProperty = (name: string) => style.delete(name);
  vi.stubGlobal('window', { innerHeight: 844, visualViewport: viewport });
  vi.stubGlobal('document', { documentElement: { style: { setProperty, removeProperty } } });
  const show = (part: Partial<typeof viewport>) => {
    Object.assign(viewport, part);
    viewport.dispatchEvent(new Event('resize'));
    return style.get('--keyboard');
  };
  return show;
}

test('tells sheets how much of the page a keyboard covers', () => {
  const show = phone();
  const stop = trackKeyboard();
  expect(show({ height: 508 })).toBe('336px');
  expect(show({ offsetTop: 100 })).toBe('236px'); // the page was moved up
  expect(show({ height: 844, offsetTop: 0 })).toBeUndefined();
  stop();
  expect(show({ height: 508 })).toBeUndefined();
});

test('neither a toolbar nor a zoomed page is a keyboard', () => {
  const show = phone();
  trackKeyboard();
  expect(show({ height: 760 })).toBeUndefined();
  expect(show({ height: 422, scale: 2 })).toBeUndefined();
});

test('a browser without a visual viewport goes without', () => {
  vi.stubGlobal('window', {});
  trackKeyboard()();
});

import type { CDPSession, Page } from '@playwright/test';

const RETRY_MS = 50;
const TIMEOUT_MS = 15_000;

/** Where to tap an element: null while it is absent, off, or covered. It runs in the page, so it must be self-contained. */
function pointOf(
  selector: string,
  at?: { readonly x: number; readonly y: number },
): readonly number[] | null {
  const element = document.querySelector(selector);
  if (!element || element.matches(':disabled, [data-off], [aria-disabled=true]')) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + (at?.x ?? width / 2);
  const y = top + (at?.y ?? height / 2);
  return width > 0 && element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}

/**
 * Taps that cost the page next to nothing: one short script finds the point, and a second one that it rests. The locators
 * of Playwright run several times as much in the page.
 */
export function createTap(session: CDPSession) {
  const evaluate = async (
    selector: string,
    at?: { readonly x: number; readonly y: number },
  ): Promise<readonly number[] | null> => {
    const expression = `(${pointOf})(${JSON.stringify(selector)}, ${JSON.stringify(at)})`;
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    return result.value as readonly number[] | null;
  };
  async function send(x: number, y: number): Promise<void> {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  return {
    /** Waits until the element can be tapped. */
    tap: async (page: Page, selector: string, at?: { readonly x: number; readonly y: number }) => {
      const end = Date.now() + TIMEOUT_MS;
      let last = '';
      while (Date.now() < end) {
        const point = await evaluate(selector, at);
        if (point && `${point}` === last) return send(point[0]!, point[1]!);
        last = `${point}`;
        await page.waitForTimeout(RETRY_MS);
      }
      throw new Error(`${selector} cannot be tapped`);
    },
    /** Taps the element if it is there; false: it is not. */
    tryTap: async (selector: string, at: { readonly x: number; readonly y: number }) => {
      const point = await evaluate(selector, at);
      if (point) await send(point[0]!, point[1]!);
      return point !== null;
    },
  };
}

export type BenchTap = ReturnType<typeof createTap>;

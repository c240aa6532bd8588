import { useEffect, useRef, useState } from 'react';
import type { CssSelector, SpotlightStep } from './script.ts';

export interface SpotlightBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spotlight {
  /** What is to be pressed now. */
  readonly target: SpotlightBox | null;
  /** It is a card of the hand, which gets a narrower ring. */
  readonly inHand: boolean;
  /** The card from which the trail starts, and where it leads. */
  readonly from: SpotlightBox | null;
  readonly to: SpotlightBox | null;
  /** The top of the prompt tab, below which no trail is drawn. */
  readonly floor: number;
}

const NOWHERE: Spotlight = { target: null, inHand: false, from: null, to: null, floor: 0 };

/** The first match that has a size: phones and desktops may draw the same thing at two places. */
function find(selector: CssSelector): HTMLElement | null {
  for (const element of document.querySelectorAll<HTMLElement>(selector))
    if (element.getClientRects().length > 0) return element;
  return null;
}

function boxOf(element: HTMLElement | null): SpotlightBox | null {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** The step to do next; one whose part is not on the page falls back to the step before it. */
function currentStep(steps: readonly SpotlightStep[]): number {
  const open = steps.findIndex(({ done }) => done === null || !document.querySelector(done));
  const wanted = open < 0 ? steps.length - 1 : open;
  return steps.findLastIndex(({ at }, i) => i <= wanted && find(at) !== null);
}

/** Follows the part of the table that is meant, frame by frame, because cards, boards and panels move. */
export function useSpotlight(steps: readonly SpotlightStep[], hint: string, ahead: boolean): Spotlight {
  const [light, setLight] = useState<Spotlight>(NOWHERE);
  const byKeys = useRef(false);
  const marked = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onKey = () => {
      byKeys.current = true;
      if (document.activeElement === document.body && marked.current) focusOn(marked.current);
    };
    const onPointer = () => {
      byKeys.current = false;
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
    };
  }, []);
  useEffect(() => {
    if (steps.length === 0) return setLight(NOWHERE);
    let shown = '';
    let frame = 0;
    const mark = (element: HTMLElement | null) => {
      if (element === marked.current) return;
      marked.current?.removeAttribute('aria-description');
      element?.setAttribute('aria-description', hint);
      // The focus follows who uses keys; somebody who taps would only see it jump.
      if (byKeys.current && element) focusOn(element);
      marked.current = element;
    };
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const at = currentStep(steps);
      const element = at < 0 ? null : find(steps[at]!.at);
      mark(element);
      const target = boxOf(element);
      const cardOf = (one: HTMLElement | null) => (one?.closest('[role=listbox]') ? boxOf(one) : null);
      const picked = at > 0 ? cardOf(find(steps[at - 1]!.at)) : null;
      const place = ahead && at >= 0 && steps[at + 1] ? boxOf(find(steps[at + 1]!.at)) : null;
      const next: Spotlight = {
        target,
        inHand: element?.getAttribute('role') === 'option',
        from: picked ?? (place && cardOf(element)),
        to: picked ? target : place,
        floor: boxOf(find('[data-testid="prompt"]'))?.y ?? 0,
      };
      const text = JSON.stringify(next);
      if (text !== shown) setLight(next);
      shown = text;
    };
    follow();
    return () => {
      cancelAnimationFrame(frame);
      mark(null);
    };
  }, [steps, hint, ahead]);
  return light;
}

/** Calls back once this part is on the page; a dialog, once it is closed again. */
export function useOnElementAppears(selector: CssSelector | null, onAppear: () => void): void {
  const latest = useRef(onAppear);
  latest.current = onAppear;
  useEffect(() => {
    if (selector === null) return;
    let opened = false;
    const check = () => {
      const found = document.querySelector(selector);
      const inDialog = found?.closest('dialog') != null;
      opened ||= inDialog;
      if (opened ? inDialog : !found) return;
      watching.disconnect();
      latest.current();
    };
    const watching = new MutationObserver(check);
    watching.observe(document.body, { childList: true, subtree: true, attributes: true });
    check();
    return () => watching.disconnect();
  }, [selector]);
}

/** Dims every part that is neither meant nor holds something meant. */
export const useFirstHandDimmedElements = (
  parts: readonly CssSelector[],
  meant: readonly CssSelector[],
): void => useStyleRule(parts.length === 0 ? '' : dimmingRule(parts, meant));

/** Gives these parts a vermilion edge. */
export const useFirstHandDangerOutline = (parts: readonly CssSelector[]): void =>
  useStyleRule(parts.length === 0 ? '' : `:is(${parts.join()}) { outline: 3px solid var(--danger); }`);

/** Adds a rule that names parts of the table; a style element would be against the content security policy. */
function useStyleRule(rule: string): void {
  useEffect(() => {
    if (rule === '') return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rule]);
}

const dimmingRule = (parts: readonly CssSelector[], meant: readonly CssSelector[]): string => `
  @media not (forced-colors: active) {
    [data-testid="table"] :is(${parts.join()}):not(:is(${meant.join()}), :has(:is(${meant.join()}))) {
      opacity: 0.46;
      filter: saturate(0.6);
    }
  }`;

/** A region such as the canvas takes no focus, but its first button does. */
function focusOn(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  if (document.activeElement !== element)
    element.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

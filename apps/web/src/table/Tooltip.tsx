import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

interface TooltipState {
  readonly key: string;
  /** The middle of the upper edge of the element. */
  readonly x: number;
  readonly y: number;
  /** Opened by touch or key: it stays until the next touch, and a screen reader reads it. */
  readonly pinned: boolean;
}

/** Long enough to be intended. */
const HOLD_MS = 450;
const HOVER_MS = 250;
const STAY_MS = 5000;
const MAX_PRESS_MOVE_PX = 8;
/** Half of the largest width, so that it never leaves the screen. */
const HALF_MAX_WIDTH_PX = 138;

/** The prompt lies between the middle and my cards, and a tooltip of a card must not cover it. */
function topWithoutPrompt(top: number): number {
  const prompt = document.getElementById('prompt')?.getBoundingClientRect();
  const isBetween = prompt && prompt.top < top && prompt.bottom > top - TOOLTIP_REACH_PX;
  return isBetween ? prompt.top : top;
}
/** How far a tooltip reaches above its element. */
const TOOLTIP_REACH_PX = 96;

/**
 * A tooltip above an element: on hover, focus or a long press, and at once when it
 * refuses a tap. `textFor` returns the text, or null for none.
 */
export function useTooltip(textFor: (key: string) => string | null) {
  const [tooltip, setTooltip] = useState<TooltipState | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly at: number } | null>(null);
  const held = useRef(false);
  const stop = () => clearTimeout(timer.current);

  const show = (key: string, element: Element, stays: boolean) => {
    stop();
    if (textFor(key) === null) return setTooltip(null);
    const { left, width, top } = element.getBoundingClientRect();
    const edge = Math.max(
      HALF_MAX_WIDTH_PX,
      Math.min(window.innerWidth - HALF_MAX_WIDTH_PX, left + width / 2),
    );
    setTooltip({ key, x: edge, y: topWithoutPrompt(top), pinned: stays });
  };
  const hide = () => {
    stop();
    setTooltip((now) => (now?.pinned ? now : null));
  };
  const later = (ms: number, key: string, element: Element, stays: boolean) => {
    stop();
    timer.current = setTimeout(() => {
      // Without a text there is nothing to read, and a slow tap is still a tap.
      held.current = stays && textFor(key) !== null;
      show(key, element, stays);
    }, ms);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const stays = tooltip?.pinned === true;
  useEffect(() => {
    if (!stays) return;
    const end = () => setTooltip(null);
    const late = setTimeout(end, STAY_MS);
    document.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(late);
      document.removeEventListener('pointerdown', end);
    };
  }, [stays]);

  // The text may be gone by now.
  const text = tooltip && textFor(tooltip.key);
  return {
    /** Shows why a tap was refused. */
    showRefusal: (key: string, element: Element) => show(key, element, true),
    /** The click that ends a long press is not a tap. */
    wasLongPress: (): boolean => {
      const was = held.current;
      held.current = false;
      return was;
    },
    handlers: (key: string) => ({
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === 'mouse') later(HOVER_MS, key, event.currentTarget, false);
      },
      onPointerLeave: hide,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        if (event.currentTarget.matches(':focus-visible')) show(key, event.currentTarget, false);
      },
      onBlur: hide,
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (pressed.current) event.preventDefault();
      },
    }),
    onPress: (key: string, event: PointerEvent<HTMLElement>) => {
      held.current = false;
      if (event.pointerType === 'mouse') return hide();
      pressed.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      later(HOLD_MS, key, event.currentTarget, true);
    },
    onMove: (event: PointerEvent<HTMLElement>) => {
      const from = pressed.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MAX_PRESS_MOVE_PX) stop();
    },
    onRelease: (event: PointerEvent<HTMLElement>) => {
      if (!pressed.current) return;
      stop();
      // On a busy page the timer can run before this event, although the finger left in time.
      if (held.current && event.timeStamp - pressed.current.at < HOLD_MS) {
        held.current = false;
        setTooltip(null);
      }
      pressed.current = null;
    },
    element:
      tooltip &&
      text !== null &&
      createPortal(
        <p
          className={styles.tooltip}
          style={{ insetInlineStart: tooltip.x, insetBlockEnd: `calc(100dvh - ${tooltip.y - 12}px)` }}
          role={tooltip.pinned ? 'status' : 'tooltip'}
          data-testid="tooltip"
        >
          {text}
        </p>,
        document.querySelector('main') ?? document.body,
      ),
  };
}

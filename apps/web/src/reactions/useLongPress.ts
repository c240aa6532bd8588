import { type DOMAttributes, useEffect, useRef } from 'react';

const LONG_PRESS_MS = 500;
/** A finger that moves farther scrolls. */
const MAX_MOVE_PX = 10;

/** For a button whose long press does something else than its click. */
export function useLongPress(onLongPress: (() => void) | null): DOMAttributes<HTMLElement> {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onLongPress) return {};
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const finish = () => {
    stop();
    isLong.current = true;
    onLongPress();
  };
  return {
    onPointerDown: ({ clientX, clientY, button }) => {
      stop();
      isLong.current = false;
      if (button !== 0) return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(finish, LONG_PRESS_MS);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > MAX_MOVE_PX) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    // Some phones open a menu at a long press before the timer fires, and send the click all the same.
    onContextMenu: (event) => {
      if (timer.current === undefined && !isLong.current) return;
      event.preventDefault();
      if (!isLong.current) finish();
    },
    onClickCapture: (event) => {
      const isKey = event.detail === 0;
      if (!isLong.current || isKey) return;
      isLong.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}

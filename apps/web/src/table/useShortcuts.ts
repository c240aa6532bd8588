import { useEffect, useRef } from 'react';

/** Whether keys go into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  (target as HTMLInputElement).type !== 'radio' &&
  (target as HTMLInputElement).type !== 'checkbox';

/**
 * Keyboard shortcuts of the table: `{ '1': ..., h: ..., Escape: ... }`. Letters go by physical key, for Russian layouts.
 * Off while typing or while a dialog is open.
 */
export function useShortcuts(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const place = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
      const action = latest.current[event.key] ?? (place && latest.current[place]);
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

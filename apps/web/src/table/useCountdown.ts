import { useEffect, useState } from 'react';
import { useTableContext } from './TableContext.tsx';

export interface Countdown {
  readonly seconds: number;
  /** 1 to 0. */
  readonly fraction: number;
  readonly mine: boolean;
}

/** The running clock in whole seconds; null without a clock. */
export function useCountdown(seat: number | null): Countdown | null {
  const { clock, now, clockSeconds, actions } = useTableContext();
  const [, tick] = useState(0);
  const deadline = clock?.deadline ?? null;
  useEffect(() => {
    if (deadline === null) return;
    const timer = setInterval(() => tick((n) => n + 1), 250);
    return () => clearInterval(timer);
  }, [deadline]);
  const left = deadline === null ? null : Math.max(0, deadline - now());
  const seconds = left === null ? null : Math.ceil(left / 1000);
  const mine = seat !== null && (clock?.seats.includes(seat) ?? false);
  const urgent = mine && seconds !== null && seconds > 0 && seconds <= 5 ? seconds : 0;
  const { sound } = actions;
  useEffect(() => {
    if (urgent > 0) sound('tick');
  }, [urgent, sound]);
  if (left === null || seconds === null) return null;
  return { seconds, fraction: Math.min(1, left / 1000 / (clockSeconds ?? 45)), mine };
}

export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

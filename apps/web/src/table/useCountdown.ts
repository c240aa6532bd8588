import { useEffect, useState } from 'react';
import { useTableActions, useTableRoom } from './TableContext.tsx';

export interface Countdown {
  readonly seconds: number;
  /** 1 to 0. */
  readonly fraction: number;
  readonly mine: boolean;
}

/** Used where the length of a clock is unknown. */
const USUAL_SECONDS = 45;
/** The last seconds of my own clock are heard. */
const HURRY_SECONDS = 5;

/** The running clock of the table in whole seconds; null without a clock. Renders once a second. */
export function useCountdown(seat: number | null): Countdown | null {
  const { clock } = useTableRoom();
  const left = useTimeLeft(clock?.deadline ?? null);
  return left && { ...left, mine: seat !== null && (clock?.seats.includes(seat) ?? false) };
}

/** The running clock of one seat; null while it has none, so that its avatar renders only while its own time runs. */
export function useSeatCountdown(seat: number): Omit<Countdown, 'mine'> | null {
  const { clock } = useTableRoom();
  return useTimeLeft(clock?.seats.includes(seat) ? clock.deadline : null);
}

function useTimeLeft(deadline: number | null): Omit<Countdown, 'mine'> | null {
  const { now, clockSeconds } = useTableRoom();
  useSecondsTicker(deadline, now);
  if (deadline === null) return null;
  const seconds = Math.max(0, deadline - now()) / 1000;
  return { seconds: Math.ceil(seconds), fraction: Math.min(1, seconds / (clockSeconds ?? USUAL_SECONDS)) };
}

/** Renders again whenever a whole second before the deadline has passed. */
function useSecondsTicker(deadline: number | null, now: () => number): void {
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadline === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const left = deadline - now();
      if (left <= 0) return;
      timer = setTimeout(
        () => {
          tick((n) => n + 1);
          wait();
        },
        left % 1000 || 1000,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [deadline, now]);
}

/** A tick for each of my last seconds. */
export function useClockSound(countdown: Countdown | null): void {
  const { sound } = useTableActions();
  const left = countdown?.mine ? countdown.seconds : 0;
  const urgent = left <= HURRY_SECONDS ? left : 0;
  useEffect(() => {
    if (urgent > 0) sound('tick');
  }, [urgent, sound]);
}

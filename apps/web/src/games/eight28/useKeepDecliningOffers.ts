import { useEffect, useRef, useState } from 'react';

export interface KeepDecliningOffers {
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

/** Random, so that nobody can tell the switch from a person. */
const delay = (): number => 700 + Math.random() * 1700;

/**
 * The private switch "keep declining": known to nobody else, off at the start of every round.
 * While it is on, it answers each offer.
 */
export function useKeepDecliningOffers(
  round: number,
  asked: boolean,
  decline: () => void,
): KeepDecliningOffers {
  const [since, setSince] = useState<number | null>(null);
  const on = since === round;
  const latest = useRef(decline);
  latest.current = decline;
  useEffect(() => {
    if (!on || !asked) return;
    const timer = setTimeout(() => latest.current(), delay());
    return () => clearTimeout(timer);
  }, [on, asked]);
  return { on, turn: (yes) => setSince(yes ? round : null) };
}

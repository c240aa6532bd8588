import { useCallback, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../table/reducedMotion.ts';

const HOP_MS = 200;

/** Attaches the face of a voter to its game; returns what detaches it. */
export type AttachFace = (member: string, face: HTMLElement) => () => void;

/** Faces hop onto the game that their owners want: from the game before, otherwise from below. */
export function useFaceHops(): AttachFace {
  const isShown = useRef(false);
  const left = useRef(new Map<string, DOMRect>());
  useEffect(() => {
    isShown.current = true;
  }, []);
  return useCallback((member, face) => {
    if (isShown.current && !prefersReducedMotion()) hop(face, left.current.get(member));
    return () => {
      left.current.set(member, face.getBoundingClientRect());
      // Only a face that arrives in the same commit comes from there.
      queueMicrotask(() => left.current.delete(member));
    };
  }, []);
}

function hop(face: HTMLElement, from: DOMRect | undefined): void {
  const to = face.getBoundingClientRect();
  const [x, y] = from ? [from.left - to.left, from.top - to.top] : [0, to.height];
  face.animate(
    [
      { translate: `${x}px ${y}px`, ...(from ? {} : { opacity: 0, scale: 0.5 }) },
      { translate: `${x / 4}px ${Math.min(0, y) / 4 - to.height / 3}px`, offset: 0.6 },
      { translate: 'none' },
    ],
    { duration: HOP_MS, easing: 'ease-out' },
  );
}

import { prefersReducedMotion } from '../table/reducedMotion.ts';

const FLAP_MS = 260;
const RISE_MS = 420;
const EASE = 'cubic-bezier(.6,0,.3,1)';
/** After the letter the faces land on their chairs, one after another. */
const LAND_MS = 40;

/** The flap opens, then the letter rises. Without a flap, as on a phone, it rises at once. */
export function animateEnvelope(envelope: HTMLElement | null): void {
  const [flap, letter] = envelope?.children ?? [];
  if (!flap || !letter || prefersReducedMotion()) return;
  const opens = getComputedStyle(flap).display !== 'none';
  flap.animate([{ transform: 'scaleY(-1)' }, { transform: 'none' }], { duration: FLAP_MS, easing: EASE });
  letter.animate([{ opacity: 0, transform: 'translateY(25%)' }, { transform: 'none' }], {
    duration: RISE_MS,
    delay: opens ? FLAP_MS : 0,
    easing: EASE,
    fill: 'backwards',
  });
}

/** When the face on this chair lands. */
export const faceDelay = (order: number, flap: boolean): string =>
  `${(flap ? FLAP_MS : 0) + RISE_MS + order * LAND_MS}ms`;

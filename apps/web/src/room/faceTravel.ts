import { prefersReducedMotion } from '../table/reducedMotion.ts';

const TRAVEL_MS = 420;
const EASE = 'cubic-bezier(.6,0,.3,1)';
/** By then the lobby is there, or the server took so long that the way would come as a surprise. */
const FORGOTTEN_MS = 5000;

let start: { readonly box: DOMRect; readonly at: number } | null = null;

/** Where my face was when I left the door. */
export function rememberFacePlace(face: Element | null): void {
  start = face && { box: face.getBoundingClientRect(), at: performance.now() };
}

/** My face travels from the door to my chair. Stable, because React calls a new function again. */
export function animateFaceFromDoor(face: HTMLElement | null): void {
  if (!face || !start || prefersReducedMotion()) return;
  const { box, at } = start;
  start = null;
  const to = face.getBoundingClientRect();
  if (to.width === 0 || performance.now() - at > FORGOTTEN_MS) return;
  const x = box.left + box.width / 2 - (to.left + to.width / 2);
  const y = box.top + box.height / 2 - (to.top + to.height / 2);
  face.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${box.width / to.width})` }, { transform: 'none' }],
    { duration: TRAVEL_MS, easing: EASE },
  );
}

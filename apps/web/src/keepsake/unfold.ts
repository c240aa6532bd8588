import { prefersReducedMotion } from '../table/reducedMotion.ts';

const UNFOLD_MS = 350;
const STAGGER_MS = 120;
const STAMP_MS = 200;
const DEAL_MS = 220;
const DEAL_STAGGER_MS = 60;
const EASE = 'cubic-bezier(.6,0,.3,1)';

/**
 * Panels unfold one after the other when they come into view: to the right, on phones downwards. Then the cards of the
 * moment are dealt, each marked with `data-dealt`.
 */
export const unfoldsAt =
  (index: number, handheld: boolean) =>
  (panel: HTMLElement | null): (() => void) | undefined => {
    if (!panel || prefersReducedMotion()) return;
    const axis = handheld ? 'scaleY' : 'scaleX';
    const origin = handheld ? 'top' : 'left';
    return onceVisible(panel, () => {
      const delay = handheld ? 0 : index * STAGGER_MS;
      panel.animate(
        [
          { opacity: 0, transform: `${axis}(0.05)`, transformOrigin: origin },
          { transform: `${axis}(1)`, transformOrigin: origin },
        ],
        { duration: UNFOLD_MS, delay, easing: EASE, fill: 'backwards' },
      );
      for (const [i, card] of panel.querySelectorAll('[data-dealt]').entries())
        card.animate([{ opacity: 0, transform: 'translateY(-2rem)' }, { transform: 'none' }], {
          duration: DEAL_MS,
          delay: delay + UNFOLD_MS + i * DEAL_STAGGER_MS,
          easing: 'ease-out',
          fill: 'backwards',
        });
    });
  };

/** Titles are stamped on the page after the panels. */
export const stampedAfter =
  (panels: number) =>
  (title: HTMLElement | null): (() => void) | undefined => {
    if (!title || prefersReducedMotion()) return;
    return onceVisible(title, () =>
      title.animate([{ opacity: 0, scale: 1.25 }, { scale: 1 }], {
        duration: STAMP_MS,
        delay: panels * STAGGER_MS,
        easing: EASE,
        fill: 'backwards',
      }),
    );
  };

function onceVisible(element: HTMLElement, start: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

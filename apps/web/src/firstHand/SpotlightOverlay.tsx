import type { CSSProperties } from 'react';
import styles from './SpotlightOverlay.module.css';
import type { Spotlight, SpotlightBox } from './useSpotlight.ts';

/** Pips between the card and the target, as shares of the way; the first ones are small and pale. */
const WAY = [0.08, 0.24, 0.4, 0.56, 0.72, 0.88];
const FREE_PX = 14;

/** The ring around what is meant and the trail that leads to it; nothing here can be pressed. */
export function SpotlightOverlay({ light }: { readonly light: Spotlight }) {
  const { target, inHand, from, to, floor } = light;
  if (!target) return null;
  return (
    <div className={styles.overlay} aria-hidden="true" data-testid="spotlight">
      {from &&
        to &&
        trailOf(from, to)
          // Over the table only: neither over the target nor over the words of the tab.
          .filter(({ y }) => y < floor - FREE_PX && y > to.y + to.height + FREE_PX)
          .map(({ x, y, share }) => (
            <i
              key={share}
              className={styles.pip}
              style={{ translate: `${x}px ${y}px`, '--share': share } as CSSProperties}
            />
          ))}
      <div
        key={`${target.width}.${target.height}`}
        className={styles.ring}
        data-in-hand={inHand || undefined}
        style={{
          translate: `${target.x}px ${target.y}px`,
          inlineSize: target.width,
          blockSize: target.height,
        }}
      />
    </div>
  );
}

/** A curve that leaves the card upwards. */
function trailOf(from: SpotlightBox, to: SpotlightBox) {
  const start = { x: from.x + from.width / 2, y: from.y };
  const end = { x: to.x + to.width / 2, y: to.y + to.height };
  const bend = { x: start.x + (end.x - start.x) * 0.8, y: start.y + (end.y - start.y) * 0.3 };
  return WAY.map((share) => {
    const a = (1 - share) ** 2;
    const b = 2 * share * (1 - share);
    const c = share ** 2;
    return { share, x: a * start.x + b * bend.x + c * end.x, y: a * start.y + b * bend.y + c * end.y };
  });
}
